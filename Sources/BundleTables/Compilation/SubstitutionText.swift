import FormatString
import ICU
import OrderedCollections
import StringCatalog
import StringsFiles

/// A substitution as a variable.
struct SubstitutionText {
  private let substitution: StringCatalog.Substitution
  private let substitutions: EntryCompiler.Substitutions

  /// Creates a substitution among those that its texts can name.
  init(
    _ substitution: StringCatalog.Substitution,
    _ substitutions: EntryCompiler.Substitutions
  ) {
    self.substitution = substitution
    self.substitutions = substitutions
  }

  /// Returns the variable with its forms.
  func variable(
    _ forms: OrderedDictionary<PluralCategory, String>
  ) -> StringsDictionary.Variable {
    StringsDictionary.Variable(
      valueType: substitution.formatSpecifier,
      forms: OrderedDictionary(uniqueKeysWithValues: forms.map { ($0.rawValue, text($1)) })
    )
  }

  /// Returns a form with the argument in the place of `%arg`.
  ///
  /// Where the catalog gives the position of the argument, every placeholder gets one.
  private func text(_ form: String) -> String {
    let format = FormatString(parsing: form)
    guard let position = substitution.argNum else {
      return format.replacingArgument(with: "%" + substitution.formatSpecifier).text
    }
    return format.replacingArgument(with: "%\(position)$\(substitution.formatSpecifier)")
      .numbered(substitutions, from: position)
      .text
  }
}

/// Returns a text that names substitutions, with the positions of its arguments where the catalog gives
/// one of them.
func numbered(_ text: String, _ substitutions: EntryCompiler.Substitutions) -> String {
  let format = FormatString(parsing: text)
  let isNumbered = format.segments.contains { segment in
    if case .substitution(let name, let given) = segment {
      given != nil || substitutions[name]?.argNum != nil
    } else {
      false
    }
  }
  return isNumbered ? format.numbered(substitutions).text : text
}

extension FormatString {
  /// Returns the format with the positions that a catalog gives to substitutions, and those by the order for
  /// all other placeholders.
  func numbered(_ substitutions: EntryCompiler.Substitutions, from first: Int = 1) -> FormatString {
    let positions = substitutions.compactMapValues(\.argNum)
    return numbered(
      from: first,
      substitutions: Dictionary(uniqueKeysWithValues: positions.map { ($0, $1) })
    )
  }

  /// Returns the format with a specifier in the place of `%arg`.
  func replacingArgument(with specifier: String) -> FormatString {
    guard segments.contains(.argument) else { return self }
    let text = segments.reduce(into: "") { text, segment in
      text += segment == .argument ? specifier : segment.text
    }
    return FormatString(parsing: text)
  }
}

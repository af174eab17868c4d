import FormatString
import ICU
import OrderedCollections
import StringCatalog
import StringsFiles

/// A substitution as a variable.
struct SubstitutionText {
  private let substitution: StringCatalog.Substitution

  /// Creates the text of a substitution.
  init(_ substitution: StringCatalog.Substitution) {
    self.substitution = substitution
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
  /// A specifier without a position takes the argument of the substitution too, and stays as it is.
  private func text(_ form: String) -> String {
    let position = substitution.argNum.map { "\($0)$" } ?? ""
    return FormatString(parsing: form)
      .replacingArgument(with: "%" + position + substitution.formatSpecifier)
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
  func numbered(_ substitutions: EntryCompiler.Substitutions) -> FormatString {
    let positions = substitutions.compactMapValues(\.argNum)
    return numbered(
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

import CompiledCatalog
import FileFormats
import FormatString
import ICU
import OrderedCollections
import StringCatalog

/// A plural as a variable of a text that is nothing else.
struct PluralText {
  /// The texts by category.
  let forms: OrderedDictionary<PluralCategory, String>
  /// Whether a form shows the number.
  let showsNumber: Bool
  /// The argument that the plural depends on.
  private let number: ArgumentFormat
  /// The number as the forms write it, without its percent sign.
  private let valueType: String
  /// Whether the argument is not the first one, so that each has to be named by its position.
  private var isNumbered: Bool { number.position != 1 }

  /// Creates a plural.
  ///
  /// As in Xcode, the texts of a plural that depends on the first argument stay as the catalog has them,
  /// and those of another one name all arguments by their positions.
  ///
  /// - Parameters:
  ///   - forms: The texts as the catalog has them.
  ///   - number: The argument that it depends on.
  ///   - substitutions: Those that the texts can name.
  init(
    forms: OrderedDictionary<PluralCategory, String>,
    number: ArgumentFormat,
    _ substitutions: EntryCompiler.Substitutions
  ) {
    self.number = number
    let ordered = [forms[.other]].compactMap(\.self) + forms.values
    let formats = ordered.map { FormatString(parsing: $0) }
    let shown = formats.lazy.compactMap { $0.arguments[number.position] }
      .first { $0.argumentKind.isNumeric }
    valueType = shown?.valueType ?? number.valueType
    showsNumber = formats.contains(where: \.showsNumber)
    let valueType = self.valueType
    self.forms = forms.mapValues { form in
      let format = FormatString(parsing: form)
      guard number.position != 1 else {
        return numbered(format.replacingArgument(withFirst: valueType).text, substitutions)
      }
      let argument = "%\(number.position)$\(valueType)"
      return format.replacingArgument(with: argument).numbered(substitutions).text
    }
  }

  /// The variable.
  var variable: StringsDictionary.Variable {
    StringsDictionary.Variable(
      valueType: valueType,
      forms: OrderedDictionary(uniqueKeysWithValues: forms.map { ($0.rawValue, $1) })
    )
  }

  /// Returns the text that is nothing but the variable.
  func reference(to name: String) -> String {
    let position = isNumbered ? number.position : nil
    return FormatString.Segment.substitution(name: name, argument: position).text
  }
}

extension FormatString {
  fileprivate var showsNumber: Bool {
    segments.contains { $0 == .argument }
      || arguments.values.contains(where: \.argumentKind.isNumeric)
  }

  /// Returns the format with the first argument in the place of `%arg`: without its position where it is
  /// the next one.
  ///
  /// - Parameter valueType: How the argument is shown, without the percent sign.
  /// - Returns: The format without `%arg`.
  fileprivate func replacingArgument(withFirst valueType: String) -> FormatString {
    var isNext = true
    let text = segments.reduce(into: "") { text, segment in
      text += segment == .argument ? (isNext ? "%" : "%1$") + valueType : segment.text
      let takesNext = FormatString(segments: [segment]).unnumberedCount > 0
      if segment == .argument || takesNext { isNext = false }
    }
    return FormatString(parsing: text)
  }
}

extension FormatSpecifier {
  /// The specifier as a property list names a type: without percent sign, position, flags and extents.
  fileprivate var valueType: String {
    (lengthModifier?.rawValue ?? "") + String(conversion.rawValue)
  }
}

extension ArgumentFormat {
  /// The argument as a property list names its type.
  var valueType: String {
    (lengthModifier?.rawValue ?? "") + String(conversion.rawValue)
  }
}

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

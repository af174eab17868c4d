import CompiledCatalog
import FileFormats
import FormatString
import ICU
import OrderedCollections
import StringCatalog

/// A plural, as the only variable of a string.
struct PluralText {
  /// The strings by category.
  let forms: OrderedDictionary<PluralCategory, String>
  /// Whether a form contains the number.
  let showsNumber: Bool
  /// The argument that selects the plural form.
  private let number: ArgumentFormat
  /// The format specifier of the number in the forms, without its percent sign.
  private let valueType: String
  /// Whether the argument is not the first one, which requires explicit positions.
  private var isNumbered: Bool { number.position != 1 }

  /// Creates a plural.
  ///
  /// As in Xcode, the strings of a plural on the first argument are unchanged. The strings of a
  /// plural on another argument get explicit positions for all arguments.
  ///
  /// - Parameters:
  ///   - forms: The strings in the catalog.
  ///   - number: The argument that selects the plural form.
  ///   - substitutions: The substitutions that the strings may contain.
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

  /// Returns a string that consists of only the variable.
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

  /// Returns the format with `%arg` replaced by the first argument.
  ///
  /// The argument has no position if it is the next one.
  ///
  /// - Parameter valueType: The format specifier of the argument, without the percent sign.
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
  /// The type of the specifier in a property list: length modifier and conversion.
  fileprivate var valueType: String {
    (lengthModifier?.rawValue ?? "") + String(conversion.rawValue)
  }
}

extension ArgumentFormat {
  /// The type of the argument in a property list.
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

  /// Returns a form with `%arg` replaced by the argument.
  ///
  /// A specifier without a position also refers to the argument of the substitution, and is
  /// unchanged.
  private func text(_ form: String) -> String {
    let position = substitution.argNum.map { "\($0)$" } ?? ""
    return FormatString(parsing: form)
      .replacingArgument(with: "%" + position + substitution.formatSpecifier)
      .text
  }
}

/// Returns a string with positions for all arguments, if the catalog specifies any.
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
  /// Returns the format with the positions of substitutions in the catalog.
  ///
  /// All other placeholders get sequential positions.
  func numbered(_ substitutions: EntryCompiler.Substitutions) -> FormatString {
    let positions = substitutions.compactMapValues(\.argNum)
    return numbered(
      substitutions: Dictionary(uniqueKeysWithValues: positions.map { ($0, $1) })
    )
  }

  /// Returns the format with `%arg` replaced by a specifier.
  func replacingArgument(with specifier: String) -> FormatString {
    guard segments.contains(.argument) else { return self }
    let text = segments.reduce(into: "") { text, segment in
      text += segment == .argument ? specifier : segment.text
    }
    return FormatString(parsing: text)
  }
}

import CompiledCatalog
import FormatString
import ICU
import OrderedCollections
import StringCatalog
import StringsFiles

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
  /// Whether there are other arguments, so that each has to be named by its position.
  private let isNumbered: Bool

  /// Creates a plural.
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
    let shown = formats.lazy.compactMap { $0.arguments[number.position] }.first
    valueType = shown?.valueType ?? number.valueType
    showsNumber = formats.contains(where: \.showsNumber)
    let positions = Set(formats.flatMap(\.argumentUses).map(\.position))
    let isNumbered = number.position != 1 || positions.contains { $0 != 1 }
    self.isNumbered = isNumbered
    let argument = isNumbered ? "%\(number.position)$\(valueType)" : "%" + valueType
    self.forms = forms.mapValues { form in
      let text = FormatString(parsing: form).replacingArgument(with: argument)
      return isNumbered ? text.numbered(substitutions).text : text.text
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
}

extension FormatSpecifier {
  /// The specifier as a property list names a type: without percent sign, position, flags and extents.
  fileprivate var valueType: String {
    (lengthModifier?.rawValue ?? "") + String(conversion.rawValue)
  }
}

extension ArgumentFormat {
  fileprivate var valueType: String {
    (lengthModifier?.rawValue ?? "") + String(conversion.rawValue)
  }
}

import Diagnostics
import FileFormats
import FormatString
import ICU
import OrderedCollections
import StringCatalog

/// Migrates one rule of a `.stringsdict`.
struct RuleMigration {
  /// The diagnostics for content that the catalog cannot represent.
  private(set) var diagnostics: [Diagnostic] = []
  private let key: String
  private let language: String
  private let location: Location?
  private let mayHideNumber: Bool
  /// The substitutions of all devices, which a catalog stores once per string.
  private var substitutions: OrderedDictionary<String, StringCatalog.Substitution> = [:]

  /// Creates the migration of a rule.
  ///
  /// - Parameters:
  ///   - key: The key of the string.
  ///   - language: Its language.
  ///   - location: Its location.
  ///   - mayHideNumber: Whether plural variants may omit the number.
  init(key: String, language: String, location: Location?, mayHideNumber: Bool) {
    self.mayHideNumber = mayHideNumber
    self.key = key
    self.language = language
    self.location = location
  }

  /// Returns the localization of a rule; `nil` if it has no string.
  mutating func localization(of rule: StringsDictionary.Rule) -> StringCatalog.Localization? {
    var localization = variant(of: rule, for: nil)
    localization?.substitutions = substitutions
    return localization
  }

  private mutating func variant(
    of rule: StringsDictionary.Rule,
    for device: String?
  ) -> StringCatalog.Localization? {
    switch rule {
    case .text(let text): StringCatalog.Localization(text)
    case .format(let format): variant(of: format, for: device)
    case .width(let texts): widest(texts)
    case .device(let rules): device == nil ? devices(rules) : otherDevices(rules, for: device)
    }
  }

  private mutating func widest(
    _ texts: OrderedDictionary<Int, String>
  ) -> StringCatalog.Localization? {
    guard let widest = texts.max(by: { $0.key < $1.key }) else { return nil }
    let others = texts.keys.filter { $0 != widest.key }.sorted()
    if !others.isEmpty {
      report(.migrationWidths(key, in: language, others: others.map { String($0) }))
    }
    return StringCatalog.Localization(widest.value)
  }

  private mutating func devices(
    _ rules: OrderedDictionary<String, StringsDictionary.Rule>
  ) -> StringCatalog.Localization? {
    var variants: OrderedDictionary<StringCatalog.Device, StringCatalog.Localization> = [:]
    for (name, rule) in rules {
      variants[StringCatalog.Device(rawValue: name)] = variant(of: rule, for: name)
    }
    variants.sort { $0.key.rawValue < $1.key.rawValue }
    guard !variants.isEmpty else { return nil }
    return StringCatalog.Localization(variations: .init(device: variants))
  }

  private mutating func otherDevices(
    _ rules: OrderedDictionary<String, StringsDictionary.Rule>,
    for device: String?
  ) -> StringCatalog.Localization? {
    report(.migrationNestedDevices(key, in: language))
    return (rules["other"] ?? rules.values.first).flatMap { variant(of: $0, for: device) }
  }

  private mutating func variant(
    of format: StringsDictionary.Format,
    for device: String?
  ) -> StringCatalog.Localization {
    let format = repaired(format)
    if let plural = format.wholePlural(key: key, mayHideNumber: mayHideNumber) {
      for name in format.variables.keys where name != plural.name {
        report(.migrationUnusedVariable(key, in: language, variable: name))
      }
      return StringCatalog.Localization(
        variations: .init(plural: Self.leaves(plural.variable.forms) { $0 })
      )
    }
    let numbers = Self.numbers(of: format)
    for name in format.variables.keys where numbers[name] == nil {
      report(.migrationUnusedVariable(key, in: language, variable: name))
    }
    let names = rename(format, numbers, for: device)
    for (name, variable) in format.variables {
      guard let number = numbers[name], let newName = names[name] else { continue }
      substitutions[newName] = Self.substitution(variable, number, names)
    }
    let text = FormatString(parsing: format.text).folding { numbers[$0]?.argNum }
    return StringCatalog.Localization(Self.renamed(text, names))
  }

  /// Returns a format whose only undefined variable is renamed to the only unused one.
  ///
  /// Translators sometimes translate the name in a text.
  private mutating func repaired(_ format: StringsDictionary.Format) -> StringsDictionary.Format {
    let arguments = VariableArguments(format)
    let undefined = format.undefinedVariables
    let unused = format.variables.keys.filter { arguments[$0] == nil }
    guard undefined.count == 1, unused.count == 1 else { return format }
    report(.migrationRenamedVariable(key, in: language, undefined[0], variable: unused[0]))
    let names = [undefined[0]: unused[0]]
    var format = format
    format.text = Self.renamed(FormatString(parsing: format.text), names)
    for (name, variable) in format.variables {
      format.variables[name]?.forms = variable.forms.mapValues {
        Self.renamed(FormatString(parsing: $0), names)
      }
    }
    return format
  }

  /// Returns the numbers that select the forms of the variables, without those of unused variables.
  private static func numbers(of format: StringsDictionary.Format) -> [String: VariableNumber] {
    let arguments = VariableArguments(format)
    let lone =
      format.hasLoneVariable ? FormatString(parsing: format.text).substitutionNames.first : nil
    let numbered = format.numberedVariables
    var numbers: [String: VariableNumber] = [:]
    for name in format.variables.keys {
      guard let argument = arguments[name] else { continue }
      numbers[name] = VariableNumber(
        argNum: name == lone ? nil : argument,
        isNumbered: numbered.contains(name)
      )
    }
    return numbers
  }

  /// Returns the new names of variables.
  ///
  /// They differ from the old ones if another device has a different variable of that name.
  private func rename(
    _ format: StringsDictionary.Format,
    _ numbers: [String: VariableNumber],
    for device: String?
  ) -> [String: String] {
    let own = Dictionary(uniqueKeysWithValues: format.variables.keys.map { ($0, $0) })
    let differs = format.variables.contains { name, variable in
      guard let other = substitutions[name], let number = numbers[name] else { return false }
      return other != Self.substitution(variable, number, own)
    }
    guard differs, let device else { return own }
    return own.mapValues { "\($0)_\(device)" }
  }

  private static func substitution(
    _ variable: StringsDictionary.Variable,
    _ number: VariableNumber,
    _ names: [String: String]
  ) -> StringCatalog.Substitution {
    let specifier = variable.valueType.isEmpty ? "lld" : variable.valueType
    return StringCatalog.Substitution(
      argNum: number.argNum,
      formatSpecifier: specifier,
      variations: .init(
        plural: leaves(variable.forms) { form in
          renamed(FormatString(parsing: form).naming(number, as: specifier), names)
        }
      )
    )
  }

  private static func leaves(
    _ forms: OrderedDictionary<String, String>,
    _ text: (String) -> String
  ) -> OrderedDictionary<PluralCategory, StringCatalog.Localization> {
    var leaves: OrderedDictionary<PluralCategory, StringCatalog.Localization> = [:]
    for (name, form) in forms {
      guard let category = PluralCategory(rawValue: name) else { continue }
      leaves[category] = StringCatalog.Localization(text(form))
    }
    leaves.sort { $0.key.rawValue < $1.key.rawValue }
    return leaves
  }

  private static func renamed(_ format: FormatString, _ names: [String: String]) -> String {
    var format = format
    format.segments = format.segments.map { segment in
      guard case .substitution(let name, let argument) = segment else { return segment }
      return .substitution(name: names[name] ?? name, argument: argument)
    }
    return format.text
  }

  private mutating func report(_ message: Diagnostic.Message) {
    diagnostics.append(Diagnostic(message, .warning, at: location))
  }
}

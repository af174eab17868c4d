import DiagnosticMessages
import FormatString
import ICU
import Localization

/// A text of the page itself, such as the label of a button.
///
/// The script inserts values for `{0}`, `{1}` and so on.
enum PageWord: Encodable {
  /// The same text for all numbers.
  case text(String)
  /// A text for each plural category of the first number.
  case forms([String: String])

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .forms(let forms): try container.encode(forms)
    }
  }

  /// Returns the words that the script names, in the language of the page.
  ///
  /// - Parameter language: The language.
  /// - Returns: The words by their names: `pageSave` for the key `page.save` of the catalog, and
  ///   `rule.ID` for the message of a rule.
  static func all(in language: String) -> [String: PageWord] {
    let locale = UserLocale(language)
    return names.reduce(into: [:]) { words, name in
      words[name] = PageWord(locale, language) { arguments in
        if let message = messageKey(of: name) {
          return DiagnosticTexts.text(forKey: message, arguments: arguments, in: locale)
        }
        return String(
          localized: LocalizationValue(catalogKey(of: name), arguments: arguments),
          locale: locale
        )
      }
    }
  }

  /// The names in the script: literals that begin with `page` and an uppercase letter, or `rule.`.
  static let names: Set<String> = {
    let literals = PageFiles.script.split(separator: "\"").dropFirst()
    return Set(literals.map(String.init).filter { isName($0) })
  }()

  private static func isName(_ literal: String) -> Bool {
    guard literal.utf8.allSatisfy({ $0.isNameByte }) else { return false }
    if literal.hasPrefix(rulePrefix) { return literal.count > rulePrefix.count }
    return literal.hasPrefix(prefix) && literal.dropFirst(prefix.count).first?.isUppercase == true
  }

  private static let prefix = "page"
  private static let rulePrefix = "rule."

  /// Returns the key of a word in the catalog of the commands: `page.save` for `pageSave`.
  static func catalogKey(of name: String) -> String {
    let rest = name.dropFirst(prefix.count)
    return "\(prefix).\(rest.prefix(1).lowercased())\(rest.dropFirst())"
  }

  /// Returns the key of the message of a rule in the catalog of the diagnostics; `nil` for others.
  static func messageKey(of name: String) -> String? {
    guard name.hasPrefix(rulePrefix) else { return nil }
    let key = name.dropFirst(rulePrefix.count)
    return key == "quotation" ? "'%@'" : String(key)
  }

  private init(
    _ locale: UserLocale,
    _ language: String,
    _ text: (_ arguments: [any Sendable]) -> String
  ) {
    let specifiers = FormatString(parsing: text([])).arguments
    let positions = 0..<(specifiers.keys.max() ?? 0)
    let numbers = positions.filter { specifiers[$0 + 1]?.isInteger == true }
    /// Returns the text with marks for its values.
    func marked(_ sample: Int) -> String {
      // Only the first number selects the plural form. The others differ from all samples.
      let values = numbers.map { ($0, $0 == numbers.first ? sample : Self.largeNumber + $0) }
      var text = text(
        positions.map { position -> any Sendable in
          if let value = values.first(where: { $0.0 == position })?.1 { return value }
          return Self.mark(position)
        }
      )
      // From the last one, because the digits of the first may be part of the others.
      for (position, value) in values.reversed() {
        let digits = NumberStyle.number.format(value, locale: FormatLocale(language))
        text = text.replacing(digits, with: Self.mark(position), maxReplacements: 1)
      }
      return positions.reduce(text) { $0.replacing(Self.mark($1), with: "{\($1)}") }
    }
    guard !numbers.isEmpty,
      let samples = try? PluralRules.shared(languageTag: language).samples(limit: 1)
    else {
      self = .text(marked(0))
      return
    }
    let forms = samples.compactMapValues { numbers in numbers.first.flatMap { Int(exactly: $0) } }
      .map { ($0.rawValue, marked($1)) }
    if let form = forms.first?.1, forms.allSatisfy({ $0.1 == form }) {
      self = .text(form)
    } else {
      self = .forms(Dictionary(forms) { first, _ in first })
    }
  }
}

extension PageWord {
  /// A number that no sample of a plural form has.
  private static let largeNumber = 900_000_001

  /// A character without digits in place of a value, because the number is found by its digits.
  private static func mark(_ position: Int) -> String {
    Unicode.Scalar(0xE000 + UInt32(position)).map { String($0) } ?? ""
  }
}

extension FormatSpecifier {
  fileprivate var isInteger: Bool {
    switch argumentKind {
    case .signedInteger, .unsignedInteger: true
    default: false
    }
  }
}

extension UInt8 {
  /// Whether the byte may be part of a name: a letter or digit of ASCII, a hyphen or a period.
  fileprivate var isNameByte: Bool {
    let scalar = Unicode.Scalar(self)
    return self < 0x80 && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
  }
}

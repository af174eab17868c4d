package import Diagnostics
import FormatString
import StringCatalog

/// A rule that reports numbers that differ from those of the source text.
///
/// "Between 0.5 and 8" for "between 0.5 and 10" misinforms users, or refuses what the program
/// accepts. Decimal separators and thousands separators are ignored. A number that is only in one of
/// the texts may be a word in the other one, so both must have one that the other lacks. Times may be
/// written in another clock, measures in other units (*6 inches*, *90 days*), prices in another
/// currency, telephone numbers of another country, and numbers below 2 are often articles. The
/// numbers of placeholders, addresses and names (*H264*) are ignored.
package struct MismatchedNumberRule: LocalizationRule {
  package static let id: Diagnostic.ID = "mismatched-number"
  package static let title = "A translation has the same numbers as the source text."
  package static let reason = """
    A number that was not updated with the source text misinforms users. Only texts of which each \
    has a number that the other one lacks are reported, because a number may be written as a word.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    for translation in localization.translations
    where translation.leaf.traits.contains(.digit) && translation.source.traits.contains(.digit)
      && !translation.leaf.mayLeaveOutNumber
    {
      let (wanted, found) = (
        TextNumbers(in: translation.source), TextNumbers(in: translation.leaf)
      )
      let (language, source) = (localization.language, translation.source)
      guard !wanted.hasConvertedUnits, !found.hasConvertedUnits,
        wanted.currencies == found.currencies,
        let lost = wanted.all.first(where: {
          !found.contains($0) && !$0.isWord(in: translation.leaf, by: language.conventions)
        }),
        let added = found.all.first(where: {
          !wanted.contains($0) && !$0.isWord(in: source, by: language.sourceConventions)
        }),
        !added.isConversion(of: lost)
      else { continue }
      emit(
        localization.finding(
          Self.message(in: localization.language.tag, added.text, insteadOf: lost.text),
          at: translation.leaf.path
        )
      )
    }
  }
}

extension MismatchedNumberRule {
  /// Returns the message of a finding.
  package static func message(
    in language: String,
    _ number: String,
    insteadOf other: String
  ) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      "the \(quoted: language) translation has the number \(quoted: number) where the source text has \(quoted: other)"
    )
  }

  package static let triggering = [
    RuleExample(
      """
      "Enter a value from 0.5 to 10" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : ↓"Introduce un valor de 0,5 a 8" } } } }
      """
    )
  ]

  package static let nonTriggering = [
    RuleExample(
      languages: ["en", "ja"],
      """
      "20,000 words" : { "localizations" : { "ja" : {
        "stringUnit" : { "state" : "translated", "value" : "2万語" } } } }
      """
    ),
    RuleExample(
      """
      "From 0.5 to 10,000 in 2 steps" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "De 0,5 a 10.000 en dos pasos" } } } },
      "Opens at 5:30 PM" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Abre a las 17:30" } } } },
      "Within 6 inches, macOS 14" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "A menos de 15 cm, macOS 14.0" } } } },
      "(212) 555-0100" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "91 555 01 00" } } } },
      "Two 15-minute runs to a 5K" : { "localizations" : { "es" : { "stringUnit" : {
        "state" : "translated", "value" : "2 carreras de un cuarto de hora hasta 5 km" } } } },
      "For 25 USD" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Por 22 EUR" } } } },
      "For $25" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Por 22 €" } } } },
      "Last 90 days" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Últimos 3 meses" } } } },
      "%1$lld of 20" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "20, de los que %1$lld" } } } },
      "See https://example.com/12" : { "localizations" : { "es" : { "stringUnit" : {
        "state" : "translated", "value" : "Consulta https://example.com/34" } } } }
      """
    ),
  ]
}

/// The numbers of a text, apart from its placeholders, addresses and names.
private struct TextNumbers {
  /// The numbers from 2, in text order.
  private(set) var all: [Number] = []
  /// Those in names and before units, which are not compared: *H264*, *5K*.
  private var parts: [Number] = []
  /// Whether the text has times or units that another language may convert.
  private(set) var hasConvertedUnits = false
  /// The symbols and codes of currencies.
  private(set) var currencies: Set<String> = []

  /// Words after times and measures that are not used everywhere.
  private static let convertedUnits: Set<String> = [
    "am", "pm", "inch", "inches", "feet", "foot", "ft", "mile", "miles", "mi", "mph", "yard",
    "yards", "pound", "pounds", "lb", "lbs", "ounce", "ounces", "oz", "f", "fahrenheit", "gallon",
    "gallons",
  ]

  /// Chinese, Japanese and Korean signs that multiply the number before them: 2万 is 20,000.
  private static let largeNumbers: Set<Character> = [
    "百", "千", "万", "萬", "亿", "億", "兆", "백", "천", "만", "억", "조",
  ]

  /// A number; two are equal if they have the same digits.
  struct Number: Equatable {
    /// The number as written.
    let text: String
    /// Its digits without separators, as ASCII.
    let digits: String

    /// Returns whether a text has the number as a word: *two*.
    func isWord(in leaf: LocalizationLeaf, by conventions: LanguageConventions?) -> Bool {
      guard let words = conventions?.numberWords, let number = Int(digits),
        words.indices.contains(number - 2)
      else { return false }
      return leaf.words.letterRuns.contains(words[number - 2])
    }

    static func == (first: Number, second: Number) -> Bool { first.digits == second.digits }

    /// Returns whether the number is probably the other one in another unit of time or size: months
    /// for days, gigabytes for megabytes.
    func isConversion(of other: Number) -> Bool {
      guard let first = Int(digits), let second = Int(other.digits), min(first, second) > 0,
        max(first, second).isMultiple(of: min(first, second))
      else { return false }
      return [7, 12, 24, 30, 60, 365, 1000, 1024].contains(max(first, second) / min(first, second))
    }
  }

  init(in leaf: LocalizationLeaf) {
    for segment in leaf.format?.segments ?? [.text(leaf.value)] {
      if case .text(let text) = segment { read(text) }
    }
  }

  func contains(_ number: Number) -> Bool { all.contains(number) || parts.contains(number) }

  private mutating func read(_ text: String) {
    for word in withoutPhoneNumbers(text).split(whereSeparator: \.isNewlineOrSpace)
    where !word.contains("://") && !word.contains("@") {
      let folded = word.lowercased().filter(\.isLetter)
      if Self.convertedUnits.contains(folded) { hasConvertedUnits = true }
      let symbols = word.unicodeScalars.filter { $0.properties.generalCategory == .currencySymbol }
      currencies.formUnion(symbols.map { String($0) })
      if word.utf8.count == 3, word.utf8.allSatisfy(\.isUppercase) {
        currencies.insert(String(word))
      }
      readNumbers(of: word)
    }
  }

  /// Returns a text without telephone numbers, which are samples of the user's country.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  private func withoutPhoneNumbers(_ text: String) -> String {
    // Most texts have fewer digits.
    guard text.count(where: \.isNumber) > 6 else { return text }
    var result = ""
    var rest = text[...]
    while let first = rest.first {
      let isPart = Self.isPartOfPhoneNumber(first)
      let run = rest.prefix { Self.isPartOfPhoneNumber($0) == isPart }
      result += isPart && run.count(where: \.isNumber) > 6 ? " " : run
      rest = rest[run.endIndex...]
    }
    return result
  }

  private static func isPartOfPhoneNumber(_ character: Character) -> Bool {
    character.isNumber || character.isWhitespace || "+()-‑–/".contains(character)
  }

  private mutating func readNumbers(of word: Substring) {
    var rest = word
    while let start = rest.firstIndex(where: \.isDecimalDigit) {
      let number = rest[start...].prefix { $0.isDecimalDigit || Self.separates($0) }
      let isName = word[..<start].last.map { $0.isLetter || $0 == "-" || $0 == "_" } ?? false
      let next = rest[number.endIndex...].first
      let digits = Self.digits(of: number)
      if next == ":" { hasConvertedUnits = true }
      let isUnit = next.map { $0.isASCII && $0.isLetter || Self.largeNumbers.contains($0) } ?? false
      if (Int(digits) ?? 2) > 1 {
        let number = Number(text: String(number.drop(endingWith: Self.separates)), digits: digits)
        if isName || isUnit { parts.append(number) } else { all.append(number) }
      }
      rest = rest[number.endIndex...]
    }
  }

  /// Returns the digits of a number, without decimals that are zero: 14 for "14.0".
  private static func digits(of number: Substring) -> String {
    let parts = number.split(whereSeparator: separates)
    let isWhole = parts.count == 2 && parts[1].count < 3 && parts[1].allSatisfy { $0 == "0" }
    return (isWhole ? parts[0] : number[...]).compactMap { $0.wholeNumberValue.map(String.init) }
      .joined()
  }

  /// Returns whether a character separates decimals or thousands.
  private static func separates(_ character: Character) -> Bool {
    ".,'’٫٬\u{A0}\u{202F}".contains(character)
  }
}

extension Character {
  /// Whether the character is a digit of a place-value system; Chinese numerals occur in words.
  fileprivate var isDecimalDigit: Bool {
    unicodeScalars.first?.properties.numericType == .decimal
  }

  /// Whether the character is whitespace between words; no-break spaces separate thousands.
  fileprivate var isNewlineOrSpace: Bool {
    isWhitespace && self != "\u{A0}" && self != "\u{202F}"
  }
}

extension Substring {
  /// Returns the text without the characters at its end that satisfy a condition.
  fileprivate func drop(endingWith isDropped: (Character) -> Bool) -> Substring {
    prefix(through: lastIndex { !isDropped($0) } ?? startIndex)
  }
}

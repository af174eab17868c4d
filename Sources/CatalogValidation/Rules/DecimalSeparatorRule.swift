package import Diagnostics
import ICU
import StringCatalog

/// A rule that reports numbers with a decimal separator of another language.
///
/// In Spain, "2.5 kg" is only understood by users who know English. Most numbers with a dot are
/// versions, dates and times, so only numbers with a unit or a percent sign are reported. Numbers
/// with three digits after the separator may be thousands. A text that consists of a number may be
/// a placeholder for the code to replace, so the finding is a note.
package struct DecimalSeparatorRule: LocalizationRule {
  package static let id: Diagnostic.ID = "decimal-separator"
  package static let title = "Numbers use the decimal separator of the language."
  package static let reason = """
    Versions, dates, times and numbers with three digits after the separator, which may be \
    thousands, are not checked. If the number is the whole text, the finding is only a note.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    guard let mark = localization.language.decimalMark, mark == "," || mark == "." else { return }
    let other: Character = mark == "," ? "." : ","
    for translation in localization.translations where translation.leaf.traits.contains(.digit) {
      let leaf = translation.leaf
      guard let number = Self.number(with: other, in: leaf.value),
        translation.source.value.contains(number)
      else { continue }
      emit(
        localization.finding(
          Self.message(in: localization.language.tag, String(number), mark: String(mark)),
          at: leaf.path,
          isMinor: !localization.entry.hasWords
        )
      )
    }
  }

  /// Returns the first number with a separator, or `nil` if there is no unambiguous one.
  private static func number(with mark: Character, in text: String) -> Substring? {
    let words = text.split(whereSeparator: \.isWhitespace)
    for (index, word) in words.enumerated() {
      let chunk = word.drop { !$0.isLetter && !$0.isNumber && $0 != "%" }
      let number = chunk.prefix { $0.isASCII && ($0.isNumber || $0 == mark) }
      let parts = number.split(separator: mark, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, (1...2).contains(parts[1].count) else { continue }
      let rest = chunk[number.endIndex...].prefix { $0.isLetter || "%°×".contains($0) }
      let next = words.dropFirst(index + 1).first?.prefix { $0.isLetter || "%°×".contains($0) }
      guard
        number.endIndex == chunk.endIndex || !chunk[number.endIndex...].contains(where: \.isNumber)
      else { continue }
      let isAtEnd = number.endIndex == chunk.endIndex
      if units.contains(String(isAtEnd ? next ?? "" : rest)) { return number }
    }
    return nil
  }

  /// Symbols of units after a number, which are the same in most languages.
  private static let units: Set<String> = [
    "%", "°", "°C", "°F", "×", "x", "kg", "g", "mg", "lb", "lbs", "oz", "st", "km", "m", "cm", "mm",
    "mi", "ft", "in", "l", "L", "ml", "mL", "dl", "kcal", "kJ", "cal", "h", "min", "s", "ms", "Hz",
    "kHz", "MHz", "GHz", "KB", "kB", "MB", "GB", "TB", "W", "kW", "kWh", "V", "A", "mAh", "dB",
    "mmol", "U", "kn", "mph", "px", "pt",
  ]
}

extension DecimalSeparatorRule {
  /// Returns the message of a finding.
  package static func message(
    in language: String,
    _ number: String,
    mark: String
  ) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      "\(quoted: number) does not use the decimal separator of \(quoted: language) (\(quoted: mark))"
    )
  }

  package static let triggering = [
    RuleExample(
      """
      "At least 2.5 kg" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : ↓"Al menos 2.5 kg" } } } },
      "Much (2.5 kg)" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : ↓"Mucho (2.5 kg)" } } } }
      """
    )
  ]

  package static let nonTriggering = [
    RuleExample(
      """
      "At least 2.5 kg, iOS 17.2, 1.000 m" : { "localizations" : { "es" : {
        "stringUnit" : {
          "state" : "translated", "value" : "Al menos 2,5 kg, iOS 17.2, 1.000 m" } } } },
      "Under .5 kg" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Menos de .5 kg" } } } },
      "Write 2.5" : { "localizations" : { "es-MX" : {
        "stringUnit" : { "state" : "translated", "value" : "Escribe 2.5" } } } }
      """
    )
  ]
}

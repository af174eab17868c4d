package import Diagnostics
import ICU
import StringCatalog

/// A rule that reports numbers with a decimal separator of another language.
///
/// In Spain, "2.5 kg" is only understood by users who know English. Versions, dates and times are
/// ignored, as are numbers with three digits after the separator, which may be thousands. A text
/// that consists of a number may be a placeholder for the code to replace, so the finding is a
/// note.
package struct DecimalSeparatorRule: LocalizationRule {
  package static let id: Diagnostic.ID = "decimal-separator"
  package static let deprecatedIDs: [Diagnostic.ID] = ["decimal-mark"]
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
    for word in text.split(whereSeparator: \.isWhitespace) {
      let chunk = word.drop { !$0.isLetter && !$0.isNumber && $0 != "%" }
      let number = chunk.prefix { $0.isASCII && ($0.isNumber || $0 == mark) }
      let parts = number.split(separator: mark, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, (1...2).contains(parts[1].count) else { continue }
      // After a name, it is a version: iOS 17.2.
      let before = text[..<chunk.startIndex].split(whereSeparator: \.isWhitespace).last
      let isVersion =
        before?.first?.isLetter ?? false && before?.contains(where: \.isUppercase) ?? false
      let rest = chunk[number.endIndex...]
      let isPlain = rest.allSatisfy { !$0.isNumber }
      if !isVersion, isPlain { return number }
    }
    return nil
  }
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

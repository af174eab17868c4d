internal import ICU

/// Reads numbers that people type, strictly by the marks of their locale.
///
/// A mark that the locale reads otherwise is never guessed at: it is refused, with the reason.
///
/// ```swift
/// let parser = NumberParser(locale: FormatLocale("es_ES"))
/// try parser.parse("72,5").value  // 72.5
/// try parser.parse("72.5")        // throws: .unexpectedMark("."), example "72,5"
/// ```
public struct NumberParser: Sendable {
  private let marks: NumberMarks
  private let locale: FormatLocale

  /// Creates a reader for a locale.
  public init(locale: FormatLocale) {
    self.locale = locale
    marks = NumberMarks(locale: locale.numbers)
  }

  /// Returns the number that the whole text is.
  public func parse(_ text: String) throws(NumberParsingError) -> ParsedNumber {
    let (number, rest) = try parse(prefixOf: text)
    guard rest.isEmpty else { throw error(.trailingText(String(rest))) }
    return number
  }

  /// Returns the number that the text begins with, and what follows it: a unit, for example.
  ///
  /// All digits and marks at the beginning belong to the number; it is not cut short to make it one.
  public func parse(
    prefixOf text: String
  ) throws(NumberParsingError) -> (number: ParsedNumber, rest: Substring) {
    guard !text.isEmpty else { throw error(.empty) }
    guard let token = NumberToken(startOf: text, marks: marks) else {
      throw error(.notANumber)
    }
    if let mark = token.firstUnexpectedMark(by: marks) {
      throw error(.unexpectedMark(String(Character(mark))), meant: token.guess)
    }
    guard let number = token.number(by: marks) else { throw error(.tooManyDigits) }
    return (number, token.rest)
  }

  private func error(
    _ reason: NumberParsingError.Reason,
    meant number: ParsedNumber? = nil
  ) -> NumberParsingError {
    let number = number ?? usualNumber
    let style = NumberStyle.number(fractionDigits: number.fractionDigits)
    return NumberParsingError(reason: reason, example: style.format(number.value, locale: locale))
  }
}

/// The example where nobody knows what was meant.
private let usualNumber = ParsedNumber(significand: 725, fractionDigits: 1)

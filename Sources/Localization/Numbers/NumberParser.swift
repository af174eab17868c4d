internal import ICU

/// A strict parser of numbers that users type, with the symbols of their locale.
///
/// Ambiguous or invalid separators are rejected, with the reason.
///
/// ```swift
/// let parser = NumberParser(locale: FormatLocale("es_ES"))
/// try parser.parse("72,5").value  // 72.5
/// try parser.parse("72.5")        // throws: .unexpectedSeparator("."), example "72,5"
/// ```
public struct NumberParser: Sendable {
  private let marks: ParsingNumberSymbols
  private let locale: FormatLocale

  /// Creates a parser for a locale.
  public init(locale: FormatLocale) {
    self.locale = locale
    marks = ParsingNumberSymbols(locale: locale.numbers)
  }

  /// Parses the whole text as a number.
  public func parse(_ text: String) throws(NumberParsingError) -> ParsedNumber {
    let (number, rest) = try parse(prefixOf: text)
    guard rest.isEmpty else { throw error(.trailingText(String(rest))) }
    return number
  }

  /// Parses the number at the start of the text, and returns what follows it, for example a unit.
  ///
  /// All digits and separators at the start are part of the number. It is not shortened to make it
  /// valid.
  public func parse(
    prefixOf text: String
  ) throws(NumberParsingError) -> (number: ParsedNumber, rest: Substring) {
    guard !text.isEmpty else { throw error(.empty) }
    guard let token = NumberToken(startOf: text, marks: marks) else {
      throw error(.notANumber)
    }
    if let mark = token.firstUnexpectedMark(by: marks) {
      throw error(.unexpectedSeparator(String(Character(mark))), meant: token.guess)
    }
    guard let number = token.number(by: marks) else { throw error(.tooManyDigits) }
    return (number, token.rest)
  }

  /// Returns whether a text has anything but digits, separators, minus signs and spaces.
  func canHaveWords(_ text: String) -> Bool {
    !text.unicodeScalars.allSatisfy { scalar in
      marks.digit(scalar) != nil || marks.isMark(scalar) || scalar == "-" || scalar == "−"
        || scalar.properties.isWhitespace
    }
  }

  private func error(
    _ reason: NumberParsingError.Reason,
    meant number: ParsedNumber? = nil
  ) -> NumberParsingError {
    let number = number ?? exampleNumber
    let style = NumberStyle.number(fractionDigits: number.fractionDigits)
    return NumberParsingError(reason: reason, example: style.format(number.value, locale: locale))
  }
}

/// The example if the intended number is unknown.
private let exampleNumber = ParsedNumber(significand: 725, fractionDigits: 1)

/// The digits and separators at the start of a text.
struct NumberToken {
  private let isNegative: Bool
  /// The digits as an integer; `nil` if there are too many.
  private var significand: Int? = 0
  /// The numbers of digits between the separators; there is one more than there are separators.
  private var lengths = [0]
  private var marks: [UnicodeScalar] = []
  /// The text after the number.
  private(set) var rest: Substring

  /// Reads a sign, and then digits and separators as long as another digit follows.
  ///
  /// - Returns: `nil` if there is no digit.
  init?(startOf text: String, marks known: ParsingNumberSymbols) {
    var scalars = text.unicodeScalars[...]
    isNegative = scalars.first == "-" || scalars.first == "−"
    if isNegative || scalars.first == "+" { scalars = scalars.dropFirst() }
    rest = text[...]
    while let next = scalars.first {
      let following = scalars.dropFirst()
      if let digit = known.digit(next) {
        append(digit)
      } else if known.isMark(next), following.first.flatMap(known.digit) != nil {
        marks.append(next)
        lengths.append(0)
      } else {
        break
      }
      scalars = following
    }
    rest = Substring(scalars)
    guard lengths.contains(where: { $0 > 0 }) else { return nil }
  }

  private mutating func append(_ digit: Int) {
    lengths[lengths.count - 1] += 1
    guard let (product, overflow) = significand?.multipliedReportingOverflow(by: 10) else { return }
    let (sum, carry) = product.addingReportingOverflow(digit)
    significand = overflow || carry ? nil : sum
  }

  /// Returns the first separator at an invalid position; `nil` if all are valid.
  func firstUnexpectedMark(by known: ParsingNumberSymbols) -> UnicodeScalar? {
    guard let last = marks.last else { return nil }
    let hasFraction = last == known.decimal
    let grouping = hasFraction ? marks.dropLast() : marks[...]
    if let wrong = grouping.first(where: { !known.isGrouping($0) || $0 != grouping.first }) {
      return wrong
    }
    return known.areGroups(hasFraction ? lengths.dropLast() : lengths[...]) ? nil : grouping.first
  }

  /// Returns the number if its separators are valid; `nil` if it has too many digits.
  func number(by known: ParsingNumberSymbols) -> ParsedNumber? {
    number(fractionDigits: marks.last == known.decimal ? lengths[lengths.count - 1] : 0)
  }

  /// The number that was probably meant: the last separator is the decimal separator.
  var guess: ParsedNumber? {
    number(fractionDigits: marks.isEmpty ? 0 : lengths[lengths.count - 1])
  }

  private func number(fractionDigits: Int) -> ParsedNumber? {
    significand.map { significand in
      ParsedNumber(
        significand: isNegative ? -significand : significand,
        fractionDigits: fractionDigits
      )
    }
  }
}

/// A parsed number: exact, with all digits of the text.
public struct ParsedNumber: Hashable, Sendable {
  /// The digits as an integer, negative after a minus sign: 725 for "72,5".
  public let significand: Int
  /// The number of digits after the decimal separator: 1 for "72,5".
  public let fractionDigits: Int

  /// Creates a number from its parts.
  ///
  /// - Precondition: `fractionDigits` is not negative.
  public init(significand: Int, fractionDigits: Int) {
    precondition(fractionDigits >= 0, "the number of fraction digits is not negative")
    self.significand = significand
    self.fractionDigits = fractionDigits
  }

  /// The nearest `Double`.
  public var value: Double {
    // Parsing a string gives the nearest `Double` for any number of digits; a division does not.
    Double("\(significand)e-\(fractionDigits)") ?? .nan
  }
}

/// An error for a text that is not a number of a locale, with an example.
public struct NumberParsingError: Error, Hashable, Sendable {
  /// The reason of the error.
  public let reason: Reason
  /// A number in the format of the locale: the one that was probably meant, or else any.
  public let example: String

  /// The reasons of a parsing error.
  public enum Reason: Hashable, Sendable {
    /// The text is empty.
    case empty
    /// The text does not begin with a number.
    case notANumber
    /// The number contains a separator that is not valid in the locale: "72.5" in Spanish, "1,23"
    /// in English.
    case unexpectedSeparator(String)
    /// There is text after the number.
    case trailingText(String)
    /// The number has more digits than a 64-bit integer.
    case tooManyDigits
  }
}

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

  /// Returns whether a text has anything but digits, marks, minus signs and blanks.
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
    let number = number ?? usualNumber
    let style = NumberStyle.number(fractionDigits: number.fractionDigits)
    return NumberParsingError(reason: reason, example: style.format(number.value, locale: locale))
  }
}

/// The example where nobody knows what was meant.
private let usualNumber = ParsedNumber(significand: 725, fractionDigits: 1)

/// The digits and marks at the beginning of a text.
struct NumberToken {
  private let isNegative: Bool
  /// The digits as a whole number; nil when there are too many for one.
  private var significand: Int? = 0
  /// How many digits stand between the marks: one number more than there are marks.
  private var lengths = [0]
  private var marks: [UnicodeScalar] = []
  /// What follows.
  private(set) var rest: Substring

  /// Takes a sign, and then digits and marks as long as another digit follows.
  ///
  /// - Returns: nil when no digit stands there.
  init?(startOf text: String, marks known: NumberMarks) {
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

  /// Returns the first mark that does not stand where the locale has it; nil when all do.
  func firstUnexpectedMark(by known: NumberMarks) -> UnicodeScalar? {
    guard let last = marks.last else { return nil }
    let hasFraction = last == known.decimal
    let grouping = hasFraction ? marks.dropLast() : marks[...]
    if let wrong = grouping.first(where: { !known.isGrouping($0) || $0 != grouping.first }) {
      return wrong
    }
    return known.areGroups(hasFraction ? lengths.dropLast() : lengths[...]) ? nil : grouping.first
  }

  /// Returns the number, its marks being right; nil when it has too many digits.
  func number(by known: NumberMarks) -> ParsedNumber? {
    number(fractionDigits: marks.last == known.decimal ? lengths[lengths.count - 1] : 0)
  }

  /// What was probably meant: the last mark stands before the fraction.
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

/// A number as it was typed: exact, with the digits that were given.
public struct ParsedNumber: Hashable, Sendable {
  /// The digits as a whole number, below zero behind a minus: 725 for "72,5".
  public let significand: Int
  /// How many of the digits stand behind the mark: 1 for "72,5".
  public let fractionDigits: Int

  /// Takes a number apart.
  ///
  /// - Precondition: `fractionDigits` is not negative.
  public init(significand: Int, fractionDigits: Int) {
    precondition(fractionDigits >= 0, "digits behind the mark are counted")
    self.significand = significand
    self.fractionDigits = fractionDigits
  }

  /// The nearest number.
  public var value: Double {
    // Text, not a division: it is read to the nearest double whatever the number of digits.
    Double("\(significand)e-\(fractionDigits)") ?? .nan
  }
}

/// Why a text is no number of a locale, and how one is written there.
public struct NumberParsingError: Error, Hashable, Sendable {
  /// Why it is none.
  public let reason: Reason
  /// A number as the locale writes it: the one that was probably meant, or else any.
  public let example: String

  /// Why a text is no number.
  public enum Reason: Hashable, Sendable {
    /// There is nothing.
    case empty
    /// It does not begin with a number.
    case notANumber
    /// A mark stands where the locale has none: "72.5" in Spanish, "1,23" in English.
    case unexpectedMark(String)
    /// Something stands behind the number.
    case trailingText(String)
    /// There are more digits than a whole number of 64 bits can have.
    case tooManyDigits
  }
}

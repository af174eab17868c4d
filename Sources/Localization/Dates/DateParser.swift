internal import ICU

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A strict parser of dates that users type.
///
/// It reads the whole text.
///
/// It accepts ISO 8601 dates, also with a time, and the short and medium formats of the locale.
///
/// ```swift
/// let parser = DateParser(locale: FormatLocale("es_ES"))
/// try parser.parse("30/3/26").month       // 3
/// try parser.parse("30 mar 2026").year    // 2026
/// try parser.parse("3/30/26")             // throws: .noSuchDay
/// ```
public struct DateParser: Sendable {
  private let locale: FormatLocale

  /// Creates a parser for a locale.
  public init(locale: FormatLocale) {
    self.locale = locale
  }

  /// Parses the whole text as a date.
  public func parse(_ text: String) throws(DateParsingError) -> ParsedDate {
    guard !text.isEmpty else { throw error(.empty) }
    if let match = text.wholeMatch(
      of: /([0-9]{4})-([0-9]{2})-([0-9]{2})(?:[T ]([0-9]{2}):([0-9]{2}))?/
    ) {
      let (_, year, month, day, hour, minute) = match.output
      let date = ParsedDate(
        year: Int(year) ?? 0,
        month: Int(month) ?? 0,
        day: Int(day) ?? 0,
        hour: hour.flatMap { Int($0) },
        minute: minute.flatMap { Int($0) }
      )
      guard let date else { throw error(.noSuchDay) }
      return date
    }
    let parts = DateText(text, locale: locale)
    let days = DateForm.all(of: locale).compactMap { $0.day(of: parts) }
    guard let first = days.first else { throw error(.notADate) }
    let dates = Set(days.compactMap { ParsedDate(year: $0.year, month: $0.month, day: $0.day) })
    guard let date = dates.first else { throw error(.noSuchDay) }
    // If two formats give different days, the text is ambiguous.
    guard dates.count == 1, days.allSatisfy({ $0 == first }) else { throw error(.notADate) }
    return date
  }

  private func error(_ reason: DateParsingError.Reason) -> DateParsingError {
    let moment = Date(timeIntervalSince1970: exampleDate)
    let style = DateStyle.date(.short, timeZone: "UTC")
    return DateParsingError(reason: reason, example: style.format(moment, locale: locale))
  }
}

/// The date of the example: 30 March 2026, noon in UTC.
private let exampleDate = 1_774_872_000.0

/// A date format of a locale: "30/3/26", "3/30/26", "30 mar 2026".
///
/// It is inferred from a formatted date whose year, month and day cannot be confused.
struct DateForm: Hashable, Sendable {
  private let fields: [Field]
  /// The lowercase text before, between and after the numbers.
  private let separators: [String]
  /// The month that the separators contain; `nil` if it is a number.
  private let month: Int?

  private enum Field: Hashable {
    case year
    case month
    case day
  }

  /// Returns the short and medium formats of a locale from the cache.
  ///
  /// There are none if the locale has a year numbering of its own.
  static func all(of locale: FormatLocale) -> [DateForm] {
    cache.value(for: locale.dates) { _ in
      var forms: [DateForm] = []
      for length in [DateStyle.Length.short, .medium] {
        for month in 1...12 {
          let form = DateForm(length: length, month: month, locale: locale)
          if let form, !forms.contains(form) { forms.append(form) }
        }
      }
      return forms
    }
  }

  private static let cache = KeyedCache<String, [DateForm]>()

  private init?(length: DateStyle.Length, month: Int, locale: FormatLocale) {
    let moment = Date(timeIntervalSince1970: firstSample + Double(month - 1) * secondsPerMonth)
    let sample = DateStyle.date(length, timeZone: "UTC").format(moment, locale: locale)
    let text = DateText(sample, locale: locale)
    // In steps of 30.5 days from the 16th, each sample is between the 16th and the 18th of its
    // month.
    let fields = text.numbers.compactMap { number -> Field? in
      switch number.value {
      case sampleYear, sampleYear % 100: .year
      case month where number.value <= 12: .month
      case 13...31: .day
      default: nil
      }
    }
    guard fields.count == text.numbers.count, Set(fields).count == fields.count,
      fields.contains(.year), fields.contains(.day)
    else { return nil }
    self.fields = fields
    separators = text.separators
    self.month = fields.contains(.month) ? nil : month
  }

  /// Returns the year, the month and the day of a text in this format.
  ///
  /// A year of two digits is in this century.
  ///
  /// - Returns: `nil` if the text has another format.
  func day(of text: DateText) -> (year: Int, month: Int, day: Int)? {
    guard text.separators == separators, text.numbers.count == fields.count else { return nil }
    var values: [Field: Int] = [.month: month ?? 0]
    for (field, number) in zip(fields, text.numbers) {
      switch (field, number.digits) {
      case (.year, 4), (.month, 1...2), (.day, 1...2): values[field] = number.value
      case (.year, 2): values[field] = 2000 + number.value
      default: return nil
      }
    }
    return (values[.year] ?? 0, values[.month] ?? 0, values[.day] ?? 0)
  }
}

/// 16 January 2033, noon in UTC.
private let firstSample = 1_989_489_600.0
private let sampleYear = 2033
/// 30.5 days.
private let secondsPerMonth = 2_635_200.0

/// A text, split into runs of digits and the text before, between and after them.
struct DateText {
  /// The numbers and their digit counts.
  private(set) var numbers: [(value: Int, digits: Int)] = []
  /// The lowercase text around the numbers; there is one more than there are numbers.
  private(set) var separators: [String] = []

  /// Splits a text; digits are those of ASCII and of the locale.
  init(_ text: String, locale: FormatLocale) {
    let marks = ParsingNumberSymbols(locale: locale.dates)
    var separator = ""
    var isInNumber = false
    for character in text.asTyped {
      let scalars = character.unicodeScalars
      guard scalars.count == 1, let digit = scalars.first.flatMap(marks.digit) else {
        separator += character.lowercased()
        isInNumber = false
        continue
      }
      if !isInNumber {
        separators.append(separator)
        numbers.append((0, 0))
        (separator, isInNumber) = ("", true)
      }
      // No date has so many digits. Longer numbers cannot be part of a date.
      let (value, digits) = numbers[numbers.count - 1]
      numbers[numbers.count - 1] = (digits < 9 ? value * 10 + digit : value, digits + 1)
    }
    separators.append(separator)
  }
}

/// A parsed day of the Gregorian calendar, optionally with a time.
public struct ParsedDate: Hashable, Sendable {
  /// The year.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int
  /// The hour, from 0 to 23; `nil` if the text contains no time.
  public let hour: Int?
  /// The minute, from 0 to 59; `nil` if the text contains no time.
  public let minute: Int?

  /// Creates a date; returns `nil` if there is no such day or time.
  init?(year: Int, month: Int, day: Int, hour: Int? = nil, minute: Int? = nil) {
    guard
      (1...9999).contains(year), (1...12).contains(month),
      (1...Self.days(of: month, in: year)).contains(day),
      (0...23).contains(hour ?? 0), (0...59).contains(minute ?? 0)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
    (self.hour, self.minute) = (hour, minute)
  }

  private static func days(of month: Int, in year: Int) -> Int {
    switch month {
    case 2:
      year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

/// An error for a text that is not a date of a locale, with an example.
public struct DateParsingError: Error, Hashable, Sendable {
  /// The reason of the error.
  public let reason: Reason
  /// A date in the format of the locale.
  public let example: String

  /// The reasons of a parsing error.
  public enum Reason: Hashable, Sendable {
    /// The text is empty.
    case empty
    /// The text has none of the date formats of the locale.
    case notADate
    /// The format is valid, but there is no such day or time: "30/2/2026".
    case noSuchDay
  }
}

import Localization
import WeightCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The short form in which a locale writes days with digits: "30/3/26", "3/30/26", "30.03.2026".
///
/// It is found out by writing a day whose year, month and day cannot be taken for each other.
struct ShortDateForm: Sendable {
  private enum Field {
    case year
    case month
    case day
  }

  private let fields: [Field]
  private let separators: [String]

  /// Creates the form of a locale.
  ///
  /// - Returns: `nil` if the locale writes days with other digits or with words.
  init?(formats: FormatLocale) {
    guard
      let day = CalendarDay(year: 2033, month: 11, day: 22),
      let moment = Moment(day, at: .noon, in: .gmt)
    else { return nil }
    let sample = MomentFormat(date: .short, time: .omitted).format(moment, locale: formats)
    let (numbers, separators) = Self.parts(of: sample)
    let fields = numbers.compactMap { number -> Field? in
      switch number {
      case "33", "2033": .year
      case "11": .month
      case "22": .day
      default: nil
      }
    }
    guard Set(fields).count == 3, fields.count == numbers.count else { return nil }
    self.fields = fields
    self.separators = separators
  }

  /// Reads a day; a year of two digits is one of this century.
  ///
  /// - Returns: `nil` if the text has another form, or if there is no such day.
  func day(parsing text: String) -> CalendarDay? {
    let (numbers, separators) = Self.parts(of: text)
    guard separators == self.separators, numbers.count == fields.count else { return nil }
    var values: [Field: Int] = [:]
    for (field, number) in zip(fields, numbers) {
      guard let value = Int(number) else { return nil }
      switch (field, number.count) {
      case (.year, 4), (.month, 1...2), (.day, 1...2): values[field] = value
      case (.year, 2): values[field] = 2000 + value
      default: return nil
      }
    }
    guard let year = values[.year], let month = values[.month], let day = values[.day] else {
      return nil
    }
    return CalendarDay(year: year, month: month, day: day)
  }

  /// Returns the runs of digits of a text and what stands before, between and behind them.
  private static func parts(of text: String) -> (numbers: [Substring], separators: [String]) {
    let numbers = text.matches(of: /[0-9]+/).map(\.output)
    let separators = text.split(separator: /[0-9]+/, omittingEmptySubsequences: false)
    return (numbers, separators.map(String.init))
  }
}

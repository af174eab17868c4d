internal import ICU

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A form in which a locale writes days: "30/3/26", "3/30/26", "30 mar 2026".
///
/// It is found out by writing a day whose year, month and day cannot be taken for each other.
struct DateForm: Hashable, Sendable {
  private let fields: [Field]
  /// What stands before, between and behind the numbers, in small letters.
  private let separators: [String]
  /// The month that the separators name; nil where it is a number.
  private let month: Int?

  private enum Field: Hashable {
    case year
    case month
    case day
  }

  /// Returns the short and the medium forms of a locale from the cache.
  ///
  /// A locale that counts years otherwise has none.
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

  private static let cache = BoundedCache<String, [DateForm]>()

  private init?(length: DateStyle.Length, month: Int, locale: FormatLocale) {
    let moment = Date(timeIntervalSince1970: firstSample + Double(month - 1) * secondsPerMonth)
    let sample = DateStyle.date(length, timeZone: "UTC").format(moment, locale: locale)
    let text = DateText(sample, locale: locale)
    // In steps of 30.5 days from the 16th each sample lies between the 16th and the 18th of its month.
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

  /// Returns the year, the month and the day of a text in this form; a year of two digits is one of this
  /// century.
  ///
  /// - Returns: nil when the text has another form.
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

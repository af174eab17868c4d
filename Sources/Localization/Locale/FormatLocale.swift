internal import ICU

/// The locales that numbers, dates, sorted lists and measures are shown in.
///
/// A user may mix them: Spanish dates, English numbers, kilograms. Identifiers are ICU's.
///
/// ```swift
/// let mixed = FormatLocale(
///   numbers: "en_US", dates: "es_ES", collation: "es_ES", measurement: "es_ES")
/// ```
public struct FormatLocale: Hashable, Sendable {
  /// The locale of numbers, and of the words of measures.
  public var numbers: String
  /// The locale of dates, times and distances in time.
  public var dates: String
  /// The locale that texts are sorted in.
  public var collation: String
  /// The locale whose units are preferred.
  public var measurement: String

  /// Takes a locale for each category.
  public init(numbers: String, dates: String, collation: String, measurement: String) {
    self.numbers = numbers
    self.dates = dates
    self.collation = collation
    self.measurement = measurement
  }

  /// Takes one locale for everything.
  public init(_ identifier: String) {
    self.init(
      numbers: identifier,
      dates: identifier,
      collation: identifier,
      measurement: identifier
    )
  }

  /// The locale of programs that read one another: no grouping, dates as in ISO 8601, kilograms.
  public static let posix = FormatLocale(posixIdentifier)

  /// Whether dates are written as in ISO 8601, whatever ICU has for the locale.
  var hasPlainDates: Bool { dates == Self.posixIdentifier }

  /// ICU's name for the locale `C`.
  static let posixIdentifier = "en_US_POSIX"
}

// MARK: - Weeks

extension FormatLocale {
  /// The day on which weeks begin where dates are written so, from 1, which is Sunday.
  ///
  /// With the dates of ISO 8601 they begin on Monday, as its weeks do.
  public var firstWeekday: Int {
    hasPlainDates ? monday : (try? LocaleData.firstWeekday(locale: dates)) ?? monday
  }
}

private let monday = 2

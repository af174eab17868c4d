internal import ICU

/// The locales of numbers, dates, sorted lists and measures.
///
/// A user may mix them: Spanish dates, English numbers, kilograms. The identifiers are those of
/// ICU.
///
/// ```swift
/// let mixed = FormatLocale(
///   numbers: "en_US", dates: "es_ES", collation: "es_ES", measurement: "es_ES")
/// ```
public struct FormatLocale: Hashable, Sendable, Codable {
  /// The locale of numbers and of the names of units.
  public var numbers: String
  /// The locale of dates, times, relative times, durations and the conjunctions of lists.
  public var dates: String
  /// The locale of the sort order.
  public var collation: String
  /// The locale that determines the preferred units.
  public var measurement: String

  /// Creates a value with a locale for each category.
  public init(numbers: String, dates: String, collation: String, measurement: String) {
    self.numbers = numbers
    self.dates = dates
    self.collation = collation
    self.measurement = measurement
  }

  /// Creates a value with one locale for all categories.
  public init(_ identifier: String) {
    self.init(
      numbers: identifier,
      dates: identifier,
      collation: identifier,
      measurement: identifier
    )
  }

  /// The locale for output that other programs read: no grouping, ISO 8601 dates, kilograms.
  public static let posix = FormatLocale(posixIdentifier)

  /// Whether dates are written in ISO 8601, whatever ICU defines for the locale.
  var hasPlainDates: Bool { dates == Self.posixIdentifier }

  /// The identifier that ICU gives the locale `C`.
  static let posixIdentifier = "en_US_POSIX"
}

// MARK: - Weeks

extension FormatLocale {
  /// The first day of the week in the locale of dates, from 1, which is Sunday.
  ///
  /// With ISO 8601 dates, weeks begin on Monday.
  public var firstWeekday: Int {
    hasPlainDates ? monday : (try? LocaleData.firstWeekday(locale: dates)) ?? monday
  }
}

private let monday = 2

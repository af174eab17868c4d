internal import ICU

extension FormatLocale {
  /// The day on which weeks begin where dates are written so, from 1, which is Sunday.
  ///
  /// With the dates of ISO 8601 they begin on Monday, as its weeks do.
  public var firstWeekday: Int {
    hasPlainDates ? monday : (try? LocaleData.firstWeekday(locale: dates)) ?? monday
  }
}

private let monday = 2

import Localization
package import WeightCore

/// The statistics of a log, in a few lines.
package struct StatisticsLines: Sendable {
  private let locale: UserLocale
  private let unit: WeightUnit
  private let notation: MassNotation

  /// Creates the lines for a notation.
  package init(_ notation: MassNotation) {
    locale = notation.locale
    unit = notation.unit
    self.notation = notation
  }

  /// Returns the lines.
  ///
  /// - Parameters:
  ///   - statistics: The statistics.
  ///   - width: The number of terminal columns, or `nil` for lines of any length.
  /// - Returns: Lines without trailing spaces.
  package func lines(_ statistics: WeightStatistics, width: Int? = nil) -> [String] {
    let whole = NumberStyle.number(fractionDigits: 0)
    let facts: [TextTable.Fact] = [
      (entries, Double(statistics.entries).formatted(whole, notation)),
      (days, Double(statistics.days).formatted(whole, notation)),
      (time, time(from: statistics.first, to: statistics.last)),
      (
        perWeek,
        statistics.entriesPerWeek.map { $0.formatted(.number(fractionDigits: 1), notation) }
      ),
      (lowest, text(statistics.lowest.range.lowerBound, statistics.lowest.day)),
      (highest, text(statistics.highest.range.upperBound, statistics.highest.day)),
      (average, statistics.mean.formatted(.kilograms(shownIn: unit), notation)),
      (deviation, statistics.deviation.map { $0.formatted(spread, notation) }),
    ]
    return TextTable.facts(facts, width: width)
  }

  /// The style of the standard deviation.
  ///
  /// Stones are too large a unit for it.
  private var spread: KilogramsFormat { .kilograms(shownIn: unit.unitOfChange) }

  private func time(from first: CalendarDay, to last: CalendarDay) -> String {
    String(
      localized: "\(first, format: DayFormat()) to \(last, format: DayFormat())",
      locale: locale,
      comment: "The days of the first and of the last entry"
    )
  }

  private func text(_ kilograms: Double, _ day: CalendarDay) -> String {
    String(
      localized:
        "\(kilograms, format: .kilograms(shownIn: unit)) on \(day, format: DayFormat())",
      locale: locale,
      comment: "The lowest or the highest weight, and its day"
    )
  }
}

extension StatisticsLines {
  private var entries: String {
    String(localized: "Entries", locale: locale, comment: "Heading: a number of entries")
  }
  private var days: String {
    String(localized: "Days", locale: locale, comment: "Heading: the number of days with entries")
  }
  private var time: String {
    String(localized: "Dates", locale: locale, comment: "Heading: two days")
  }
  private var perWeek: String {
    String(localized: "Entries per week", locale: locale, comment: "Heading: an average number")
  }
  private var lowest: String {
    String(localized: "Lowest", locale: locale, comment: "Heading: the lowest weight")
  }
  private var highest: String {
    String(localized: "Highest", locale: locale, comment: "Heading: the highest weight")
  }
  private var average: String {
    String(localized: "Average", locale: locale, comment: "Heading: the mean of weights")
  }
  private var deviation: String {
    String(
      localized: "Standard deviation",
      locale: locale,
      comment: "Heading: the usual distance of weights from their average"
    )
  }
}

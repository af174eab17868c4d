import Localization
package import WeightCore

/// The trend beside the weights, a day a line.
package struct TrendTable: Sendable {
  private let locale: UserLocale
  private let unit: WeightUnit
  private let notation: MassNotation

  /// Creates the table of a person.
  package init(_ notation: MassNotation) {
    locale = notation.locale
    unit = notation.unit
    self.notation = notation
  }

  /// Returns the lines of the table, the headings first.
  ///
  /// - Parameters:
  ///   - points: The days, in the order of the lines.
  ///   - width: How many columns the terminal has; `nil` if a line may have any length.
  /// - Returns: Lines without spaces at their end.
  package func lines(_ points: some Sequence<TrendPoint>, width: Int? = nil) -> [String] {
    var table = TextTable(columns)
    let format: MassStyle = .kilograms(shownIn: unit)
    for point in points {
      table.add([
        point.day.formatted(DayFormat(), notation),
        point.raw.formatted(format, notation),
        point.kilograms.formatted(format, notation),
        (point.raw - point.kilograms).formatted(MassChangeFormat(unit: unit), notation),
      ])
    }
    return table.lines(width: width)
  }

  /// Returns what to tell of the pace of a trend.
  package func sentence(of trend: WeightTrend) -> String {
    guard let rate = trend.weeklyRate else {
      return String(
        localized: "With entries on several days over a week, w8 can tell the pace of the trend.",
        locale: locale,
        comment: "There are too few entries to tell by how much the trend changes in a week"
      )
    }
    return String(
      localized:
        "Over the last four weeks, the trend has changed by \(rate, format: MassChangeFormat.weekly(besides: unit)) per week.",
      locale: locale,
      comment: "The argument is such as '-0.35 kg'"
    )
  }

  private var columns: [TextTable.Column] {
    [
      .date(locale),
      .weight(locale),
      .init(
        String(
          localized: "Trend",
          locale: locale,
          comment: "Heading: the weight without the ups and downs of single days"
        ),
        alignment: .trailing
      ),
      .init(
        String(
          localized: "Difference",
          locale: locale,
          comment: "Heading: how far the weight of a day is from the trend"
        ),
        alignment: .trailing
      ),
    ]
  }
}

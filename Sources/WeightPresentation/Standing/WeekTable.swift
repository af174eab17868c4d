import Localization
package import WeightCore

/// What the last weeks were like, a week a line.
package struct WeekTable: Sendable {
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
  ///   - weeks: The weeks, in the order of the lines.
  ///   - width: How many columns the terminal has; `nil` if a line may have any length.
  /// - Returns: Lines without spaces at their end.
  package func lines(_ weeks: [WeeklySummary], width: Int? = nil) -> [String] {
    var table = TextTable(columns)
    let format: MassStyle = .kilograms(shownIn: unit)
    for week in weeks {
      table.add([
        week.start.formatted(DayFormat(), notation),
        week.kilograms.formatted(format, notation),
        week.change.map { $0.formatted(MassChangeFormat(unit: unit), notation) } ?? "",
        week.lowest.kilograms.formatted(format, notation),
        Double(week.entries).formatted(.number(fractionDigits: 0), notation),
      ])
    }
    return table.lines(width: width)
  }

  private var columns: [TextTable.Column] {
    [
      .init(
        String(localized: "Week of", locale: locale, comment: "Heading: the first day of a week")
      ),
      .average(locale),
      .change(locale),
      .init(
        String(localized: "Lowest", locale: locale, comment: "Heading: the lowest weight"),
        alignment: .trailing
      ),
      .init(
        String(localized: "Entries", locale: locale, comment: "Heading: a number of entries"),
        alignment: .trailing
      ),
    ]
  }
}

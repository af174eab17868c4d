import Localization
package import WeightCore

/// By how much the weight has changed over some periods, a period a line.
package struct ChangeTable: Sendable {
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
  ///   - changes: The periods and the changes over them, in the order of the lines.
  ///   - dayStart: The hour after midnight at which the days of the person begin.
  ///   - width: How many columns the terminal has; `nil` if a line may have any length.
  /// - Returns: Lines without spaces at their end.
  package func lines(
    _ changes: [(period: ChangePeriod, change: WeightChange)],
    dayStart: Int,
    width: Int? = nil
  ) -> [String] {
    var table = TextTable(columns)
    let format = MassFormat(unit: unit)
    for (period, change) in changes {
      table.add([
        name(of: period),
        change.first.moment.day(startingAt: dayStart).formatted(DayFormat(), notation),
        change.first.mass.formatted(format, notation),
        change.last.mass.formatted(format, notation),
        change.mass.value(in: .kilogram).formatted(MassChangeFormat(unit: unit), notation),
      ])
    }
    return table.lines(width: width)
  }

  private var columns: [TextTable.Column] {
    [
      .init(
        String(localized: "Period", locale: locale, comment: "Heading: a time such as '30 days'")
      ),
      .init(String(localized: "Since", locale: locale, comment: "Heading: the day it begins")),
      .init(
        String(localized: "Then", locale: locale, comment: "Heading: the weight on that day"),
        alignment: .trailing
      ),
      .init(
        String(localized: "Now", locale: locale, comment: "Heading: the newest weight"),
        alignment: .trailing
      ),
      .change(locale),
    ]
  }

  private func name(of period: ChangePeriod) -> String {
    guard let days = period.days else {
      return String(localized: "All", locale: locale, comment: "The whole time of a log")
    }
    return String(localized: "\(days) days", locale: locale, comment: "A period of time")
  }
}

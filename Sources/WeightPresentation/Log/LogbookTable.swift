import Localization
package import WeightCore

/// The log as a table that compares each weight with those before it.
package struct LogbookTable: Sendable {
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
  ///   - rows: The weigh-ins, in the order of the lines.
  ///   - width: How many columns the terminal has; `nil` if a line may have any length.
  /// - Returns: Lines without spaces at their end.
  package func lines(_ rows: some Sequence<LogbookRow>, width: Int? = nil) -> [String] {
    var table = TextTable(columns)
    let change = MassChangeFormat(unit: unit.unitOfChange)
    for row in rows {
      table.add([
        "\(row.entry.id.rawValue)",
        row.entry.moment.formatted(MomentFormat(time: .omitted), notation),
        row.entry.moment.formatted(MomentFormat(date: .omitted), notation),
        row.entry.mass.formatted(MassFormat(unit: unit), notation),
        row.average.formatted(.kilograms(shownIn: unit) as MassStyle, notation),
        row.change.map { $0.value(in: .kilogram).formatted(change, notation) } ?? "",
        row.entry.note?.text ?? "",
      ])
    }
    return table.lines(width: width)
  }

  private var columns: [TextTable.Column] {
    [
      .number(locale),
      .date(locale),
      .time(locale),
      .weight(locale),
      .average(locale),
      .init(
        String(
          localized: "In a week",
          locale: locale,
          comment: "Heading: the difference from the weight of a week before"
        ),
        alignment: .trailing
      ),
      .note(locale),
    ]
  }
}

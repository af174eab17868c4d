import Localization
package import WeightCore

/// The log as a table, an entry a line.
package struct EntryTable: Sendable {
  private let locale: UserLocale
  private let unit: WeightUnit
  private let formats: FormatLocale

  /// Creates the table of a person.
  package init(_ notation: MassNotation) {
    locale = notation.locale
    unit = notation.unit
    formats = notation.formats
  }

  /// Returns the lines of the table, the headings first.
  ///
  /// - Parameters:
  ///   - entries: The entries, in the order of the lines.
  ///   - width: How many columns the terminal has; `nil` if a line may have any length.
  /// - Returns: A line for the headings and one for each entry.
  package func lines(_ entries: [WeightEntry], width: Int? = nil) -> [String] {
    var table = TextTable(columns)
    for entry in entries { table.add(row(of: entry)) }
    return table.lines(width: width)
  }

  private var columns: [TextTable.Column] {
    [
      .number(locale),
      .date(locale),
      .time(locale),
      .weight(locale),
      .init(
        String(localized: "Body fat", locale: locale, comment: "Heading: the share of fat"),
        alignment: .trailing
      ),
      .init(
        String(localized: "Source", locale: locale, comment: "Heading: where entries come from")
      ),
      .note(locale),
    ]
  }

  private func row(of entry: WeightEntry) -> [String] {
    [
      "\(entry.id.rawValue)",
      MomentFormat(time: .omitted).format(entry.moment, locale: formats),
      MomentFormat(date: .omitted).format(entry.moment, locale: formats),
      MassFormat(unit: unit).format(entry.mass, locale: formats),
      entry.bodyFat.map { BodyFatFormat().format($0, locale: formats) } ?? "",
      entry.source.text(for: locale),
      entry.note?.text ?? "",
    ]
  }
}

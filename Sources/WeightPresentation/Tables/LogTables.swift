package import Localization
package import WeightCore

/// The log as a table, an entry a line.
package struct LogTable: Sendable {
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

extension EntrySource {
  /// Returns where an entry comes from, for a person: the name that its file gives, or a word.
  ///
  /// - Returns: Nothing for an entry that the person typed.
  package func text(for locale: UserLocale) -> String {
    if let name, !name.isEmpty { return name }
    return switch kind {
    case .manual: ""
    case .appleHealth:
      String(
        localized: "Apple Health",
        locale: locale,
        comment: "The store of the iPhone: the app is called Health"
      )
    case .imported:
      String(
        localized: "imported",
        locale: locale,
        comment: "In the column 'Source' of the list: the entry was read from a file"
      )
    }
  }
}

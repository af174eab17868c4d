package import Localization
package import WeightCore

/// A table of entries, with one entry per line.
package struct LogTable: Sendable {
  private let locale: UserLocale
  private let unit: WeightUnit
  private let formats: FormatLocale
  /// The entries that count for a day with several.
  private let counting: Set<WeightEntry.ID>

  /// Creates the table for a notation.
  ///
  /// - Parameters:
  ///   - notation: The notation.
  ///   - days: The daily weights. On days with several entries, the one that counts is marked.
  package init(_ notation: MassNotation, days: [DailyWeight] = []) {
    counting = Set(days.filter { $0.entries > 1 }.compactMap(\.used))
    locale = notation.locale
    unit = notation.unit
    formats = notation.formats
  }

  /// Returns the lines of the table, starting with the headings.
  ///
  /// - Parameters:
  ///   - entries: The entries, in the order of the lines.
  ///   - width: The number of terminal columns, or `nil` for lines of any length.
  /// - Returns: A line for the headings and one for each entry.
  package func lines(_ entries: [WeightEntry], width: Int? = nil) -> [String] {
    var table = TextTable(columns)
    let waist = WaistFormat(aligning: entries.map(\.waist), locale: formats)
    for entry in entries { table.add(row(of: entry, waist)) }
    return table.lines(width: width)
  }

  private var columns: [TextTable.Column] {
    [
      .number(locale),
      .date(locale),
      .time(locale),
      .weight(locale),
      .init(""),
      .bodyFat(locale),
      .leanMass(locale),
      .waist(locale),
      .init(
        String(localized: "Source", locale: locale, comment: "Heading: the origin of entries")
      ),
      .note(locale),
    ]
  }

  private func row(of entry: WeightEntry, _ waist: WaistFormat) -> [String] {
    [
      "\(entry.id.rawValue)",
      TimestampFormat(time: .omitted).format(entry.moment, locale: formats),
      TimestampFormat(date: .omitted).format(entry.moment, locale: formats),
      MassFormat(unit: unit).format(entry.mass, locale: formats),
      counting.contains(entry.id) ? "✓" : "",
      entry.bodyFat.map { BodyFatFormat().format($0, locale: formats) } ?? "",
      entry.leanMass.map { MassFormat(unit: unit).format($0, locale: formats) } ?? "",
      entry.waist.map { waist.format($0, locale: formats) } ?? "",
      entry.source.text(for: locale),
      entry.note?.text ?? "",
    ]
  }
}

/// A table of entries that compares each weight with earlier ones.
package struct LogbookTable: Sendable {
  private let locale: UserLocale
  private let unit: WeightUnit
  private let notation: MassNotation

  /// Creates the table for a notation.
  package init(_ notation: MassNotation) {
    locale = notation.locale
    unit = notation.unit
    self.notation = notation
  }

  /// Returns the lines of the table, starting with the headings.
  ///
  /// - Parameters:
  ///   - rows: The weigh-ins, in the order of the lines.
  ///   - width: The number of terminal columns, or `nil` for lines of any length.
  /// - Returns: Lines without trailing spaces.
  package func lines(_ rows: some Collection<LogbookRow>, width: Int? = nil) -> [String] {
    var table = TextTable(columns)
    let change = MassChangeFormat(unit: unit.unitOfChange)
    let waist = WaistFormat(aligning: rows.map(\.entry.waist), locale: notation.formats)
    for row in rows {
      table.add([
        "\(row.entry.id.rawValue)",
        row.entry.moment.formatted(TimestampFormat(time: .omitted), notation),
        row.entry.moment.formatted(TimestampFormat(date: .omitted), notation),
        row.entry.mass.formatted(MassFormat(unit: unit), notation),
        row.average.formatted(.kilograms(shownIn: unit), notation),
        row.change.map { $0.value(in: .kilogram).formatted(change, notation) } ?? "",
        row.entry.bodyFat.map { $0.formatted(BodyFatFormat(), notation) } ?? "",
        row.entry.leanMass.map { $0.formatted(MassFormat(unit: unit), notation) } ?? "",
        row.entry.waist.map { $0.formatted(waist, notation) } ?? "",
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
      .init(
        String(
          localized: "Smoothed",
          locale: locale,
          comment: "Heading: an exponential average of weights"
        ),
        alignment: .trailing
      ),
      .init(
        String(
          localized: "In a week",
          locale: locale,
          comment: "Heading: the difference from the weight of a week before"
        ),
        alignment: .trailing
      ),
      .bodyFat(locale),
      .leanMass(locale),
      .waist(locale),
      .note(locale),
    ]
  }
}

/// A table of months, with one month per line.
package struct MonthTable: Sendable {
  private let notation: MassNotation

  /// Creates the table for a notation.
  package init(_ notation: MassNotation) {
    self.notation = notation
  }

  /// Returns the lines of the table, starting with the headings.
  ///
  /// - Parameters:
  ///   - months: The months, in the order of the lines.
  ///   - width: The number of terminal columns, or `nil` for lines of any length.
  /// - Returns: Lines without trailing spaces.
  package func lines(_ months: [MonthlySummary], width: Int? = nil) -> [String] {
    let locale = notation.locale
    var table = TextTable([
      .init(String(localized: "Month", locale: locale, comment: "Heading: the months of a year")),
      .init(
        String(localized: "Entries", locale: locale, comment: "Heading: a number of entries"),
        alignment: .trailing
      ),
      .average(locale),
      .change(locale),
      .init(
        String(localized: "Lowest", locale: locale, comment: "Heading: the lowest weight"),
        alignment: .trailing
      ),
      .init(
        String(localized: "Highest", locale: locale, comment: "Heading: the highest weight"),
        alignment: .trailing
      ),
    ])
    let mass = KilogramsFormat.kilograms(shownIn: notation.unit)
    let change = MassChangeFormat(unit: notation.unit.unitOfChange)
    for month in months {
      table.add([
        month.start.formatted(DayFormat(skeleton: "yMMM"), notation),
        "\(month.entries)",
        month.kilograms.formatted(mass, notation),
        month.change.map { $0.formatted(change, notation) } ?? "",
        month.lowest.formatted(mass, notation),
        month.highest.formatted(mass, notation),
      ])
    }
    return table.lines(width: width)
  }
}

extension EntrySource {
  /// Returns the localized origin of an entry: the name in its file, or the kind of source.
  ///
  /// - Returns: An empty string for an entry that the user typed.
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
        comment: "In the column 'Source' of the list: the entry was imported from a file"
      )
    }
  }
}

import FileFormats
package import WeightCore

/// The log as a file that another app imports.
///
/// The files have less than an own export: some apps store neither times nor notes.
package struct AppExport: LogFile {
  /// The app that imports the file.
  package let app: App
  /// The unit of the weights.
  package let unit: WeightUnit
  /// Whether notes are escaped to prevent spreadsheets from interpreting them as formulas.
  package let guardsFormulas: Bool
  /// The weigh-in that counts for a day with several, if the app has only one.
  private let choice: DailyWeightSelection
  /// The hour after midnight at which a day begins.
  private let dayStart: Int
  private let printer: DelimitedPrinter
  /// Whether the first line has been written.
  private var isBegun = false
  /// Whether openScale needs columns that would only be noise without values.
  private var (hasLean, hasWaist) = (false, false)
  /// What Garmin Connect needs of the entries: only their days are written, at the end.
  private var (weighIns, bodyFat): ([WeighIn], [WeightEntry.ID: BodyFat]) = ([], [:])

  /// An app whose import format is public.
  package enum App: String, Hashable, Sendable, CaseIterable {
    /// Libra for Android: the format that the app itself exports (version 6).
    case libra
    /// openScale 3 for Android: the columns that the app itself exports
    /// (`ImportExportUseCases.kt` in oliexdev/openScale), in the unit that the app shows.
    case openScale = "openscale"
    /// Garmin Connect, which imports the table `Body` of a Fitbit export: one weight a day, and the
    /// unit that is chosen on the website.
    case garmin
  }

  /// Creates an export.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - unit: The unit that the app shows. Libra and Garmin have no stones, so these are pounds.
  ///   - choice: The weigh-in that counts for a day with several, if the app has only one.
  ///   - dayStart: The hour after midnight at which a day begins.
  ///   - guardsFormulas: Whether notes are escaped for spreadsheets.
  package init(
    _ app: App,
    unit: WeightUnit,
    choice: DailyWeightSelection,
    dayStart: Int,
    guardsFormulas: Bool = true
  ) {
    self.app = app
    self.unit = unit == .stone && app != .openScale ? .pound : unit
    self.choice = choice
    self.dayStart = dayStart
    self.guardsFormulas = guardsFormulas
    printer = DelimitedPrinter(delimiter: app == .libra ? .semicolon : .comma)
  }

  /// Whether all pages must be announced with ``announce(_:)`` before the first is written.
  package var needsAnnouncements: Bool { app == .openScale }

  /// Notes which values the entries of a page have.
  package mutating func announce(_ page: [IdentifiedEntry]) {
    hasLean = hasLean || page.contains { $0.entry.leanMass != nil }
    hasWaist = hasWaist || page.contains { $0.entry.waist != nil }
  }

  package mutating func part(of page: [IdentifiedEntry]) -> [UInt8] {
    if app == .garmin {
      weighIns += page.map(\.entry.weighIn)
      for entry in page.map(\.entry) {
        if let share = entry.bodyFat { bodyFat[entry.id] = share }
      }
      return []
    }
    var bytes = isBegun ? [] : head
    isBegun = true
    for entry in page.map(\.entry) {
      printer.print(app == .libra ? libra(entry) : openScale(entry), into: &bytes)
    }
    return bytes
  }

  package func end() -> [UInt8] {
    var bytes = isBegun ? [] : head
    for row in garmin { printer.print(row, into: &bytes) }
    return bytes
  }
}

// MARK: - Formats

extension AppExport {
  private var head: [UInt8] {
    switch app {
    case .libra:
      return Array(
        """
        #Version: 6
        #Units: \(unit.rawValue)

        #date;weight;weight trend;body fat;body fat trend;muscle mass;muscle mass trend;log

        """
        .utf8
      )
    case .openScale:
      let measurements = (hasLean ? ["LBM"] : []) + (hasWaist ? ["WAIST"] : [])
      var bytes: [UInt8] = []
      printer.print(
        ["DATE", "TIME", "BODY_FAT", "COMMENT"] + measurements + ["WEIGHT"],
        into: &bytes
      )
      return bytes
    case .garmin: return Array("Body\nDate,Weight,BMI,Fat\n".utf8)
    }
  }

  private func libra(_ entry: WeightEntry) -> [String] {
    [
      entry.moment.utcText, entry.mass.preciseText(in: unit), "", entry.bodyFat?.percentText ?? "",
      "", "", "", note(of: entry),
    ]
  }

  private func openScale(_ entry: WeightEntry) -> [String] {
    var row = [
      entry.moment.day.iso8601, entry.moment.timeText, entry.bodyFat?.percentText ?? "",
      note(of: entry),
    ]
    if hasLean { row.append(entry.leanMass?.preciseText(in: unit) ?? "") }
    // The app has a unit of lengths, which is the one that goes with the unit of weights.
    if hasWaist {
      row.append((unit == .kilogram ? entry.waist?.centimetreText : entry.waist?.inchText) ?? "")
    }
    return row + [entry.mass.preciseText(in: unit)]
  }

  private func note(of entry: WeightEntry) -> String {
    FormulaEscaping.appliedToFormulas(in: entry.note?.text ?? "", isGuarded: guardsFormulas)
  }

  /// The row of each day.
  private var garmin: [[String]] {
    DailyWeights.of(weighIns, choice: choice, in: LogDays(startingAt: dayStart))
      .map { day in
        let mass = Mass(micrograms: Int64((day.kilograms * 1_000_000_000).rounded()))
        // The website requires all four columns, and takes zero as missing.
        let share = day.used.flatMap { bodyFat[$0] }
        return [day.day.iso8601, mass.roundedText(in: unit), "0", share?.percentText ?? "0"]
      }
  }
}

extension Timestamp {
  /// The moment in UTC: `2026-03-30T05:08:00.000Z`.
  fileprivate var utcText: String {
    let utc = Timestamp(secondsSince1970: secondsSince1970, utcOffset: 0) ?? self
    return "\(utc.iso8601.prefix { $0 != "+" }).000Z"
  }

  /// The local time: `07:08:00`.
  fileprivate var timeText: String {
    String(iso8601.drop { $0 != "T" }.dropFirst().prefix(8))
  }
}

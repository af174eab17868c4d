import FileFormats
package import WeightCore

/// The log as a file that another app imports.
///
/// The files have less than an own export: some apps store neither times nor notes.
package struct AppExport: Sendable {
  /// The app that imports the file.
  package let app: App
  /// The unit of the weights.
  package let unit: WeightUnit
  /// Whether notes are escaped to prevent spreadsheets from interpreting them as formulas.
  package let guardsFormulas: Bool

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
  ///   - guardsFormulas: Whether notes are escaped for spreadsheets.
  package init(_ app: App, unit: WeightUnit, guardsFormulas: Bool = true) {
    self.guardsFormulas = guardsFormulas
    self.app = app
    self.unit = unit == .stone && app != .openScale ? .pound : unit
  }

  /// Returns the content of the file, in the order of the entries.
  ///
  /// - Parameters:
  ///   - entries: The entries.
  ///   - choice: The weigh-in that counts for a day with several, if the app has only one.
  ///   - dayStart: The hour after midnight at which a day begins.
  /// - Returns: The bytes.
  package func bytes(
    of entries: [WeightEntry],
    choice: DailyWeightSelection,
    dayStart: Int
  ) -> [UInt8] {
    switch app {
    case .libra: libra(entries)
    case .openScale: openScale(entries)
    case .garmin: garmin(entries, choice, dayStart)
    }
  }
}

// MARK: - Formats

extension AppExport {
  private func libra(_ entries: [WeightEntry]) -> [UInt8] {
    var bytes = Array(
      """
      #Version: 6
      #Units: \(unit.rawValue)

      #date;weight;weight trend;body fat;body fat trend;muscle mass;muscle mass trend;log

      """
      .utf8
    )
    let printer = DelimitedPrinter(delimiter: .semicolon)
    for entry in entries {
      let row = [
        entry.moment.utcText, entry.mass.preciseText(in: unit), "",
        entry.bodyFat?.percentText ?? "",
        "", "", "", note(of: entry),
      ]
      printer.print(row, into: &bytes)
    }
    return bytes
  }

  private func openScale(_ entries: [WeightEntry]) -> [UInt8] {
    let printer = DelimitedPrinter()
    var bytes: [UInt8] = []
    // Columns without values would only be noise in the app.
    let hasLean = entries.contains { $0.leanMass != nil }
    let hasWaist = entries.contains { $0.waist != nil }
    let header =
      ["DATE", "TIME", "BODY_FAT", "COMMENT"] + (hasLean ? ["LBM"] : [])
      + (hasWaist ? ["WAIST"] : []) + ["WEIGHT"]
    printer.print(header, into: &bytes)
    for entry in entries {
      var row = [
        entry.moment.day.iso8601, entry.moment.timeText, entry.bodyFat?.percentText ?? "",
        note(of: entry),
      ]
      if hasLean { row.append(entry.leanMass?.preciseText(in: unit) ?? "") }
      // The app has a unit of lengths, which is the one that goes with the unit of weights.
      if hasWaist {
        row.append((unit == .kilogram ? entry.waist?.centimetreText : entry.waist?.inchText) ?? "")
      }
      printer.print(row + [entry.mass.preciseText(in: unit)], into: &bytes)
    }
    return bytes
  }

  private func note(of entry: WeightEntry) -> String {
    FormulaEscaping.appliedToFormulas(in: entry.note?.text ?? "", isGuarded: guardsFormulas)
  }

  private func garmin(
    _ entries: [WeightEntry],
    _ choice: DailyWeightSelection,
    _ dayStart: Int
  ) -> [UInt8] {
    let printer = DelimitedPrinter()
    var bytes: [UInt8] = []
    printer.print(["Body"], into: &bytes)
    printer.print(["Date", "Weight", "BMI", "Fat"], into: &bytes)
    let byID = Dictionary(entries.map { ($0.id, $0) }) { first, _ in first }
    for day in DailyWeights.of(entries, choice: choice, in: LogDays(startingAt: dayStart)) {
      let mass = Mass(micrograms: Int64((day.kilograms * 1_000_000_000).rounded()))
      let bodyFat = day.used.flatMap { byID[$0]?.bodyFat }
      // The website requires all four columns, and takes zero as missing.
      printer.print(
        [day.day.iso8601, mass.roundedText(in: unit), "0", bodyFat?.percentText ?? "0"],
        into: &bytes
      )
    }
    return bytes
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

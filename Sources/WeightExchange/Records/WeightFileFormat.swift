import FileFormats
import WeightCore

/// A file format of weights, which is detected by the content rather than by the file name.
package enum WeightFileFormat: String, Hashable, Sendable, CaseIterable {
  /// The program's own export in CSV.
  case w8CSV = "w8-csv"
  /// The program's own export in JSON.
  case w8JSON = "w8-json"
  /// The CSV export of W8Trackr: times in UTC without a time zone.
  case w8TrackerCSV = "w8trackr-csv"
  /// The JSON export of W8Trackr.
  case w8TrackerJSON = "w8trackr-json"
  /// Libra: comment lines that begin with `#`, and semicolons as separators.
  case libra
  /// openScale up to version 2: kilograms, regardless of the unit in the app.
  case openScale = "openscale"
  /// openScale from version 3: the unit of the app, which the file does not contain.
  case openScale3 = "openscale-3"
  /// The `weight.csv` in the Withings archive: the unit is in the column name.
  case withings
  /// The monthly CSV of Fitbit, in sections: the unit of the account, which the file does not
  /// contain.
  case fitbitCSV = "fitbit-csv"
  /// The JSON of Fitbit's archive and API: the unit of the account.
  case fitbitJSON = "fitbit-json"
  /// The `weight.csv` of Fitbit in Google's archive: grams.
  case fitbitGoogle = "fitbit-google"
  /// The averages of days in Google's archive of Google Fit, next to steps and pulses.
  case googleFitCSV = "google-fit-csv"
  /// The single measurements in Google's archive of Google Fit: kilograms, and nanoseconds.
  case googleFitJSON = "google-fit-json"
  /// The table of weights of Garmin Connect: times below rows with the day.
  case garminCSV = "garmin-csv"
  /// The biometric data in the account data of Garmin: grams, and times in UTC.
  case garminJSON = "garmin-json"
  /// The table of weights of Samsung Health: kilograms, and times in UTC with an offset.
  case samsungHealth = "samsung-health"
  /// The table of metrics of Health Auto Export.
  case healthAutoExportCSV = "health-auto-export-csv"
  /// The metrics of Health Auto Export in JSON.
  case healthAutoExportJSON = "health-auto-export-json"
  /// The table of a Renpho scale.
  case renpho
  /// The biometrics of Cronometer: one row for each metric.
  case cronometer
  /// Any table with a column of dates and a column of weights.
  case table = "csv"
}

extension WeightFileFormat {
  /// Whether the format is the program's own, which contains the source of each entry.
  package var isOwn: Bool { self == .w8CSV || self == .w8JSON }

  /// The name of the app that is the source of the entries, or `nil` if it is unknown.
  var sourceName: String? {
    switch self {
    case .w8CSV, .w8JSON, .table: nil
    case .w8TrackerCSV, .w8TrackerJSON: "W8Trackr"
    case .libra: "Libra"
    case .openScale, .openScale3: "openScale"
    case .withings: "Withings"
    case .fitbitCSV, .fitbitJSON, .fitbitGoogle: "Fitbit"
    case .googleFitCSV, .googleFitJSON: "Google Fit"
    case .garminCSV, .garminJSON: "Garmin"
    case .samsungHealth: "Samsung Health"
    case .healthAutoExportCSV, .healthAutoExportJSON: "Health Auto Export"
    case .renpho: "Renpho"
    case .cronometer: "Cronometer"
    }
  }

  /// The unit of all numbers without one.
  var unit: FileUnit? {
    switch self {
    case .openScale, .samsungHealth, .googleFitJSON: .weight(.kilogram)
    case .garminJSON: .gram
    default: nil
    }
  }

  /// Whether times without a time zone are in UTC.
  var isInUTC: Bool {
    switch self {
    case .w8TrackerCSV, .w8TrackerJSON, .samsungHealth, .garminJSON: true
    default: false
    }
  }

  /// Whether body fat may be a fraction of 1 rather than a percentage.
  var hasFractions: Bool { self == .healthAutoExportCSV || self == .healthAutoExportJSON }

  /// The decimal separator, if the program always uses the same one.
  var decimalMark: DecimalSeparator? {
    switch self {
    case .withings, .fitbitCSV, .garminCSV, .healthAutoExportCSV, .renpho, .cronometer, .table: nil
    default: .point
    }
  }

  /// The order of dates, if the program always uses the same one.
  ///
  /// Fitbit's archive uses the American order in every country.
  var dateOrder: DateOrder? { self == .fitbitJSON ? .monthDayYear : nil }
}

// MARK: - Recognition

extension WeightFileFormat {
  /// Detects the program that created a table.
  ///
  /// - Parameters:
  ///   - header: The header row.
  ///   - columns: The columns.
  ///   - remarks: The rows before the header.
  init(header: DelimitedRow, _ columns: Columns, remarks: [DelimitedRow]) {
    let names = header.texts.map(\.trimmingWhitespace)
    let smallNames = names.map { $0.lowercased() }
    let hasRemark = { (start: String) in
      remarks.contains { $0.fields[0].text.lowercased().hasPrefix(start) }
    }
    self =
      if columns.has(.kilograms), columns.has(.source) {
        .w8CSV
      } else if smallNames == ["date", "weight", "unit", "note", "bodyfat"] {
        .w8TrackerCSV
      } else if hasRemark("#version") || hasRemark("#units") || names[0].hasPrefix("#") {
        .libra
      } else if smallNames.contains("weight grams") {
        .fitbitGoogle
      } else if names.contains("dateTime"), names.contains("weight") {
        .openScale
      } else if names.contains("DATE"), names.contains("WEIGHT") {
        .openScale3
      } else if let other = Self.ofOtherApp(names, smallNames, remarks: remarks) {
        other
      } else if columns.has(.fatMass), columns.unit(of: .weight) != nil,
        names.contains(where: { $0.hasSuffix(")") })
      {
        .withings
      } else if remarks.contains(where: { $0.texts == ["Body"] })
        || Array(smallNames.prefix(4)) == ["date", "weight", "bmi", "fat"]
      {
        .fitbitCSV
      } else {
        .table
      }
  }
}

extension WeightFileFormat {
  /// Detects the program by column names that are specific to it.
  ///
  /// The column names are those of the files that public programs read: Google Takeout
  /// (`Daily activity metrics.csv`), Garmin Connect (`Time,Weight,Change,BMI,…`), Samsung Health
  /// (`com.samsung.health.weight,…` above the header), Health Auto Export, Renpho and Cronometer.
  private static func ofOtherApp(
    _ names: [String],
    _ smallNames: [String],
    remarks: [DelimitedRow]
  ) -> WeightFileFormat? {
    let hasStart = { (start: String) in smallNames.contains { $0.hasPrefix(start) } }
    if remarks.contains(where: { $0.fields[0].text.hasPrefix("com.samsung.") })
      || hasStart("com.samsung.health.weight.")
    {
      return .samsungHealth
    }
    if hasStart("average weight (") && hasStart("max weight (") || hasStart("move minutes") {
      return .googleFitCSV
    }
    if isGarmin(smallNames) { return .garminCSV }
    if hasStart("time of measurement") || hasStart("subcutaneous fat") && hasStart("metabolic age")
    {
      return .renpho
    }
    if hasStart("weight & body mass") || hasStart("body fat percentage (") {
      return .healthAutoExportCSV
    }
    let metrics = ["day", "time", "metric", "unit", "amount"]
    return smallNames.filter({ $0 != "group" }) == metrics ? .cronometer : nil
  }

  /// Returns whether the columns are the eight of Garmin Connect, in any language: a time, the
  /// weight, its change, the body mass index, and measurements of the scale.
  private static func isGarmin(_ smallNames: [String]) -> Bool {
    let names = smallNames.filter { !$0.isEmpty }
    guard names.count == 8, ColumnName(names[0]).role == .time,
      ColumnName(names[1]).role == .weight
    else { return false }
    return ["bmi", "imc"].contains(names[3]) && ColumnName(names[4]).role == .bodyFat
  }
}

/// A program that the user names as the source of a file.
package enum NamedFormat: String, Hashable, Sendable, CaseIterable {
  case w8
  case w8Tracker = "w8trackr"
  case libra
  case openScale = "openscale"
  case withings
  case fitbit
  case googleFit = "google-fit"
  case garmin
  case samsungHealth = "samsung-health"
  case healthAutoExport = "health-auto-export"
  case renpho
  case cronometer
  /// Any table.
  case csv

  /// Returns the format of a file whose detected format is `seeming`.
  ///
  /// - Returns: `nil` if the program does not write this format.
  func format(seeming: WeightFileFormat) -> WeightFileFormat? {
    switch (self, seeming) {
    case (.w8, .w8CSV), (.w8, .w8JSON), (.w8Tracker, .w8TrackerCSV), (.w8Tracker, .w8TrackerJSON),
      (.libra, .libra), (.openScale, .openScale), (.openScale, .openScale3),
      (.withings, .withings), (.fitbit, .fitbitCSV), (.fitbit, .fitbitJSON),
      (.fitbit, .fitbitGoogle), (.googleFit, .googleFitCSV), (.googleFit, .googleFitJSON),
      (.garmin, .garminCSV), (.garmin, .garminJSON), (.samsungHealth, .samsungHealth),
      (.healthAutoExport, .healthAutoExportCSV), (.healthAutoExport, .healthAutoExportJSON),
      (.renpho, .renpho), (.cronometer, .cronometer), (.csv, .table):
      seeming
    // A table that was edited may no longer be recognizable.
    case (.openScale, .table): .openScale3
    case (.withings, .table): .withings
    case (.fitbit, .table): .fitbitCSV
    case (.libra, .table): .libra
    case (.googleFit, .table): .googleFitCSV
    case (.garmin, .table): .garminCSV
    case (.samsungHealth, .table): .samsungHealth
    case (.healthAutoExport, .table), (.healthAutoExport, .withings): .healthAutoExportCSV
    case (.renpho, .table), (.renpho, .withings): .renpho
    case (.cronometer, .table): .cronometer
    case (.csv, .withings), (.csv, .openScale3), (.csv, .fitbitCSV), (.csv, .libra),
      (.csv, .googleFitCSV), (.csv, .garminCSV), (.csv, .healthAutoExportCSV), (.csv, .renpho),
      (.csv, .cronometer):
      .table
    default: nil
    }
  }
}

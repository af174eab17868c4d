import FileFormats
import WeightCore

/// A form in which programs write down weights, told by its content and not by the name of the file.
package enum WeightFileFormat: String, Hashable, Sendable, CaseIterable {
  /// Our own export, in CSV.
  case w8CSV = "w8-csv"
  /// Our own export, in JSON.
  case w8JSON = "w8-json"
  /// The CSV of W8Trackr: times of UTC without their zone.
  case w8TrackerCSV = "w8trackr-csv"
  /// The JSON of W8Trackr.
  case w8TrackerJSON = "w8trackr-json"
  /// Libra: lines of remarks that begin with `#`, then semicolons.
  case libra
  /// openScale up to version 2: kilograms, whatever the app showed.
  case openScale = "openscale"
  /// openScale from version 3: the unit of the app, which the file does not name.
  case openScale3 = "openscale-3"
  /// The `weight.csv` in the archive of Withings: the unit in the name of the column.
  case withings
  /// The monthly CSV of Fitbit, in sections; the unit of the account, which it does not name.
  case fitbitCSV = "fitbit-csv"
  /// The JSON of Fitbit's archive and interface; the unit of the account.
  case fitbitJSON = "fitbit-json"
  /// The `weight.csv` of Fitbit in Google's archive: grams.
  case fitbitGoogle = "fitbit-google"
  /// Any table with a column of dates and one of weights.
  case table = "csv"
}

extension WeightFileFormat {
  /// Whether the export is our own, so that it says of each entry where it came from.
  package var isOwn: Bool { self == .w8CSV || self == .w8JSON }

  /// The name of the app that entries are said to come from; `nil` where the file does not tell.
  var sourceName: String? {
    switch self {
    case .w8CSV, .w8JSON, .table: nil
    case .w8TrackerCSV, .w8TrackerJSON: "W8Trackr"
    case .libra: "Libra"
    case .openScale, .openScale3: "openScale"
    case .withings: "Withings"
    case .fitbitCSV, .fitbitJSON, .fitbitGoogle: "Fitbit"
    }
  }

  /// The unit of all numbers that the file does not give one for.
  var unit: FileUnit? { self == .openScale ? .weight(.kilogram) : nil }

  /// Whether a time without a zone is one of UTC.
  var isInUTC: Bool { self == .w8TrackerCSV || self == .w8TrackerJSON }

  /// The decimal mark, where the program always writes the same one.
  var decimalMark: DecimalMark? {
    switch self {
    case .withings, .fitbitCSV, .table: nil
    default: .point
    }
  }

  /// The order of a date, where the program always writes the same one.
  ///
  /// Fitbit's archive is American in every country.
  var dateOrder: DateOrder? { self == .fitbitJSON ? .monthDayYear : nil }
}

// MARK: - Recognition

extension WeightFileFormat {
  /// Finds the program that a table comes from.
  ///
  /// - Parameters:
  ///   - header: The row that names the columns.
  ///   - columns: The columns.
  ///   - remarks: The rows before it.
  init(header: DelimitedRow, _ columns: Columns, remarks: [DelimitedRow]) {
    let names = header.texts.map(\.trimmingBlanks)
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

/// The program that a user says a file comes from.
package enum NamedFormat: String, Hashable, Sendable, CaseIterable {
  case w8
  case w8Tracker = "w8trackr"
  case libra
  case openScale = "openscale"
  case withings
  case fitbit
  /// Any table.
  case csv

  /// Returns the form of a file whose content looks like `seeming`.
  ///
  /// - Returns: `nil` if it cannot come from that program.
  func format(seeming: WeightFileFormat) -> WeightFileFormat? {
    switch (self, seeming) {
    case (.w8, .w8CSV), (.w8, .w8JSON), (.w8Tracker, .w8TrackerCSV), (.w8Tracker, .w8TrackerJSON),
      (.libra, .libra), (.openScale, .openScale), (.openScale, .openScale3),
      (.withings, .withings), (.fitbit, .fitbitCSV), (.fitbit, .fitbitJSON),
      (.fitbit, .fitbitGoogle), (.csv, .table):
      seeming
    // Tables that somebody has edited lose what they could be told by.
    case (.openScale, .table): .openScale3
    case (.withings, .table): .withings
    case (.fitbit, .table): .fitbitCSV
    case (.libra, .table): .libra
    case (.csv, .withings), (.csv, .openScale3), (.csv, .fitbitCSV), (.csv, .libra): .table
    default: nil
    }
  }
}

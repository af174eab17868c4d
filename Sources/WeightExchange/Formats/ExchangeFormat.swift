import WeightCore

/// A form in which programs write down weights, told by its content and not by the name of the file.
package enum ExchangeFormat: String, Hashable, Sendable, CaseIterable {
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

extension ExchangeFormat {
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

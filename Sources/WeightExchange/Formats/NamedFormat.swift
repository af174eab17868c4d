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
  func format(seeming: ExchangeFormat) -> ExchangeFormat? {
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

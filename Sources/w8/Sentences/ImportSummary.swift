import Diagnostics
import Localization
import WeightExchange
import WeightStore

/// Tells in a few lines what became of a file.
struct ImportSummary {
  let isDryRun: Bool

  /// Returns the lines about a file.
  func lines(of result: ImportResult) -> [String] {
    var lines = [firstLine(of: result)]
    if result.knownCount > 0 {
      lines.append(
        String(
          localized: "\(result.knownCount) entries were already in the log.",
          comment: "After 'w8 import': these were not added again"
        )
      )
    }
    let reasons = (result.read.weights?.leftOut ?? [:])
      .sorted { left, right in
        (right.value, left.key.rawValue) < (left.value, right.key.rawValue)
      }
    guard !reasons.isEmpty else { return lines }
    let total = result.read.weights?.leftOutCount ?? 0
    lines.append(
      String(
        localized: "\(total) rows were left out:",
        comment: "After 'w8 import'; the reasons follow, a line each"
      )
    )
    return lines + reasons.map { "  \(LeftOutReason.text(of: $0.key, count: $0.value))" }
  }

  private func firstLine(of result: ImportResult) -> String {
    let (file, count) = (result.read.file, result.count.added)
    let program = result.read.weights?.format.programName ?? ""
    guard count > 0 else {
      return String(
        localized: "There is nothing new in '\(file)' (\(program)).",
        comment: "After 'w8 import': a path, and the name of a program or 'CSV'"
      )
    }
    return isDryRun
      ? String(
        localized: "Would add \(count) entries from '\(file)' (\(program)).",
        comment: "After 'w8 import --dry-run': a path, and the name of a program or 'CSV'"
      )
      : String(
        localized: "Added \(count) entries from '\(file)' (\(program)).",
        comment: "After 'w8 import': a path, and the name of a program or 'CSV'"
      )
  }
}

extension ExchangeFormat {
  /// The name of the program that writes the form, the same in every language.
  fileprivate var programName: String {
    switch self {
    case .w8CSV, .w8JSON: "w8"
    case .w8TrackerCSV, .w8TrackerJSON: "W8Trackr"
    case .libra: "Libra"
    case .openScale, .openScale3: "openScale"
    case .withings: "Withings"
    case .fitbitCSV, .fitbitJSON, .fitbitGoogle: "Fitbit"
    case .table: "CSV"
    }
  }
}

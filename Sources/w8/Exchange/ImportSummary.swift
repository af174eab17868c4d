import Diagnostics
import FileFormats
import Localization
import WeightExchange
import WeightStore

/// The summary of an imported file.
struct ImportSummary {
  let isDryRun: Bool

  /// Returns the lines about a file.
  func lines(of result: ImportResult) -> [String] {
    var lines = [firstLine(of: result)] + changes(of: result.count)
    if result.knownCount > 0 {
      lines.append(
        String(
          localized: "\(result.knownCount) entries were already in the log.",
          comment: "After 'w8 import': these were not added again"
        )
      )
    }
    let otherCount = result.read.weights?.otherCount ?? 0
    if otherCount > 0 {
      lines.append(
        String(
          localized: "\(otherCount) rows have other measurements and no weight.",
          comment: "After 'w8 import': these are not imported, and this is no error"
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
        localized: "\(total) rows were skipped:",
        comment: "After 'w8 import'; the reasons follow, a line each"
      )
    )
    return lines + reasons.map { "  \(LeftOutReason.text(of: $0.key, count: $0.value))" }
  }

  /// Returns the lines about entries that the file names.
  private func changes(of count: ImportCount) -> [String] {
    var lines: [String] = []
    if count.changed > 0 {
      lines.append(
        isDryRun
          ? String(
            localized: "\(count.changed) entries would be changed to the values in the file.",
            comment: "After 'w8 import --dry-run' of an edited export"
          )
          : String(
            localized: "\(count.changed) entries were changed to the values in the file.",
            comment: "After 'w8 import' of an edited export"
          )
      )
    }
    if count.deleted > 0 {
      lines.append(
        String(
          localized: "\(count.deleted) entries were deleted in the log and stay deleted.",
          comment: "After 'w8 import': these were not added again"
        )
      )
    }
    if count.older > 0 {
      lines.append(
        String(
          localized:
            "\(count.older) entries were edited in the log since the file was created and stay as they are.",
          comment: "After 'w8 import': these were not changed"
        )
      )
    }
    return lines
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

extension WeightFileFormat {
  /// The name of the program that writes the format, which is not localized.
  fileprivate var programName: String {
    switch self {
    case .w8CSV, .w8JSON: "w8"
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
    case .table: "CSV"
    }
  }
}

/// The lines about the number of skipped rows for a reason.
enum LeftOutReason {
  /// Returns the line for a reason.
  ///
  /// A reason without a text is shown by its identifier.
  static func text(of reason: Diagnostic.ID, count: Int) -> String {
    dateText(of: reason, count) ?? weightText(of: reason, count) ?? otherText(of: reason, count)
  }

  private static func dateText(of reason: Diagnostic.ID, _ count: Int) -> String? {
    switch reason {
    case "date-missing":
      String(localized: "\(count) rows without a date", comment: "Skipped rows")
    case "date-unreadable":
      String(
        localized: "\(count) rows whose date cannot be read",
        comment: "Skipped rows"
      )
    case "date-in-future":
      String(
        localized: "\(count) rows with a date in the future",
        comment: "Skipped rows"
      )
    default: nil
    }
  }

  private static func weightText(of reason: Diagnostic.ID, _ count: Int) -> String? {
    switch reason {
    case "weight-missing":
      String(localized: "\(count) rows without a weight", comment: "Skipped rows")
    case "weight-unreadable":
      String(
        localized: "\(count) rows whose weight cannot be read",
        comment: "Skipped rows"
      )
    case "weight-split":
      String(
        localized: "\(count) rows whose weight is split at the decimal comma",
        comment: "Skipped rows"
      )
    case "weight-outside-limits":
      String(
        localized: "\(count) rows with a weight out of range",
        comment: "Skipped rows"
      )
    case "unit-unknown":
      String(localized: "\(count) rows with an unknown unit", comment: "Skipped rows")
    default: nil
    }
  }

  private static func otherText(of reason: Diagnostic.ID, _ count: Int) -> String {
    switch reason {
    case "note-too-long":
      String(localized: "\(count) rows with a note that is too long", comment: "Skipped rows")
    default:
      String(localized: "\(count) damaged rows", comment: "Skipped rows")
    }
  }
}

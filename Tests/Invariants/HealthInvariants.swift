import FoundationEssentials
import TestSupport
import WeightCore
package import WeightExchange

/// Invariants of parsing Apple Health exports, regardless of the content of the file.
package enum HealthInvariants {
  /// Parses a file.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - path: The path at which the file is written.
  ///   - reading: A function that accepts the result.
  /// - Returns: The violated invariant; `nil` if there is none.
  /// - Throws: An error if the file cannot be written.
  package static func violation(
    by bytes: [UInt8],
    at path: String,
    reading: (HealthExportReading) -> Void = { _ in }
  ) throws -> String? {
    try Data(bytes).write(to: URL(filePath: path))
    let reader = HealthExportReader(categories: [.bodyMass, .bodyFat], homeTimeZone: nil)
    var last: HealthReadingProgress?
    var violation: String?
    do throws(HealthExportError) {
      let file = try HealthExportFile.find(at: path)
      let first = try reader.read(file) { progress in
        if let last, progress.bytes < last.bytes { violation = "the progress goes back" }
        if progress.bytes > progress.totalBytes { violation = "the progress is more than all" }
        last = progress
        return true
      }
      reading(first)
      guard first == (try reader.read(file) { _ in true }) else {
        return "a second reading finds something else"
      }
      return violation ?? Self.violation(of: first)
    } catch {
      // Any error is valid, except the error of this function.
      return error.code == .cancelled ? "it was cancelled" : violation
    }
  }

  private static func violation(of reading: HealthExportReading) -> String? {
    let leftOut = reading.leftOut.values.reduce(0, +)
    let samples = reading.snapshot.samples
    guard reading.recordCount == samples.count + leftOut + reading.otherRecordCount else {
      return "the counts do not add up"
    }
    guard reading.leftOut.allSatisfy({ $0.key.leavesOut && $0.value > 0 }),
      reading.mended.allSatisfy({ !$0.key.leavesOut && $0.value > 0 })
    else { return "a problem is counted in the wrong place" }
    guard reading.leftOut.isEmpty || !reading.diagnostics.isEmpty else {
      return "a skipped record has no location"
    }
    guard samples.allSatisfy({ $0.end >= $0.start.secondsSince1970 && !$0.source.isEmpty }) else {
      return "a sample ends before it begins, or has no source"
    }
    return reading.snapshot.digest.utf8.count == 64 ? nil : "there is no digest"
  }
}

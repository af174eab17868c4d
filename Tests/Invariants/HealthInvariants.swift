import FoundationEssentials
import TestSupport
import WeightCore
package import WeightExchange

/// What holds for every file that is given to the reader of exports, whatever is in it.
package enum HealthInvariants {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: What is in the file.
  ///   - path: Where it is written to be read.
  ///   - reading: What is told what was read.
  /// - Returns: What does not hold; `nil` if all does.
  /// - Throws: That the file cannot be written.
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
      // Any error will do that is not our own wish.
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
      return "nothing tells where a record was left out"
    }
    guard samples.allSatisfy({ $0.end >= $0.start.secondsSince1970 && !$0.source.isEmpty }) else {
      return "a sample ends before it begins, or is from nobody"
    }
    return reading.snapshot.digest.utf8.count == 64 ? nil : "there is no digest"
  }
}

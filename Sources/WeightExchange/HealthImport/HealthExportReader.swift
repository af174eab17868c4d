package import Diagnostics
import FileSystem
package import FoundationEssentials
package import WeightCore

/// A single-pass reader of Apple Health exports that uses little memory and tolerates damaged
/// files.
///
/// ```swift
/// let file = try HealthExportFile.find(at: "export.xml")
/// let reader = HealthExportReader(categories: [.bodyMass], homeTimeZone: nil)
/// let reading = try reader.read(file) { _ in true }
/// ```
package struct HealthExportReader: Sendable {
  private let categories: Set<HealthCategory>
  private let homeTimeZone: TimeZone?

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - categories: The categories to read. All others are ignored.
  ///   - homeTimeZone: The user's time zone, for records without one, or `nil` to use the offset of
  ///     the export date.
  package init(categories: Set<HealthCategory>, homeTimeZone: TimeZone?) {
    self.categories = categories
    self.homeTimeZone = homeTimeZone
  }

  /// Reads an export.
  ///
  /// - Parameters:
  ///   - file: The export.
  ///   - progress: Receives the progress. It returns `false` to cancel reading.
  /// - Returns: The result, with the samples in the order of the file.
  /// - Throws: `.cancelled`, `.excessiveSamples`, or an error if the file cannot be read.
  /// - Complexity: O(*n*) in the number of bytes; uses a few megabytes and the memory of the
  ///   samples.
  package func read(
    _ file: HealthExportFile,
    progress: (HealthReadingProgress) -> Bool
  ) throws(HealthExportError) -> HealthExportReading {
    let open = try OpenFile(export: file.path)
    let digest = FileDigest(open.descriptor)
    let records: RecordCollector
    do throws(HealthExportError) {
      records = try scan(file, open, progress)
    } catch {
      // The thread reads from the descriptor, which is closed when this function returns.
      digest.cancel()
      digest.wait()
      throw error
    }
    guard let digest = digest.wait() else { throw HealthExportError(.unreadable, path: file.path) }
    do {
      try open.checkUnchanged()
    } catch {
      throw HealthExportError(error)
    }
    return reading(of: records, digest)
  }

  private func scan(
    _ file: HealthExportFile,
    _ open: OpenFile,
    _ progress: (HealthReadingProgress) -> Bool
  ) throws(HealthExportError) -> RecordCollector {
    let records = try RecordCollector(
      path: file.entry.map { "\(file.path)/\($0)" } ?? file.path,
      interpreter: SampleReader(categories, homeTimeZone: homeTimeZone)
    )
    func report(bytes: Int64, records: Int, samples: Int) throws(HealthExportError) {
      let state = HealthReadingProgress(
        bytes: bytes,
        totalBytes: max(file.size, bytes),
        records: records,
        samples: samples
      )
      guard progress(state) else { throw HealthExportError(.cancelled, path: file.path) }
    }
    guard let archived = file.archived else {
      return try ExportScanner(PlainExport(file: open), records).scan(progress: report)
    }
    let export = try ArchivedExport(open, entry: archived.entry, archived.manner)
    return try ExportScanner(export, records).scan(progress: report)
  }

  private func reading(of records: RecordCollector, _ digest: String) -> HealthExportReading {
    HealthExportReading(
      snapshot: HealthSnapshot(
        exported: records.exported,
        digest: digest,
        isComplete: records.isComplete,
        categories: categories,
        samples: records.samples
      ),
      recordCount: records.recordCount,
      otherRecordCount: records.otherRecordCount,
      leftOut: records.problems.filter { $0.key.leavesOut },
      mended: records.problems.filter { !$0.key.leavesOut },
      diagnostics: records.diagnostics,
      locale: records.locale,
      version: records.version
    )
  }
}

/// The result of reading an Apple Health export, including its problems.
///
/// Each record is counted once: ``recordCount`` is the sum of the samples, the skipped records and
/// ``otherRecordCount``.
package struct HealthExportReading: Hashable, Sendable {
  /// The samples of the requested categories.
  package let snapshot: HealthSnapshot
  /// The total number of records.
  package let recordCount: Int
  /// The number of records of other types, and of repeated records in correlations.
  package let otherRecordCount: Int
  /// The number of skipped records in the requested categories, by reason.
  package let leftOut: [HealthProblem: Int]
  /// The number of imported records with a repaired problem, by problem.
  package let mended: [HealthProblem: Int]
  /// The locations of the first records with each problem.
  package let diagnostics: [Diagnostic]
  /// The language and region of the phone, such as `es_ES`, or `nil` if the export does not contain
  /// it.
  package let locale: String?
  /// The version of the export format, or `nil` if the export does not contain it.
  package let version: Int?

  /// Creates a reading.
  package init(
    snapshot: HealthSnapshot,
    recordCount: Int,
    otherRecordCount: Int,
    leftOut: [HealthProblem: Int] = [:],
    mended: [HealthProblem: Int] = [:],
    diagnostics: [Diagnostic] = [],
    locale: String? = nil,
    version: Int? = nil
  ) {
    self.snapshot = snapshot
    self.recordCount = recordCount
    self.otherRecordCount = otherRecordCount
    self.leftOut = leftOut
    self.mended = mended
    self.diagnostics = diagnostics
    self.locale = locale
    self.version = version
  }
}

/// The progress of reading an export.
package struct HealthReadingProgress: Hashable, Sendable {
  /// The number of bytes read so far.
  package let bytes: Int64
  /// The total number of bytes, if it is known.
  package let totalBytes: Int64
  /// The number of records found so far.
  package let records: Int
  /// The number of imported records.
  package let samples: Int

  /// Creates the progress of a reading.
  package init(bytes: Int64, totalBytes: Int64, records: Int, samples: Int) {
    self.bytes = bytes
    self.totalBytes = totalBytes
    self.records = records
    self.samples = samples
  }
}

package import Diagnostics
import FileSystem
package import FoundationEssentials
package import WeightCore

/// Reads exports of Apple Health in one pass, with little memory, whatever is wrong with them.
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
  ///   - categories: What is read; all else is passed over.
  ///   - homeTimeZone: Where the person lives, for records that do not name their time zone; `nil` to
  ///     take the offset that the phone had when it wrote the export.
  package init(categories: Set<HealthCategory>, homeTimeZone: TimeZone?) {
    self.categories = categories
    self.homeTimeZone = homeTimeZone
  }

  /// Reads an export.
  ///
  /// - Parameters:
  ///   - file: What was found.
  ///   - progress: What is told how far the reading is; `false` ends it.
  /// - Returns: What was read; the samples in the order of the file.
  /// - Throws: `.cancelled`, `.excessiveSamples`, or that the file cannot be read.
  /// - Complexity: O(*n*), where *n* is the number of bytes; takes a few megabytes and the samples.
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
      // The thread reads from the descriptor, which goes with this call.
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

/// What was read of an export of Apple Health, and what was wrong with it.
///
/// Each record is counted once: ``recordCount`` is the number of samples, of those that were left out,
/// and of ``otherRecordCount``.
package struct HealthExportReading: Hashable, Sendable {
  /// The samples of the categories that were asked for.
  package let snapshot: HealthSnapshot
  /// How many records were seen.
  package let recordCount: Int
  /// How many of them were of other types, or parts of correlations, which stand there a second time.
  package let otherRecordCount: Int
  /// How many records of the categories were left out, by the reason.
  package let leftOut: [HealthProblem: Int]
  /// How many records were taken although something was wrong with them, by what it was.
  package let mended: [HealthProblem: Int]
  /// The places of the first records of each problem.
  package let diagnostics: [Diagnostic]
  /// The language and region of the phone: `es_ES`; `nil` if the export does not tell.
  package let locale: String?
  /// The version of the form of exports; `nil` if the export does not tell.
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

/// How far the reading of an export has come.
package struct HealthReadingProgress: Hashable, Sendable {
  /// How many bytes of the export have been read.
  package let bytes: Int64
  /// How many there are, as far as that is known.
  package let totalBytes: Int64
  /// How many records were seen.
  package let records: Int
  /// How many of them were taken.
  package let samples: Int

  /// Creates the progress of a reading.
  package init(bytes: Int64, totalBytes: Int64, records: Int, samples: Int) {
    self.bytes = bytes
    self.totalBytes = totalBytes
    self.records = records
    self.samples = samples
  }
}

import Digests
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
    let open = try OpenFile(file.path)
    let digest = FileDigest(descriptor: open.descriptor)
    let records: RecordCollector
    do throws(HealthExportError) {
      records = try scan(file, open, progress)
    } catch {
      // The thread reads from the descriptor, which goes with this call.
      digest.cancel()
      digest.wait()
      throw error
    }
    guard let digest = digest.wait() else { throw .last(file.path) }
    try open.checkUnchanged()
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
      return try ExportScanner(open, records).scan(progress: report)
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

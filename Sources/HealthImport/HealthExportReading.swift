package import Diagnostics
package import WeightCore

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

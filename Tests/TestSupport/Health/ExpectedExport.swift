package import WeightCore

/// The expected result of parsing a generated export, without knowledge of the user's time zone.
package struct ExpectedExport: Hashable, Sendable {
  /// The samples, in the order of the file.
  package var samples: [HealthSample] = []
  /// The number of records.
  package var recordCount = 0
  /// The number of records of other types, or in correlations.
  package var otherRecordCount = 0
  /// The number of skipped records, by the name of the reason.
  package var leftOut: [String: Int] = [:]
  /// The number of imported records with errors, by the name of the error.
  package var mended: [String: Int] = [:]
  /// Whether no sample is lost.
  package var isComplete = true

  /// Creates the expected result for an export without records.
  package init() {}

  /// Adds an imported record.
  package mutating func take(_ sample: HealthSample, mending problem: String? = nil) {
    recordCount += 1
    samples.append(sample)
    if let problem { mended[problem, default: 0] += 1 }
  }

  /// Adds a skipped record.
  package mutating func leaveOut(_ reason: String) {
    recordCount += 1
    leftOut[reason, default: 0] += 1
    if ["cut-off", "too-long", "quote-unclosed", "unreadable"].contains(reason) {
      isComplete = false
    }
  }

  /// Adds irrelevant records.
  package mutating func passOver(_ count: Int = 1) {
    recordCount += count
    otherRecordCount += count
  }
}

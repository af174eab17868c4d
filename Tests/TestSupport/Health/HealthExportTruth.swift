package import WeightCore

/// What a reader should find in an export that was made up, if it does not know where the person lives.
package struct HealthExportTruth: Hashable, Sendable {
  /// The samples, in the order of the file.
  package var samples: [HealthSample] = []
  /// How many records there are.
  package var recordCount = 0
  /// How many of them are of other types, or in correlations.
  package var otherRecordCount = 0
  /// How many records cannot be taken, by the names of the reasons.
  package var leftOut: [String: Int] = [:]
  /// How many records can be taken although something is wrong with them, by the names of what it is.
  package var mended: [String: Int] = [:]
  /// Whether nothing is lost.
  package var isComplete = true

  /// Creates the truth of an export without records.
  package init() {}

  /// Adds a record that can be taken.
  package mutating func take(_ sample: HealthSample, mending problem: String? = nil) {
    recordCount += 1
    samples.append(sample)
    if let problem { mended[problem, default: 0] += 1 }
  }

  /// Adds a record that cannot be taken.
  package mutating func leaveOut(_ reason: String) {
    recordCount += 1
    leftOut[reason, default: 0] += 1
    if ["cut-off", "too-long", "quote-unclosed", "unreadable"].contains(reason) {
      isComplete = false
    }
  }

  /// Adds records of no concern.
  package mutating func passOver(_ count: Int = 1) {
    recordCount += count
    otherRecordCount += count
  }
}

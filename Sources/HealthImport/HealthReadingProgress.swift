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

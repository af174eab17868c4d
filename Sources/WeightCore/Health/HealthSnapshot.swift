/// What an export of Apple Health says of the categories that were asked for.
package struct HealthSnapshot: Hashable, Sendable {
  /// When the phone wrote the export; `nil` if it does not tell.
  package let exported: Moment?
  /// The SHA-256 of the file, 64 hexadecimal digits.
  package let digest: String
  /// Whether the export was there up to its end.
  ///
  /// If it was not, samples may be missing that were not deleted.
  package let isComplete: Bool
  /// The categories that were asked for.
  package let categories: Set<HealthCategory>
  /// The samples, in the order of the file.
  package let samples: [HealthSample]

  /// Creates a snapshot.
  package init(
    exported: Moment?,
    digest: String,
    isComplete: Bool,
    categories: Set<HealthCategory>,
    samples: [HealthSample]
  ) {
    self.exported = exported
    self.digest = digest
    self.isComplete = isComplete
    self.categories = categories
    self.samples = samples
  }
}

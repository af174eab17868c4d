/// What a person has allowed a sync with Apple Health to do, where it would ask.
package struct HealthConsent: OptionSet, Hashable, Sendable {
  /// The bits.
  package let rawValue: Int

  /// Creates a consent from its bits.
  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// What the export lacks is deleted, however much it is.
  package static let deletions = HealthConsent(rawValue: 1)
  /// What the export lacks is kept where it is so much that it would be asked about; the rest is done.
  package static let keepingMissing = HealthConsent(rawValue: 2)
  /// The export may be older than the one that the log is in step with.
  package static let olderExport = HealthConsent(rawValue: 4)
  /// What looks like a source with a new name is one.
  package static let renames = HealthConsent(rawValue: 8)
  /// What looks like a source with a new name is another source.
  package static let notRenames = HealthConsent(rawValue: 16)
}

package import WeightCore

/// A step that was taken back, or would be.
package struct UndoneStep: Hashable, Sendable {
  /// How many entries are told one by one.
  static let detailed = 20

  /// The step.
  package let step: JournalStep
  /// How many entries it had added, changed or deleted.
  package let entryCount: Int
  /// The first of these entries as they were before they were taken back; at most twenty.
  package let before: [WeightEntry]
  /// The same entries as they are now; empty if they are gone.
  package let after: [WeightEntry]
  /// How many body fats that wait for a weight had come with it.
  package let addedFatCount: Int
  /// How many body fats that waited for a weight it had changed or deleted.
  package let changedFatCount: Int
  /// The settings that have their former values again.
  package let settings: [SettingName]
  /// The values that all settings have now.
  package let values: [String: String]
}

/// A source of samples that seems to have another name than before.
package struct HealthRename: Hashable, Sendable {
  /// The name that the log knows.
  package let from: String
  /// The name that the export gives it.
  package let to: String
  /// How many samples have the same instant and value under both.
  package let count: Int

  /// Creates a rename.
  package init(from: String, to: String, count: Int) {
    self.from = from
    self.to = to
    self.count = count
  }
}

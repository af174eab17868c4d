/// How far a category of Apple Health has been read: the export that the log is in step with.
package struct HealthAnchor: Hashable, Sendable {
  /// The category.
  package let category: HealthCategory
  /// When the phone wrote the export; `nil` if it did not tell.
  package let exported: Moment?
  /// The SHA-256 of the export, 64 hexadecimal digits.
  package let digest: String
  /// How many samples of the category the log knows since.
  package let count: Int
  /// One for the first export, and one more for each that was taken in.
  package let generation: Int
  /// When it was taken in.
  package let saved: Moment
  /// Whether the log has just the samples of that export.
  ///
  /// It has more if the export was cut off, or if the person kept what it lacked; it has fewer if the
  /// person wanted none from before a day.
  package let isInStep: Bool

  /// Creates an anchor.
  package init(
    category: HealthCategory,
    exported: Moment?,
    digest: String,
    count: Int,
    generation: Int,
    saved: Moment,
    isInStep: Bool = true
  ) {
    self.category = category
    self.exported = exported
    self.digest = digest
    self.count = count
    self.generation = generation
    self.saved = saved
    self.isInStep = isInStep
  }
}

/// One sample of Apple Health, as an export tells of it.
///
/// An export gives samples no identifier of their own, and writes the same one in another unit, zone
/// or spelling the next time. What is told here does not change with these.
package struct HealthSample: Hashable, Sendable {
  /// The kind of sample.
  package let category: HealthCategory
  /// What was measured: micrograms of mass, or millionths of the body that are fat.
  package let value: Int64
  /// When the measuring began, in the offset of the place where it did, as far as that is known.
  package let start: Moment
  /// When it ended, in seconds since the beginning of 1970 in UTC.
  package let end: Int64
  /// The name of the app or the scale: in the composed form of Unicode, blanks around it taken away and
  /// each one within made a plain space.
  package let source: String
  /// The identifier that the writing app gave the sample; `nil` for most.
  package let externalIdentifier: String?
  /// How often the writing app has changed the sample, from one; `nil` if it does not tell.
  package let syncVersion: Int?
  /// When the sample came into Apple Health, in seconds since the beginning of 1970 in UTC.
  package let created: Int64?

  /// Creates a sample.
  package init(
    _ category: HealthCategory,
    value: Int64,
    start: Moment,
    end: Int64,
    source: String,
    externalIdentifier: String? = nil,
    syncVersion: Int? = nil,
    created: Int64? = nil
  ) {
    self.category = category
    self.value = value
    self.start = start
    self.end = end
    self.source = source
    self.externalIdentifier = externalIdentifier
    self.syncVersion = syncVersion
    self.created = created
  }
}

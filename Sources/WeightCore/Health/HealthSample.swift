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

// MARK: - Tolerance

extension HealthSample {
  /// Returns whether another sample of the category has the same value, as exactly as exports write it.
  ///
  /// A phone on which another unit was chosen writes every value anew, in six digits: those of a kilogram
  /// are up to half a gram away, those of a stone a third of one. From 1000 lb the sixth digit is
  /// a hundredth of a pound.
  package func hasValue(of other: HealthSample) -> Bool {
    let tolerance: Int64 =
      switch category {
      case .bodyMass where min(value, other.value) >= Self.coarseMass: 4_000_000
      case .bodyMass: 1_000_000
      case .bodyFat: 10
      }
    let (difference, overflow) = value.subtractingReportingOverflow(other.value)
    return !overflow && difference.magnitude <= tolerance
  }

  /// Just under 1000 lb, in micrograms.
  private static let coarseMass: Int64 = 453_500_000_000
}

/// A kind of sample of Apple Health that a person can have read.
package enum HealthCategory: String, Hashable, Sendable, CaseIterable, Codable {
  /// The mass of the body.
  case bodyMass = "body-mass"
  /// How much of it is fat.
  case bodyFat = "body-fat"

  /// The name that Apple gives the type of the samples.
  package var typeIdentifier: String {
    switch self {
    case .bodyMass: "HKQuantityTypeIdentifierBodyMass"
    case .bodyFat: "HKQuantityTypeIdentifierBodyFatPercentage"
    }
  }
}

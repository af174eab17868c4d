/// A sample in an Apple Health export.
///
/// An export does not identify samples, and may write the same sample with another unit, time zone
/// or spelling the next time. The values here do not depend on these.
package struct HealthSample: Hashable, Sendable {
  /// The kind of sample.
  package let category: HealthCategory
  /// The measured value: a mass in micrograms, a body fat fraction in parts per million, or a
  /// waist circumference in micrometres.
  package let value: Int64
  /// The start of the measurement, with the local UTC offset if it is known.
  package let start: Timestamp
  /// The end of the measurement, in seconds since 1970 in UTC.
  package let end: Int64
  /// The name of the app or scale, normalized.
  ///
  /// It is in Unicode composed form, trimmed, and each whitespace character in it is replaced by a
  /// space.
  package let source: String
  /// The identifier from the writing app; `nil` for most samples.
  package let externalIdentifier: String?
  /// The version number from the writing app, starting at one, or `nil` if it is unknown.
  package let syncVersion: Int?
  /// The time at which the sample was added to Apple Health, in seconds since 1970 in UTC.
  package let created: Int64?

  /// Creates a sample.
  package init(
    _ category: HealthCategory,
    value: Int64,
    start: Timestamp,
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
  /// Returns whether another sample of the category has the same value, within the precision of
  /// exports.
  ///
  /// If the user selects another unit, the phone converts all values and writes them with six
  /// digits. The rounding error is up to half a gram in kilograms, and a third of a gram in stones.
  /// From 1000 lb on, the sixth digit is a hundredth of a pound.
  package func hasValue(of other: HealthSample) -> Bool {
    let tolerance: Int64 =
      switch category {
      case .bodyMass, .leanMass:
        min(value, other.value) >= Self.coarseMass ? 4_000_000 : 1_000_000
      case .bodyFat, .waist: 10
      }
    let (difference, overflow) = value.subtractingReportingOverflow(other.value)
    return !overflow && difference.magnitude <= tolerance
  }

  /// Slightly less than 1000 lb, in micrograms.
  private static let coarseMass: Int64 = 453_500_000_000
}

/// A category of Apple Health samples that the user can import.
package enum HealthCategory: String, Hashable, Sendable, CaseIterable, Codable {
  /// Body mass.
  case bodyMass = "body-mass"
  /// Body fat percentage.
  case bodyFat = "body-fat"
  /// Lean body mass.
  case leanMass = "lean-mass"
  /// Waist circumference.
  case waist

  /// The categories of a log that was never synced.
  package static let usual: Set<HealthCategory> = [.bodyMass, .bodyFat]

  /// Whether a sample is a value of the weigh-in with the same source and time.
  package var isMeasurement: Bool { self != .bodyMass }

  /// Apple's identifier of the sample type.
  package var typeIdentifier: String {
    switch self {
    case .bodyMass: "HKQuantityTypeIdentifierBodyMass"
    case .bodyFat: "HKQuantityTypeIdentifierBodyFatPercentage"
    case .leanMass: "HKQuantityTypeIdentifierLeanBodyMass"
    case .waist: "HKQuantityTypeIdentifierWaistCircumference"
    }
  }
}

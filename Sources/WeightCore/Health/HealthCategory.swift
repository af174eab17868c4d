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

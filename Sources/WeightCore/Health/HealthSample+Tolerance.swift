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

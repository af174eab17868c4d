/// The share of fat in a body, counted in millionths, so that no file that is read loses a digit.
package struct BodyFat: Hashable, Sendable {
  /// The shares that are taken for those of a living person, in percent.
  package static let percentRange: ClosedRange<Double> = 1...60

  /// The share in millionths.
  package let partsPerMillion: Int

  /// Creates a share from a count of millionths.
  ///
  /// - Returns: `nil` outside ``percentRange``.
  package init?(partsPerMillion: Int) {
    guard Self.percentRange.contains(Double(partsPerMillion) / Self.partsInPercent) else {
      return nil
    }
    self.partsPerMillion = partsPerMillion
  }

  /// Creates a share from a number of percent, to the nearest millionth.
  ///
  /// - Returns: `nil` outside ``percentRange``.
  package init?(percent: Double) {
    guard Self.percentRange.contains(percent) else { return nil }
    partsPerMillion = Int((percent * Self.partsInPercent).rounded(.toNearestOrAwayFromZero))
  }

  /// The share in percent.
  package var percent: Double {
    Double(partsPerMillion) / Self.partsInPercent
  }

  private static let partsInPercent = 10_000.0
}

/// The ratio of the waist to the height of an adult.
///
/// The categories are those of the National Institute for Health and Care Excellence (NICE guideline
/// NG246, *Overweight and obesity management*, 2025): 0.4 to 0.49, 0.5 to 0.59, and 0.6 or more. They
/// are for adults with a body mass index below 35.
package struct WaistToHeightRatio: Hashable, Sendable {
  /// The categories of adults.
  package enum Category: String, Hashable, Sendable, CaseIterable {
    /// Below 0.4, for which the guideline has no category.
    case low
    /// From 0.4 to below 0.5: no increased risk.
    case healthy
    /// From 0.5 to below 0.6: an increased risk.
    case increased
    /// 0.6 and more: a further increased risk.
    case high
  }

  /// The body mass index from which the ratio adds nothing.
  package static let greatestBodyMassIndex = 35.0

  /// The ratio.
  package let value: Double
  /// The waist.
  package let waist: Waist
  /// The height, in centimetres.
  package let centimetres: Double

  /// Calculates the ratio.
  ///
  /// - Parameters:
  ///   - waist: The waist.
  ///   - centimetres: The height; within ``Settings/heights``.
  package init(waist: Waist, centimetres: Double) {
    value = waist.centimetres / centimetres
    self.waist = waist
    self.centimetres = centimetres
  }

  /// The category of the ratio.
  package var category: Category {
    if value < 0.4 { return .low }
    if value < 0.5 { return .healthy }
    return value < 0.6 ? .increased : .high
  }

  /// Half of the height, below which the waist should be.
  package var halfOfHeight: Double { centimetres / 2 }
}

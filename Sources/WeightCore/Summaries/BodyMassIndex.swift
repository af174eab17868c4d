/// The body mass index of an adult.
///
/// The categories are those of the World Health Organization (*Obesity: preventing and managing the
/// global epidemic*, 2000).
package struct BodyMassIndex: Hashable, Sendable {
  /// The categories of adults.
  package enum Category: String, Hashable, Sendable, CaseIterable {
    /// Below 18.5.
    case underweight
    /// From 18.5 to below 25.
    case healthy
    /// From 25 to below 30.
    case overweight
    /// 30 and more.
    case obesity
  }

  /// The indices of the category `healthy`, without the upper bound.
  package static let healthyRange = 18.5..<25.0

  /// The index, in kilograms per square metre.
  package let value: Double
  /// The height, in centimetres.
  package let centimetres: Double

  /// Calculates the index.
  ///
  /// - Parameters:
  ///   - mass: The weight.
  ///   - centimetres: The height; within ``Settings/heights``.
  package init(mass: Mass, centimetres: Double) {
    let metres = centimetres / 100
    value = mass.value(in: .kilogram) / (metres * metres)
    self.centimetres = centimetres
  }

  /// The category of the index.
  package var category: Category {
    if value < Self.healthyRange.lowerBound { return .underweight }
    if value < Self.healthyRange.upperBound { return .healthy }
    return value < 30 ? .overweight : .obesity
  }

  /// The weights with a healthy index at this height, in kilograms.
  package var healthyKilograms: ClosedRange<Double> {
    let square = (centimetres / 100) * (centimetres / 100)
    return Self.healthyRange.lowerBound * square...Self.healthyRange.upperBound * square
  }
}

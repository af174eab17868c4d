/// The recommended weight in a week of a pregnancy.
///
/// The totals are those of the Institute of Medicine, *Weight Gain During Pregnancy: Reexamining the
/// Guidelines* (2009), for one child. They are no medical advice.
package struct PregnancyRange: Hashable, Sendable {
  /// The completed weeks.
  package let week: Int
  /// The least and the greatest recommended weight, in kilograms.
  package let kilograms: ClosedRange<Double>

  /// Returns whether a weight is within the range.
  package func contains(_ mass: Mass) -> Bool {
    kilograms.contains(mass.value(in: .kilogram))
  }
}

extension PregnancyProfile {
  /// The weeks of the first trimester, over which the gain is small.
  private static let firstTrimester = 13
  /// The weeks after it until the birth is due.
  private static let laterWeeks = 27
  /// The gain in the first trimester, in kilograms.
  private static let firstGain = 0.45...2.0

  /// The recommended gain until the birth, in kilograms, or `nil` if there is no recommendation.
  ///
  /// A body mass index on a border belongs to the higher group. For twins, the guidelines are
  /// provisional, and there is none for those who were underweight.
  package var totalGain: ClosedRange<Double>? {
    switch bodyMassIndex {
    case ..<18.5: isTwins ? nil : 12.7...18.1
    case ..<25: isTwins ? 17...25 : 11.3...15.9
    case ..<30: isTwins ? 14...23 : 6.8...11.3
    default: isTwins ? 11...19 : 5.0...9.1
    }
  }

  /// Returns the recommended weight in a week.
  ///
  /// From the 13th week on, both ends begin at a gain of 2 kg, so that the lower end then rises at
  /// once.
  ///
  /// - Returns: `nil` for weeks that are not followed, and for twins, for whom the guidelines give
  ///   the gain until the birth alone.
  package func range(inWeek week: Int) -> PregnancyRange? {
    guard Self.weeks.contains(week), !isTwins, let total = totalGain else { return nil }
    let gain: ClosedRange<Double>
    if week <= Self.firstTrimester {
      let part = Double(week) / Double(Self.firstTrimester)
      gain = Self.firstGain.lowerBound * part...Self.firstGain.upperBound * part
    } else {
      let part = Double(week - Self.firstTrimester) / Double(Self.laterWeeks)
      let first = Self.firstGain.upperBound
      gain = first + (total.lowerBound - first) * part...first + (total.upperBound - first) * part
    }
    let before = weightBefore.value(in: .kilogram)
    return PregnancyRange(
      week: week,
      kilograms: before + gain.lowerBound...before + gain.upperBound
    )
  }
}

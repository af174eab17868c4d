/// The step from one milestone to the next: a whole number in a unit, which makes milestones round.
package enum MilestoneInterval: String, Hashable, Sendable, CaseIterable {
  case fivePounds = "5lb"
  case tenPounds = "10lb"
  case fifteenPounds = "15lb"
  case twoKilograms = "2kg"
  case fiveKilograms = "5kg"
  case sevenKilograms = "7kg"
  case halfStone = "7lb"
  case stone = "14lb"

  /// The exact step.
  package var step: Mass {
    Mass(micrograms: count * unitOfCount.micrograms)
  }

  /// Returns the intervals for users of a unit, in ascending order.
  package static func choices(in unit: WeightUnit) -> [MilestoneInterval] {
    switch unit {
    case .kilogram: [.twoKilograms, .fiveKilograms, .sevenKilograms]
    case .pound: [.fivePounds, .tenPounds, .fifteenPounds]
    case .stone: [.halfStone, .stone]
    }
  }

  /// Returns the default interval of a unit, which is the smallest.
  package static func usual(in unit: WeightUnit) -> MilestoneInterval {
    switch unit {
    case .kilogram: .twoKilograms
    case .pound: .fivePounds
    case .stone: .halfStone
    }
  }

  /// The number of units in the step.
  ///
  /// Stones are counted in pounds.
  package var count: Int64 {
    switch self {
    case .twoKilograms: 2
    case .fivePounds, .fiveKilograms: 5
    case .sevenKilograms, .halfStone: 7
    case .tenPounds: 10
    case .stone: 14
    case .fifteenPounds: 15
    }
  }

  /// The unit in which the step is a whole number: kilogram or pound.
  package var unitOfCount: WeightUnit {
    switch self {
    case .twoKilograms, .fiveKilograms, .sevenKilograms: .kilogram
    case .fivePounds, .tenPounds, .fifteenPounds, .halfStone, .stone: .pound
    }
  }

  /// Returns whether a mass is less than half a kilogram, or half a pound, away from a multiple of
  /// the step.
  package func isNear(_ mass: Mass) -> Bool {
    let remainder = mass.micrograms.magnitude % step.micrograms.magnitude
    let distance = min(remainder, step.micrograms.magnitude - remainder)
    return distance * 2 < unitOfCount.micrograms.magnitude
  }
}

/// A mass, counted in whole micrograms, so that no change of unit loses any of it.
///
/// ```swift
/// let mass = Mass(160, .pound)
/// mass?.value(in: .kilogram)  // 72.5747792
/// mass?.value(in: .pound)     // 160
/// ```
package struct Mass: Hashable, Sendable {
  /// The mass in micrograms.
  package let micrograms: Int64

  /// Creates a mass from a count of micrograms.
  package init(micrograms: Int64) {
    self.micrograms = micrograms
  }

  /// Creates a mass from a number in a unit, to the nearest microgram.
  ///
  /// - Returns: `nil` if the number is not finite, or too large to be counted.
  package init?(_ value: Double, _ unit: WeightUnit) {
    let micrograms = (value * Double(unit.micrograms)).rounded(.toNearestOrAwayFromZero)
    guard let exact = Int64(exactly: micrograms) else { return nil }
    self.micrograms = exact
  }

  /// Returns the mass as a number in a unit.
  package func value(in unit: WeightUnit) -> Double {
    Double(micrograms) / Double(unit.micrograms)
  }
}

extension Mass: Comparable {
  /// Returns whether `lhs` is lighter than `rhs`.
  package static func < (lhs: Mass, rhs: Mass) -> Bool {
    lhs.micrograms < rhs.micrograms
  }
}

// MARK: - Kilograms

extension Mass {
  /// The exact number of kilograms, such as `72.5747792`, with a point in every locale.
  ///
  /// Files and other programs read this text; people read what the presentation makes of the mass.
  package var kilogramText: String {
    let kilogram = WeightUnit.kilogram.micrograms.magnitude
    let (whole, fraction) = micrograms.magnitude.quotientAndRemainder(dividingBy: kilogram)
    let sign = micrograms < 0 ? "-" : ""
    guard fraction > 0 else { return "\(sign)\(whole)" }
    // Adding a whole kilogram keeps the zeros that the fraction begins with.
    var digits = String(fraction + kilogram).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}

// MARK: - Difference

extension Mass {
  /// Returns by how much this mass is more than another, exactly; negative if it is less.
  ///
  /// The difference of masses that no body has, and that cannot be counted, is the nearest that can.
  package func difference(from other: Mass) -> Mass {
    let (difference, overflow) = micrograms.subtractingReportingOverflow(other.micrograms)
    guard overflow else { return Mass(micrograms: difference) }
    return Mass(micrograms: micrograms < other.micrograms ? .min : .max)
  }
}

// MARK: - Leap

extension Mass {
  /// Whether nobody who weighed `former` at the last weigh-in weighs this much at the next.
  ///
  /// That is a change by half of the weight or more, or by a third and more downwards: a decimal mark in the
  /// wrong place, or a number of another unit.
  package func isLeap(from former: Mass) -> Bool {
    let (less, more) = (min(self, former), max(self, former))
    return more.micrograms >= less.micrograms + less.micrograms / 2
  }
}

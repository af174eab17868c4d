/// A mass in whole micrograms, which makes conversions between units lossless.
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

  /// Creates a mass from a value in a unit, rounded to the nearest microgram.
  ///
  /// - Returns: `nil` if the value is not finite or too large.
  package init?(_ value: Double, _ unit: WeightUnit) {
    let micrograms = (value * Double(unit.micrograms)).rounded(.toNearestOrAwayFromZero)
    guard let exact = Int64(exactly: micrograms) else { return nil }
    self.micrograms = exact
  }

  /// Returns the value of the mass in a unit.
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
  /// The exact number of kilograms, such as `72.5747792`, with a decimal point in every locale.
  ///
  /// The text is for files and other programs. The presentation module formats masses for users.
  package var kilogramText: String {
    let kilogram = WeightUnit.kilogram.micrograms.magnitude
    let (whole, fraction) = micrograms.magnitude.quotientAndRemainder(dividingBy: kilogram)
    let sign = micrograms < 0 ? "-" : ""
    guard fraction > 0 else { return "\(sign)\(whole)" }
    // Adding a whole kilogram preserves the leading zeros of the fraction.
    var digits = String(fraction + kilogram).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}

// MARK: - Difference

extension Mass {
  /// Returns the exact difference from another mass; negative if this mass is less.
  ///
  /// The difference is clamped to the representable range, which is far larger than body weights.
  package func difference(from other: Mass) -> Mass {
    let (difference, overflow) = micrograms.subtractingReportingOverflow(other.micrograms)
    guard overflow else { return Mass(micrograms: difference) }
    return Mass(micrograms: micrograms < other.micrograms ? .min : .max)
  }
}

// MARK: - Plausibility

extension Mass {
  /// Returns whether the change since `former` is implausible, as with a misplaced decimal
  /// separator or a wrong unit.
  ///
  /// That is an increase by half of the weight or more, or a decrease by a third or more.
  package func isImplausibleChange(from former: Mass) -> Bool {
    let (less, more) = (min(self, former), max(self, former))
    return more.micrograms >= less.micrograms + less.micrograms / 2
  }
}

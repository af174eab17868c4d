internal import ICU

/// A unit of mass.
public enum MassUnit: String, Hashable, Sendable, Codable, CaseIterable {
  /// Kilograms: "72.5 kg".
  case kilograms
  /// Grams: "72,500 g".
  case grams
  /// Pounds: "159.8 lb".
  case pounds
  /// Ounces: "2,557.4 oz".
  case ounces
  /// Stones with a fraction: "11.4 st".
  case stones
  /// Stones and pounds: "11 st, 5.8 lb".
  case stonesAndPounds

  /// The kilograms in a pound, according to the agreement of 1959.
  public static let kilogramsPerPound = 0.45359237
  /// The pounds in a stone.
  public static let poundsPerStone = 14.0
  /// The ounces in a pound.
  public static let ouncesPerPound = 16.0
  /// The grams in a kilogram.
  public static let gramsPerKilogram = 1000.0
}

extension MassUnit {
  /// The name of the unit in the CLDR.
  var identifier: String {
    switch self {
    case .kilograms: "kilogram"
    case .grams: "gram"
    case .pounds: "pound"
    case .ounces: "ounce"
    case .stones: "stone"
    case .stonesAndPounds: "stone-and-pound"
    }
  }
}

extension FormatLocale {
  /// The unit in which people of the locale give their weight, according to the CLDR.
  ///
  /// The locale `C`, which has no country, uses kilograms.
  public var personMassUnit: MassUnit {
    guard measurement != Self.posixIdentifier else { return .kilograms }
    return massUnits.value(for: measurement) { locale in
      switch try? MeasurementPreference.personMassUnit(locale: locale) {
      case "pound": .pounds
      case "stone-and-pound": .stonesAndPounds
      default: .kilograms
      }
    }
  }
}

/// The units that were resolved.
///
/// ICU needs a microsecond to find one.
private let massUnits = KeyedCache<String, MassUnit>()

// MARK: - Conversion

extension MassUnit {
  /// Returns a mass in this unit; for stones and pounds, in stones.
  func value(ofKilograms kilograms: Double) -> Double {
    switch self {
    case .kilograms: kilograms
    case .grams: kilograms * Self.gramsPerKilogram
    case .pounds: kilograms / Self.kilogramsPerPound
    case .ounces: kilograms / Self.kilogramsPerPound * Self.ouncesPerPound
    case .stones, .stonesAndPounds: kilograms / Self.kilogramsPerPound / Self.poundsPerStone
    }
  }

  /// Returns a mass in this unit, prepared for rounding to a number of fraction digits.
  ///
  /// 72.347983015 kg are 159.5 lb, but a division of binary fractions gives 159.49999999999997 lb.
  /// If the quotient is as close to a half as its error, integer arithmetic determines on which
  /// side it is.
  func value(ofKilograms kilograms: Double, fractionDigits: Int) -> Double {
    guard self != .kilograms else { return kilograms }
    guard self == .stonesAndPounds else {
      return settled(kilograms, fractionDigits)?.value ?? value(ofKilograms: kilograms)
    }
    let pounds = MassUnit.pounds.settled(kilograms, fractionDigits)?.rounded
    return pounds.map { $0 / Self.poundsPerStone } ?? value(ofKilograms: kilograms)
  }

  /// Returns a value close to a half of the last digit on the correct side of it, or exactly the
  /// half, which is rounded to the even digit.
  ///
  /// - Returns: `nil` if the value is far from a half, or has too many digits.
  private func settled(
    _ kilograms: Double,
    _ fractionDigits: Int
  ) -> (value: Double, rounded: Double)? {
    let scale = powersOfTen[min(max(fractionDigits, 0), powersOfTen.count - 1)]
    let scaled = value(ofKilograms: kilograms).magnitude * scale
    let whole = scaled.rounded(.down)
    guard abs(scaled - whole - 0.5) <= scaled * greatestError, scaled < greatestScaled,
      let (left, right) = products(ofKilograms: kilograms.magnitude, scale, whole)
    else { return nil }
    let half = (2 * whole + 1) / (2 * scale)
    let isUp = left > right || left == right && !UInt64(whole).isMultiple(of: 2)
    let value = left == right ? half : left > right ? half.nextUp : half.nextDown
    let rounded = (isUp ? whole + 1 : whole) / scale
    return kilograms < 0 ? (-value, -rounded) : (value, rounded)
  }

  /// Returns the two sides of a comparison in integers: the mass, and the half above an integral
  /// number of its last digits.
  ///
  /// Only the 15 digits that a `Double` represents exactly are used.
  private func products(
    ofKilograms kilograms: Double,
    _ scale: Double,
    _ whole: Double
  ) -> (UInt128, UInt128)? {
    let integerDigits = (powersOfTen.firstIndex { kilograms < $0 } ?? certainDigits)
    guard integerDigits < certainDigits else { return nil }
    let digits = certainDigits - max(integerDigits, 1)
    guard let decimal = FixedDecimal(rounding: kilograms, fractionDigits: digits...digits) else {
      return nil
    }
    let (numerator, denominator) = factor
    let (mass, massOverflows) = (UInt128(decimal.significand) * UInt128(2 * scale))
      .multipliedReportingOverflow(by: numerator)
    let (half, halfOverflows) = (UInt128(2 * whole + 1) * denominator)
      .multipliedReportingOverflow(by: UInt128(powerOfTen(digits)))
    return massOverflows || halfOverflows ? nil : (mass, half)
  }

  /// The number of units in a kilogram, as a fraction of integers.
  private var factor: (numerator: UInt128, denominator: UInt128) {
    switch self {
    case .kilograms: (1, 1)
    case .grams: (1000, 1)
    case .pounds: (100_000_000, 45_359_237)
    case .ounces: (1_600_000_000, 45_359_237)
    case .stones, .stonesAndPounds: (100_000_000, 14 * 45_359_237)
    }
  }
}

/// The powers of ten from 0 to 15.
private let powersOfTen = (0...15).map { exponent in Double(powerOfTen(exponent)) }

private func powerOfTen(_ exponent: Int) -> UInt64 {
  (0..<exponent).reduce(1) { power, _ in power * 10 }
}

private let certainDigits = 15
/// An upper limit of the error of two divisions and of all digits after the fifteenth.
private let greatestError = 1e-14
/// Two to the power of 40.
private let greatestScaled = 1_099_511_627_776.0

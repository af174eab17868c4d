/// A duration in units, rounded to a decimal of the smallest one.
struct SplitDuration {
  /// Whether the rounded duration is negative.
  let isNegative: Bool
  /// The number of each unit without a sign, the largest unit first.
  let parts: [Part]

  /// The number of one unit.
  struct Part {
    let unit: DurationUnit
    let whole: String
    /// The fraction digits; empty except for the smallest unit.
    let fraction: String
    let isZero: Bool
  }

  /// The parts that are not 0; the smallest one if all are 0.
  var partsWithoutZeros: [Part] {
    let some = parts.filter { !$0.isZero }
    return some.isEmpty ? parts.suffix(1) : some
  }

  /// Splits a duration into units, which are in descending order.
  init(_ duration: Duration, into units: [DurationUnit], fractionDigits: Int) {
    let digits = min(max(fractionDigits, 0), greatestFractionDigits)
    let scale = (0..<digits).reduce(1 as Int128) { scale, _ in scale * 10 }
    let smallest = units.last ?? .seconds
    let (seconds, attoseconds) = duration.components
    let total = Int128(seconds) * attosecondsPerSecond + Int128(attoseconds)
    var rest = Self.rounded(
      total.magnitude,
      dividedBy: UInt128(Int128(smallest.seconds) * attosecondsPerSecond / scale)
    )
    isNegative = total < 0 && rest > 0
    parts = units.map { unit in
      // The division is exact: a larger unit is a multiple of the smallest.
      let steps = UInt128(unit.seconds / smallest.seconds) * UInt128(scale)
      let (count, remainder) = rest.quotientAndRemainder(dividingBy: steps)
      rest = remainder
      let fraction = unit == smallest && digits > 0 ? "\(remainder)" : ""
      let zeros = fraction.isEmpty ? 0 : digits - fraction.utf8.count
      return Part(
        unit: unit,
        whole: "\(count)",
        fraction: String(repeating: "0", count: zeros) + fraction,
        isZero: count == 0 && (unit != smallest || remainder == 0)
      )
    }
  }

  /// Returns a quotient, rounded to the nearest whole number; a half is rounded to the even one.
  private static func rounded(_ number: UInt128, dividedBy divisor: UInt128) -> UInt128 {
    let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
    let isUp = remainder * 2 > divisor || remainder * 2 == divisor && !quotient.isMultiple(of: 2)
    return isUp ? quotient + 1 : quotient
  }
}

private let attosecondsPerSecond: Int128 = 1_000_000_000_000_000_000
/// The number of digits of a nanosecond.
private let greatestFractionDigits = 9

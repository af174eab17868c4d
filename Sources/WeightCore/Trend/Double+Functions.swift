#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

// The mathematical functions of the system library. This is the only file of the module that
// imports it. They have full names because the short names mean other things here.

extension Double {
  /// e raised to this power, minus one, precise also near zero.
  var exponentialLessOne: Double { expm1(self) }

  /// e raised to this power.
  var exponential: Double { exp(self) }

  /// The natural logarithm.
  var logarithm: Double { log(self) }

  /// The probability that a normal variable with mean 0 and variance 1 is below this number.
  var normalProbability: Double { erfc(-self / 2.0.squareRoot()) / 2 }

  /// The sine of this angle in radians.
  var sine: Double { sin(self) }

  /// The cosine of this angle in radians.
  var cosine: Double { cos(self) }

  /// Returns the angle of the direction from the origin to a point, from −π to π.
  static func angle(x: Double, y: Double) -> Double { atan2(y, x) }
}

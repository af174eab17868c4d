import Glibc
import ICU
import TestSupport
import Testing

@Suite struct `A fixed decimal` {
  @Test(
    arguments: [
      (1, 0...0, 1, 0), (72.5, 1...1, 725, 1), (72.25, 1...1, 722, 1), (72.35, 1...1, 724, 1),
      (0.285, 2...2, 28, 2), (0.275, 2...2, 28, 2), (2.5, 0...0, 2, 0), (3.5, 0...0, 4, 0),
      (72, 0...3, 72, 0), (72.5, 0...3, 725, 1), (72.5, 2...3, 7250, 2), (0.0005, 0...3, 0, 0),
      (0.0015, 0...3, 2, 3), (9.995, 2...2, 1000, 2), (1e-20, 1...1, 0, 1),
      (123_456_789_012.345, 2...2, 12_345_678_901_234, 2),
      (1e15, 3...3, 1_000_000_000_000_000_000, 3),
    ] as [(Double, ClosedRange<Int>, UInt64, Int)]
  )
  func `rounds a half to the even digit`(
    number: Double,
    digits: ClosedRange<Int>,
    significand: UInt64,
    fractionDigits: Int
  ) {
    let decimal = FixedDecimal(significand: significand, fractionDigits: fractionDigits)
    #expect(FixedDecimal(rounding: number, fractionDigits: digits) == decimal)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e19, .greatestFiniteMagnitude])
  func `is nil for a number that is not finite or has too many digits`(number: Double) {
    #expect(FixedDecimal(rounding: number, fractionDigits: 1...1) == nil)
  }

  @Test func `has a sign even if it is zero`() {
    #expect(FixedDecimal(rounding: -0.01, fractionDigits: 1...1)?.isNegative == true)
    #expect(FixedDecimal(rounding: -0.0, fractionDigits: 0...0)?.isNegative == true)
    #expect(FixedDecimal(rounding: 0, fractionDigits: 0...0)?.isNegative == false)
  }

  @Test func `rounds a binary fraction as printf does`() throws {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<20_000 {
      let digits = Int.random(in: 0...6, using: &generator)
      let number = randomNumber(using: &generator)
      let text = withVaList([number]) { values in
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
          vsnprintf(buffer.baseAddress, buffer.count, "%.\(digits)f", values)
          return String(cString: buffer.baseAddress!)
        }
      }
      guard
        let decimal = FixedDecimal(roundingBinaryValueOf: number, fractionDigits: digits)
      else { continue }
      #expect(decimal.significand == UInt64(text.filter(\.isNumber)), "\(number), \(digits) digits")
      #expect(decimal.isNegative == (text.first == "-"), "\(number), \(digits) digits")
    }
  }

  /// The decimal has to be ICU's English output, parsed without separators.
  @Test func `rounds as ICU does`() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let digits = Int.random(in: 0...4, using: &generator)
      let number = randomNumber(using: &generator)
      let skeleton = DecimalFormat.Skeleton(fractionDigits: digits)
      let text = try DecimalFormat.shared(skeleton: skeleton, locale: "en_US_POSIX")
        .string(from: number)
      let decimal = try #require(FixedDecimal(rounding: number, fractionDigits: digits...digits))
      #expect(decimal.significand == UInt64(text.filter(\.isNumber)), "\(number), \(digits) digits")
      #expect(decimal.isNegative == (text.first == "-"), "\(number), \(digits) digits")
    }
  }

  /// Returns numbers of all magnitudes, many of them with a half to round.
  private func randomNumber(using generator: inout SeededGenerator) -> Double {
    let sign = Bool.random(using: &generator) ? 1.0 : -1.0
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return sign * Double.random(in: 0..<1000, using: &generator)
    case 1: return sign * Double(Int.random(in: 0..<1_000_000, using: &generator)) / 1000
    case 2: return sign * Double(Int.random(in: 0..<100_000, using: &generator)) / 8
    default: return sign * Double(Int.random(in: 0..<1_000_000_000_000, using: &generator)) / 10_000
    }
  }
}

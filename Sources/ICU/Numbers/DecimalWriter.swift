/// A writer of numbers with the symbols of a locale that does not call ICU, which would take many
/// times as long.
///
/// The symbols are read from ICU's data. If the data of a locale is not simple, they are inferred
/// from ICU output, and the writer is compared with more of it. If the output differs, or if the
/// digits do not follow each other in Unicode, there is no writer.
///
/// ```swift
/// DecimalWriter.shared(locale: "es_ES")?.text(of: FixedDecimal(12_345))  // "12.345"
/// ```
package final class DecimalWriter: Sendable {
  /// The symbols of the locale.
  private let marks: NumberPattern

  /// The minus sign.
  package var minus: [UInt8] { marks.minus }

  /// Returns the writer of a locale from the cache; `nil` if the locale needs ICU.
  package static func shared(
    locale: String,
    engine: NumberEngine = .standard
  ) -> DecimalWriter? {
    guard engine == .native else { return nil }
    return cache.value(for: locale) { DecimalWriter(locale: $0) }
  }

  private static let cache = KeyedCache<String, DecimalWriter?>()

  private init?(locale: String) {
    let known = NumberPattern(dataOf: locale)
    if let known, known.digits == .ascii {
      marks = known
      return
    }
    let digits = FixedDecimal.maximumFractionDigits
    let skeleton = DecimalFormat.Skeleton(DecimalFormat.Skeleton.precision(0, digits))
    guard
      let reference = try? DecimalFormat(skeleton: skeleton, locale: locale),
      let sample = try? reference.string(from: -1_234_567.5),
      let isGroupedEarly = try? reference.string(from: Int64(1000)) != "1000",
      let marks = known ?? NumberPattern(learnedFrom: sample, isGroupedEarly: isGroupedEarly)
    else { return nil }
    self.marks = marks
    for sample in samples where (try? reference.string(from: sample)) != text(of: sample) {
      return nil
    }
  }

  private func text(of sample: Double) -> String? {
    FixedDecimal(rounding: sample, fractionDigits: 0...FixedDecimal.maximumFractionDigits)
      .map { text(of: $0) }
  }

  /// Returns a number with the symbols of the locale.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - isGrouped: Whether digits are grouped if the locale groups them.
  /// - Returns: The string.
  package func text(of number: FixedDecimal, isGrouped: Bool = true) -> String {
    // A string stores up to 15 bytes inline; a longer one allocates exactly what it needs.
    withUTF8(of: number, isGrouped: isGrouped, string(of:))
  }

  /// Calls `body` with the UTF-8 of an integer with the symbols of the locale.
  package func withUTF8(of number: Int64, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    withUTF8(of: FixedDecimal(number), isGrouped: true, body)
  }

  private func withUTF8<Result>(
    of number: FixedDecimal,
    isGrouped: Bool,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      var writer = BackwardWriter(buffer)
      write(number, isGrouped: isGrouped, to: &writer)
      if number.isNegative { writer.bytes(marks.minus) }
      return body(writer.written)
    }
  }

  /// Returns the digits of a number between two affixes; the prefix contains the sign, if there is
  /// one.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - isGrouped: Whether digits are grouped if the locale groups them.
  ///   - affixes: The affixes.
  /// - Returns: The string.
  package func text(
    of number: FixedDecimal,
    isGrouped: Bool,
    between affixes: NumberAffixes
  ) -> String {
    let room = capacity + affixes.count
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { buffer in
      var writer = BackwardWriter(buffer)
      writer.bytes(affixes.suffix)
      write(number, isGrouped: isGrouped, to: &writer)
      writer.bytes(affixes.prefix)
      return string(of: writer.written)
    }
  }

  /// Returns an integer with the symbols of the locale.
  package func text(of number: Int64) -> String {
    text(of: FixedDecimal(number))
  }
}

extension DecimalWriter {
  /// Writes digits and the separators between them.
  private func write(_ number: FixedDecimal, isGrouped: Bool, to writer: inout BackwardWriter) {
    var rest = number.significand
    let zero = marks.digits.lastOfZero
    guard marks.digits.prefix.isEmpty else {
      writeLong(number, isGrouped: isGrouped, to: &writer)
      return
    }
    for _ in 0..<number.fractionDigits { writer.digit(&rest, zero) }
    if number.fractionDigits > 0 { writer.bytes(marks.decimal) }
    guard isGrouped, rest >= marks.leastGrouped else {
      repeat { writer.digit(&rest, zero) } while rest > 0
      return
    }
    var (count, group) = (0, marks.primaryGroup)
    repeat {
      if count == group {
        writer.bytes(marks.grouping)
        (count, group) = (0, marks.secondaryGroup)
      }
      writer.digit(&rest, zero)
      count += 1
    } while rest > 0
  }

  /// Writes digits of several bytes.
  ///
  /// It is separate, because the digits of most locales take less time.
  private func writeLong(_ number: FixedDecimal, isGrouped: Bool, to writer: inout BackwardWriter) {
    var rest = number.significand
    let digits = marks.digits
    func digit() {
      writer.digit(&rest, digits.lastOfZero)
      writer.bytes(digits.prefix)
    }
    for _ in 0..<number.fractionDigits { digit() }
    if number.fractionDigits > 0 { writer.bytes(marks.decimal) }
    let hasGroups = isGrouped && rest >= marks.leastGrouped
    var (count, group) = (0, hasGroups ? marks.primaryGroup : .max)
    repeat {
      if count == group {
        writer.bytes(marks.grouping)
        (count, group) = (0, marks.secondaryGroup)
      }
      digit()
      count += 1
    } while rest > 0
  }
}

/// A writer that fills a buffer from its end.
private struct BackwardWriter {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  /// The start of the text.
  private var start: Int

  init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    self.buffer = buffer
    start = buffer.count
  }

  /// The UTF-8 of the written text.
  var written: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: buffer[start...])
  }

  /// Writes the last digit of a number, and removes it from the number.
  @inline(__always)
  mutating func digit(_ number: inout UInt64, _ zero: UInt8) {
    let (quotient, digit) = number.quotientAndRemainder(dividingBy: 10)
    start -= 1
    buffer[start] = zero + UInt8(truncatingIfNeeded: digit)
    number = quotient
  }

  mutating func bytes(_ bytes: [UInt8]) {
    start -= bytes.count
    for index in bytes.indices { buffer[start + index] = bytes[index] }
  }

  mutating func bytes(_ bytes: UnsafeBufferPointer<UInt8>) {
    start -= bytes.count
    for index in 0..<bytes.count { buffer[start + index] = bytes[index] }
  }
}

/// Returns UTF-8 as a string.
private func string(of utf8: UnsafeBufferPointer<UInt8>) -> String {
  String(unsafeUninitializedCapacity: utf8.count) { $0.initialize(fromContentsOf: utf8) }
}

/// A capacity for forty digits and as many separators and signs, of six bytes each.
private let capacity = 288

/// Numbers that contain all symbols of a locale.
private let samples: [Double] = [
  0, 0.25, 7, -7, 999, 1000, -1000.5, 9999, 10_000, -12_345, 100_000, 123_456_789_012.125,
]

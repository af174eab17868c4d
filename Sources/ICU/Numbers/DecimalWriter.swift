/// Writes numbers with the marks of a locale without a call to ICU, which takes many times as long.
///
/// The marks are read from ICU's data. In a locale whose data is not of the plainest they are learned from a
/// text of ICU's, and the writer is then tried against more of them; where one differs, or where digits are
/// not those of ASCII, there is no writer.
///
/// ```swift
/// DecimalWriter.shared(locale: "es_ES")?.text(of: FixedDecimal(12_345))  // "12.345"
/// ```
package final class DecimalWriter: Sendable {
  /// The marks of the locale.
  private let marks: NumberPattern

  /// The sign of a number below zero.
  package var minus: [UInt8] { marks.minus }

  /// Returns the writer of a locale from the cache; nil when the locale needs ICU.
  package static func shared(
    locale: String,
    engine: NumberEngine = .standard
  ) -> DecimalWriter? {
    guard engine == .native else { return nil }
    return cache.value(for: locale) { DecimalWriter(locale: $0) }
  }

  private static let cache = KeyedCache<String, DecimalWriter?>()

  private init?(locale: String) {
    if let marks = NumberPattern(dataOf: locale) {
      self.marks = marks
      return
    }
    let digits = FixedDecimal.maximumFractionDigits
    let skeleton = DecimalFormat.Skeleton(DecimalFormat.Skeleton.precision(0, digits))
    guard
      let reference = try? DecimalFormat(skeleton: skeleton, locale: locale),
      let sample = try? reference.string(from: -1_234_567.5),
      let isGroupedEarly = try? reference.string(from: Int64(1000)) != "1000",
      let marks = NumberPattern(learnedFrom: sample, isGroupedEarly: isGroupedEarly)
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

  /// Returns a number with the marks of the locale.
  ///
  /// - Parameters:
  ///   - number: the number.
  ///   - isGrouped: whether its groups are marked where the locale does so.
  /// - Returns: the text.
  package func text(of number: FixedDecimal, isGrouped: Bool = true) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      var writer = BackwardWriter(buffer)
      write(number, isGrouped: isGrouped, to: &writer)
      if number.isNegative { writer.bytes(marks.minus) }
      return writer.text
    }
  }

  /// Returns the digits of a number between two texts; its sign is part of the first, if anywhere.
  ///
  /// - Parameters:
  ///   - number: the number.
  ///   - isGrouped: whether its groups are marked where the locale does so.
  ///   - affixes: what stands before and behind it.
  /// - Returns: the text.
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
      return writer.text
    }
  }

  /// Returns a whole number with the marks of the locale.
  package func text(of number: Int64) -> String {
    text(of: FixedDecimal(number))
  }
}

extension DecimalWriter {
  /// Writes digits and the marks between them.
  private func write(_ number: FixedDecimal, isGrouped: Bool, to writer: inout BackwardWriter) {
    var rest = number.significand
    for _ in 0..<number.fractionDigits { writer.digit(&rest) }
    if number.fractionDigits > 0 { writer.bytes(marks.decimal) }
    guard isGrouped, rest >= marks.leastGrouped else {
      repeat { writer.digit(&rest) } while rest > 0
      return
    }
    var (count, group) = (0, marks.primaryGroup)
    repeat {
      if count == group {
        writer.bytes(marks.grouping)
        (count, group) = (0, marks.secondaryGroup)
      }
      writer.digit(&rest)
      count += 1
    } while rest > 0
  }
}

/// Fills a buffer from its end.
private struct BackwardWriter {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  /// Where the text starts.
  private var start: Int

  init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    self.buffer = buffer
    start = buffer.count
  }

  /// What was written.
  var text: String {
    let written = UnsafeMutableBufferPointer(rebasing: buffer[start...])
    // Up to 15 bytes have a place in the string itself; a longer one gets as much as it needs.
    return String(unsafeUninitializedCapacity: written.count) {
      $0.update(fromContentsOf: written)
    }
  }

  /// Writes the last digit of a number, and takes it away.
  mutating func digit(_ number: inout UInt64) {
    let (quotient, digit) = number.quotientAndRemainder(dividingBy: 10)
    start -= 1
    buffer[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)
    number = quotient
  }

  mutating func bytes(_ bytes: [UInt8]) {
    start -= bytes.count
    for index in bytes.indices { buffer[start + index] = bytes[index] }
  }
}

/// Room for forty digits and for as many marks and signs, of six bytes each.
private let capacity = 288

/// Numbers in which the marks and signs of a locale show.
private let samples: [Double] = [
  0, 0.25, 7, -7, 999, 1000, -1000.5, 9999, 10_000, -12_345, 100_000, 123_456_789_012.125,
]

internal import ICU

/// Writes whole numbers of a locale without a call to ICU, which takes many times as long.
///
/// The marks come from ICU. When the writer is made it is tried against ICU's own answers; in a
/// locale where one differs, or whose digits are not those of ASCII, there is no writer.
struct IntegerWriter: Sendable {
  private let grouping: [UInt8]
  private let minus: [UInt8]
  private let primaryGroup: Int
  private let secondaryGroup: Int
  /// The least number that has a mark: 10,000 in es_ES.
  private let leastGrouped: UInt64

  /// Returns the writer of a locale from the cache; nil when the locale needs ICU.
  static func shared(locale: String) -> IntegerWriter? {
    cache.value(for: locale) { IntegerWriter(locale: $0) }
  }

  private static let cache = BoundedCache<String, IntegerWriter?>()

  private init?(locale: String) {
    let skeleton = DecimalFormat.Skeleton("")
    guard
      let symbols = try? NumberSymbols.shared(locale: locale), symbols.zero == "0",
      let reference = try? DecimalFormat.shared(skeleton: skeleton, locale: locale)
    else { return nil }
    grouping = Array(symbols.grouping.utf8)
    minus = Array(symbols.minus.utf8)
    primaryGroup = symbols.primaryGrouping
    secondaryGroup = symbols.secondaryGrouping
    leastGrouped = Self.leastGrouped(symbols, by: reference)
    for sample in samples where (try? reference.string(from: sample)) != text(of: sample) {
      return nil
    }
  }

  /// Returns a number with the marks of the locale.
  func text(of number: Int64) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      var start = buffer.count
      func prepend(_ bytes: [UInt8]) {
        for byte in bytes.reversed() {
          start -= 1
          buffer[start] = byte
        }
      }
      var rest = number.magnitude
      let isGrouped = rest >= leastGrouped
      var (count, group) = (0, primaryGroup)
      repeat {
        if isGrouped, count == group {
          prepend(grouping)
          (count, group) = (0, secondaryGroup)
        }
        start -= 1
        buffer[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
        count += 1
      } while rest > 0
      if number < 0 { prepend(minus) }
      return String(decoding: buffer[start...], as: UTF8.self)
    }
  }
}

extension IntegerWriter {
  /// Returns the least number in which ICU sets a mark.
  private static func leastGrouped(_ symbols: NumberSymbols, by reference: DecimalFormat) -> UInt64
  {
    guard symbols.primaryGrouping > 0 else { return .max }
    let least: Int64 = (0..<symbols.primaryGrouping).reduce(1) { power, _ in power * 10 }
    let text = (try? reference.string(from: least)) ?? ""
    // Some languages want two digits before the mark; none wants more.
    return UInt64(text.contains(symbols.grouping) ? least : least * 10)
  }
}

/// Twenty digits, with a mark and a sign of some bytes before each.
private let capacity = 256

/// Numbers in which the marks and signs of a locale show.
private let samples: [Int64] = [
  0, 7, -7, 999, 1000, -1000, 9999, 10_000, -12_345, 100_000, 1_234_567, -123_456_789, .min, .max,
]

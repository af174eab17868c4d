/// The ten digits of a numbering system in UTF-8, which differ only in the last byte.
struct UTF8Digits: Hashable, Sendable {
  /// The bytes before the last one; none for the digits of ASCII.
  let prefix: [UInt8]
  /// The last byte of zero.
  let lastOfZero: UInt8

  /// The digits of ASCII.
  static let ascii = UTF8Digits(prefix: [], lastOfZero: UInt8(ascii: "0"))

  private init(prefix: [UInt8], lastOfZero: UInt8) {
    self.prefix = prefix
    self.lastOfZero = lastOfZero
  }

  /// Creates the digits from that for zero; the result is `nil` if its last byte cannot be increased
  /// by nine.
  init?(zero: [UInt8]) {
    guard let last = zero.last, last <= (zero.count == 1 ? 0x7F : 0xBF) - 9 else { return nil }
    self.init(prefix: Array(zero.dropLast()), lastOfZero: last)
  }

  /// Reads the digits of the default numbering system of a locale; the result is `nil` if they are
  /// no decimal digits that follow each other in Unicode.
  ///
  /// - Parameters:
  ///   - system: The CLDR name of the system: "latn", "arab".
  ///   - locale: The locale.
  init?(system: String, locale: String) {
    guard system != "latn" else {
      self = .ascii
      return
    }
    guard let zero = (try? NumberSymbols.shared(locale: locale))?.zero,
      zero.properties.numericType == .decimal, zero.properties.numericValue == 0
    else { return nil }
    self.init(zero: Array(String(zero).utf8))
  }

  /// The length of a digit in bytes.
  var length: Int { prefix.count + 1 }

  /// Returns the UTF-8 of a digit from 0 to 9.
  func digit(_ value: Int) -> [UInt8] { prefix + [lastOfZero + UInt8(value)] }
}

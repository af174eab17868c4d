/// A hash of 64 bits that is the same in each process.
///
/// `Hasher` has another seed in each process, and a cryptographic digest of a small file takes
/// longer than parsing it. A local cache has no attackers, so only accidental collisions count: the
/// probability that one of a million changes is not detected is about 10⁻¹³. The function folds
/// products of 128 bits, like wyhash. Three independent chains over 48 bytes use the multiplier
/// without waiting.
package struct Fingerprint: Hashable, BitwiseCopyable, Sendable {
  /// The 64 bits.
  package let rawValue: UInt64

  /// Creates a fingerprint from its bits.
  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Creates the fingerprint of bytes.
  package init(_ bytes: UnsafeRawBufferPointer, seed: Fingerprint = .start) {
    rawValue = Self.hash(bytes, seed: seed.rawValue)
  }

  /// Creates the fingerprint of bytes.
  package init(_ bytes: [UInt8], seed: Fingerprint = .start) {
    self = bytes.withUnsafeBytes { Fingerprint($0, seed: seed) }
  }

  /// Creates the fingerprint of a string.
  package init(_ text: String, seed: Fingerprint = .start) {
    var text = text
    self = text.withUTF8 { Fingerprint(UnsafeRawBufferPointer($0), seed: seed) }
  }

  /// The fingerprint without content.
  package static let start = Fingerprint(rawValue: 0x2D35_8DCC_AA6C_78A5)

  /// Returns the fingerprint of the content followed by a number.
  package func adding(_ number: UInt64) -> Fingerprint {
    Fingerprint(rawValue: Self.fold(rawValue ^ Self.secret.0, number ^ Self.secret.1))
  }

  /// Returns the fingerprint of the content followed by a string.
  package func adding(_ text: String) -> Fingerprint {
    Fingerprint(text, seed: self)
  }

  private static let secret: (UInt64, UInt64, UInt64) = (
    0x8BB8_4B93_962E_ACC9, 0x4B33_A62E_D433_D4A3, 0x4D5A_2DA5_1DE1_AA47
  )

  @inline(__always)
  private static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }

  private static func hash(_ bytes: UnsafeRawBufferPointer, seed: UInt64) -> UInt64 {
    var (first, second, third) = (seed, seed, seed)
    var offset = 0
    while bytes.count - offset > 48 {
      first = fold(word(bytes, offset) ^ secret.0, word(bytes, offset + 8) ^ first)
      second = fold(word(bytes, offset + 16) ^ secret.1, word(bytes, offset + 24) ^ second)
      third = fold(word(bytes, offset + 32) ^ secret.2, word(bytes, offset + 40) ^ third)
      offset += 48
    }
    var result = first ^ second ^ third
    while bytes.count - offset > 16 {
      result = fold(word(bytes, offset) ^ secret.0, word(bytes, offset + 8) ^ result)
      offset += 16
    }
    let (low, high) = tail(bytes, offset)
    let mixed = fold(low ^ secret.1, high ^ result)
    return fold(mixed ^ secret.2, UInt64(truncatingIfNeeded: bytes.count) ^ secret.0)
  }

  @inline(__always)
  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  /// Returns the last bytes, at most 16, as two words.
  private static func tail(
    _ bytes: UnsafeRawBufferPointer,
    _ offset: Int
  ) -> (UInt64, UInt64) {
    let rest = bytes.count - offset
    if rest >= 8 { return (word(bytes, offset), word(bytes, bytes.count - 8)) }
    if rest >= 4 {
      let low = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
      let high = bytes.loadUnaligned(fromByteOffset: bytes.count - 4, as: UInt32.self)
      return (UInt64(low), UInt64(high))
    }
    guard rest > 0 else { return (0, 0) }
    let middle = UInt64(bytes[offset + rest / 2]) << 8
    return (UInt64(bytes[offset]) | middle, UInt64(bytes[bytes.count - 1]))
  }
}

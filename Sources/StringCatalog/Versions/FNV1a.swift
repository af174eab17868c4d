/// The FNV-1a hash of 64 bits (draft-eastlake-fnv), which is the same in each process and on each
/// machine.
///
/// It finds out whether a text has changed. It is not a cryptographic hash.
package struct FNV1a: Hashable, Sendable {
  /// The hash.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the hash of no bytes.
  package init() {}

  /// The hash: 16 hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Adds a text.
  package mutating func append(_ text: String) {
    for byte in text.utf8 { append(byte) }
  }

  /// Adds a byte.
  package mutating func append(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}

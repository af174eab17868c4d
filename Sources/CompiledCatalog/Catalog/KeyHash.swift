extension CompiledCatalog {
  /// Returns the 30-bit hash of a key in UTF-8, by which a table finds the key.
  package static func hash(ofKey key: UnsafeRawBufferPointer) -> Int { keyHash(key) }

  /// Returns whether two keys have the same bytes, which are compared eight at a time.
  package static func isSameKey(
    _ left: UnsafeRawBufferPointer,
    _ right: UnsafeRawBufferPointer
  ) -> Bool {
    guard left.count == right.count else { return false }
    var offset = 0
    while offset <= left.count - 8 {
      let word = left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      guard word == right.loadUnaligned(fromByteOffset: offset, as: UInt64.self) else {
        return false
      }
      offset += 8
    }
    return lastBytes(of: left, from: offset) == lastBytes(of: right, from: offset)
  }
}

/// Returns the 30-bit hash of a key's UTF-8, which is part of the image format.
///
/// Each step multiplies eight bytes by 64 bits and folds the halves of the product.
@inline(__always)
func keyHash(_ key: UnsafeRawBufferPointer) -> Int {
  var hash = 0x9E37_79B9_7F4A_7C15 ^ UInt64(key.count)
  var offset = 0
  while offset <= key.count - 8 {
    let word = key.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    hash = fold(hash ^ UInt64(littleEndian: word), 0xA076_1D64_78BD_642F)
    offset += 8
  }
  hash = fold(hash ^ lastBytes(of: key, from: offset), 0xE703_7ED1_A0B4_28DB)
  return Int(hash >> 34)
}

/// Returns the last bytes from an offset, seven at most, as one number.
@inline(__always)
private func lastBytes(of key: UnsafeRawBufferPointer, from offset: Int) -> UInt64 {
  if key.count >= 8 {
    // Reads the last eight bytes. Some are read for the second time, which is faster than a loop.
    return UInt64(
      littleEndian: key.loadUnaligned(fromByteOffset: key.count - 8, as: UInt64.self)
    )
  }
  var word: UInt64 = 0
  for byte in key[offset...].reversed() {
    word = word << 8 | UInt64(byte)
  }
  return word
}

@inline(__always)
private func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
  let (high, low) = left.multipliedFullWidth(by: right)
  return high ^ low
}

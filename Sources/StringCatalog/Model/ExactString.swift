/// A string that is equal only to strings with the same code points.
///
/// Swift strings are equal if they are canonically equivalent. Two keys of a catalog that look the
/// same but are composed differently are different keys.
package struct ExactString: Hashable, Sendable {
  /// The string itself.
  package let string: String

  /// Creates a string that is compared by code points.
  package init(_ string: String) {
    self.string = string
  }

  package static func == (lhs: ExactString, rhs: ExactString) -> Bool {
    lhs.string.hasSameCodePoints(as: rhs.string)
  }

  package func hash(into hasher: inout Hasher) {
    var string = string
    string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension String {
  /// Returns whether the strings have the same code points.
  ///
  /// Canonical equivalence is not sufficient, because the bytes of catalogs would differ.
  package func hasSameCodePoints(as other: String?) -> Bool {
    guard var other, utf8.count == other.utf8.count else { return false }
    var text = self
    return text.withUTF8 { first in
      other.withUTF8 { UnsafeRawBufferPointer(first).hasSameBytes(as: UnsafeRawBufferPointer($0)) }
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Returns whether buffers of the same length have the same bytes, comparing eight at a time.
  fileprivate func hasSameBytes(as other: Self) -> Bool {
    var offset = 0
    while offset + 8 <= count {
      let word = loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      guard word == other.loadUnaligned(fromByteOffset: offset, as: UInt64.self) else {
        return false
      }
      offset += 8
    }
    return self[offset...].elementsEqual(other[offset...])
  }
}

/// Returns whether one string precedes another in the order of code points.
///
/// Swift compares normalized strings. Xcode compares code points, which gives the same order on
/// every system.
func precedesByCodePoint(_ first: String, _ second: String) -> Bool {
  // The order of the bytes of UTF-8 is that of the code points.
  var (first, second) = (first, second)
  return first.withUTF8 { first in
    second.withUTF8 { second in first.lexicographicallyPrecedes(second) }
  }
}

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
    lhs.string.utf8.elementsEqual(rhs.string.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var string = string
    string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

/// A key that is equal only to keys with the same bytes.
///
/// Swift considers differently composed letters equal, but such keys are different keys in a
/// catalog.
struct ExactKey: Hashable {
  private let bytes: [UInt8]

  init(_ key: String) {
    bytes = Array(key.utf8)
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

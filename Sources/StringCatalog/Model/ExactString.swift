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
    other.map { utf8.elementsEqual($0.utf8) } ?? false
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

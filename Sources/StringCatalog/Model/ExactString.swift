/// A string that equals only what has the same code points.
///
/// Swift's strings are equal if they are canonically equivalent; two keys of a catalog that look the
/// same but are composed differently are two keys all the same.
package struct ExactString: Hashable, Sendable {
  /// The string itself.
  package let string: String

  /// Creates what equals only strings of the same code points.
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

/// A key that equals only what has the same bytes.
///
/// Swift takes differently composed letters for equal; two such keys of a catalog are two keys.
struct ExactKey: Hashable {
  private let bytes: [UInt8]

  init(_ key: String) {
    bytes = Array(key.utf8)
  }
}

/// Returns whether one text stands before another in the order of code points.
///
/// Swift's own order compares normalized texts; that of code points is what Xcode uses, and is the
/// same on every system.
func precedesByCodePoint(_ first: String, _ second: String) -> Bool {
  first.unicodeScalars.lexicographicallyPrecedes(second.unicodeScalars)
}

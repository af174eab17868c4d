import ICU

/// The order in which Xcode writes the keys of an object: that of ICU's root collation, digits by
/// their value, ties by code point.
package enum KeyOrder {
  // Without ICU's data there is no collation; code points are an order that every machine has.
  private static let collator = try? Collator(locale: "en", numeric: true, strength: .tertiary)

  /// Returns whether a key goes before another one.
  package static func precedes(_ left: String, _ right: String) -> Bool {
    if let order = orderOfFirstLetters(left, right) { return order }
    switch collator?.compare(left, right) ?? .same {
    case .ascending: return true
    case .descending: return false
    case .same: return left.utf8.lexicographicallyPrecedes(right.utf8)
    }
  }

  /// Returns the order of two keys that differ in ASCII letters first, else `nil`.
  ///
  /// Where nothing but ASCII letters goes before, the first two that differ by more than case settle
  /// the order. Names of fields and tags of languages mostly do, and ICU takes twenty times as long.
  private static func orderOfFirstLetters(_ left: String, _ right: String) -> Bool? {
    for (left, right) in zip(left.utf8, right.utf8) {
      guard let left = lowercased(left), let right = lowercased(right) else { return nil }
      if left != right { return left < right }
    }
    return nil
  }

  private static func lowercased(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    default: nil
    }
  }
}

import ICU

/// The order in which Xcode writes the keys of an object: that of ICU's root collation, digits by
/// their value, ties by code point.
enum KeyOrder {
  // Without ICU's data there is no collation; code points are an order that every machine has.
  private static let collator = try? Collator(locale: "en", numeric: true, strength: .tertiary)

  /// Returns whether a key goes before another one.
  static func precedes(_ left: String, _ right: String) -> Bool {
    switch collator?.compare(left, right) ?? .same {
    case .ascending: true
    case .descending: false
    case .same: left.utf8.lexicographicallyPrecedes(right.utf8)
    }
  }
}

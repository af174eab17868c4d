internal import CICU

/// The sort order of strings in a language, according to ICU's collation.
///
/// ```swift
/// let collator = try Collator(locale: "en", numeric: true)
/// ["Step 10", "Step 2"].sorted { collator.compare($0, $1) == .ascending }
/// ```
package final class Collator: @unchecked Sendable {
  // The handle is safe to share: it is set up before it is published, and `ucol_strcollUTF8` takes
  // it as const. ICU's design guide defines const objects as thread-safe.
  private let handle: UnsafeMutableRawPointer

  /// The differences that are compared.
  package enum Strength: Int32, Sendable {
    /// Base letters: a = á = A.
    case primary = 0
    /// Accents also: a < á, a = A.
    case secondary = 1
    /// Case and variants also: a < A. The default of the CLDR.
    case tertiary = 2
  }

  /// The order of two strings.
  package enum Order: Int32, Sendable {
    /// The left one comes first.
    case ascending = -1
    /// Neither comes first.
    case same = 0
    /// The right one comes first.
    case descending = 1
  }

  /// Opens the collation of a locale; an unknown locale uses the root collation.
  ///
  /// - Parameters:
  ///   - locale: An ICU locale or a language tag, for example `es@collation=traditional`.
  ///   - numeric: Whether runs of digits are compared by value.
  ///   - strength: The differences that are compared.
  /// - Throws: ``ICUError`` if memory or data is missing.
  package init(
    locale: String,
    numeric: Bool = false,
    strength: Strength = .tertiary
  ) throws(ICUError) {
    handle = try opened("open a collator") {
      cicu_collator_open(locale, strength.rawValue, numeric ? 1 : 0, &$0)
    }
  }

  deinit { cicu_collator_close(handle) }

  /// Returns the order of two strings.
  ///
  /// ICU cannot fail here: a Swift string never contains ill-formed Unicode.
  package func compare(_ left: String, _ right: String) -> Order {
    var left = left
    var right = right
    return left.withUTF8 { left in right.withUTF8 { right in compare(left, right) } }
  }

  /// Returns the order of two UTF-8 strings.
  package func compare(
    _ left: UnsafeBufferPointer<UInt8>,
    _ right: UnsafeBufferPointer<UInt8>
  ) -> Order {
    guard let leftBase = left.baseAddress, let rightBase = right.baseAddress else {
      return left.isEmpty ? (right.isEmpty ? .same : .ascending) : .descending
    }
    var status: Int32 = 0
    let order = cicu_collator_compare(
      handle,
      UnsafeRawPointer(leftBase).assumingMemoryBound(to: CChar.self),
      Int32(left.count),
      UnsafeRawPointer(rightBase).assumingMemoryBound(to: CChar.self),
      Int32(right.count),
      &status
    )
    return Order(rawValue: order) ?? .same
  }
}

extension Collator {
  /// Returns the collation of a locale from the cache; it is opened on first use.
  package static func shared(locale: String, numeric: Bool) throws(ICUError) -> Collator {
    try cache.value(for: Signature(locale: locale, numeric: numeric)) { key throws(ICUError) in
      try Collator(locale: key.locale, numeric: key.numeric)
    }
  }

  private struct Signature: Hashable, Sendable {
    let locale: String
    let numeric: Bool
  }

  private static let cache = KeyedCache<Signature, Collator>()
}

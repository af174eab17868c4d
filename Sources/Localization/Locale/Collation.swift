internal import ICU

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The sort order of strings in a language.
///
/// In Spanish, "ñ" is between "n" and "o".
///
/// ```swift
/// ["zumo", "ñame", "nuez"].sorted(in: FormatLocale("es_ES"))  // ["nuez", "ñame", "zumo"]
/// people.sorted(using: KeyPathComparator(\.name, comparator: Collation(locale)))
/// ```
public struct Collation: SortComparator, Hashable, Sendable {
  /// Whether the order is ascending or descending.
  public var order: SortOrder
  private let locale: String
  private let isNumeric: Bool

  /// Creates the order of a locale.
  ///
  /// - Parameters:
  ///   - locale: The locale; only its collation is used.
  ///   - isNumeric: Whether runs of digits are compared by value, "Step 2" before "Step 10".
  ///   - order: Whether the order is ascending or descending.
  public init(_ locale: FormatLocale, isNumeric: Bool = false, order: SortOrder = .forward) {
    self.locale = locale.collation
    self.isNumeric = isNumeric
    self.order = order
  }

  /// Returns the order of two strings.
  ///
  /// Strings that are equal in the language are sorted by code points, so that a sorted list is
  /// always the same.
  public func compare(_ left: String, _ right: String) -> ComparisonResult {
    let result = ascending(left, right)
    return order == .forward ? result : ComparisonResult(rawValue: -result.rawValue) ?? result
  }

  private func ascending(_ left: String, _ right: String) -> ComparisonResult {
    // ICU fails only if memory is exhausted. Strings are then sorted by code points.
    switch (try? Collator.shared(locale: locale, numeric: isNumeric))?.compare(left, right) {
    case .ascending: return .orderedAscending
    case .descending: return .orderedDescending
    case .same, nil:
      if left == right { return .orderedSame }
      return left < right ? .orderedAscending : .orderedDescending
    }
  }
}

extension Sequence where Element == String {
  /// Returns the strings in the order of a locale.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of strings.
  public func sorted(in locale: FormatLocale, isNumeric: Bool = false) -> [String] {
    let collation = Collation(locale, isNumeric: isNumeric)
    return sorted { collation.compare($0, $1) == .orderedAscending }
  }
}

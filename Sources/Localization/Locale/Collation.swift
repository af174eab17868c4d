internal import ICU

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The order of texts in a user's language: in Spanish, "ñ" stands between "n" and "o".
///
/// ```swift
/// ["zumo", "ñame", "nuez"].sorted(in: FormatLocale("es_ES"))  // ["nuez", "ñame", "zumo"]
/// people.sorted(using: KeyPathComparator(\.name, comparator: Collation(locale)))
/// ```
public struct Collation: SortComparator, Hashable, Sendable {
  /// Whether the first texts come first or last.
  public var order: SortOrder
  private let locale: String
  private let isNumeric: Bool

  /// Creates the order of a locale.
  ///
  /// - Parameters:
  ///   - locale: the locale; its collation counts.
  ///   - isNumeric: whether runs of digits are compared by their value, "Step 2" before "Step 10".
  ///   - order: whether the first texts come first or last.
  public init(_ locale: FormatLocale, isNumeric: Bool = false, order: SortOrder = .forward) {
    self.locale = locale.collation
    self.isNumeric = isNumeric
    self.order = order
  }

  /// Returns the order of two texts.
  ///
  /// Texts that the language does not tell apart are put in the order of their code points, so that a
  /// sorted list is the same every time.
  public func compare(_ left: String, _ right: String) -> ComparisonResult {
    let result = ascending(left, right)
    return order == .forward ? result : ComparisonResult(rawValue: -result.rawValue) ?? result
  }

  private func ascending(_ left: String, _ right: String) -> ComparisonResult {
    // ICU can fail for want of memory alone; then the code points decide.
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
  /// Returns the texts in the order of a locale.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of texts.
  public func sorted(in locale: FormatLocale, isNumeric: Bool = false) -> [String] {
    let collation = Collation(locale, isNumeric: isNumeric)
    return sorted { collation.compare($0, $1) == .orderedAscending }
  }
}

package import Diagnostics
import OrderedCollections
package import StringCatalog

/// A catalog that was checked by itself, ready to be held against the others of its project.
package struct CheckedCatalog: Sendable {
  /// What the rules found, in the order of the file, then of their names; nothing of what rules ask about
  /// all catalogs side by side.
  package let diagnostics: [Diagnostic]
  /// The catalog, with what rules ask about its entries side by side.
  package let subject: CatalogSubject

  /// Checks a catalog against every rule about single catalogs that the configuration leaves on.
  ///
  /// - Parameters:
  ///   - catalog: What is checked.
  ///   - keys: The keys of the entries that are checked; `nil` for all.
  ///   - languages: The languages that have to be right and complete; `nil` for those that occur in
  ///     the catalog, its source language among them, but for pseudo-languages.
  ///   - configuration: The levels of the rules.
  /// - Complexity: O(*n* × *m*), where *n* is the number of texts and *m* that of rules.
  package init(
    _ catalog: StringCatalog,
    keys: Set<String>? = nil,
    languages: [String]? = nil,
    configuration: ValidationConfiguration = ValidationConfiguration()
  ) {
    let check = CatalogCheck(catalog, configuration)
    let entries = check.entries(in: 0..<catalog.count).filter { keys?.contains($0.key) ?? true }
    let subjects = check.languages(languages, in: entries)
    self.init(joining: [check.part(entries, in: subjects)], of: check)
  }

  /// Checks a catalog as ``init(_:keys:languages:configuration:)`` does, several entries at a time.
  ///
  /// - Parameters:
  ///   - catalog: What is checked.
  ///   - languages: The languages that have to be right and complete; `nil` for those that occur in
  ///     the catalog.
  ///   - configuration: The levels of the rules.
  /// - Returns: The catalog, checked.
  package static func checking(
    _ catalog: StringCatalog,
    languages: [String]?,
    configuration: ValidationConfiguration
  ) async -> CheckedCatalog {
    let check = CatalogCheck(catalog, configuration)
    let ranges = stride(from: 0, to: catalog.count, by: entriesPerTask)
      .map { $0..<min($0 + entriesPerTask, catalog.count) }
    let entries = await ranges.concurrentMap { check.entries(in: $0) }
    let subjects = check.languages(languages, in: entries.flatMap(\.self))
    let parts = await entries.concurrentMap { check.part($0, in: subjects) }
    return CheckedCatalog(joining: parts, of: check)
  }

  /// How many entries one task checks; it takes a few milliseconds.
  private static let entriesPerTask = 64

  private init(joining parts: [CatalogCheck.Part], of check: CatalogCheck) {
    subject = CatalogSubject(
      catalog: check.catalog,
      entries: parts.flatMap(\.entries),
      localizations: parts.flatMap(\.localizations)
    )
    diagnostics = (parts.flatMap(\.diagnostics) + check.diagnostics(of: subject)).inOrderOfFiles
  }
}

extension [Diagnostic] {
  /// The findings in the order of the file, those of one place by rule, those of one rule as they were
  /// made.
  var inOrderOfFiles: [Diagnostic] {
    enumerated()
      .sorted { first, second in
        if Self.precedes(first.element, second.element) { return true }
        if Self.precedes(second.element, first.element) { return false }
        return first.offset < second.offset
      }
      .map(\.element)
  }

  /// What has no place stands first.
  private static func precedes(_ first: Diagnostic, _ second: Diagnostic) -> Bool {
    guard first.place == second.place else {
      guard let place = first.place else { return true }
      return second.place.map { place < $0 } ?? false
    }
    return first.id.rawValue < second.id.rawValue
  }
}

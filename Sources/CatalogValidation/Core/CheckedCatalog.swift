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
  ///     the catalog, its source language among them.
  ///   - configuration: The levels of the rules.
  /// - Complexity: O(*n* × *m*), where *n* is the number of texts and *m* that of rules.
  package init(
    _ catalog: StringCatalog,
    keys: Set<String>? = nil,
    languages: [String]? = nil,
    configuration: ValidationConfiguration = ValidationConfiguration()
  ) {
    var validator = Validator(catalog, ActiveRules(configuration))
    let entries = catalog.entries.filter { keys?.contains($0.key) ?? true }
    let tags = languages ?? Self.languages(occurringIn: entries.map(\.entry), catalog)
    subject = validator.check(
      entries.map { EntrySubject($0.entry, key: $0.key, in: catalog, configuration) },
      in: tags.map { LanguageSubject($0, isSource: $0 == catalog.sourceLanguage) }
    )
    diagnostics = validator.diagnostics.inOrderOfFiles
  }

  private static func languages(
    occurringIn entries: [StringCatalog.Entry],
    _ catalog: StringCatalog
  ) -> [String] {
    entries.reduce(into: Set([catalog.sourceLanguage])) { $0.formUnion($1.localizations.keys) }
      .sorted()
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

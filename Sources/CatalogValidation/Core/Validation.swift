package import Diagnostics
import OrderedCollections
package import StringCatalog

/// Checks a catalog against every rule that the configuration leaves on.
///
/// ```swift
/// let findings = validate(catalog, languages: ["en", "es"])
/// ```
///
/// - Parameters:
///   - catalog: What is checked.
///   - keys: The keys of the entries that are checked; `nil` for all.
///   - languages: The languages that have to be right and complete; `nil` for those that occur in
///     the catalog, its source language among them.
///   - configuration: The levels of the rules.
/// - Returns: The findings, in the order of the file, then of their rules.
/// - Complexity: O(*n* × *m*), where *n* is the number of texts and *m* that of rules.
package func validate(
  _ catalog: StringCatalog,
  keys: Set<String>? = nil,
  languages: [String]? = nil,
  configuration: ValidationConfiguration = ValidationConfiguration()
) -> [Diagnostic] {
  var validator = Validator(catalog, configuration)
  let entries = catalog.entries.filter { keys?.contains($0.key) ?? true }
  let subjects = (languages ?? occurring(in: entries.map(\.entry), catalog))
    .map { tag in
      LanguageSubject(tag, isSource: tag == catalog.sourceLanguage)
    }
  validator.check(
    entries.map { key, entry in
      EntrySubject(entry, key: key, in: catalog, glossary: configuration.glossary)
    },
    in: subjects
  )
  return inOrder(validator.diagnostics)
}

private func occurring(in entries: [StringCatalog.Entry], _ catalog: StringCatalog) -> [String] {
  entries.reduce(into: Set([catalog.sourceLanguage])) { $0.formUnion($1.localizations.keys) }
    .sorted()
}

/// Returns findings in the order of the file, those of one place by rule, those of one rule as they
/// were made.
private func inOrder(_ findings: [Diagnostic]) -> [Diagnostic] {
  findings.enumerated()
    .sorted { first, second in
      if precedes(first.element, second.element) { return true }
      if precedes(second.element, first.element) { return false }
      return first.offset < second.offset
    }
    .map(\.element)
}

/// What has no place stands first.
private func precedes(_ first: Diagnostic, _ second: Diagnostic) -> Bool {
  guard first.place == second.place else {
    guard let place = first.place else { return true }
    return second.place.map { place < $0 } ?? false
  }
  return first.id.rawValue < second.id.rawValue
}

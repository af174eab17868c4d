import Diagnostics
import StringCatalog

/// Findings, sorted by the entries of catalogs at which they are.
struct EntryFindings {
  /// What is at no entry: what cannot be read, and what concerns a catalog as a whole.
  private(set) var others: [Diagnostic] = []
  private var byPath: [String: [String: [Diagnostic]]] = [:]

  /// Sorts findings; those at an entry keep their order.
  init(_ diagnostics: [Diagnostic], in validated: [ValidatedCatalog]) {
    let catalogs = validated.reduce(into: [:]) { $0[$1.path] = $1.findings.catalog }
    for diagnostic in diagnostics {
      if let path = diagnostic.place?.file, let key = diagnostic.path.first,
        catalogs[path]?.contains(key) == true
      {
        byPath[path, default: [:]][key, default: []].append(diagnostic)
      } else {
        others.append(diagnostic)
      }
    }
  }

  /// Returns the findings of a catalog by key.
  func findings(ofCatalogAt path: String) -> [String: [Diagnostic]] {
    byPath[path] ?? [:]
  }
}

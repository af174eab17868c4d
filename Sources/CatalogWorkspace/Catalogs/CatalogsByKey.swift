import Diagnostics
import FileSystem
import StringCatalog

/// Knows in which of several catalogs each key is.
package struct CatalogsByKey {
  private let files: [CatalogFile]
  /// Whether a key that is in none of them can be added.
  private let addsKeys: Bool

  /// Creates the catalogs that keys are looked for in.
  package init(_ files: [CatalogFile], addsKeys: Bool) {
    self.files = files
    self.addsKeys = addsKeys
  }

  /// Checks that all keys are there, or can be added.
  package func check(_ keys: [String]) throws(WorkspaceError) {
    guard !addsKeys else { return }
    var seen: Set<String> = []
    let missing = keys.filter { key in
      seen.insert(key).inserted && !files.contains { $0.catalog.contains(key) }
    }
    if missing.count == 1 { throw .noKey(missing[0], in: files) }
    if !missing.isEmpty { throw .noKeys(missing) }
  }

  /// Returns the catalog that has a key, or that gets it.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - path: the path of the catalog that is meant if several come into question.
  /// - Returns: The catalog.
  /// - Throws: That none has the key, or that several come into question.
  package func catalog(
    of key: String,
    preferring path: String? = nil
  ) throws(WorkspaceError) -> CatalogFile {
    let holders = files.filter { $0.catalog.contains(key) }
    if holders.isEmpty, !addsKeys { throw .noKey(key, in: files) }
    let candidates = holders.isEmpty ? files : holders
    if candidates.count == 1 { return candidates[0] }
    if let named = candidates.first(where: { $0.path == path }) { return named }
    throw holders.isEmpty
      ? .ambiguousCatalog(files.map(\.path))
      : .ambiguousKey(key, catalogs: holders.map(\.path))
  }
}

/// The keys that somebody may have meant who named one that is not there.
package struct SimilarKeys {
  /// The keys, the likeliest first.
  package let keys: [String]

  /// Finds keys like `key`.
  ///
  /// A key that differs by letter case alone comes first, then the one with the fewest wrong
  /// letters, then those that hold it or that it holds.
  package init(to key: String, among all: Set<String>) {
    let sorted = all.sorted()
    let folded = key.lowercased()
    var result = sorted.filter { $0.lowercased() == folded }
    if let closest = key.closest(of: sorted), !result.contains(closest) { result.append(closest) }
    if folded.count > 2 {
      result += sorted.filter { $0.lowercased().contains(folded) && !result.contains($0) }
    }
    keys = Array(result.prefix(Self.limit))
  }

  /// How many keys are named.
  private static let limit = 5
}

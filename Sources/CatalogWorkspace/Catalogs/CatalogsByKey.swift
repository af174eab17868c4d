import Diagnostics
import FileSystem
import StringCatalog

/// Determines which of several catalogs contains a key.
package struct CatalogsByKey {
  private let files: [CatalogFile]
  /// Whether a missing key can be added.
  private let addsKeys: Bool

  /// Creates the search in some catalogs.
  package init(_ files: [CatalogFile], addsKeys: Bool) {
    self.files = files
    self.addsKeys = addsKeys
  }

  /// Checks that all keys exist, or can be added.
  package func check(_ keys: [String]) throws(WorkspaceError) {
    guard !addsKeys else { return }
    var seen: Set<String> = []
    let missing = keys.filter { key in
      seen.insert(key).inserted && !files.contains { $0.catalog.contains(key) }
    }
    if missing.count == 1 { throw .noKey(missing[0], in: files) }
    if !missing.isEmpty { throw .noKeys(missing) }
  }

  /// Returns the catalog that contains a key, or to which it can be added.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - path: The path of the preferred catalog if there are several candidates.
  /// - Returns: The catalog.
  /// - Throws: ``WorkspaceError`` if no catalog contains the key, or if there are several
  ///   candidates.
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

/// Existing keys that resemble a missing one, as suggestions.
package struct SimilarKeys {
  /// The keys, beginning with the most similar one.
  package let keys: [String]

  /// Finds keys like `key`.
  ///
  /// A key that differs only in letter case comes first. Others are sorted by the number of
  /// different letters, followed by keys that contain it or that it contains.
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

  /// The maximum number of keys.
  private static let limit = 5
}

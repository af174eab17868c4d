import CommandSupport
import DiagnosticMessages
import Diagnostics
import FileSystem
import Localization
import StringCatalog

/// Knows in which of several catalogs each key is.
struct KeyHomes {
  let files: [CatalogFile]
  /// Whether a key that is in none of them can be added.
  let addsKeys: Bool

  /// Checks that all keys are there, or can be added.
  func check(_ keys: [String]) throws(CommandFailure) {
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
  func home(
    of key: String,
    preferring path: String? = nil
  ) throws(CommandFailure) -> CatalogFile {
    let holders = files.filter { $0.catalog.contains(key) }
    if holders.isEmpty, !addsKeys { throw .noKey(key, in: files) }
    let candidates = holders.isEmpty ? files : holders
    if candidates.count == 1 { return candidates[0] }
    if let named = candidates.first(where: { $0.path == path }) { return named }
    throw holders.isEmpty
      ? .noHome(files.map(\.path))
      : .severalCatalogs(holders.map(\.path), haveKey: key)
  }
}

extension CommandFailure {
  fileprivate static func noKeys(_ keys: [String]) -> CommandFailure {
    let list = keys.map { KeyQuotation($0, limit: 72).text }.joined(separator: ", ")
    return CommandFailure(
      String(
        localized: "\(keys.count) keys do not exist: \(list).",
        comment: "Error. The second argument is a list of keys"
      ),
      hint: String(
        localized: "Nothing was written. '--add' adds keys that are not there.",
        comment: "Below the error that keys do not exist"
      ),
      status: .findings
    )
  }

  fileprivate static func noHome(_ paths: [String]) -> CommandFailure {
    CommandFailure(
      String(
        localized:
          "There are several catalogs that the key could be added to: \(Quotation.list(paths)).",
        comment: "Error of xcstrings set --add. The argument is a list of paths"
      ),
      hint: String(
        localized: "Name the one that you mean.",
        comment: "Below the error that several catalogs have the key"
      ),
      status: .usage
    )
  }
}

/// The keys that somebody may have meant who named one that is not there.
struct SimilarKeys {
  /// The keys, the likeliest first.
  let keys: [String]

  /// Finds keys like `key`.
  ///
  /// A key that differs by letter case alone comes first, then the one with the fewest wrong
  /// letters, then those that hold it or that it holds.
  init(to key: String, among all: Set<String>) {
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

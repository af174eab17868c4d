package import StringCatalog

extension StringCatalog {
  /// Returns the keys that have most parts of their beginning in common with a key.
  ///
  /// The parts of `settings.sound.title` are `settings`, `sound` and `title`. Keys that are sentences
  /// have only one part, so no key is related to them.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - limit: The maximum number of keys.
  /// - Returns: The keys, those with most common parts first, in the order of the catalog.
  /// - Complexity: O(*n*), where *n* is the number of keys.
  package func keys(like key: String, limit: Int) -> [String] {
    let parts = Self.parts(of: key)
    guard parts.count > 1 else { return [] }
    var groups: [[String]] = Array(repeating: [], count: parts.count + 1)
    for other in keys where !other.utf8.elementsEqual(key.utf8) {
      let common = zip(parts, Self.parts(of: other)).prefix { $0.elementsEqual($1) }.count
      if common > 0, groups[common].count < limit { groups[common].append(other) }
    }
    return Array(groups.reversed().joined().prefix(limit))
  }

  private static func parts(of key: String) -> [Substring.UTF8View.SubSequence] {
    let separators = Set("._-/:".utf8)
    guard !key.utf8.contains(UInt8(ascii: " ")) else { return [key.utf8[...]] }
    return key.utf8.split { separators.contains($0) }
  }
}

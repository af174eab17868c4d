import CommandSupport

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

/// Finds removed keys that were probably renamed.
///
/// A removed key is paired with the new key whose source string has most in common with its own, as
/// in gettext's fuzzy matching. Each key belongs to at most one pair, and the most similar pairs
/// are formed first. Between equal pairs, one with the same comment is preferred, then key order
/// decides, so the result is deterministic. Source locations are no evidence, because a catalog
/// does not record where a key was.
///
/// - Parameters:
///   - former: The removed keys.
///   - new: The new keys that have not been edited.
/// - Returns: The pairs, the most similar first.
/// - Complexity: O(*n* × *c* × *l* × *d*) for each round, where *n* is the number of keys, *c* ≤ 48
///   that of the candidates for a key, *l* the length of their strings and *d* the number of
///   characters in which similar ones differ. There are at most eight rounds, and seldom more than
///   two, because one that finds nothing is the last.
func renames(from former: [RenameCandidate], to new: [RenameCandidate]) -> [RenamePair] {
  var pairs: [RenamePair] = []
  var (former, new) = (former, new)
  // The number of candidates is limited, so more pairs may be found when others have been removed.
  for _ in 0..<greatestRoundCount where !former.isEmpty && !new.isEmpty {
    let found = bestPairs(from: former, to: new)
    guard !found.isEmpty else { break }
    pairs += found
    let paired = Set(found.flatMap { [ExactString($0.formerKey), ExactString($0.key)] })
    former.removeAll { paired.contains(ExactString($0.key)) }
    new.removeAll { paired.contains(ExactString($0.key)) }
  }
  return pairs.sorted(by: RenamePair.precedes)
}

/// The maximum number of searches; more would only find keys with very many similar ones.
private let greatestRoundCount = 8

private func bestPairs(from former: [RenameCandidate], to new: [RenameCandidate]) -> [RenamePair] {
  let rows = former.enumerated().flatMap { side in side.element.texts.map { (side.offset, $0) } }
  let index = TrigramIndex(rows.map(\.1))
  let possible = new.flatMap { new in
    let found = new.texts.flatMap { index.candidates(for: $0) }
    return Set(found.map { rows[$0].0 }).compactMap { RenamePair(former[$0], new) }
  }
  var paired: Set<ExactString> = []
  var pairs: [RenamePair] = []
  for pair in possible.sorted(by: RenamePair.precedes) {
    let (old, new) = (ExactString(pair.formerKey), ExactString(pair.key))
    guard !paired.contains(old), !paired.contains(new) else { continue }
    paired.formUnion([old, new])
    pairs.append(pair)
  }
  return pairs
}

/// The treatment of removed keys that are similar to a new one.
package enum RenamePolicy: String, Hashable, Sendable, CaseIterable {
  /// The report suggests the pair. The two entries are updated independently.
  case report
  /// The new key gets the strings of the removed one, which then need review.
  case apply
  /// Pairs are not searched for.
  case off
}

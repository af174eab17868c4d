/// Finds the keys that are gone because they were renamed.
///
/// A key goes with the one whose source text has most in common with its own, as in gettext's fuzzy
/// matching; each with one at most, the likeliest pairs first. Where two are equally likely, the one
/// with the same comment is taken, then the order of keys decides, so that the result depends on
/// nothing else. The place in the code is no evidence: a catalog does not tell where a key stood.
///
/// - Parameters:
///   - former: The keys that are gone.
///   - new: The keys that nobody has worked on.
/// - Returns: The pairs, the likeliest first.
/// - Complexity: O(*n* × *c* × *l* × *d*) for each round, where *n* is the number of keys, *c* ≤ 48
///   that of the keys that a key is compared with, *l* the length of their texts and *d* the number of
///   characters in which similar ones differ. A round that finds nothing is the last; there are seldom
///   more than two.
func renames(from former: [RenameSide], to new: [RenameSide]) -> [RenamePair] {
  var pairs: [RenamePair] = []
  var (former, new) = (former, new)
  // What is compared is bounded, so a pair may come into sight when others are out of the way.
  while !former.isEmpty, !new.isEmpty {
    let found = bestPairs(from: former, to: new)
    guard !found.isEmpty else { break }
    pairs += found
    let settled = Set(found.flatMap { [ExactKey($0.formerKey), ExactKey($0.key)] })
    former.removeAll { settled.contains(ExactKey($0.key)) }
    new.removeAll { settled.contains(ExactKey($0.key)) }
  }
  return pairs.sorted(by: RenamePair.precedes)
}

private func bestPairs(from former: [RenameSide], to new: [RenameSide]) -> [RenamePair] {
  let rows = former.enumerated().flatMap { side in side.element.texts.map { (side.offset, $0) } }
  let index = TrigramIndex(rows.map(\.1))
  let possible = new.flatMap { new in
    let found = new.texts.flatMap { index.candidates(for: $0) }
    return Set(found.map { rows[$0].0 }).compactMap { RenamePair(former[$0], new) }
  }
  var settled: Set<ExactKey> = []
  var pairs: [RenamePair] = []
  for pair in possible.sorted(by: RenamePair.precedes) {
    let (old, new) = (ExactKey(pair.formerKey), ExactKey(pair.key))
    guard !settled.contains(old), !settled.contains(new) else { continue }
    settled.formUnion([old, new])
    pairs.append(pair)
  }
  return pairs
}

/// What becomes of keys that are gone while a similar one is new.
package enum RenamePolicy: String, Hashable, Sendable, CaseIterable {
  /// The report offers the pair; the entries are settled as if they had nothing to do with each other.
  case report
  /// The new key gets the texts of the one that is gone, to be reviewed.
  case apply
  /// Nobody looks for pairs.
  case off
}

import ExtractedStrings
import StringCatalog

extension Synchronizer {
  /// Finds the keys that were renamed, and renames them or offers to.
  ///
  /// - Parameters:
  ///   - found: What the sources have.
  ///   - policy: What becomes of the pairs.
  ///   - isInUse: Returns whether a key that was not found is in use, or may be.
  /// - Returns: The new keys that are settled.
  mutating func settleRenames(
    to found: [ExactKey: KeyOccurrences],
    _ policy: RenamePolicy,
    isInUse: (String) -> Bool
  ) -> Set<ExactKey> {
    let former = catalog.keys.compactMap { key -> RenameSide? in
      guard found[ExactKey(key)] == nil, !isInUse(key), let entry = catalog[key] else {
        return nil
      }
      return RenameSide(former: key, entry, in: catalog.sourceLanguage)
    }
    guard !former.isEmpty else { return [] }
    let new = found.values.sorted { precedesByCodePoint($0.key, $1.key) }
      .filter { !isInUse($0.key) }
      .compactMap { RenameSide($0, catalog[$0.key]) }
    var settled: Set<ExactKey> = []
    for pair in renames(from: former, to: new) {
      guard let occurrences = found[ExactKey(pair.key)] else { continue }
      switch policy {
      case .off: break
      case .report: offer(pair, occurrences)
      case .apply:
        if rename(pair, occurrences) { settled.insert(ExactKey(pair.key)) }
      }
    }
    return settled
  }

  private mutating func offer(_ pair: RenamePair, _ occurrences: KeyOccurrences) {
    report.offeredRenames.append(
      OfferedRename(
        formerKey: pair.formerKey,
        key: pair.key,
        similarity: pair.similarity,
        places: occurrences.places
      )
    )
  }

  /// Gives the entry of a former key its new key, and returns whether that could be done.
  private mutating func rename(_ pair: RenamePair, _ occurrences: KeyOccurrences) -> Bool {
    guard var entry = catalog[pair.formerKey] else { return false }
    let replaced = catalog[pair.key]
    if replaced != nil { catalog[pair.key] = nil }
    do throws(StringCatalog.RenameError) {
      try catalog.rename(pair.formerKey, to: pair.key, checkingPlaceholders: false)
    } catch {
      // The file has something else than an entry for the key, and nothing was removed.
      return false
    }
    let languages = entry.carryOver(to: occurrences, by: pair, in: catalog.sourceLanguage)
    if occurrences.comment == nil, let comment = replaced?.comment { entry.setComment(comment) }
    catalog[pair.key] = entry
    report.changes.append(
      SyncChange(
        key: pair.key,
        kind: .renamed,
        places: occurrences.places,
        formerKey: pair.formerKey,
        reviewedLanguages: languages
      )
    )
    return true
  }
}

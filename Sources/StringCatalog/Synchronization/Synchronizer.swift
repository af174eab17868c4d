import Diagnostics
import FormatString

/// Synchronizes a catalog one key at a time, and records the changes.
struct Synchronizer {
  var catalog: StringCatalog
  var report = SyncReport()
  private let completeness: SourceCompleteness
  private let options: SyncOptions

  init(_ catalog: StringCatalog, _ completeness: SourceCompleteness, _ options: SyncOptions) {
    self.catalog = catalog
    self.completeness = completeness
    self.options = options
  }

  /// Updates a key of the catalog that was not found in the sources.
  mutating func settle(absent key: String, isUndecided: Bool) {
    guard var entry = catalog[key], entry.isKeptInStep else { return }
    guard entry.extractionState != .stale else { return report.staleKeys.append(key) }
    guard completeness.isComplete(forAbsent: key, entry), !options.keepsAbsentKeys else {
      report.unconfirmedKeys.append(key)
      return
    }
    guard !isUndecided else { return report.undecidedKeys.append(key) }
    let locations = [catalog.location(of: key)].compactMap(\.self)
    if entry.hasUserContent(in: catalog.sourceLanguage) {
      entry.extractionState = .stale
      catalog[key] = entry
      note(.markedStale, key, locations)
    } else {
      catalog[key] = nil
      note(.removed, key, locations)
    }
  }

  /// Updates a key that the code generates at run time, and that was not found in the sources.
  mutating func settle(dynamic key: String) {
    guard var entry = catalog[key], entry.isKeptInStep else { return }
    if entry.extractionState == .stale {
      entry.extractionState = nil
      catalog[key] = entry
      note(.revived, key, [catalog.location(of: key)].compactMap(\.self))
    }
    report.dynamicKeys.append(key)
  }

  /// Updates a key that was found in the sources.
  mutating func settle(found occurrences: KeyOccurrences) {
    reportConflicts(of: occurrences)
    guard let entry = catalog[occurrences.key] else {
      catalog[occurrences.key] = StringCatalog.Entry(occurrences, in: catalog.sourceLanguage)
      note(.added, occurrences.key, occurrences.locations)
      return
    }
    guard entry.extractionState != .manual else { return }
    let completeness = completeness.ofSources(with: occurrences.origin)
    var updated = entry
    report.changes += updated.adopt(
      occurrences,
      in: catalog.sourceLanguage,
      completeness,
      options.sourceChanges
    )
    if completeness == .complete,
      let difference = updated.difference(from: occurrences, in: catalog.sourceLanguage)
    {
      report.sourceDifferences.append(difference)
    }
    // An unchanged entry must not be set, so that its original bytes are printed.
    if updated != entry { catalog[occurrences.key] = updated }
  }

  private mutating func note(_ kind: SyncChange.Kind, _ key: String, _ locations: [Location]) {
    report.changes.append(SyncChange(key: key, kind: kind, locations: locations))
  }

  private mutating func reportConflicts(of occurrences: KeyOccurrences) {
    for conflict in occurrences.conflicts {
      report.diagnostics.append(
        Diagnostic(
          .defaultValuesDiffer(occurrences.key, unused: conflict.defaultValue),
          .warning,
          at: conflict.location,
          path: [occurrences.key],
          notes: [Diagnostic.Note(.defaultValueInUse, at: occurrences.defaultValuePlace)]
        )
      )
    }
  }
}

// MARK: - Renaming

extension Synchronizer {
  /// Finds the keys that were renamed, and renames them or suggests the renames.
  ///
  /// - Parameters:
  ///   - found: The keys in the sources.
  ///   - policy: The treatment of the pairs.
  ///   - isInUse: Returns whether a key that was not found is, or may be, in use.
  /// - Returns: The new keys that need no further update.
  mutating func resolveRenames(
    to found: [ExactKey: KeyOccurrences],
    _ policy: RenamePolicy,
    isInUse: (String) -> Bool
  ) -> Set<ExactKey> {
    let former = catalog.keys.compactMap { key -> RenameCandidate? in
      guard found[ExactKey(key)] == nil, !isInUse(key), let entry = catalog[key] else {
        return nil
      }
      return RenameCandidate(former: key, entry, in: catalog.sourceLanguage)
    }
    guard !former.isEmpty else { return [] }
    let new = found.values.sorted { precedesByCodePoint($0.key, $1.key) }
      .filter { !isInUse($0.key) }
      .compactMap { RenameCandidate($0, catalog[$0.key]) }
    var resolved: Set<ExactKey> = []
    for pair in renames(from: former, to: new) {
      guard let occurrences = found[ExactKey(pair.key)] else { continue }
      switch policy {
      case .off: break
      case .report: offer(pair, occurrences)
      case .apply:
        if rename(pair, occurrences) { resolved.insert(ExactKey(pair.key)) }
      }
    }
    return resolved
  }

  private mutating func offer(_ pair: RenamePair, _ occurrences: KeyOccurrences) {
    report.suggestedRenames.append(
      SuggestedRename(
        formerKey: pair.formerKey,
        key: pair.key,
        similarity: pair.similarity,
        locations: occurrences.locations
      )
    )
  }

  /// Gives the entry of a former key its new key, and returns whether this was possible.
  private mutating func rename(_ pair: RenamePair, _ occurrences: KeyOccurrences) -> Bool {
    guard var entry = catalog[pair.formerKey] else { return false }
    let replaced = catalog[pair.key]
    if replaced != nil { catalog[pair.key] = nil }
    do throws(StringCatalog.RenameError) {
      try catalog.rename(pair.formerKey, to: pair.key, checkingPlaceholders: false)
    } catch {
      // The file has a value other than an entry for the key. Nothing was removed.
      return false
    }
    let languages = entry.carryOver(to: occurrences, by: pair, in: catalog.sourceLanguage)
    if occurrences.comment == nil, let comment = replaced?.comment { entry.setComment(comment) }
    catalog[pair.key] = entry
    report.changes.append(
      SyncChange(
        key: pair.key,
        kind: .renamed,
        locations: occurrences.locations,
        formerKey: pair.formerKey,
        reviewedLanguages: languages
      )
    )
    return true
  }
}

/// Brings a catalog in step with what was found in the sources.
///
/// What happens to an entry is what Xcode does to it. A key that the sources have and the catalog
/// has not is added. A key that is gone is marked stale when anybody has worked on it or another
/// language has a text, else removed; that needs complete authority. With less, an entry that exists
/// is at most revived: its comment and its default value may come from a source that was not read.
/// Entries that somebody added by hand are left alone in every case, and no key is marked or removed
/// that the code makes at run time. Nothing that is finished is ever lost: a text is found afterwards
/// under its key, or under the one that the key was renamed to.
///
/// ```swift
/// let (catalog, report) = synchronize(catalog, with: strings, authority: .complete)
/// ```
///
/// - Parameters:
///   - catalog: The catalog of one table.
///   - strings: The occurrences in the sources that feed the table.
///   - authority: Whether all sources that feed the table were read.
///   - options: What is done beyond what Xcode does.
///   - isDynamic: Returns whether the code makes a key at run time, so that it is in use though no
///     source spells it out.
///   - isUndecided: Returns whether a literal of the sources may be a key that was not found, because
///     what it is passed to is not known. Such a key is neither marked nor removed nor revived.
/// - Returns: The catalog, equal to the given one where nothing changed, and what was done.
/// - Complexity: O(*n* log *n*), where *n* is the number of keys and occurrences. Where keys are gone
///   and others are new, they are compared as ``RenamePolicy`` asks; each with 48 others at most.
package func synchronize(
  _ catalog: StringCatalog,
  with strings: [ExtractedString],
  authority: ExtractedStrings.Authority,
  options: SyncOptions = SyncOptions(),
  isDynamic: (String) -> Bool = { _ in false },
  isUndecided: (String) -> Bool = { _ in false }
) -> (catalog: StringCatalog, report: SyncReport) {
  var synchronizer = Synchronizer(catalog, authority, options)
  let found = Dictionary(grouping: strings) { ExactKey($0.key) }.mapValues { KeyOccurrences($0) }
  let phrases = Set(strings.flatMap { $0.phrases.dropFirst() }.map { ExactKey($0) })
  let isPhrase = { (catalog: StringCatalog, key: String) in
    phrases.contains(ExactKey(key)) && catalog[key]?.isSinglePhrase ?? false
  }
  var settled: Set<ExactKey> = []
  if authority == .complete, options.renames != .off, !options.keepsAbsentKeys {
    settled = synchronizer.settleRenames(to: found, options.renames) { key in
      isDynamic(key) || isUndecided(key) || isPhrase(catalog, key)
    }
  }
  for key in synchronizer.catalog.keys
  where found[ExactKey(key)] == nil && !isPhrase(catalog, key) {
    if isDynamic(key) {
      synchronizer.settle(dynamic: key)
    } else {
      synchronizer.settle(absent: key, isUndecided: isUndecided(key))
    }
  }
  for occurrences in found.values.sorted(by: { precedesByCodePoint($0.key, $1.key) })
  where !settled.contains(ExactKey(occurrences.key)) {
    synchronizer.settle(found: occurrences)
  }
  return (synchronizer.catalog, synchronizer.report.sorted())
}

/// Returns the keys of a catalog that its sources should have and that were not found in them.
///
/// These are the keys that a synchronization with complete authority marks or removes, and those that
/// are stale already; not those that somebody added by hand.
///
/// - Parameters:
///   - catalog: The catalog of one table.
///   - strings: The occurrences in the sources that feed the table.
/// - Returns: The keys in the order of the catalog.
package func absentKeys(of catalog: StringCatalog, in strings: [ExtractedString]) -> [String] {
  let found = Set(strings.map { ExactKey($0.key) })
  let phrases = Set(strings.flatMap { $0.phrases.dropFirst() }.map { ExactKey($0) })
  return catalog.keys.filter { key in
    guard !found.contains(ExactKey(key)), let entry = catalog[key], entry.isKeptInStep else {
      return false
    }
    return !(phrases.contains(ExactKey(key)) && entry.isSinglePhrase)
  }
}

/// Makes the catalog of strings that no catalog holds yet.
///
/// - Parameters:
///   - strings: The occurrences in the sources that feed the table.
///   - sourceLanguage: The language of the texts in the sources.
/// - Returns: The catalog, and its keys as additions.
package func catalog(
  of strings: [ExtractedString],
  sourceLanguage: String
) -> (catalog: StringCatalog, report: SyncReport) {
  let empty = StringCatalog(sourceLanguage: sourceLanguage)
  return synchronize(empty, with: strings, authority: .complete)
}

/// What a synchronization does beyond what Xcode does.
package struct SyncOptions: Hashable, Sendable {
  /// What becomes of a text whose default value the code has changed, and of its translations.
  ///
  /// A catalog does not say what the code said last, but the state of the source language's text says
  /// who wrote it. `new` is the code's default as an extraction took it over: if the code gives another
  /// one now, the code has changed. Any other state means that a person has edited or confirmed the
  /// text in the catalog. Then it is unknown whether the code has changed as well, and the text stays
  /// whatever the policy; so does a text that varies, for only a person makes one. Where the places
  /// of a key contradict each other, nothing has changed as long as one of them says what the catalog
  /// says. Entries by hand are never touched.
  ///
  /// With `review`, the source language gets the new text, and every finished translation needs
  /// review; so it does where the code gives a default value for the first time, since what the
  /// translators had to go by was the key. That needs complete authority, as an unread source may
  /// still say the former text. With `keep`, as Xcode does, all stays, and the report tells.
  package var sourceChanges: StringCatalog.SourceChangePolicy
  /// What becomes of keys that are gone while a similar one is new.
  package var renames: RenamePolicy
  /// Whether keys that are gone stay as they are, even under complete authority.
  package var keepsAbsentKeys: Bool

  /// Creates options; without arguments, those that do what Xcode does.
  package init(
    sourceChanges: StringCatalog.SourceChangePolicy = .keep,
    renames: RenamePolicy = .report,
    keepsAbsentKeys: Bool = false
  ) {
    self.sourceChanges = sourceChanges
    self.renames = renames
    self.keepsAbsentKeys = keepsAbsentKeys
  }
}

/// Removes the stale entries of a catalog that was synchronized, and the work on them.
///
/// All the same an entry stays if `isSpared` says so, or if the report offers it as the former self of
/// a new key: those may be wanted yet. Entries by hand and keys that the code makes at run time are
/// never stale. Without complete authority a key that is stale may stand in a source that was not
/// read, so the caller has to have had it.
///
/// - Parameters:
///   - catalog: The catalog that a synchronization with complete authority made.
///   - report: Its report.
///   - isSpared: Returns whether a key stays, for example because a literal of the code still reads
///     like it.
/// - Returns: The catalog without those entries, and a report that says how many finished texts go
///   with each.
/// - Complexity: O(*n* log *n*), where *n* is the number of stale keys and changes.
package func prune(
  _ catalog: StringCatalog,
  after report: SyncReport,
  sparing isSpared: (String) -> Bool
) -> (catalog: StringCatalog, report: SyncReport) {
  var (catalog, report) = (catalog, report)
  let offered = Set(report.offeredRenames.map { ExactKey($0.formerKey) })
  let wanted = report.goneKeys.filter { !offered.contains(ExactKey($0)) && !isSpared($0) }
  var pruned: Set<ExactKey> = []
  var changes: [SyncChange] = []
  for key in wanted {
    guard let entry = catalog[key] else { continue }
    let change = SyncChange(
      key: key,
      kind: .pruned,
      places: [catalog.place(of: key)].compactMap(\.self),
      lostTexts: entry.finishedTextCount
    )
    catalog[key] = nil
    pruned.insert(ExactKey(key))
    changes.append(change)
  }
  report.changes.removeAll { $0.kind == .markedStale && pruned.contains(ExactKey($0.key)) }
  report.changes += changes
  report.staleKeys.removeAll { pruned.contains(ExactKey($0)) }
  return (catalog, report.sorted())
}

package import ExtractedStrings
package import StringCatalog

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

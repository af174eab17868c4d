/// Synchronizes a catalog with the strings found in the sources.
///
/// Each entry changes as in Xcode:
///
/// - A key that only the sources have is added.
/// - A key that was removed from the sources is marked stale if a user has worked on it or another
///   language has a string. Otherwise it is removed. Both require a complete extraction.
/// - Without a complete extraction, an existing entry is at most revived. Its comment and its default
///   value may come from a source that was not read.
/// - Entries that a user added are never changed.
/// - Keys that the code generates at run time are neither marked nor removed.
///
/// Finished translations are never lost: they stay under their key, or under the key to which it
/// was renamed.
///
/// ```swift
/// let (catalog, report) = synchronize(catalog, with: strings, completeness: .complete)
/// ```
///
/// - Parameters:
///   - catalog: The catalog of one table.
///   - strings: The occurrences in the sources of the table.
///   - completeness: Whether all sources of the table were read.
///   - options: Behavior beyond that of Xcode.
///   - isDynamic: Returns whether the code generates a key at run time, so it is in use without
///     occurring in the sources.
///   - isUndecided: Returns whether a literal in the sources, passed to an unknown function, may be
///     a key that was not found. Such a key is not marked, removed or revived.
/// - Returns: The catalog, equal to the given one if nothing changed, and the report.
/// - Complexity: O(*n* log *n*), where *n* is the number of keys and occurrences. If there are both
///   removed and new keys, they are compared according to ``RenamePolicy``, each with at most 48
///   others.
package func synchronize(
  _ catalog: StringCatalog,
  with strings: [ExtractedString],
  completeness: SourceCompleteness,
  options: SyncOptions = SyncOptions(),
  isDynamic: (String) -> Bool = { _ in false },
  isUndecided: (String) -> Bool = { _ in false }
) -> (catalog: StringCatalog, report: SyncReport) {
  let pass = SynchronizationPass(
    catalog,
    FoundKeys(strings, in: catalog),
    completeness: completeness,
    options: options,
    isDynamic: isDynamic,
    isUndecided: isUndecided
  )
  return pass.finish(pass.batches.flatMap(pass.settlements))
}

/// Creates the catalog for strings that no catalog contains yet.
///
/// - Parameters:
///   - strings: The occurrences in the sources of the table.
///   - sourceLanguage: The language of the strings in the sources.
/// - Returns: The catalog, and its keys as additions.
package func catalog(
  of strings: [ExtractedString],
  sourceLanguage: String
) -> (catalog: StringCatalog, report: SyncReport) {
  let empty = StringCatalog(sourceLanguage: sourceLanguage)
  return synchronize(empty, with: strings, completeness: .complete)
}

/// The completeness of the kinds of sources of a catalog.
package struct SourceCompleteness: Sendable {
  /// Whether all source files were read.
  package var code: ExtractedStrings.Completeness
  /// Whether the storyboard or XIB, or the Info.plists, of the catalog were read.
  package var resources: ExtractedStrings.Completeness
  /// Whether all keys of these files are known, so that a key that was not found has been removed.
  package var resourceKeys: ExtractedStrings.Completeness
  /// Returns whether only a document or an Info.plist can have a key with this entry.
  package var isOfResource: @Sendable (_ key: String, StringCatalog.Entry) -> Bool

  /// Creates the completeness of the sources of a catalog.
  ///
  /// - Parameters:
  ///   - code: Whether all source files were read.
  ///   - resources: Whether the documents and Info.plists were read; `.complete` if there are none.
  ///   - resourceKeys: Whether all keys of these files are known; `nil` if they are when the files
  ///     were read.
  ///   - isOfResource: Returns whether only one of those can have a key with this entry.
  package init(
    code: ExtractedStrings.Completeness,
    resources: ExtractedStrings.Completeness,
    resourceKeys: ExtractedStrings.Completeness? = nil,
    isOfResource: @escaping @Sendable (_ key: String, StringCatalog.Entry) -> Bool
  ) {
    self.code = code
    self.resources = resources
    self.resourceKeys = resourceKeys ?? resources
    self.isOfResource = isOfResource
  }

  /// Creates the completeness of sources that are all of one kind.
  package init(_ completeness: ExtractedStrings.Completeness) {
    self.init(code: completeness, resources: completeness) { _, _ in false }
  }

  /// All sources were read.
  package static let complete = SourceCompleteness(.complete)
  /// Some sources were read.
  package static let partial = SourceCompleteness(.partial)

  /// Returns the completeness of the sources with strings of an origin.
  func ofSources(with origin: ExtractedString.Origin) -> ExtractedStrings.Completeness {
    origin == .code ? code : resources
  }

  /// Returns whether all sources were read that can have a key of the catalog.
  func isComplete(forAbsent key: String, _ entry: StringCatalog.Entry) -> Bool {
    resourceKeys == .complete && (code == .complete || isOfResource(key, entry))
  }
}

/// Behavior of a synchronization beyond that of Xcode.
package struct SyncOptions: Hashable, Sendable {
  /// The treatment of a source string whose default value the code has changed, and of its
  /// translations.
  ///
  /// A catalog does not record the previous default value, but the state of the source string shows
  /// its origin. `new` is the code's default value from an earlier extraction. If the code now has
  /// another one, the code has changed. With any other state, a user has edited or confirmed the
  /// string in the catalog. It is then unknown whether the code has changed as well, and the string
  /// is kept under either policy. So is a string that varies, because only users add variations. If
  /// the occurrences of a key contradict each other, the code counts as unchanged if one of them
  /// agrees with the catalog. Entries that a user added are never changed.
  ///
  /// With `review`, the source language gets the new string, and every finished translation needs
  /// review. This also applies when the code gets its first default value, because translators saw
  /// only the key before. It requires a complete extraction, because a source that was not read may
  /// still have the former string. With `keep`, as in Xcode, nothing changes, and the report lists
  /// the difference.
  package var sourceChanges: StringCatalog.SourceChangePolicy
  /// Whether translations need review after a trivial change of the source string, such as of case.
  package var reviewsTrivialChanges = true
  /// The treatment of removed keys that are similar to a new one.
  package var renames: RenamePolicy
  /// Whether removed keys are kept unchanged, even after a complete extraction.
  package var keepsAbsentKeys: Bool

  /// Creates options.
  ///
  /// Without arguments, the behavior is that of Xcode.
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

/// Removes the stale entries of a synchronized catalog, including their translations.
///
/// An entry is kept if `isSpared` returns `true`, or if the report suggests it as the former key of
/// a new one. Entries that a user added and keys that the code generates at run time are never
/// stale. Callers must have synchronized with a complete extraction, because otherwise a stale key may
/// be in a source that was not read.
///
/// - Parameters:
///   - catalog: The catalog that a synchronization with a complete extraction returned.
///   - report: The report of the synchronization.
///   - isSpared: Returns whether to keep a key, for example because a literal in the code is equal
///     to it.
/// - Returns: The catalog without those entries, and a report with the number of finished strings
///   that were removed with each.
/// - Complexity: O(*n* log *n*), where *n* is the number of stale keys and changes.
package func prune(
  _ catalog: StringCatalog,
  after report: SyncReport,
  sparing isSpared: (String) -> Bool
) -> (catalog: StringCatalog, report: SyncReport) {
  var (catalog, report) = (catalog, report)
  let offered = Set(report.suggestedRenames.map { ExactString($0.formerKey) })
  let wanted = report.goneKeys.filter { !offered.contains(ExactString($0)) && !isSpared($0) }
  var pruned: Set<ExactString> = []
  var changes: [SyncChange] = []
  for key in wanted {
    guard let entry = catalog[key] else { continue }
    let change = SyncChange(
      key: key,
      kind: .pruned,
      locations: [catalog.location(of: key)].compactMap(\.self),
      lostTexts: entry.finishedTextCount
    )
    catalog[key] = nil
    pruned.insert(ExactString(key))
    changes.append(change)
  }
  report.changes.removeAll { $0.kind == .markedStale && pruned.contains(ExactString($0.key)) }
  report.changes += changes
  report.staleKeys.removeAll { pruned.contains(ExactString($0)) }
  return (catalog, report.sorted())
}

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
    // Xcode never retires a key that must not be translated.
    guard entry.shouldTranslate else { return }
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

  /// Adds a key that is new in the sources.
  mutating func add(_ occurrences: KeyOccurrences) {
    report.diagnostics += Self.problems(of: occurrences)
    catalog[occurrences.key] = StringCatalog.Entry(occurrences, in: catalog.sourceLanguage)
    note(.added, occurrences.key, occurrences.locations)
  }

  /// Returns the update of a key that was found in the sources; `nil` if there is nothing to do and
  /// to report.
  func settlement(of occurrences: KeyOccurrences, _ entry: StringCatalog.Entry) -> Settlement? {
    var result = Settlement(key: occurrences.key, problems: Self.problems(of: occurrences))
    if entry.extractionState != .manual {
      let completeness = completeness.ofSources(with: occurrences.origin)
      var updated = entry
      result.changes = updated.adopt(
        occurrences,
        in: catalog.sourceLanguage,
        completeness,
        options
      )
      if completeness == .complete {
        result.difference = updated.difference(from: occurrences, in: catalog.sourceLanguage)
      }
      // An unchanged entry must not be set, so that its original bytes are printed.
      if updated != entry { result.entry = updated }
    }
    return result.isEmpty ? nil : result
  }

  /// Updates a key that was found in the sources.
  mutating func apply(_ settlement: Settlement) {
    report.diagnostics += settlement.problems
    report.changes += settlement.changes
    if let difference = settlement.difference { report.sourceDifferences.append(difference) }
    if let entry = settlement.entry { catalog[settlement.key] = entry }
  }

  private mutating func note(_ kind: SyncChange.Kind, _ key: String, _ locations: [Location]) {
    report.changes.append(SyncChange(key: key, kind: kind, locations: locations))
  }

  /// Returns the conflicts of default values.
  private static func problems(of occurrences: KeyOccurrences) -> [Diagnostic] {
    occurrences.conflicts.map { conflict in
      Diagnostic(
        .defaultValuesDiffer(occurrences.key, unused: conflict.defaultValue),
        .warning,
        at: conflict.location,
        path: [occurrences.key],
        notes: [Diagnostic.Note(.defaultValueInUse, at: occurrences.defaultValuePlace)]
      )
    }
  }
}

/// The update of an entry whose key was found in the sources.
package struct Settlement: Sendable {
  let key: String
  var problems: [Diagnostic]
  var changes: [SyncChange] = []
  var difference: SourceDifference?
  /// The entry if it changes.
  var entry: StringCatalog.Entry?

  var isEmpty: Bool {
    problems.isEmpty && changes.isEmpty && difference == nil && entry == nil
  }
}

// MARK: - Renaming

extension Synchronizer {
  /// Finds the keys that were renamed, and renames them or suggests the renames.
  ///
  /// - Parameters:
  ///   - former: The keys that were removed.
  ///   - found: The keys in the code that may be their new names, in the order of code points.
  ///   - policy: The treatment of the pairs.
  /// - Returns: The new keys that need no further update.
  mutating func resolveRenames(
    from former: [RenameCandidate],
    to found: [KeyOccurrences],
    _ policy: RenamePolicy
  ) -> Set<ExactString> {
    let new = found.compactMap { RenameCandidate($0, catalog[$0.key]) }
    let byKey = Dictionary(found.map { (ExactString($0.key), $0) }) { first, _ in first }
    var resolved: Set<ExactString> = []
    for pair in renames(from: former, to: new) {
      guard let occurrences = byKey[ExactString(pair.key)] else { continue }
      switch policy {
      case .off: break
      case .report: offer(pair, occurrences)
      case .apply:
        if rename(pair, occurrences) { resolved.insert(ExactString(pair.key)) }
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
    let languages = entry.carryOver(
      to: occurrences,
      by: pair,
      in: catalog.sourceLanguage,
      includingTrivial: options.reviewsTrivialChanges
    )
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

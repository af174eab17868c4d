import OrderedCollections

/// The comparison of a catalog with the strings of its sources.
///
/// The keys that were not found are updated first. The updates of the others are independent of each
/// other, and several tasks may determine them at the same time.
package struct SynchronizationPass: Sendable {
  private let catalog: StringCatalog
  private let found: FoundKeys
  private var synchronizer: Synchronizer
  /// The keys that need no further update, because entries were renamed to them.
  private var resolved: Set<ExactString> = []
  /// Whether all sources of code were read.
  private let isComplete: Bool

  /// The number of entries in a batch.
  private static let batchSize = 4_096

  /// Updates the keys that were not found.
  ///
  /// The parameters are those of `synchronize(_:with:completeness:options:isDynamic:isUndecided:)`.
  package init(
    _ catalog: StringCatalog,
    _ found: FoundKeys,
    completeness: SourceCompleteness,
    options: SyncOptions,
    isDynamic: (String) -> Bool,
    isUndecided: (String) -> Bool
  ) {
    self.catalog = catalog
    self.found = found
    synchronizer = Synchronizer(catalog, completeness, options)
    isComplete = completeness.code == .complete
    var absent: [(key: String, slot: Int)] = []
    for slot in found.absentSlots(of: catalog) {
      let key = catalog.entryTable.key(at: slot)
      if !found.isPhrase(key, catalog.entry(at: slot)) { absent.append((key, slot)) }
    }
    if isComplete, options.renames != .off, !options.keepsAbsentKeys {
      func isInUse(_ key: String) -> Bool {
        isDynamic(key) || isUndecided(key)
          || catalog[key].map { completeness.isOfResource(key, $0) } ?? false
      }
      resolveRenames(from: absent.filter { !isInUse($0.key) }.map(\.slot), options, isInUse)
    }
    for (key, _) in absent {
      if isDynamic(key) {
        synchronizer.settle(dynamic: key)
      } else {
        synchronizer.settle(absent: key, isUndecided: isUndecided(key))
      }
    }
  }

  private mutating func resolveRenames(
    from absent: [Int],
    _ options: SyncOptions,
    _ isInUse: (String) -> Bool
  ) {
    let former = absent.compactMap { slot in
      RenameCandidate(
        former: catalog.entryTable.key(at: slot),
        catalog.entry(at: slot),
        in: catalog.sourceLanguage
      )
    }
    guard !former.isEmpty else { return }
    let known = (0..<found.slotCount).filter { !found.members(ofSlot: $0).isEmpty }
      .map { found.occurrences(ofSlot: $0) }
    let code = (known + found.newOccurrences)
      .filter { occurrences in
        occurrences.origin == .code && !isInUse(occurrences.key)
          && !found.isPhrase(occurrences.key, catalog[occurrences.key])
      }
    resolved = synchronizer.resolveRenames(
      from: former,
      to: code.sorted { precedesByCodePoint($0.key, $1.key) },
      options.renames
    )
  }
}

extension SynchronizationPass {
  /// The batches of entries, whose updates are independent of each other.
  package var batches: [Range<Int>] {
    stride(from: 0, to: found.slotCount, by: Self.batchSize)
      .map { $0..<min($0 + Self.batchSize, found.slotCount) }
  }

  /// Returns the updates of the entries of a batch.
  package func settlements(of batch: Range<Int>) -> [Settlement] {
    batch.compactMap { slot in
      let members = found.members(ofSlot: slot)
      guard !members.isEmpty else { return nil }
      let entry = catalog.entry(at: slot)
      guard !isSettled(entry, members) else { return nil }
      let occurrences = found.occurrences(ofSlot: slot)
      guard resolved.isEmpty || !resolved.contains(ExactString(occurrences.key)) else { return nil }
      return synchronizer.settlement(of: occurrences, entry)
    }
  }

  /// Returns the result of the synchronization.
  ///
  /// - Parameter settlements: The updates of the entries of all batches.
  /// - Returns: The catalog, equal to the given one if nothing changed, and the report.
  package func finish(
    _ settlements: [Settlement]
  ) -> (catalog: StringCatalog, report: SyncReport) {
    var synchronizer = synchronizer
    var steps = settlements.map { Step.settle($0) }
    for occurrences in found.newOccurrences
    where resolved.isEmpty || !resolved.contains(ExactString(occurrences.key)) {
      steps.append(.add(occurrences))
    }
    steps.sort { precedesByCodePoint($0.key, $1.key) }
    for step in steps {
      switch step {
      case .settle(let settlement): synchronizer.apply(settlement)
      case .add(let occurrences): synchronizer.add(occurrences)
      }
    }
    return (synchronizer.catalog, synchronizer.report.sorted())
  }

  /// An update of a key that was found.
  private enum Step {
    case settle(Settlement)
    case add(KeyOccurrences)

    var key: String {
      switch self {
      case .settle(let settlement): settlement.key
      case .add(let occurrences): occurrences.key
      }
    }
  }

  /// Returns whether an entry agrees with the occurrences of its key, so that there is nothing to do
  /// and to report.
  ///
  /// This is so for most entries, and decided without sorting and combining the occurrences.
  private func isSettled(_ entry: StringCatalog.Entry, _ members: ArraySlice<Int32>) -> Bool {
    guard isComplete, let first = members.first else { return false }
    let string = found.strings[Int(first)]
    for number in members {
      let other = found.strings[Int(number)]
      guard other.origin == .code, other.phrases.isEmpty, other.comment == string.comment,
        other.defaultValue == string.defaultValue
      else { return false }
    }
    if let comment = string.comment, !comment.isEmpty {
      guard comment == entry.comment, !entry.isCommentAutoGenerated else { return false }
    }
    guard let value = string.defaultValue else { return entry.extractionState == nil }
    guard entry.extractionState == .extractedWithValue,
      let source = entry.localizations[catalog.sourceLanguage]
    else { return false }
    return source.stringUnit?.value == value
  }
}

package import Diagnostics
package import FileSystem
import ProjectConfiguration
import ProjectDiscovery
package import StringCatalog
package import StringExtraction

/// The outcome of synchronizing a catalog.
package struct SyncOutcome: Sendable {
  /// The original catalog.
  package let file: CatalogFile
  /// The catalog after synchronization.
  package var catalog: StringCatalog
  /// The changes to its entries.
  package var report: SyncReport
  /// The names of the targets of the catalog; empty if the user named the sources.
  package let targets: [String]
  /// The number of sources that were read.
  package let sourceCount: Int
  /// The sources that were not read.
  package let gaps: UnprocessedSources
  /// Whether all sources of the catalog were read.
  package let isComplete: Bool
  /// Whether no key may be marked or removed, at the request of the user.
  package let keepsAbsentKeys: Bool
  /// Whether all sources were read but contain no string of the table.
  ///
  /// Either the keys come from another kind of file (a property list, a storyboard), or the wrong
  /// sources were read. In both cases, the state of the keys is unknown.
  package let isWithoutSources: Bool

  /// The possible uses of missing keys; `nil` if no key was lost.
  var possibleUses: PossibleKeyUses?
  let sources: Set<String>

  /// Whether the file must be written.
  package var isChanged: Bool {
    file.isNew || !report.isUnchanged
  }

  /// The change to the file; `nil` if it is unchanged.
  package var change: FileChange? {
    isChanged ? FileChange(file.content, to: catalog.printed()) : nil
  }
}

extension SyncResult {
  /// Writes the catalogs that changed: all of them or, if one cannot be written, none.
  ///
  /// The finished translations of removed keys are kept before, if the project has a file for them.
  /// The review records are written last, if the project uses them: if the process ends before, the
  /// next synchronization determines the same records.
  ///
  /// - Parameter version: The version of the program.
  /// - Throws: An error if a file cannot be written, or if another program changed one meanwhile.
  package func write(version: String) throws {
    var result = self
    for index in result.outcomes.indices where result.outcomes[index].isChanged {
      let file = result.outcomes[index].file
      result.outcomes[index].catalog.markUndecided(since: file.catalog, allowing: .review)
    }
    try withCheckedEdits(
      result.outcomes.filter(\.isChanged).map { ($0.file, $0.catalog) },
      allowing: .review
    ) { try result.writeChecked(version: version) }
  }

  private func writeChecked(version: String) throws {
    let kept = KeptTranslations(inFolder: Project.locate()?.folder ?? ".", version: version)
    try kept.add(
      removedIn: outcomes.filter(\.isChanged)
        .map {
          KeptTranslations.Edit(path: $0.file.path, before: $0.file.catalog, after: $0.catalog)
        }
    )
    let changes = outcomes.compactMap(\.change)
    for change in changes {
      guard let slash = change.original.path.lastIndex(of: "/") else { continue }
      try FileSystem.createFolder(String(change.original.path[..<slash]))
    }
    try FileSystem.replace(changes)
    try review?.write()
  }
}

// MARK: - Missing keys

extension SyncOutcome {
  /// Whether a key was renamed.
  var hasRenames: Bool { report.changes.contains { $0.kind == .renamed } }

  /// Returns the outcome of a synchronization in which no catalog lost a key.
  func withoutPossibleUses() -> SyncOutcome {
    var outcome = self
    outcome.possibleUses = nil
    return outcome
  }

  /// Whether the possible uses of missing keys are known, because a key was lost.
  package var knowsPossibleUses: Bool { possibleUses != nil }

  /// Returns the locations where a missing key is a plain `String`.
  package func plainPlaces(of key: String) -> [Location] {
    possibleUses?.plainPlaces(of: key, in: sources) ?? []
  }

  /// Returns the literals because of which a missing key is kept.
  package func undecided(_ key: String) -> [PossibleKeyUse] {
    possibleUses?.undecided(key, in: sources) ?? []
  }
}

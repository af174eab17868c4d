package import Diagnostics
package import FileSystem
import ProjectConfiguration
import ProjectDiscovery
package import StringCatalog
package import StringExtraction

/// What a synchronization makes of a catalog.
package struct SyncOutcome: Sendable {
  /// The catalog as it is.
  package let file: CatalogFile
  /// The catalog in step with the sources.
  package let catalog: StringCatalog
  /// What is done to its entries.
  package let report: SyncReport
  /// The names of the targets that feed the catalog; empty where the user names sources.
  package let targets: [String]
  /// How many sources were read for it.
  package let sourceCount: Int
  /// The sources that were not read.
  package let gaps: SourceGaps
  /// Whether all sources that feed the catalog were read.
  package let isComplete: Bool
  /// Whether the user asks that no key is marked or removed.
  package let keepsAbsentKeys: Bool
  /// Whether all sources were read and have no string of the table at all.
  ///
  /// Then the keys come from elsewhere (a property list, a storyboard), or the wrong sources were
  /// read; either way nothing is known about them.
  package let isWithoutSources: Bool

  /// What the sources may still have of keys that were not found; `nil` if no key was lost.
  var possibleUses: PossibleKeyUses?
  let sources: Set<String>

  /// Whether the file has to be written.
  package var isChanged: Bool {
    file.isNew || !report.isUnchanged
  }

  /// What becomes of the file; `nil` if it stays as it is.
  package var change: FileChange? {
    isChanged ? FileChange(file.content, to: catalog.printed()) : nil
  }

  /// Writes the catalog if it changed.
  package func write() throws(FileError) {
    guard isChanged else { return }
    if let slash = file.path.lastIndex(of: "/") {
      try FileSystem.createFolder(String(file.path[..<slash]))
    }
    try FileSystem.replace(file.content, with: catalog.printed())
  }
}

// MARK: - Keys that were not found

extension SyncOutcome {
  /// Whether a key became another one.
  var hasRenames: Bool { report.changes.contains { $0.kind == .renamed } }

  /// Returns the outcome of a synchronization in which no catalog lost a key.
  func withoutPossibleUses() -> SyncOutcome {
    var outcome = self
    outcome.possibleUses = nil
    return outcome
  }

  /// Whether a key was lost, so that it is known what the sources may still have of such keys.
  package var knowsPossibleUses: Bool { possibleUses != nil }

  /// Returns where a key that was not found is a plain `String`.
  package func plainPlaces(of key: String) -> [Place] {
    possibleUses?.plainPlaces(of: key, in: sources) ?? []
  }

  /// Returns the literals for which a key stays though it was not found.
  package func undecided(_ key: String) -> [PossibleKeyUse] {
    possibleUses?.undecided(key, in: sources) ?? []
  }
}

import CatalogSync
import CommandSupport
import ExtractedStrings
import ProjectModel
import StringCatalog

/// What a synchronization makes of a catalog.
struct SyncOutcome {
  /// The catalog as it is.
  let file: CatalogFile
  /// The catalog in step with the sources.
  let catalog: StringCatalog
  /// What is done to its entries.
  let report: SyncReport
  /// The names of the targets that feed the catalog; empty where the user names sources.
  let targets: [String]
  /// How many sources were read for it.
  let sourceCount: Int
  /// The sources that were not read.
  let gaps: SourceGaps
  /// Whether all sources that feed the catalog were read.
  let isComplete: Bool
  /// Whether the user asks that no key is marked or removed.
  let keepsAbsentKeys: Bool
  /// Whether all sources were read and have no string of the table at all.
  ///
  /// Then the keys come from elsewhere (a property list, a storyboard), or the wrong sources were
  /// read; either way nothing is known about them.
  let isWithoutSources: Bool

  /// Synchronizes a catalog.
  ///
  /// - Parameters:
  ///   - planned: The catalog and what feeds it.
  ///   - extraction: What its sources have, and maybe others.
  ///   - project: The project that tells about tables and keys; `nil` if there is none.
  init(_ planned: PlannedCatalog, _ extraction: Extraction, in project: Project?) {
    let strings = planned.strings(of: extraction.strings.occurrences, in: project)
    let dynamic = project?.configuration.dynamicKeys(ofTable: planned.file.table) ?? []
    var gaps = planned.gaps
    gaps.unreadable = extraction.unread.map(\.path)
    gaps.misunderstood += extraction.misunderstood
    file = planned.file
    targets = planned.targets
    sourceCount = planned.sources.count
    self.gaps = gaps
    isComplete = gaps.isEmpty && extraction.isComplete
    keepsAbsentKeys = planned.keepsAbsentKeys
    isWithoutSources = isComplete && strings.isEmpty
    (catalog, report) = synchronize(
      file.catalog,
      with: strings,
      authority: isComplete && !isWithoutSources && !keepsAbsentKeys ? .complete : .partial,
      isDynamic: { key in dynamic.contains { $0.matches(key) } }
    )
  }

  /// Whether the file has to be written.
  var isChanged: Bool {
    file.isNew || !report.isUnchanged
  }

  /// Writes the catalog if it changed.
  func write() throws(FileError) {
    guard isChanged else { return }
    if let slash = file.path.lastIndex(of: "/") {
      try FileSystem.createFolder(String(file.path[..<slash]))
    }
    try FileSystem.replace(file.content, with: catalog.printed())
  }
}

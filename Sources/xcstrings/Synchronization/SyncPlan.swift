import Diagnostics
import ExtractedStrings
import ProjectModel
import StringCatalog

/// What `sync` reads, and what it brings in step with it.
struct SyncPlan {
  /// The catalogs that are brought in step.
  var catalogs: [PlannedCatalog]
  /// What the file system said of some of the sources already.
  var stamps = SourceStamps()
  /// More sources, whose declarations help to type calls.
  var indexed: [String] = []
  /// The names of functions that take a key, as the targets' build settings tell them.
  var routines: [String] = []
  /// What is questionable in the declarations of targets.
  var diagnostics: [Diagnostic] = []

  /// The sources of all catalogs, each once.
  var files: [String] {
    var seen: Set<String> = []
    return catalogs.flatMap { $0.sources + $0.silentSources }.filter { seen.insert($0).inserted }
  }
}

/// A catalog that is brought in step, and what feeds it.
struct PlannedCatalog {
  /// The catalog.
  var file: CatalogFile
  /// The names of the targets that feed it; empty where the user names sources.
  var targets: [String] = []
  /// The sources that feed it.
  var sources: [String]
  /// More sources, which use keys of the catalog but give it none.
  var silentSources: [String] = []
  /// Whether the sources are all that feed it.
  var isComplete: Bool

  /// Returns those of some strings that belong in the catalog.
  func strings(
    of occurrences: [ExtractedString],
    in project: Project?
  ) -> [ExtractedString] {
    let sources = Set(sources)
    let silentSources = Set(silentSources)
    return occurrences.filter { occurrence in
      let file = occurrence.place.file
      let table = occurrence.table ?? project?.defaultTable(of: file) ?? Project.defaultTable
      guard table == self.file.table else { return false }
      return sources.contains(file)
        || silentSources.contains(file) && self.file.catalog[occurrence.key] != nil
    }
  }
}

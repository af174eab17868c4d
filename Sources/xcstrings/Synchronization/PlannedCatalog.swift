import Diagnostics
import ExtractedStrings
import StringCatalog

/// A catalog that is brought in step, and what feeds it.
struct PlannedCatalog {
  /// The catalog.
  var file: CatalogFile
  /// The names of the targets that feed it; empty where the user names sources.
  var targets: [String] = []
  /// The sources that feed it, as far as they are read.
  var sources: [String]
  /// More sources, which use keys of the catalog but give it none.
  var silentSources: [String] = []
  /// The sources that feed it and are known not to be read.
  var gaps = SourceGaps()
  /// Whether the user asks that no key is marked or removed.
  var keepsAbsentKeys = false

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

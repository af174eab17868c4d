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
  /// The language of the texts in the sources, as projects say; `nil` if they say none, or several.
  var developmentRegion: String?
  /// The languages that projects are localized in.
  var knownRegions: [String] = []

  /// What is questionable about the language of the catalog; `nil` if nothing is.
  var languageProblem: Diagnostic? {
    let language = file.catalog.sourceLanguage
    guard let developmentRegion, developmentRegion != language else { return nil }
    return Diagnostic(
      .sourceLanguageDiffers,
      .warning,
      at: Place(file: file.path, utf8Range: 0..<0, line: 1, column: 1),
      arguments: [.text(language), .text(developmentRegion), .list(targets)]
    )
  }

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

extension Diagnostic.ID {
  /// The source language of a catalog is not the language that the project gives its sources.
  ///
  /// Arguments: the language of the catalog, that of the project, the list of the targets.
  fileprivate static let sourceLanguageDiffers: Self = "source-language-differs"
}

package import Diagnostics
import FileSystem
import ProjectConfiguration
import ProjectDiscovery
package import StringCatalog

/// What `sync` reads, and what it brings in step with it.
package struct SyncPlan: Sendable {
  /// The catalogs that are brought in step.
  package var catalogs: [PlannedCatalog] = []
  /// The catalogs that cannot be read; the others are brought in step all the same.
  package var unreadCatalogs: [UnreadCatalog] = []
  /// The sources that a person names; `nil` for those of the project.
  package var namedFiles: SourceFiles?
  /// What the file system said of some of the sources already.
  package var stamps: SourceStamps { namedFiles?.stamps ?? SourceStamps() }
  /// More sources, whose declarations help to type calls.
  package var indexed: [String] = []
  /// The names of functions that take a key, as the targets' build settings tell them.
  package var routines: [String] = []
  /// The compilation conditions that some configuration sets; `nil` if that is not known.
  package var compilationConditions: Set<String>?
  /// What is questionable in the declarations of targets.
  package var diagnostics: [Diagnostic] = []

  /// The sources of all catalogs, each once.
  package var files: [String] {
    var seen: Set<String> = []
    return catalogs.flatMap { $0.sources + $0.silentSources }.filter { seen.insert($0).inserted }
  }

  /// Adds a catalog, or notes why it cannot be read.
  ///
  /// - Parameters:
  ///   - path: The path of the catalog.
  ///   - language: The language of the sources, for a catalog that does not exist yet.
  ///   - planned: Says what feeds the catalog.
  /// - Throws: What is about more than the catalog's own file.
  package mutating func add(
    catalogAt path: String,
    creatingFor language: String,
    _ planned: (CatalogFile) throws -> PlannedCatalog
  ) throws {
    do {
      catalogs.append(try planned(try CatalogFile(at: path, creatingFor: language)))
    } catch let error where error is WorkspaceError || error is FileError {
      unreadCatalogs.append(UnreadCatalog(path: path, error: error))
    }
  }
}

/// A catalog that is brought in step, and what feeds it.
package struct PlannedCatalog: Sendable {
  /// The catalog.
  package var file: CatalogFile
  /// The names of the targets that feed it; empty where the user names sources.
  package var targets: [String] = []
  /// The sources that feed it, as far as they are read.
  package var sources: [String]
  /// More sources, which use keys of the catalog but give it none.
  var silentSources: [String] = []
  /// The sources that feed it and are known not to be read.
  package var gaps = SourceGaps()
  /// Whether the user asks that no key is marked or removed.
  package var keepsAbsentKeys = false
  /// The language of the texts in the sources, as projects say; `nil` if they say none, or several.
  package var developmentRegion: String?
  /// The languages that projects are localized in.
  package var knownRegions: [String] = []

  /// What is questionable about the language of the catalog; `nil` if nothing is.
  var languageProblem: Diagnostic? {
    let language = file.catalog.sourceLanguage
    guard let developmentRegion, developmentRegion != language else { return nil }
    return Diagnostic(
      .sourceLanguageDiffers(language, project: developmentRegion, targets: targets),
      .warning,
      at: Place(file: file.path, utf8Range: 0..<0, line: 1, column: 1)
    )
  }

  /// Returns those of the strings of its table that belong in the catalog.
  package func strings(ofTable strings: [ExtractedString]) -> [ExtractedString] {
    let sources = Set(sources)
    let silentSources = Set(silentSources)
    return strings.filter { string in
      let source = string.place.file
      return sources.contains(source)
        || silentSources.contains(source) && file.catalog[string.key] != nil
    }
  }
}

extension SyncPlan {
  /// Returns the strings that belong in each catalog.
  package func strings(
    in occurrences: [ExtractedString],
    of project: Project?
  ) -> [[ExtractedString]] {
    let tables = TableStrings.group(occurrences, in: project)
      .reduce(into: [:]) { $0[$1.table] = $1.occurrences }
    return catalogs.map { $0.strings(ofTable: tables[$0.file.table] ?? []) }
  }

  /// Returns the synchronization of each catalog.
  ///
  /// - Parameters:
  ///   - extraction: What the sources have.
  ///   - project: The project that tells about tables and keys; `nil` if there is none.
  ///   - choices: What is done beyond what Xcode does.
  /// - Returns: The synchronizations, in the order of the catalogs.
  func synchronizations(
    with extraction: SourceExtraction,
    in project: Project?,
    _ choices: SyncChoices
  ) -> [CatalogSynchronization] {
    zip(catalogs, strings(in: extraction.strings.occurrences, of: project))
      .map { CatalogSynchronization($0, with: $1, of: extraction, in: project, choices) }
  }
}

extension Diagnostic.Message {
  /// The source language of a catalog is not the language that the project gives its sources.
  fileprivate static func sourceLanguageDiffers(
    _ language: String,
    project: String,
    targets: [String]
  ) -> Self {
    Self(
      "source-language-differs",
      "the catalog takes the texts in the code for '\(language)', but the project of \(quoted: targets) says that they are '\(project)'"
    )
  }
}

/// A catalog that cannot be brought in step because it cannot be read.
package struct UnreadCatalog: Sendable {
  /// The path of the catalog.
  package let path: String
  /// Why it cannot be read: a ``WorkspaceError`` or a `FileError`.
  package let error: any Error

  /// What is wrong with what the file holds; empty if it could not be reached.
  package var diagnostics: [Diagnostic] { (error as? WorkspaceError)?.diagnostics ?? [] }
}

/// The sources of a catalog that were not read, or not to their end.
///
/// As long as there is one, a key that was not found may stand there.
package struct SourceGaps: Sendable {
  /// Those that feed the catalog and that the user left out.
  package var unnamed: [String] = []
  /// Those that a list names and that are not there.
  package var missing: [String] = []
  /// Those that the system did not let us read.
  package var unreadable: [String] = []
  /// Those whose code has errors, and the projects and manifests that are not understood.
  ///
  /// They may belong to other catalogs: what they declare gives calls their types.
  package var misunderstood: [String] = []
  /// Those whose strings nobody has written down, or not all of them.
  package var unrecorded: [String] = []
  /// Whether nothing tells which sources there are.
  package var isUnbounded = false

  /// Whether nothing was left out.
  package var isEmpty: Bool {
    unnamed.isEmpty && missing.isEmpty && unreadable.isEmpty && misunderstood.isEmpty
      && unrecorded.isEmpty && !isUnbounded
  }
}

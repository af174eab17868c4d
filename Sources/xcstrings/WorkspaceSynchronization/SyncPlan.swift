import CommandSupport
import Diagnostics
import FileSystem
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog

/// What `sync` reads, and what it brings in step with it.
struct SyncPlan {
  /// The catalogs that are brought in step.
  var catalogs: [PlannedCatalog] = []
  /// The catalogs that cannot be read; the others are brought in step all the same.
  var unreadCatalogs: [UnreadCatalog] = []
  /// What the file system said of some of the sources already.
  var stamps = SourceStamps()
  /// More sources, whose declarations help to type calls.
  var indexed: [String] = []
  /// The names of functions that take a key, as the targets' build settings tell them.
  var routines: [String] = []
  /// The compilation conditions that some configuration sets; `nil` if that is not known.
  var compilationConditions: Set<String>?
  /// What is questionable in the declarations of targets.
  var diagnostics: [Diagnostic] = []

  /// The sources of all catalogs, each once.
  var files: [String] {
    var seen: Set<String> = []
    return catalogs.flatMap { $0.sources + $0.silentSources }.filter { seen.insert($0).inserted }
  }

  /// How a command ends that leaves catalogs out; `nil` if there are none of them.
  ///
  /// One that is damaged counts more than one that could not be reached.
  var unreadStatus: ExitStatus? {
    unreadCatalogs.contains { $0.status == .data } ? .data : unreadCatalogs.first?.status
  }

  /// Adds a catalog, or tells why it cannot be read.
  ///
  /// - Parameters:
  ///   - path: The path of the catalog.
  ///   - language: The language of the sources, for a catalog that does not exist yet.
  ///   - console: Where errors are told.
  ///   - planned: Says what feeds the catalog.
  /// - Throws: What is about more than the catalog's own file.
  mutating func add(
    catalogAt path: String,
    creatingFor language: String,
    _ console: Console,
    _ planned: (CatalogFile) throws -> PlannedCatalog
  ) throws {
    do {
      catalogs.append(try planned(try CatalogFile(at: path, creatingFor: language, console)))
    } catch {
      guard let failure = CommandFailure(ofFile: error) else { throw error }
      console.report(failure)
      unreadCatalogs.append(UnreadCatalog(path: path, failure))
    }
  }
}

extension CommandFailure {
  /// Creates the failure that an error means which the reading of one file has thrown; `nil` if it
  /// is about more than the file.
  fileprivate init?(ofFile error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let error as FileError: self.init(error)
    default: return nil
    }
  }
}

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
      .sourceLanguageDiffers(language, project: developmentRegion, targets: targets),
      .warning,
      at: Place(file: file.path, utf8Range: 0..<0, line: 1, column: 1)
    )
  }

  /// Returns those of the strings of its table that belong in the catalog.
  func strings(ofTable strings: [ExtractedString]) -> [ExtractedString] {
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
  func strings(in occurrences: [ExtractedString], of project: Project?) -> [[ExtractedString]] {
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
struct UnreadCatalog {
  /// The path of the catalog.
  let path: String
  /// How a command ends for that.
  let status: ExitStatus
  /// What is wrong with what the file holds; empty if it could not be reached.
  let diagnostics: [Diagnostic]

  /// Creates a catalog that a failure keeps from being read.
  init(path: String, _ failure: CommandFailure) {
    self.path = path
    status = failure.status
    let bytes = failure.status == .data ? try? FileSystem.read(path) : nil
    diagnostics = bytes.map { StringCatalog.parse($0, file: path).diagnostics } ?? []
  }
}

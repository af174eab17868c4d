import CatalogValidation
package import Diagnostics
import FileSystem
import ProjectConfiguration
import ProjectDiscovery
package import StringCatalog
import StringExtraction

/// The catalogs and sources of a synchronization.
package struct SyncPlan: Sendable {
  /// The catalogs to synchronize.
  package var catalogs: [PlannedCatalog] = []
  /// The catalogs that cannot be read; the others are synchronized nevertheless.
  package var unreadCatalogs: [UnreadCatalog] = []
  /// The sources that the user named; `nil` for those of the project.
  package var namedFiles: SourceFiles?
  /// The known file system stamps of sources.
  package var stamps: SourceStamps { namedFiles?.stamps ?? SourceStamps() }
  /// Further sources, whose declarations help to determine the types of calls.
  package var indexed: [String] = []
  /// The names of localizing functions in the build settings of the targets.
  package var routines: [String] = []
  /// The compilation conditions that some configuration sets; `nil` if they are unknown.
  package var compilationConditions: Set<String>?
  /// The diagnostics of the target declarations.
  package var diagnostics: [Diagnostic] = []
  /// The problems of files that projects name: those that do not exist, and names that only macOS
  /// accepts.
  package var referenceProblems: [Diagnostic] = []

  /// The catalogs that no target contains, as far as the projects could be read.
  package var uncheckedCatalogs: [String] = []

  /// Whether the folder has no source code, project or package.
  var isWithoutCode = false

  /// Checks that there is code or another file to compare the catalogs with.
  ///
  /// - Throws: ``WorkspaceError`` if there is none.
  package func checkCode() throws(WorkspaceError) {
    guard !isWithoutCode || !resourceFiles.isEmpty else { throw .noSourceCode }
  }

  /// The sources of all catalogs, without duplicates.
  package var files: [String] {
    var seen: Set<String> = []
    return catalogs.flatMap { $0.sources + $0.silentSources }.filter { seen.insert($0).inserted }
  }

  /// The documents, Info.plists and projects with texts of the catalogs, sorted.
  package var resourceFiles: [String] {
    Set(catalogs.flatMap(\.resources.files)).sorted()
  }

  /// Adds a catalog, or records why it cannot be read.
  ///
  /// A catalog of the project that must not be read, such as a pipe, is reported and skipped.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - planned: Returns the sources of the catalog.
  /// - Throws: Any error that does not only concern the file of the catalog.
  mutating func add(
    _ catalog: LoadedCatalog,
    _ planned: (CatalogFile) throws -> PlannedCatalog
  ) throws {
    do {
      catalogs.append(try planned(try catalog.file.get()))
    } catch let error as FileError
      where error.isRefusal && !error.isTooLarge && FileSystem.boundary != nil
      && !FileSystem.isNamed(catalog.path)
    {
      FileSystem.reportSkipped(error)
    } catch let error where error is WorkspaceError || error is FileError {
      unreadCatalogs.append(UnreadCatalog(path: catalog.path, error: error))
    }
  }
}

/// A catalog that was read, or the reason why it could not be read.
struct LoadedCatalog: Sendable {
  /// The path of the catalog.
  let path: String
  /// The catalog.
  let file: Result<CatalogFile, any Error>

  /// Reads catalogs in parallel.
  ///
  /// - Parameters:
  ///   - paths: The paths of the catalogs.
  ///   - known: Catalogs that are not read again.
  ///   - language: The source language, for a catalog that does not exist yet.
  /// - Returns: The catalogs, in the order of the paths.
  static func load(
    _ paths: [String],
    _ known: [CatalogFile],
    creatingFor language: String
  ) async -> [LoadedCatalog] {
    await paths.concurrentMap { path in
      LoadedCatalog(
        path: path,
        file: Result {
          try known.first { $0.path == path } ?? CatalogFile(at: path, creatingFor: language)
        }
      )
    }
  }
}

/// A catalog to synchronize, with its sources.
package struct PlannedCatalog: Sendable {
  /// The catalog.
  package var file: CatalogFile
  /// The names of its targets; empty if the user named the sources.
  package var targets: [String] = []
  /// The sources that are read.
  package var sources: [String]
  /// The storyboards, XIBs and Info.plists with texts of the catalog.
  package var resources: CatalogResources
  /// Further sources, which use keys of the catalog without adding any.
  var silentSources: [String] = []
  /// The sources that are known not to be read.
  package var gaps = UnprocessedSources()
  /// Whether no key may be marked or removed, at the request of the user.
  package var keepsAbsentKeys = false
  /// Whether the compiler emits the strings of no target of the catalog, so that keys are neither added
  /// nor removed.
  var isSilent = false
  /// The source language according to the projects; `nil` if they declare none, or several.
  package var developmentRegion: String?
  /// The languages of the projects.
  package var knownRegions: [String] = []

  /// The diagnostic for an inconsistent language of the catalog; `nil` if there is none.
  var languageProblem: Diagnostic? {
    let language = file.catalog.sourceLanguage
    guard let developmentRegion, developmentRegion != language else { return nil }
    return Diagnostic(
      .sourceLanguageDiffers(language, project: developmentRegion, targets: targets),
      .warning,
      at: Location(file: file.path, utf8Range: 0..<0, line: 1, column: 1)
    )
  }

  /// Returns the strings of its table that belong to the catalog.
  package func strings(
    ofTable strings: [ExtractedString],
    restoringTranslations restores: Bool = false
  ) -> AssignedStrings {
    var assigned = AssignedStrings(
      ownStrings(ofTable: strings),
      in: file.catalog,
      restoresTranslations: restores
    )
    guard !silentSources.isEmpty else { return assigned }
    let silentSources = Set(silentSources)
    assigned.strings.removeAll {
      silentSources.contains($0.location.file) && file.catalog[$0.key] == nil
    }
    return assigned
  }

  private func ownStrings(ofTable strings: [ExtractedString]) -> [ExtractedString] {
    let sources = Set(sources)
    let silentSources = Set(silentSources)
    var last: (file: String, isSource: Bool)?
    func isInSource(_ string: ExtractedString) -> Bool {
      // The strings are in the order of files.
      if let last, last.file == string.location.file { return last.isSource }
      let isSource = sources.contains(string.location.file)
      last = (string.location.file, isSource)
      return isSource
    }
    // The strings of most tables need not be copied.
    guard !strings.allSatisfy(isInSource) else { return strings }
    return strings.filter { string in
      isInSource(string) || silentSources.contains(string.location.file)
    }
  }
}

extension SyncPlan {
  /// Returns the strings that belong to each catalog.
  package func strings(
    in occurrences: [ExtractedString],
    of project: Project?,
    restoringTranslations restores: Bool = false
  ) -> [AssignedStrings] {
    let tables = TableStrings.group(occurrences, in: project)
      .reduce(into: [:]) { $0[$1.table] = $1.occurrences }
    return catalogs.map {
      $0.strings(ofTable: tables[$0.file.table] ?? [], restoringTranslations: restores)
    }
  }

  /// Returns the synchronization of each catalog.
  ///
  /// - Parameters:
  ///   - extraction: The strings of the sources.
  ///   - project: The project with the settings for tables and keys; `nil` if there is none.
  ///   - choices: The options beyond the behavior of Xcode.
  /// - Returns: The synchronizations, in the order of the catalogs.
  func synchronizations(
    with extraction: SourceExtraction,
    in project: Project?,
    _ choices: SyncChoices
  ) async -> [CatalogSynchronization] {
    let strings = strings(
      in: extraction.strings.occurrences,
      of: project,
      restoringTranslations: choices.options.renames == .apply
    )
    let keys = InfoPlistKeys(in: project)
    return await Array(catalogs.indices)
      .concurrentMap { index in
        await CatalogSynchronization(
          catalogs[index],
          with: strings[index],
          extraction.resources.indices.contains(index)
            ? extraction.resources[index] : ResourceStrings(),
          of: extraction,
          in: project,
          keys,
          choices
        )
      }
  }
}

extension Diagnostic.Message {
  /// The source language of a catalog differs from that of the project.
  fileprivate static func sourceLanguageDiffers(
    _ language: String,
    project: String,
    targets: [String]
  ) -> Self {
    Self(
      "source-language-differs",
      "the source language of the catalog is '\(language)', but the project of \(quoted: targets) has '\(project)'"
    )
  }
}

/// A catalog that cannot be synchronized because it cannot be read.
package struct UnreadCatalog: Sendable {
  /// The path of the catalog.
  package let path: String
  /// The error: a ``WorkspaceError`` or a `FileError`.
  package let error: any Error

  /// The diagnostics of the file; empty if it was inaccessible.
  package var diagnostics: [Diagnostic] { (error as? WorkspaceError)?.diagnostics ?? [] }
}

/// The sources of a catalog that were not read, or not completely.
///
/// If there are any, they may contain keys that were not found.
package struct UnprocessedSources: Sendable {
  /// Sources of the catalog that the user did not name.
  package var notSpecified: [String] = []
  /// Sources in a project or a list that do not exist.
  package var missing: [String] = []
  /// The folders of packages that a project references and that do not exist.
  ///
  /// The types of calls that use their declarations are unknown.
  package var missingPackages: [String] = []
  /// Sources without permission to read them.
  package var unreadable: [String] = []
  /// Sources with errors, and projects and manifests that could not be interpreted.
  ///
  /// They may belong to other catalogs, because their declarations determine the types of calls.
  package var syntaxErrors: [String] = []
  /// Sources whose strings were not recorded, or not completely.
  package var missingStringsData: [String] = []
  /// Whether the set of sources is unknown.
  package var isUnbounded = false

  /// Whether declarations are unknown that the other sources may use.
  var lacksDeclarations: Bool {
    !missing.isEmpty || !missingPackages.isEmpty || !unreadable.isEmpty
  }

  /// Whether all sources were read.
  package var isEmpty: Bool {
    notSpecified.isEmpty && missing.isEmpty && missingPackages.isEmpty && unreadable.isEmpty
      && syntaxErrors.isEmpty && missingStringsData.isEmpty && !isUnbounded
  }
}

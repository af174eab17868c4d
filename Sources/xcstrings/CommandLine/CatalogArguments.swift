import ArgumentParser
import CatalogExchange
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import ProjectConfiguration
import StringCatalog

/// The arguments for the catalogs that a command reads or edits.
struct CatalogArguments: ParsableArguments {
  /// Files, or folders that contain them; empty for the catalogs of the project.
  @Argument(
    help: ArgumentHelp(.syncCatalogs, valueName: .syncCatalogValue),
    completion: .catalogs
  )
  var paths: [String] = []

  @Flag(help: ArgumentHelp(.accessAllowOutside))
  var allowOutside = false

  /// Returns the catalogs that the user selected, after printing names that differ from the files.
  func selection(_ console: Console) throws(ExitStatus) -> CatalogSelection {
    try console.selection(of: paths)
  }
}

/// The argument for the catalog that a command edits.
struct CatalogArgument: ParsableArguments {
  /// A file, or a folder with several; `nil` for the catalogs of the project.
  @Argument(
    help: ArgumentHelp(.catalogCatalog, valueName: .syncCatalogValue),
    completion: .catalogs
  )
  var path: String?

  @Flag(help: ArgumentHelp(.accessAllowOutside))
  var allowOutside = false

  /// Returns the candidate catalogs, after printing a name that differs from the file.
  func selection(_ console: Console) throws(ExitStatus) -> CatalogSelection {
    try console.selection(of: path.map { [$0] } ?? [])
  }
}

extension Console {
  /// Returns paths from the user with the names that their files have.
  ///
  /// Prints a warning for each path that differs from its file in case or Unicode normalization.
  ///
  /// - Throws: `ExitStatus.data` if a path matches several files.
  func existingPaths(_ paths: [String]) throws(ExitStatus) -> [String] {
    let found = UserPaths(paths)
    DiagnosticPrinter().print(found.problems, to: self)
    if found.areAmbiguous { throw .data }
    return found.paths
  }

  /// Returns the catalogs at paths from the user; without paths, those of the project.
  ///
  /// The selection prints the problems of projects that it reads.
  ///
  /// - Throws: `ExitStatus.data` if a path matches several files.
  func selection(of paths: [String]) throws(ExitStatus) -> CatalogSelection {
    CatalogSelection(paths: try existingPaths(paths)) { problems in
      DiagnosticPrinter().print(problems, to: self)
    }
  }
}

/// The option for the key of an entry.
struct KeyOption: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(.keyKey, valueName: .keyKeyValue),
    completion: .keys
  )
  var key: String
}

/// A comma-separated list of languages.
struct LanguageList: ExpressibleByArgument, Hashable {
  /// The languages as the user wrote them, without duplicates.
  let tags: [String]

  init?(argument: String) {
    var seen: Set<String> = []
    tags = argument.split { $0 == "," || $0 == " " }
      .map(String.init)
      .filter { seen.insert($0).inserted }
    if tags.isEmpty { return nil }
  }
  static var defaultCompletionKind: CompletionKind { .languageList }
}

/// The option for a preview without writing.
struct DryRunOption: ParsableArguments {
  /// Whether the command only prints the changes.
  @Flag(name: [.customShort("n"), .long], help: ArgumentHelp(.syncDryRun))
  var dryRun = false
}

extension DryRunOption {
  /// Edits several catalogs, and writes either all of them or none; in a preview, none.
  ///
  /// If another program changes one of them meanwhile, the edit is repeated with the new content, so
  /// that commands which run at the same time do not fail.
  ///
  /// - Parameters:
  ///   - files: The catalogs.
  ///   - isWritten: Returns whether the outcomes are written.
  ///   - prepare: Called before the outcomes are written.
  ///   - body: A function that edits a catalog, and may be called several times.
  /// - Returns: The outcome for each catalog.
  /// - Throws: The error of `body`, or an error if a file cannot be read or written.
  func edit<Report>(
    _ files: [CatalogFile],
    where isWritten: ([EditOutcome<Report>]) -> Bool = { _ in true },
    beforeWriting prepare: ([EditOutcome<Report>]) throws -> Void = { _ in },
    _ body: (CatalogFile, inout StringCatalog) throws -> Report
  ) throws -> [EditOutcome<Report>] {
    try editAndWrite(
      files,
      where: { !dryRun && isWritten($0) },
      beforeWriting: prepare,
      body
    )
  }
}

extension Project {
  /// Returns the project around the current folder, after printing its diagnostics.
  ///
  /// - Throws: `ExitStatus.data` if the configuration has errors.
  static func find(_ console: Console) throws -> Project? {
    try find()?.checked(console)
  }

  /// Returns the codes that the configuration has for languages in files and at services.
  static func languageCodes(_ console: Console) throws -> LanguageCodes {
    try find(console)?.languageCodes ?? LanguageCodes()
  }

  /// Returns the configured project, whose glossary need not exist yet.
  static func findForNewGlossary(_ console: Console) throws -> Project? {
    guard let project = try find() else { return nil }
    let glossary = project.configuration.glossaryFile.map { project.path($0.path) }
    let isNew = glossary.map { !FileSystem.exists($0) } ?? false
    return try project.checked(console) { isNew && $0.id == .glossaryUnreadable }
  }

  private func checked(
    _ console: Console,
    ignoring isIgnored: (Diagnostic) -> Bool = { _ in false }
  ) throws -> Project {
    let problems = diagnostics.filter { !isIgnored($0) }
    DiagnosticPrinter().print(problems, to: console)
    if problems.contains(where: { $0.severity == .error }) { throw ExitStatus.data }
    return self
  }
}

import ArgumentParser
import CatalogExchange
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import ProjectConfiguration
import ProjectDiscovery

/// Creates catalogs from the `.strings` and `.stringsdict` files of a project.
struct MigrateCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "migrate",
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @Argument(
    help: ArgumentHelp(Texts.paths, valueName: SourceOptions.Texts.pathValue),
    completion: .file(extensions: ["strings", "stringsdict"])
  )
  var paths: [String] = []

  @Option(help: ArgumentHelp(Texts.sourceLanguage, valueName: SourceOptions.Texts.languageValue))
  var sourceLanguage: String?

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(Texts.output, valueName: SourceOptions.Texts.folderValue),
    completion: .directory
  )
  var output: String?

  @Flag(help: ArgumentHelp(Texts.replaceTexts))
  var replaceTexts = false

  @Flag(help: ArgumentHelp(Texts.removeLegacy))
  var removeLegacy = false

  @OptionGroup
  var dryRun: DryRunOption

  @OptionGroup
  var access: AccessOptions

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() throws {
    let console = global.console
    let project = try Project.find(console)
    let tables = try LegacyFiles.find(at: paths.isEmpty ? [project?.folder ?? "."] : paths)
    guard !tables.isEmpty else { throw CommandFailure(Texts.nothingFound, status: .noInput) }
    let language = try language(in: project)
    let migrations = try tables.map { files in
      try CatalogMigration.prepare(
        files,
        into: output ?? files.catalogFolder,
        sourceLanguage: language,
        Migration(replacesTexts: replaceTexts)
      )
    }
    try checkNames(migrations)
    try OutputPaths.check(migrations.map(\.catalog.path))
    let diagnostics = migrations.flatMap(\.diagnostics)
    DiagnosticPrinter().print(diagnostics, to: console)
    let valid = migrations.filter { !$0.hasErrors }
    let invalidCount = migrations.count - valid.count
    guard !valid.isEmpty else { throw CommandFailure(Texts.nothingWritten, status: .data) }
    let removed = dryRun.dryRun ? [] : try write(valid)
    var report = MigrationReport(valid, isPreview: dryRun.dryRun, removed: removed)
    report.unassigned = try CatalogMigration.unassignedCatalogs(of: valid, in: project)
    report.isConfigured = project != nil
    report.projects = CatalogMigration.projects(listing: valid)
    try report.print(asJSON: global.json, to: console)
    if invalidCount > 0 { throw CommandFailure(Texts.notConverted(invalidCount), status: .data) }
    if migrations.contains(where: \.leavesOut) { throw ExitStatus.findings }
  }

  /// Writes the catalogs, and then removes the files of completely migrated tables.
  ///
  /// - Returns: The paths of the files that were removed.
  private func write(_ migrations: [CatalogMigration]) throws -> [String] {
    for migration in migrations {
      try FileSystem.createFolder(Self.folder(of: migration.catalog.path))
    }
    try FileSystem.replace(migrations.map(\.change))
    guard removeLegacy else { return [] }
    let files = migrations.filter { !$0.leavesOut }.flatMap(\.sources)
    try FileSystem.remove(files)
    return files.map(\.path)
  }

  private static func folder(of path: String) -> String {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return folder.isEmpty ? "." : folder == [""] ? "/" : folder.joined(separator: "/")
  }

  private func language(in project: Project?) throws -> String {
    if let sourceLanguage {
      try LanguageCheck.check([sourceLanguage], known: [])
      return sourceLanguage
    }
    if let language = project?.configuration.sourceLanguage { return language }
    return try DiscoveredTargets.find(in: project?.folder ?? ".").developmentRegion
      ?? Project.defaultSourceLanguage
  }

  /// Checks that no two tables would become one catalog, as with tables from two folders.
  private func checkNames(_ migrations: [CatalogMigration]) throws(CommandFailure) {
    var seen: Set<String> = []
    for path in migrations.map(\.catalog.path) where !seen.insert(path).inserted {
      throw CommandFailure(Texts.severalTables(path), hint: Texts.severalTablesHint, status: .usage)
    }
  }
}

// MARK: - Texts

extension MigrateCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Convert .strings and .stringsdict files to catalogs.",
        comment: "Help of xcstrings migrate"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Looks for LANGUAGE.lproj folders and converts each table in them to a catalog next to \
          those folders, with all languages, plural and device variants, and comments, as Xcode's \
          migration does. The catalog of a storyboard or XIB goes to mul.lproj, where Xcode \
          expects it. Existing strings in a catalog do not change, and content that a catalog \
          cannot represent is reported. The old files are removed only with --remove-legacy; a \
          build accepts a table in one of the two formats, not in both.

          Examples:
            xcstrings migrate
            xcstrings migrate App/Resources --source-language en --dry-run
            xcstrings migrate --remove-legacy
          """,
        comment: "Help of xcstrings migrate. Do not translate the indented lines"
      )
    }
    static var paths: String {
      String(
        localized:
          "Folders, or individual .strings and .stringsdict files (default: the project folder).",
        comment: "Help of the arguments of xcstrings migrate"
      )
    }
    static var sourceLanguage: String {
      String(
        localized:
          "The language of Base.lproj and of new catalogs (default: the project's source language).",
        comment: "Help of xcstrings migrate --source-language"
      )
    }
    static var output: String {
      String(
        localized: "The folder for the catalogs (default: next to the .lproj folders).",
        comment: "Help of xcstrings migrate --output"
      )
    }
    static var replaceTexts: String {
      String(
        localized: "Replace existing strings in a catalog with those from the files.",
        comment: "Help of xcstrings migrate --replace-texts"
      )
    }
    static var removeLegacy: String {
      String(
        localized: "Remove the old files of tables that were migrated completely.",
        comment: "Help of xcstrings migrate --remove-legacy"
      )
    }
    static var nothingFound: String {
      String(
        localized: "There are no .strings or .stringsdict files in LANGUAGE.lproj folders.",
        comment: "Error of xcstrings migrate"
      )
    }
    static var nothingWritten: String {
      String(
        localized: "Nothing was written, because some files cannot be read.",
        comment: "Error of xcstrings migrate, below the reasons"
      )
    }
    static func notConverted(_ count: Int) -> String {
      String(
        localized: "\(count) tables were not converted, because some files cannot be read.",
        comment: "Error of xcstrings migrate, below the reasons and the converted tables"
      )
    }
    static func severalTables(_ path: String) -> String {
      String(
        localized: "Several tables would be converted to the same catalog '\(path)'.",
        comment: "Error of xcstrings migrate --output. The argument is the path of a catalog"
      )
    }
    static var severalTablesHint: String {
      String(
        localized: "Omit --output, or specify one folder at a time.",
        comment: "Below the error that several tables would become one catalog"
      )
    }
  }
}

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
      abstract: .migrateAbstract,
      discussion: .migrateDiscussion
    )
  }

  @Argument(
    help: ArgumentHelp(.migratePaths, valueName: .sourcePathValue),
    completion: .file(extensions: ["strings", "stringsdict"])
  )
  var paths: [String] = []

  @Option(help: ArgumentHelp(.migrateSourceLanguage, valueName: .sourceLanguageValue))
  var sourceLanguage: String?

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(.migrateOutput, valueName: .sourceFolderValue),
    completion: .directory
  )
  var output: String?

  @Flag(help: ArgumentHelp(.migrateReplaceTexts))
  var replaceTexts = false

  @Flag(help: ArgumentHelp(.migrateRemoveLegacy))
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
    guard !tables.isEmpty else {
      throw CommandFailure(String(localized: .migrateNothingFound), status: .noInput)
    }
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
    guard !valid.isEmpty else {
      throw CommandFailure(String(localized: .migrateNothingWritten), status: .data)
    }
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
      throw CommandFailure(
        Texts.severalTables(path),
        hint: String(localized: .migrateSeveralTablesHint),
        status: .usage
      )
    }
  }
}

// MARK: - Texts

extension MigrateCommand {
  enum Texts {
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
  }
}

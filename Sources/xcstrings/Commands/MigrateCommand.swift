import ArgumentParser
import BundleTables
import CommandSupport
import Diagnostics
import Localization
import ProjectModel

/// Makes catalogs of the `.strings` and `.stringsdict` files of a project.
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

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() throws {
    let console = global.console
    let project = try Project.find(console)
    let tables = try LegacyFiles.find(at: paths.isEmpty ? [project?.folder ?? "."] : paths)
    guard !tables.isEmpty else { throw CommandFailure(Texts.nothingFound, status: .noInput) }
    let language = try language(in: project)
    let migrations = try tables.map { files in
      try CatalogMigration(
        of: files,
        into: output ?? files.catalogFolder,
        sourceLanguage: language,
        Migration(replacesTexts: replaceTexts),
        console
      )
    }
    try checkNames(migrations)
    let diagnostics = migrations.flatMap(\.diagnostics)
    DiagnosticPrinter.localized.print(diagnostics, to: console)
    if migrations.contains(where: \.hasErrors) {
      throw CommandFailure(Texts.nothingWritten, status: .data)
    }
    let removed = dryRun.dryRun ? [] : try write(migrations)
    try MigrationReport(migrations, isPreview: dryRun.dryRun, removed: removed)
      .print(asJSON: global.json, to: console)
    if migrations.contains(where: \.leavesOut) { throw ExitStatus.findings }
  }

  /// Writes the catalogs, and then removes the files of tables that are in them as a whole.
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
    return try ProjectDiscovery(of: project?.folder ?? ".").developmentRegion
      ?? Project.defaultSourceLanguage
  }

  /// Checks that no two tables become one catalog, as those of two folders would in one.
  private func checkNames(_ migrations: [CatalogMigration]) throws(CommandFailure) {
    var seen: Set<String> = []
    for path in migrations.map(\.catalog.path) where !seen.insert(path).inserted {
      throw CommandFailure(Texts.severalTables(path), hint: Texts.severalTablesHint, status: .usage)
    }
  }
}

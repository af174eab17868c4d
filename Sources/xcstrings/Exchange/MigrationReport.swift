import CatalogExchange
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import OrderedCollections
import StringCatalog

/// Reports the catalogs that were created from the files of a project.
struct MigrationReport {
  private let migrations: [CatalogMigration]
  private let isPreview: Bool
  private let removed: Set<String>
  /// The catalogs that other commands do not find without their paths.
  var unassigned: [String] = []
  /// Whether the project has a configuration, which can list the catalogs.
  var isConfigured = false
  /// The Xcode projects that list the migrated files.
  var projects: [String] = []

  /// Creates the report.
  ///
  /// - Parameters:
  ///   - migrations: The migration of each table.
  ///   - isPreview: Whether nothing was written.
  ///   - removed: The paths of the files that were removed.
  init(_ migrations: [CatalogMigration], isPreview: Bool, removed: [String]) {
    self.migrations = migrations
    self.isPreview = isPreview
    self.removed = Set(removed)
  }

  /// Prints the report, as JSON or as text.
  func print(asJSON: Bool, to console: Console) throws {
    if asJSON {
      let diagnostics = DiagnosticsJSONReport(migrations.flatMap(\.diagnostics)).diagnostics
      return try console.print(
        json: JSON(
          tables: migrations.map(table),
          diagnostics: diagnostics,
          unassignedCatalogs: unassigned,
          projectsWithOldFiles: projects
        )
      )
    }
    for migration in migrations { print(migration, to: console) }
    guard !console.isQuiet else { return }
    if let first = unassigned.first {
      console.print("")
      console.print(Self.nextStep(unassigned.count, first))
      console.print(isConfigured ? Self.listInConfiguration : Self.addToTarget(unassigned.count))
    }
    guard let first = projects.first else { return }
    console.print("")
    console.print(projects.count == 1 ? Self.oldFiles(first) : Self.oldFiles(projects.count, first))
    console.print(Self.replaceOldFiles)
  }

  private static func oldFiles(_ project: String) -> String {
    String(
      localized: "\(project) still lists old files.",
      comment:
        "Below the result of xcstrings migrate. The argument is the path of an Xcode project; the old files are .strings files that were converted"
    )
  }

  private static func oldFiles(_ count: Int, _ example: String) -> String {
    String(
      localized: "\(count) projects still list old files, such as \(example).",
      comment:
        "Below the result of xcstrings migrate. The last argument is the path of an Xcode project; the old files are .strings files that were converted"
    )
  }

  private static var replaceOldFiles: String {
    String(
      localized:
        "In Xcode, replace them with the catalogs in the same targets or, for a storyboard or XIB, in the same group; a target with both does not build.",
      comment:
        "Below the result of xcstrings migrate, after 'App.xcodeproj still lists old files.' Xcode calls the entry of a storyboard with its languages a group"
    )
  }

  private static func nextStep(_ count: Int, _ example: String) -> String {
    count == 1
      ? String(
        localized:
          "Other commands do not find the catalog '\(example)' yet, because no target contains it.",
        comment: "Below the result of xcstrings migrate. The argument is a path"
      )
      : String(
        localized:
          "Other commands do not find \(count) catalogs yet, such as '\(example)', because no target contains them.",
        comment: "Below the result of xcstrings migrate. The last argument is a path"
      )
  }

  private static func addToTarget(_ count: Int) -> String {
    count == 1
      ? String(
        localized: "Add it to a target in Xcode, or set up the project with 'xcstrings init'.",
        comment:
          "Below the result of xcstrings migrate: what to do about a catalog without a target"
      )
      : String(
        localized:
          "Add them to their targets in Xcode, or set up the project with 'xcstrings init'.",
        comment: "Below the result of xcstrings migrate: what to do about catalogs without a target"
      )
  }

  private static var listInConfiguration: String {
    String(
      localized: "To use them, add their folders to 'catalogs' in \(Project.fileName).",
      comment:
        "Below the result of xcstrings migrate: what to do about one or more catalogs that the configuration does not list. The argument is its file name, 'catalogs' a key of it"
    )
  }

  private func print(_ migration: CatalogMigration, to console: Console) {
    let outcome = migration.outcome
    let languages = outcome.catalog.languages.joined(separator: ", ")
    let count = outcome.textCounts.values.reduce(0, +)
    console.print(Self.sentence(migration.catalog.path, outcome.keyCount, languages))
    if count > 0 { console.print("  " + Self.texts(count)) }
    if outcome.keptCount > 0 { console.print("  " + Self.kept(outcome.keptCount)) }
    let removed = migration.sources.filter { self.removed.contains($0.path) }
    if !removed.isEmpty { console.print("  " + Self.removedFiles(removed.count)) }
  }

  private static func sentence(_ path: String, _ keys: Int, _ languages: String) -> String {
    String(
      localized: "\(path): \(keys) keys in \(languages).",
      comment:
        "Result of xcstrings migrate. The arguments are the path of a catalog, the number of keys, and languages such as en, es"
    )
  }

  private static func texts(_ count: Int) -> String {
    String(
      localized: "\(count) strings are new.",
      comment: "Result of xcstrings migrate, below a catalog"
    )
  }

  private static func kept(_ count: Int) -> String {
    String(
      localized: "\(count) strings are kept as they are in the catalog.",
      comment: "Result of xcstrings migrate, below a catalog"
    )
  }

  private static func removedFiles(_ count: Int) -> String {
    String(
      localized: "\(count) old files are removed.",
      comment: "Result of xcstrings migrate --remove-legacy, below a catalog"
    )
  }

  /// The output with `--json`.
  private struct JSON: Encodable {
    struct Table: Encodable {
      var catalog: String
      var isNew: Bool
      var isWritten: Bool
      var sourceLanguage: String
      var keys: Int
      var languages: [Language]
      var keptTexts: Int
      var skipped: Int
      var files: [String]
      var removedFiles: [String]
    }
    struct Language: Encodable {
      var language: String
      var newTexts: Int
    }
    var tables: [Table]
    var diagnostics: [DiagnosticsJSONReport.Finding]
    var unassignedCatalogs: [String]
    var projectsWithOldFiles: [String]
  }

  private func table(_ migration: CatalogMigration) -> JSON.Table {
    let outcome = migration.outcome
    let files = migration.sources.map(\.path)
    return JSON.Table(
      catalog: migration.catalog.path,
      isNew: migration.catalog.isNew,
      isWritten: !isPreview && migration.change.original.bytes != migration.change.bytes,
      sourceLanguage: outcome.catalog.sourceLanguage,
      keys: outcome.keyCount,
      languages: outcome.catalog.languages.map { language in
        JSON.Language(language: language, newTexts: outcome.textCounts[language] ?? 0)
      },
      keptTexts: outcome.keptCount,
      skipped: migration.diagnostics.count { $0.severity == .warning },
      files: files,
      removedFiles: files.filter(removed.contains)
    )
  }
}

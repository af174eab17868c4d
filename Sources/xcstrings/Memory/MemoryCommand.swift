import ArgumentParser
import CatalogWorkspace
import CommandSupport
import FileSystem
import Localization
import ProjectConfiguration
import StringCatalog

/// Searches, writes and reads the translation memory.
struct MemoryCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "memory",
      abstract: Texts.abstract,
      discussion: Texts.discussion,
      subcommands: [
        MemorySearchCommand.self, MemoryApplyCommand.self, MemoryStatsCommand.self,
        MemoryExportCommand.self, MemoryImportCommand.self, MemoryKeepCommand.self,
      ]
    )
  }
}

extension MemoryCommand: OtherwiseNamed {
  static let otherNames = ["tm", "tmx", "translation-memory"]
}

/// The catalogs of a command whose other arguments are not catalogs.
struct CatalogOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(MemoryCommand.Texts.catalog, valueName: SourceOptions.Texts.pathValue),
    completion: .catalogs
  )
  var catalog: [String] = []

  @Flag(help: ArgumentHelp(AccessOptions.Texts.allowOutside))
  var allowOutside = false

  /// Reads the catalogs that the user named, or those of the project.
  func files(in project: Project?, _ console: Console) throws -> [CatalogFile] {
    try console.selection(of: catalog).files(in: project)
  }
}

extension MemoryCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Search earlier translations, and exchange them as TMX.",
        comment: "Help of xcstrings memory"
      )
    }
    static var discussion: String {
      String(
        localized: """
          The translation memory consists of the finished translations in the catalogs, of the \
          TMX files under 'memory' in .xcstrings.yml, and of .xcstrings/memory.tmx, in which \
          'sync' keeps the translations of removed keys if 'memory keep' has created it.

          Examples:
            xcstrings memory search "Open the door" --language es
            xcstrings memory apply --language es
            xcstrings memory export --output App.tmx
            xcstrings memory import vendor.tmx --into Team.tmx
          """,
        comment: "Help of xcstrings memory. Do not translate the indented lines"
      )
    }
    static var catalog: String {
      String(
        localized: "A catalog, or a folder with catalogs (default: those of the project).",
        comment: "Help of --catalog of xcstrings memory"
      )
    }
  }
}

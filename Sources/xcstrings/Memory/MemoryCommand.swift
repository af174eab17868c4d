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
      abstract: .memoryAbstract,
      discussion: .memoryDiscussion,
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
    help: ArgumentHelp(.memoryCatalog, valueName: .sourcePathValue),
    completion: .catalogs
  )
  var catalog: [String] = []

  @Flag(help: ArgumentHelp(.accessAllowOutside))
  var allowOutside = false

  /// Reads the catalogs that the user named, or those of the project.
  func files(in project: Project?, _ console: Console) throws -> [CatalogFile] {
    try console.selection(of: catalog).files(in: project)
  }
}

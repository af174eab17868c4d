import ArgumentParser
import CatalogWorkspace
import CommandSupport
import FileSystem
import Localization
import ProjectConfiguration

/// Lists, writes and reads the terms that translations must use.
struct GlossaryCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "glossary",
      abstract: .glossaryAbstract,
      discussion: .glossaryDiscussion,
      subcommands: [
        GlossaryListCommand.self, GlossaryExportCommand.self, GlossaryImportCommand.self,
      ]
    )
  }
}

extension GlossaryCommand: OtherwiseNamed {
  static let otherNames = ["terms", "terminology", "tbx"]
}

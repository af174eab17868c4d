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
      abstract: Texts.abstract,
      discussion: Texts.discussion,
      subcommands: [
        GlossaryListCommand.self, GlossaryExportCommand.self, GlossaryImportCommand.self,
      ]
    )
  }
}

extension GlossaryCommand: OtherwiseNamed {
  static let otherNames = ["terms", "terminology", "tbx"]
}

extension GlossaryCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "List the terms of the glossary, and exchange them as CSV or TBX.",
        comment: "Help of xcstrings glossary"
      )
    }
    static var discussion: String {
      String(
        localized: """
          The terms are in .xcstrings.yml under 'glossary', or in the file that is named there. \
          'xcstrings validate' reports translations that do not use them.

          Examples:
            xcstrings glossary list --language es
            xcstrings glossary export --output Glossary.tbx
            xcstrings glossary import Glossary.tbx --into Glossary.csv
          """,
        comment: "Help of xcstrings glossary. Do not translate the indented lines"
      )
    }
  }
}

import ArgumentParser
import CatalogWorkspace
import CommandSupport
import FileSystem
import Localization

/// The root command: String Catalogs without Xcode.
struct XCStringsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "xcstrings",
      abstract: String(
        localized: "Keep String Catalogs (.xcstrings) in sync with Swift code, without Xcode.",
        comment: "Help of xcstrings"
      ),
      discussion: String(
        localized: """
          First steps, in the folder of your project:
            xcstrings init --languages en,es   describe the project in .xcstrings.yml
            xcstrings sync                     add the strings in the code to the catalogs
            xcstrings validate                 find missing and incorrect translations
            xcstrings coverage                 show the translation progress

          The file .xcstrings.yml in the root folder of the project specifies which targets \
          provide strings for each catalog. Xcode projects and packages that already have catalogs \
          do not need it:

            sourceLanguage: en
            languages: [en, es]
            catalogs: [Localizations]
            targets:
              MyTool: {table: MyTool}
          """,
        comment:
          "Help of xcstrings. In the indented lines, translate only the descriptions of the commands"
      ),
      version: Version.text,
      groupedSubcommands: groups
    )
  }
  /// The root command accepts these options too, so they may precede the name of the subcommand.
  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions
}

// MARK: - Manual

extension XCStringsCommand {
  /// The environment variable for the language of this program alone.
  static let languageVariable = "XCSTRINGS_LANG"

  /// The program that runs the commands.
  static var program: CommandLineProgram {
    CommandLineProgram(
      XCStringsCommand.self,
      languageVariable: languageVariable,
      manual: manual(of:),
      boundary: { ProjectBoundary($0) }
    )
  }

  /// Returns notes for the manual page of a command, whose names begin at the root.
  @Sendable static func manual(of command: [String]) -> ManualNotes {
    var notes = ManualNotes()
    notes.exitStatuses = ManualNotes.exitStatuses(findings: String(localized: .xcStringsFindings))
    if command.last == MergeCommand.configuration.commandName {
      let failure = "\(ExitStatus.driverFailure.rawValue)"
      notes.exitStatuses.append(
        ManualNotes.Note(failure, String(localized: .xcStringsDriverFailure))
      )
    }
    notes.environment = ManualNotes.environment(languageVariable: languageVariable)
    notes.files = [
      ManualNotes.Note(".xcstrings.yml", String(localized: .xcStringsConfiguration)),
      ManualNotes.Note(".build/xcstrings", String(localized: .xcStringsCache)),
    ]
    notes.otherPages = command.count == 1 ? ["git(1)"] : []
    return notes
  }
}

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
        localized: "Keeps String Catalogs (.xcstrings) up to date with Swift code, without Xcode.",
        comment: "Help of xcstrings"
      ),
      discussion: String(
        localized: """
          First steps, in the folder of your project:
            xcstrings init --languages en,es   describe the project in .xcstrings.yml
            xcstrings sync                     put the texts of the code into its catalogs
            xcstrings validate                 see what is missing or wrong
            xcstrings coverage                 see how far each language is

          The file .xcstrings.yml at the root of the project says which targets feed which \
          catalog. Xcode projects and packages that have catalogs already do without:

            sourceLanguage: en
            languages: [en, es]
            catalogs: [Localizations]
            targets:
              MyTool: {table: MyTool}
          """,
        comment:
          "Help of xcstrings. The indented lines are typed as they are: do not translate them"
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
      manual: manual(of:)
    )
  }

  /// Returns notes for the manual page of a command, whose names begin at the root.
  @Sendable static func manual(of command: [String]) -> ManualNotes {
    var notes = ManualNotes()
    notes.exitStatuses = ManualNotes.exitStatuses(findings: Texts.findings)
    if command.last == MergeCommand.configuration.commandName {
      let failure = "\(ExitStatus.driverFailure.rawValue)"
      notes.exitStatuses.append(ManualNotes.Note(failure, Texts.driverFailure))
    }
    notes.environment = ManualNotes.environment(languageVariable: languageVariable)
    notes.files = [
      ManualNotes.Note(".xcstrings.yml", Texts.configuration),
      ManualNotes.Note(".build/xcstrings", Texts.cache),
    ]
    notes.otherPages = command.count == 1 ? ["git(1)"] : []
    return notes
  }

  private enum Texts {
    static var findings: String {
      String(
        localized: """
          Something was found: problems, catalogs that are out of date, conflicts, or texts that \
          were left out.
          """,
        comment: "Manual of xcstrings: the meaning of exit status 1"
      )
    }
    static var driverFailure: String {
      String(
        localized: "The versions could not be merged, and the file is as it was.",
        comment: "Manual of xcstrings merge: the meaning of exit status 129"
      )
    }
    static var configuration: String {
      String(
        localized: """
          The configuration of a project, in its root folder: 'xcstrings config --print' shows what \
          applies, and 'xcstrings schema config' prints its JSON Schema.
          """,
        comment: "Manual of xcstrings: a file"
      )
    }
    static var cache: String {
      String(
        localized: """
          The cache of what was read from the sources. It can be deleted at any time.
          """,
        comment: "Manual of xcstrings: a folder"
      )
    }
  }
}

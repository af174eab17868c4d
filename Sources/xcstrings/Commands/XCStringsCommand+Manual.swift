import ArgumentParser
import CommandSupport
import Localization

extension XCStringsCommand {
  /// The variable of the environment that asks for a language of this program alone.
  static let languageVariable = "XCSTRINGS_LANG"

  /// Returns what the page of the manual about `command`, its names from the root, tells besides.
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

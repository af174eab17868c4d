import CommandSupport
import FileSystem
import Localization

extension W8Command {
  /// The environment variable that sets the language of this program only.
  static let languageVariable = "W8_LANG"

  /// The configuration of the command-line program.
  static var program: CommandLineProgram {
    CommandLineProgram(
      W8Command.self,
      languageVariable: languageVariable,
      hasOwnNumbers: true,
      manual: manual(of:),
      errorDocument: { try? JSON.text(of: ErrorReport($0, locale: $1)) }
    )
  }

  /// Returns the additional notes for the manual page of a command.
  ///
  /// `command` contains its names from the root.
  @Sendable static func manual(of command: [String]) -> ManualNotes {
    var notes = ManualNotes()
    notes.exitStatuses = ManualNotes.exitStatuses(findings: Texts.findings)
    notes.environment =
      [
        ManualNotes.Note("W8_HOME", Texts.home),
        ManualNotes.Note("XDG_DATA_HOME", Texts.dataHome),
        ManualNotes.Note(LogOptions.personVariable, Texts.person),
      ]
      + ManualNotes.environment(languageVariable: languageVariable) + [
        ManualNotes.Note("LC_NUMERIC, LC_TIME, LC_MEASUREMENT", Texts.formats),
        ManualNotes.Note("TZ", Texts.timeZone),
      ]
    notes.files = [
      ManualNotes.Note("~/.local/share/w8/shared/default.store", Texts.log),
      ManualNotes.Note("~/.local/share/w8/default.store", Texts.formerLog),
      ManualNotes.Note("~/.local/share/w8/pending", Texts.pending),
      ManualNotes.Note("~/.local/share/w8/widgets", Texts.widgets),
    ]
    notes.otherPages = command.count == 1 ? ["rsvg-convert(1)"] : []
    return notes
  }

  private enum Texts {
    static var findings: String {
      String(
        localized: "Nothing was done, or some items were skipped; the output lists them.",
        comment: "Manual of w8: the meaning of exit status 1"
      )
    }
    static var home: String {
      String(
        localized: "The folder of the log.",
        comment: "Manual of w8: the variable W8_HOME of the environment"
      )
    }
    static var person: String {
      String(
        localized: "The person whose log is used, as for '--person'.",
        comment: "Manual of w8: the variable W8_PERSON of the environment"
      )
    }
    static var dataHome: String {
      String(
        localized:
          "The folder that contains 'w8', the folder of the log, if W8_HOME is not set. (default: ~/.local/share)",
        comment: "Manual of w8: the variable XDG_DATA_HOME of the environment"
      )
    }
    static var formats: String {
      String(
        localized:
          "The format of numbers, dates and units, if it differs from that of the language.",
        comment: "Manual of w8: variables of the environment"
      )
    }
    static var timeZone: String {
      String(
        localized: "The time zone. (default: the one of the system)",
        comment: "Manual of w8: the variable TZ of the environment"
      )
    }
    static var log: String {
      String(localized: "The log.", comment: "Manual of w8: a file")
    }
    static var formerLog: String {
      String(
        localized: "The log of an earlier version, until 'w8 store migrate'.",
        comment: "Manual of w8: a file. Do not translate the command"
      )
    }
    static var pending: String {
      String(
        localized:
          "Weigh-ins from other programs, one file each; the next command adds them to the log.",
        comment: "Manual of w8: a folder"
      )
    }
    static var widgets: String {
      String(
        localized: "Pictures and values for other programs, after 'w8 widget --publish'.",
        comment: "Manual of w8: a folder. Do not translate the command"
      )
    }
  }
}

import CommandSupport
import FileSystem
import Localization
import WeightPresentation

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
    notes.exitStatuses = ManualNotes.exitStatuses(findings: String(localized: .w8Findings))
    notes.environment =
      [
        ManualNotes.Note("W8_HOME", String(localized: .w8Home)),
        ManualNotes.Note("XDG_DATA_HOME", String(localized: .w8DataHome)),
        ManualNotes.Note(LogOptions.personVariable, String(localized: .w8Person)),
      ]
      + ManualNotes.environment(languageVariable: languageVariable) + [
        ManualNotes.Note("LC_NUMERIC, LC_TIME, LC_MEASUREMENT", String(localized: .w8Formats)),
        ManualNotes.Note("TZ", String(localized: .w8TimeZone)),
      ]
    notes.files = [
      ManualNotes.Note("~/.local/share/w8/shared/default.store", String(localized: .w8Log)),
      ManualNotes.Note("~/.local/share/w8/default.store", String(localized: .w8FormerLog)),
      ManualNotes.Note("~/.local/share/w8/pending", String(localized: .w8Pending)),
      ManualNotes.Note("~/.local/share/w8/widgets", String(localized: .w8Widgets)),
    ]
    notes.otherPages = command.count == 1 ? ["rsvg-convert(1)"] : []
    return notes
  }

  private enum Texts {
    static var log: String {
      String(localized: "The log.", comment: "Manual of w8: a file")
    }
  }
}

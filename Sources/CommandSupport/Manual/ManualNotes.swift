import FileSystem
import Localization

/// The content of a manual page that is not part of the information about a command.
package struct ManualNotes: Sendable {
  /// A term, such as the name of a variable or of a file, with its description.
  package struct Note: Sendable {
    var term: String
    var text: String

    /// Creates a note.
    package init(_ term: String, _ text: String) {
      self.term = term
      self.text = text
    }
  }

  /// The exit statuses, with their meanings.
  package var exitStatuses: [Note] = []
  /// The environment variables that the command reads.
  package var environment: [Note] = []
  /// The files that the command reads and writes by default.
  package var files: [Note] = []
  /// Related manual pages, such as `git(1)`.
  package var otherPages: [String] = []

  /// Creates empty notes.
  package init() {}
}

// MARK: - Shared

extension ManualNotes {
  /// Returns notes on the exit statuses of all commands.
  ///
  /// - Parameter findings: The meaning of status 1 in the program, as a complete sentence.
  /// - Returns: A note for each status.
  package static func exitStatuses(findings: String) -> [Note] {
    let texts: [(ExitStatus, String)] = [
      (
        .done,
        String(
          localized: "Done, and nothing to report.",
          comment: "Manual: the meaning of exit status 0"
        )
      ),
      (.findings, findings),
      (
        .usage,
        String(
          localized: "The command line cannot be understood.",
          comment: "Manual: the meaning of exit status 64"
        )
      ),
      (
        .data,
        String(
          localized: "An input is not what it should be, or changed in the meantime.",
          comment: "Manual: the meaning of exit status 65"
        )
      ),
      (
        .noInput,
        String(
          localized: "An input does not exist.",
          comment: "Manual: the meaning of exit status 66"
        )
      ),
      (
        .inputOutput,
        String(
          localized: "Something could not be read or written.",
          comment: "Manual: the meaning of exit status 74"
        )
      ),
    ]
    return texts.map { Note("\($0.rawValue)", $1) }
  }

  /// Returns notes on the environment variables that every program reads.
  ///
  /// - Parameter languageVariable: The variable for the language of only this program.
  /// - Returns: A note for each variable.
  package static func environment(languageVariable: String) -> [Note] {
    [
      Note(
        languageVariable,
        String(
          localized: "The language of this program, as with '--lang', which comes before it.",
          comment: "Manual: a variable of the environment, such as W8_LANG"
        )
      ),
      Note(
        "LANGUAGE, LC_ALL, LC_MESSAGES, LANG",
        String(
          localized: "The languages of the user, in this order. No locale has to be installed.",
          comment: "Manual: variables of the environment"
        )
      ),
      Note(
        "NO_COLOR",
        String(
          localized: "If it is not empty, nothing is shown in colour.",
          comment: "Manual: a variable of the environment"
        )
      ),
      Note(
        "CI",
        String(
          localized: "If it is neither empty nor 'false', no progress is shown.",
          comment: "Manual: a variable of the environment. 'false' is typed as it is"
        )
      ),
    ]
  }
}

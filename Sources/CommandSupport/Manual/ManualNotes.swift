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
          localized: "Success; nothing to report.",
          comment: "Manual: the meaning of exit status 0"
        )
      ),
      (.findings, findings),
      (
        .usage,
        String(
          localized: "The command line is invalid.",
          comment: "Manual: the meaning of exit status 64"
        )
      ),
      (
        .data,
        String(
          localized: "Invalid input, or a file changed while the command was running.",
          comment: "Manual: the meaning of exit status 65"
        )
      ),
      (
        .noInput,
        String(
          localized: "An input file does not exist.",
          comment: "Manual: the meaning of exit status 66"
        )
      ),
      (
        .inputOutput,
        String(
          localized: "A file could not be read or written.",
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
          localized: "The language of this program; '--lang' takes precedence.",
          comment: "Manual: an environment variable, such as W8_LANG"
        )
      ),
      Note(
        "LANGUAGE, LC_ALL, LC_MESSAGES, LANG",
        String(
          localized:
            "The user's languages, in order of precedence. No locale needs to be installed.",
          comment: "Manual: environment variables"
        )
      ),
      Note(
        "NO_COLOR",
        String(
          localized: "If it is not empty, the output has no colors.",
          comment: "Manual: the environment variable NO_COLOR"
        )
      ),
      Note(
        "CI",
        String(
          localized: "If it is neither empty nor 'false', no progress is shown.",
          comment: "Manual: the environment variable CI. 'false' is a literal value"
        )
      ),
    ]
  }
}

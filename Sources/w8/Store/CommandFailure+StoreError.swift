package import CommandSupport
import FileSystem
package import Localization
package import WeightStore

extension CommandFailure {
  /// The failure for a log without a location in the environment.
  static var noHome: CommandFailure {
    CommandFailure(
      String(
        localized: "There is no folder for the log: neither W8_HOME nor HOME is set.",
        comment: "Error; do not translate the names of the variables"
      ),
      status: .inputOutput
    )
  }

  /// The failure for deleting the log without confirmation.
  static var notConfirmed: CommandFailure {
    CommandFailure(
      String(
        localized: "Nothing was removed: w8 needs a terminal to ask for confirmation.",
        comment: "Error of 'w8 forget' without a terminal"
      ),
      hint: String(
        localized: "To remove it without confirmation, run 'w8 forget --yes'.",
        comment: "Hint; do not translate the command"
      ),
      status: .usage
    )
  }

  /// The failure for a clock outside of the supported years.
  static var noClock: CommandFailure {
    CommandFailure(
      String(
        localized: "The clock of this computer is wrong by thousands of years.",
        comment: "Error: no date could be made from the clock"
      ),
      status: .inputOutput
    )
  }
}

extension StoreError: CommandError {
  /// Returns the error message.
  package func message(in locale: UserLocale) -> String {
    switch code {
    case .notAFolder:
      String(
        localized: "'\(path)' is not a folder.",
        locale: locale,
        comment: "Error with the folder of the log"
      )
    case .notAFile:
      String(
        localized: "'\(path)' is not a file.",
        locale: locale,
        comment: "Error with the file of the log"
      )
    case .missing, .inTheWay, .interrupted, .unequal: moveSentence(locale)
    case .permissionDenied:
      String(
        localized: "You do not have permission to read or write '\(path)'.",
        locale: locale,
        comment: "Error with the file of the log"
      )
    case .readOnly:
      String(
        localized: "'\(path)' cannot be written: it is read-only.",
        locale: locale,
        comment: "Error with the file of the log"
      )
    case .diskFull:
      String(
        localized: "'\(path)' cannot be written: the disk is full.",
        locale: locale,
        comment: "Error with the file of the log"
      )
    case .busy:
      String(
        localized: "Another program is using '\(path)'.",
        locale: locale,
        comment: "Error with the file of the log"
      )
    case .notADatabase, .foreignDatabase, .damaged, .newerVersion: contentSentence(locale)
    case .inputOutput:
      String(
        localized: "'\(path)' could not be read or written (\(detail)).",
        locale: locale,
        comment: "Error with the file of the log; then a technical number such as 'SQLite 10'"
      )
    }
  }

  private func moveSentence(_ locale: UserLocale) -> String {
    switch code {
    case .inTheWay:
      String(
        localized: "There is another log in '\(path)'.",
        locale: locale,
        comment: "Error: the destination of the move already contains a log"
      )
    case .interrupted:
      String(
        localized: "The log was not moved: w8 was interrupted.",
        locale: locale,
        comment: "Error: the process that moved the log to its shared location was killed"
      )
    case .unequal:
      String(
        localized: "The copy '\(path)' differs from the log and was discarded.",
        locale: locale,
        comment: "Error: the log was not moved to its shared location"
      )
    default:
      String(
        localized: "The log is missing: it was kept in '\(path)'.",
        locale: locale,
        comment: "Error: the log was moved there, and nothing is there now"
      )
    }
  }

  private func contentSentence(_ locale: UserLocale) -> String {
    switch code {
    case .foreignDatabase:
      String(
        localized: "'\(path)' is the database of another program.",
        locale: locale,
        comment: "Error with the file of the log"
      )
    case .damaged:
      String(
        localized: "'\(path)' is damaged and was not changed.",
        locale: locale,
        comment: "Error with the file of the log"
      )
    case .newerVersion:
      String(
        localized: "'\(path)' was written by a newer version of w8.",
        locale: locale,
        comment: "Error with the file of the log"
      )
    default:
      String(
        localized: "'\(path)' is not a log of w8.",
        locale: locale,
        comment: "Error with the file of the log"
      )
    }
  }

  /// Returns the recovery suggestion.
  package func hint(in locale: UserLocale) -> String? {
    switch code {
    case .busy:
      String(
        localized: "Nothing was changed. Try again in a moment.",
        locale: locale,
        comment: "Hint: another program is using the log"
      )
    case .newerVersion:
      String(
        localized: "Use the newer version.",
        locale: locale,
        comment: "Hint: the log is too new for this w8"
      )
    case .damaged:
      String(
        localized: "Replace it with a backup, or move it away to start a new log.",
        locale: locale,
        comment: "Hint: the log is damaged"
      )
    case .missing:
      String(
        localized:
          "Put it back, or connect the disk that it is on. For details, run 'w8 store status'.",
        locale: locale,
        comment: "Hint: the log is not where it was; do not translate the command"
      )
    case .interrupted, .unequal:
      Self.retryHint
    case .diskFull, .inputOutput, .inTheWay: nil
    case .notAFolder, .notAFile, .permissionDenied, .readOnly, .notADatabase, .foreignDatabase:
      String(
        localized: "Fix the problem, or set W8_HOME to another folder for the log.",
        locale: locale,
        comment: "Hint: the location of the log cannot be used. Do not translate W8_HOME"
      )
    }
  }

  /// The exit status: one for unusable content, and one for a log that cannot be read or written.
  package var status: ExitStatus { isAboutContent ? .data : .inputOutput }
}

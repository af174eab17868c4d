package import CatalogWorkspace
package import CommandSupport
import Diagnostics
import FileSystem
package import Localization

extension CommandFailure {
  static func translationIsRunning(_ language: String, _ locale: UserLocale) -> CommandFailure {
    CommandFailure(
      String(
        localized: "Another 'xcstrings translate' is translating into '\(language)'.",
        locale: locale,
        comment: "Error. The argument is a language such as 'es'"
      ),
      hint: String(
        localized: "Wait until it ends, or stop it with Ctrl-C.",
        locale: locale,
        comment: "Below the error that the command is already running"
      ),
      status: .inputOutput
    )
  }
}

extension EngineFailure: CommandError {
  package func message(in locale: UserLocale) -> String {
    switch self {
    case .notStarted(let error):
      String(
        localized: "The engine '\(error.program)' could not be started.",
        locale: locale,
        comment: "Error of xcstrings translate. The argument is the name of a program"
      )
    case .ended(let status):
      String(
        localized: "The engine ended with status \(Int(status)) before it had answered everything.",
        locale: locale,
        comment:
          "Error of xcstrings translate. The argument is an exit status [validate:off unpluralized]"
      )
    case .silent(let seconds):
      String(
        localized: "The engine did not answer for \(seconds) seconds.",
        locale: locale,
        comment: "Error of xcstrings translate"
      )
    case .lineTooLong:
      String(
        localized: "The engine wrote a line of more than 1 MiB.",
        locale: locale,
        comment: "Error of xcstrings translate. MiB is a unit of 1,048,576 bytes"
      )
    case .noGreeting:
      String(
        localized: "The engine did not begin with a 'ready' message.",
        locale: locale,
        comment: "Error of xcstrings translate. Do not translate 'ready'"
      )
    case .reported(let code, let message):
      message.isEmpty
        ? String(
          localized: "The engine cannot translate (\(code.excerpt(200))).",
          locale: locale,
          comment: "Error of xcstrings translate. The argument is a code of the engine"
        )
        : String(
          localized: "The engine cannot translate: \(message.excerpt(200))",
          locale: locale,
          comment: "Error of xcstrings translate. The argument is a message of the engine"
        )
    case .tooManyInvalidLines:
      String(
        localized: "The engine wrote too many lines that are no answers.",
        locale: locale,
        comment: "Error of xcstrings translate"
      )
    }
  }

  package func hint(in locale: UserLocale) -> String? {
    switch self {
    case .notStarted:
      String(
        localized:
          "Check the command after --with. Options of a shell, such as pipes, need --with-shell.",
        locale: locale,
        comment: "Below the error that an engine could not be started"
      )
    case .silent:
      String(
        localized:
          "Its answers are kept; the next run continues with the other texts. If it needs more time, use --timeout. With -v, its error output is shown.",
        locale: locale,
        comment: "Below the error that an engine did not answer"
      )
    case .noGreeting, .lineTooLong, .tooManyInvalidLines:
      String(
        localized:
          "Check that the command after --with is a program for the protocol 'xcstrings-translate/1'.",
        locale: locale,
        comment: "Below the error that an engine is no engine"
      )
    case .ended, .reported: nil
    }
  }

  package var status: ExitStatus { .inputOutput }
}

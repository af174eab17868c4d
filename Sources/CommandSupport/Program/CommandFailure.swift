package import FileSystem
package import Localization
import SystemPackage

/// A failure of a command, with a message for the user and an exit status.
package struct CommandFailure: Error, Hashable, Sendable {
  /// A complete sentence in the language of the user.
  package var message: String
  /// A hint on how to fix the failure, printed below the message; `nil` for none.
  package var hint: String?
  /// The exit status.
  package var status: ExitStatus
  /// The name of the failure for programs, which never changes; `nil` for the name of the status.
  package var code: String?

  /// Creates a failure.
  package init(
    _ message: String,
    hint: String? = nil,
    status: ExitStatus,
    code: String? = nil
  ) {
    self.message = message
    self.hint = hint
    self.status = status
    self.code = code
  }
}

/// The exit status of a command.
///
/// A command throws a status to exit without a message.
package enum ExitStatus: Int32, Error, Sendable, CaseIterable {
  /// Success, without findings.
  case done = 0
  /// Success, with findings or out-of-date files.
  case findings = 1
  /// An invalid command line.
  case usage = 64
  /// An invalid input, or a file that changed while the command was running.
  case data = 65
  /// An input file does not exist.
  case noInput = 66
  /// A read or write error.
  case inputOutput = 74
  /// The user interrupted the command, as shells report the signal of Ctrl-C.
  case interrupted = 130
  /// A failure as a merge driver; git interprets smaller values as conflicts and larger ones as
  /// signals.
  case driverFailure = 129
}

extension ExitStatus {
  /// The name of a failure with this status, for programs.
  package var failureCode: String {
    switch self {
    case .done, .findings: "refused"
    case .usage: "usage"
    case .data: "invalid-data"
    case .noInput: "not-found"
    case .inputOutput: "input-output"
    case .interrupted: "interrupted"
    case .driverFailure: "driver-failure"
    }
  }
}

extension CommandFailure: CommandError {
  /// Creates the failure with the message of an error.
  package init(_ error: some CommandError, locale: UserLocale = .current) {
    self.init(error.message(in: locale), hint: error.hint(in: locale), status: error.status)
  }

  /// Creates the failure with the message of an error, or else with Swift's description of it.
  package init(describing error: any Error, locale: UserLocale = .current) {
    if let error = error as? any CommandError {
      self.init(error, locale: locale)
    } else {
      self.init("\(error)", status: .inputOutput)
    }
  }

  /// Returns the message, which is already in the language of the user.
  package func message(in locale: UserLocale) -> String { message }

  /// Returns the hint, which is already in the language of the user.
  package func hint(in locale: UserLocale) -> String? { hint }
}

// MARK: - File error

extension FileError: CommandError {
  /// Returns a message about the file that could not be read or written, with the reason.
  package func message(in locale: UserLocale) -> String {
    switch code {
    case .system(.noSuchFileOrDirectory) where operation == .write:
      String(
        localized: "The folder of '\(path)' does not exist.",
        locale: locale,
        comment: "File error: a file cannot be created"
      )
    case .system(.noSuchFileOrDirectory):
      String(localized: "There is no file '\(path)'.", locale: locale, comment: "File error")
    case .system(.isDirectory):
      String(
        localized: "'\(path)' is a folder, not a file.",
        locale: locale,
        comment: "File error"
      )
    case .system(.notDirectory):
      String(
        localized: "A part of the path '\(path)' is not a folder.",
        locale: locale,
        comment: "File error"
      )
    case .changed:
      String(
        localized:
          "Another program changed '\(path)' while this command was running; nothing was written.",
        locale: locale,
        comment: "File error"
      )
    case .notRegularFile:
      String(
        localized: "'\(path)' is not a regular file.",
        locale: locale,
        comment: "File error: the file is a pipe, a device or a socket"
      )
    case .tooLarge(let maximum, nil):
      String(
        localized: "'\(path)' is too large: the limit is \(InputKind.mebibytes(maximum)) MiB.",
        locale: locale,
        comment: "File error. MiB is a unit of 1,048,576 bytes"
      )
    case .tooLarge(let maximum, let size?):
      String(
        localized:
          "'\(path)' is too large: it has \(InputKind.mebibytes(size)) MiB, and the limit is \(InputKind.mebibytes(maximum)) MiB.",
        locale: locale,
        comment: "File error. MiB is a unit of 1,048,576 bytes"
      )
    case .outsideProject:
      String(
        localized: "'\(path)' is outside of the project, or leads out of it through a link.",
        locale: locale,
        comment: "File error: the command does not read or write the file"
      )
    case .ofOtherUser:
      String(
        localized: "'\(path)' belongs to another user.",
        locale: locale,
        comment: "File error: the command does not use the file"
      )
    case .inGitFolder, .isProgram: protection(locale)
    case .system: refusal(locale)
    }
  }

  /// The message about a file that is never written.
  private func protection(_ locale: UserLocale) -> String {
    code == .isProgram
      ? String(
        localized: "'\(path)' is a program or a script, which is not replaced by a result.",
        locale: locale,
        comment: "File error: the command does not write the file"
      )
      : String(
        localized: "'\(path)' is in a '.git' folder, in which only git may write.",
        locale: locale,
        comment: "File error: the command does not write the file"
      )
  }

  private func refusal(_ locale: UserLocale) -> String {
    switch (operation, errno) {
    case (_, .invalidArgument) where path.utf8.contains(0):
      String(
        localized: "The path '\(path)' contains a NUL character, which no path can contain.",
        locale: locale,
        comment: "File error. NUL is the character with the code 0"
      )
    case (.read, .permissionDenied), (.read, .notPermitted):
      String(
        localized: "No permission to read '\(path)'.",
        locale: locale,
        comment: "File error: the user lacks the permission"
      )
    case (.write, .permissionDenied), (.write, .notPermitted):
      String(
        localized: "No permission to write '\(path)'.",
        locale: locale,
        comment: "File error: the user lacks the permission"
      )
    case (_, .noSpace), (_, .diskQuotaExceeded):
      String(
        localized: "'\(path)' could not be written: no disk space left.",
        locale: locale,
        comment: "File error"
      )
    case (_, .readOnlyFileSystem):
      String(
        localized: "'\(path)' could not be written: the file system is read-only.",
        locale: locale,
        comment: "File error"
      )
    case (.read, _):
      String(
        localized: "'\(path)' could not be read (system error \(number)).",
        locale: locale,
        comment: "File error. The second argument is an error number of the operating system"
      )
    case (.write, _):
      String(
        localized: "'\(path)' could not be written (system error \(number)).",
        locale: locale,
        comment: "File error. The second argument is an error number of the operating system"
      )
    }
  }

  /// Returns a hint to try again if another program changed the file.
  package func hint(in locale: UserLocale) -> String? {
    if code == .outsideProject {
      return String(
        localized: "To permit such files, use '--allow-outside'.",
        locale: locale,
        comment: "Hint below the error that a file is outside of the project"
      )
    }
    if code == .isProgram {
      return String(
        localized: "Choose another path, or remove the file first.",
        locale: locale,
        comment: "Hint below the error that a result would replace a program"
      )
    }
    guard code == .changed else { return nil }
    return String(
      localized: "Run the command again.",
      locale: locale,
      comment: "Hint below the error that another program changed a file"
    )
  }

  /// The error number as a string, because it is a name, not a quantity.
  private var number: String {
    String((errno ?? .invalidArgument).rawValue)
  }

  /// The status for an input that is missing, invalid, or inaccessible.
  package var status: ExitStatus {
    switch code {
    case .notFound where operation == .read, .isNotFolder where operation == .read: .noInput
    case .isFolder, .changed, .outsideProject, .tooLarge, .inGitFolder, .isProgram: .data
    case .system(.invalidArgument) where path.utf8.contains(0): .data
    default: .inputOutput
    }
  }
}

package import FileSystem
package import Localization
import SystemPackage

/// The reason why a command cannot go on: one sentence for the user, and how the command ends.
package struct CommandFailure: Error, Hashable, Sendable {
  /// A whole sentence in the language of the user.
  package var message: String
  /// What the user can do about it; shown below the message, `nil` for nothing.
  package var hint: String?
  /// How the command ends.
  package var status: ExitStatus

  /// Creates a failure.
  package init(_ message: String, hint: String? = nil, status: ExitStatus) {
    self.message = message
    self.hint = hint
    self.status = status
  }
}

/// How a command ends, as the shell sees it.
///
/// A command throws a status to end with it without a further word.
package enum ExitStatus: Int32, Error, Sendable, CaseIterable {
  /// Done, and nothing to report.
  case done = 0
  /// Done, and something was found: problems, or files that are out of date.
  case findings = 1
  /// The command line cannot be understood.
  case usage = 64
  /// An input is not what it should be, or changed while the command worked on it.
  case data = 65
  /// An input does not exist.
  case noInput = 66
  /// Something could not be read or written.
  case inputOutput = 74
  /// A merge driver of git could not work; git takes less for a conflict and more for a signal.
  case driverFailure = 129
}

extension CommandFailure: CommandError {
  /// Creates the failure that says what `error` says.
  package init(_ error: some CommandError, locale: UserLocale = .current) {
    self.init(error.message(in: locale), hint: error.hint(in: locale), status: error.status)
  }

  /// Creates the failure that says what `error` says; an error without words for the user is shown as
  /// Swift describes it.
  package init(describing error: any Error, locale: UserLocale = .current) {
    if let error = error as? any CommandError {
      self.init(error, locale: locale)
    } else {
      self.init("\(error)", status: .inputOutput)
    }
  }

  /// The message, which is in the language of the user already.
  package func message(in locale: UserLocale) -> String { message }

  /// The hint, which is in the language of the user already.
  package func hint(in locale: UserLocale) -> String? { hint }
}

// MARK: - File error

extension FileError: CommandError {
  /// Returns which file could not be read or written, and why.
  package func message(in locale: UserLocale) -> String {
    switch code {
    case .system(.noSuchFileOrDirectory) where operation == .write:
      String(
        localized: "The folder of '\(path)' does not exist.",
        locale: locale,
        comment: "Error with a file that was to be written"
      )
    case .system(.noSuchFileOrDirectory):
      String(localized: "There is no file '\(path)'.", locale: locale, comment: "Error with a file")
    case .system(.isDirectory):
      String(
        localized: "'\(path)' is a folder, not a file.",
        locale: locale,
        comment: "Error with a file"
      )
    case .system(.notDirectory):
      String(
        localized: "A part of the path '\(path)' is not a folder.",
        locale: locale,
        comment: "Error with a file"
      )
    case .changed:
      String(
        localized: "'\(path)' was changed by another program in the meantime; nothing was written.",
        locale: locale,
        comment: "Error with a file"
      )
    case .system, .notRegularFile: refusal(locale)
    }
  }

  private func refusal(_ locale: UserLocale) -> String {
    switch (operation, errno) {
    case (.read, .permissionDenied), (.read, .notPermitted):
      String(
        localized: "No permission to read '\(path)'.",
        locale: locale,
        comment: "Error with a file: the user lacks the permission"
      )
    case (.write, .permissionDenied), (.write, .notPermitted):
      String(
        localized: "No permission to write '\(path)'.",
        locale: locale,
        comment: "Error with a file: the user lacks the permission"
      )
    case (_, .noSpace), (_, .diskQuotaExceeded):
      String(
        localized: "'\(path)' could not be written: no space is left.",
        locale: locale,
        comment: "Error with a file"
      )
    case (_, .readOnlyFileSystem):
      String(
        localized: "'\(path)' could not be written: the file system is read-only.",
        locale: locale,
        comment: "Error with a file"
      )
    case (.read, _):
      String(
        localized: "'\(path)' could not be read (system error \(number)).",
        locale: locale,
        comment: "Error with a file. The second argument is the number of an error of the system"
      )
    case (.write, _):
      String(
        localized: "'\(path)' could not be written (system error \(number)).",
        locale: locale,
        comment: "Error with a file. The second argument is the number of an error of the system"
      )
    }
  }

  /// Returns the advice to try again if another program changed the file.
  package func hint(in locale: UserLocale) -> String? {
    guard code == .changed else { return nil }
    return String(
      localized: "Run the command again.",
      locale: locale,
      comment: "Below the error that a file was changed by another program"
    )
  }

  /// The number as text: it names an error and counts nothing.
  private var number: String {
    String((errno ?? .invalidArgument).rawValue)
  }

  /// The status for an input that is missing, that is not what it should be, or that fails.
  package var status: ExitStatus {
    switch code {
    case .notFound where operation == .read, .isNotFolder where operation == .read: .noInput
    case .isFolder, .changed: .data
    default: .inputOutput
    }
  }
}

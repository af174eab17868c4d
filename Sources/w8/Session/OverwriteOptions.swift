import ArgumentParser
import CommandSupport
import FileSystem
import Localization
import WeightPresentation

/// The option of commands that write a file at a path from the user.
///
/// The path may be that of an unrelated file, so it is not overwritten without confirmation.
struct OverwriteOptions: ParsableArguments {
  @Flag(help: ArgumentHelp(.overwriteForce))
  var force = false

  /// Checks that a file may be written: it does not exist, or the user confirms overwriting it.
  ///
  /// Empty files, pipes and devices contain nothing to lose, and need no confirmation.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - console: The console on which the user is prompted.
  ///   - mayAsk: Whether the user may be prompted.
  /// - Throws: ``CommandFailure`` if the user cannot be prompted; the exit status of a canceled
  ///   command if the answer is no.
  func check(_ path: String, on console: Console, mayAsk: Bool) throws {
    guard !force, let stamp = FileSystem.stamp(of: path), stamp.size > 0 else { return }
    guard mayAsk, console.isInputTerminal else { throw CommandFailure.fileExists(path) }
    guard console.ask(Texts.question(path)).map(Answer.isYes) ?? false else {
      console.printStatus(Texts.kept(path))
      throw ExitStatus.findings
    }
  }

  private enum Texts {
    static func question(_ path: String) -> String {
      String(
        localized: "'\(path)' already exists. Overwrite it? [y/N]",
        comment: "Question before a file is written; the translation of y is also a valid answer"
      )
    }
    static func kept(_ path: String) -> String {
      String(
        localized: "'\(path)' was not changed.",
        comment: "After the answer no to the question whether to overwrite a file"
      )
    }
  }
}

extension CommandFailure {
  /// Returns the failure for an existing file that may not be overwritten without confirmation.
  fileprivate static func fileExists(_ path: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "'\(path)' already exists and was not changed.",
        comment: "Error with the name of a file that was not written"
      ),
      hint: String(
        localized: "Use '--force' to overwrite it.",
        comment: "Hint after the error that a file already exists"
      ),
      status: .findings,
      code: "file-exists"
    )
  }
}

/// The message about a written file.
enum WrittenFile {
  /// Returns the message about a file that was written, or would be.
  static func sentence(_ path: String, isTrial: Bool) -> String {
    isTrial
      ? String(
        localized: "Would write '\(path)'.",
        comment: "After --dry-run with the name of a file"
      )
      : String(localized: "Wrote '\(path)'.", comment: "After a file was written")
  }
}

import ArgumentParser
import CommandSupport
import FileSystem
import Localization

/// The option of the commands that write a file which a user has named.
///
/// Such a file may be one of something else, so that it is not overwritten unasked.
struct OverwriteOptions: ParsableArguments {
  @Flag(help: ArgumentHelp(Texts.force))
  var force = false

  /// Checks that a file may be written: there is none, or the person wants it overwritten.
  ///
  /// An empty file, a pipe and a device hold nothing that could be lost.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - console: Where the person is asked.
  ///   - mayAsk: Whether anybody is asked at all.
  /// - Throws: ``CommandFailure`` where nobody can be asked; the status of a command that did not do
  ///   what it was told, if the answer is no.
  func check(_ path: String, on console: Console, mayAsk: Bool) throws {
    guard !force, let stamp = FileSystem.stamp(of: path), stamp.size > 0 else { return }
    guard mayAsk, console.isInputTerminal else { throw CommandFailure.fileExists(path) }
    guard console.ask(Texts.question(path)).map(Answer.isYes) ?? false else {
      console.remark(Texts.kept(path))
      throw ExitStatus.findings
    }
  }

  private enum Texts {
    static var force: String {
      String(
        localized: "Overwrite an existing file without asking.",
        comment: "Help of --force, beside --output"
      )
    }
    static func question(_ path: String) -> String {
      String(
        localized: "'\(path)' exists already. Overwrite it? [y/N]",
        comment: "Question before a file is written; the translation of y is taken as an answer too"
      )
    }
    static func kept(_ path: String) -> String {
      String(
        localized: "'\(path)' was not changed.",
        comment: "After the question whether a file is to be overwritten, and the answer no"
      )
    }
  }
}

extension CommandFailure {
  /// A file that a user has named exists, and nobody can be asked about it.
  fileprivate static func fileExists(_ path: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "'\(path)' exists already and was not changed.",
        comment: "Error with the name of a file that was to be written"
      ),
      hint: String(
        localized: "'--force' overwrites it.",
        comment: "Hint after the error that a file exists already"
      ),
      status: .findings
    )
  }
}

/// The sentence about a file that a user has named.
enum WrittenFile {
  /// Returns what to tell after it was written, or would have been.
  static func sentence(_ path: String, isTrial: Bool) -> String {
    isTrial
      ? String(
        localized: "Would write '\(path)'.",
        comment: "After --dry-run with the name of a file"
      )
      : String(localized: "Wrote '\(path)'.", comment: "After the name of a file was given")
  }
}

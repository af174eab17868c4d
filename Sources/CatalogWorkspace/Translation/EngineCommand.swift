package import FileSystem

/// A command that starts a translation engine.
package struct EngineCommand: Hashable, Sendable {
  /// The command as the user wrote it.
  package let line: String
  let program: String
  let arguments: [String]

  /// Creates a command from words in the notation of a shell; no shell is started.
  ///
  /// Returns `nil` if a quotation mark is not closed, or if there is no word.
  package init?(words line: String) {
    guard let words = ShellWord.words(of: line), let program = words.first else { return nil }
    self.line = line
    self.program = program
    arguments = Array(words.dropFirst())
  }

  /// Creates a command that a shell runs.
  package init(shell line: String) {
    self.line = line
    program = "/bin/sh"
    arguments = ["-c", line]
  }
}

/// A reason why a translation engine could not be used to the end.
package enum EngineFailure: Error, Hashable, Sendable {
  /// The program could not be started.
  case notStarted(ChildProcessError)
  /// The program ended, with this exit status, before it had answered all requests.
  case ended(status: Int32)
  /// The program answered nothing for this number of seconds.
  case silent(seconds: Int)
  /// The program wrote a line that exceeds the limit.
  case lineTooLong
  /// The first line of the program was not a greeting.
  case noGreeting
  /// The program reported that it cannot work.
  case reported(code: String, message: String)
  /// The program wrote too many lines that are no answers.
  case tooManyInvalidLines
}

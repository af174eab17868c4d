/// Why the tool stops: a sentence for the person who runs it, and the status that it exits with.
struct Failure: Error {
  /// The sentence.
  var message: String
  /// The status.
  var status: ExitStatus

  init(_ message: String, _ status: ExitStatus) {
    self.message = message
    self.status = status
  }
}

/// How the tool exits.
enum ExitStatus: Int32 {
  /// The tables are up to date.
  case done = 0
  /// The arguments are wrong.
  case usage = 64
  /// There is no such file.
  case missingFile = 66
  /// A file could not be read or written.
  case inputOutput = 74
}

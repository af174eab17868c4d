/// Why the tool stops: a sentence for the person who builds, and the status that it exits with.
struct Failure: Error {
  /// The sentence; `nil` if diagnostics have said it all.
  var message: String?
  /// The status.
  var status: ExitStatus

  init(_ message: String? = nil, _ status: ExitStatus) {
    self.message = message
    self.status = status
  }
}

/// How the tool exits.
enum ExitStatus: Int32 {
  /// The source is up to date.
  case done = 0
  /// The catalogs were understood, but cannot be used as they are.
  case findings = 1
  /// The arguments are wrong.
  case usage = 64
  /// A catalog or the configuration is not what it should be.
  case unreadableInput = 65
  /// There is no such file.
  case missingFile = 66
  /// A file could not be read or written.
  case inputOutput = 74
}

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

import CommandSupport
import FileSystem
import Localization

/// A program of the operating system that w8 runs if it is installed.
struct SystemTool {
  let name: String
  private let path: String?

  /// Looks for a program on the search path of the user.
  init(_ name: String) {
    self.name = name
    let searchPath = CommandContext.current.environment["PATH"] ?? ""
    path = RunningProgram.find(name, searchPath: searchPath)
  }

  /// Whether the program is installed.
  var isInstalled: Bool { path != nil }

  /// Runs the program until it ends.
  ///
  /// - Throws: ``CommandFailure`` if it cannot be started.
  func result(_ arguments: [String]) throws -> ChildProcess {
    guard let path else { throw CommandFailure.noTool(name) }
    do {
      return try ChildProcess.run(
        path,
        arguments,
        environment: CommandContext.current.environment
      )
    } catch {
      throw CommandFailure.noTool(name)
    }
  }

  /// Returns whether the program runs and reports success.
  func succeeds(_ arguments: [String]) -> Bool {
    (try? result(arguments).hasSucceeded) ?? false
  }

  /// Runs the program until it ends.
  ///
  /// - Throws: ``CommandFailure`` if it cannot be started, or reports a failure.
  func run(_ arguments: [String]) throws {
    let process = try result(arguments)
    guard process.hasSucceeded else { throw CommandFailure.toolFailed(name, process) }
  }
}

extension CommandFailure {
  /// Returns the failure for a program that is not installed.
  static func noTool(_ name: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "'\(name)' is not installed.",
        comment: "Error; the argument is the name of a program"
      ),
      status: .inputOutput,
      code: "tool-missing"
    )
  }

  /// Returns the failure for a program that reported an error.
  static func toolFailed(_ name: String, _ process: ChildProcess) -> CommandFailure {
    let reason = process.errors.split(whereSeparator: \.isNewline).first.map(String.init)
    return CommandFailure(
      String(
        localized: "'\(name)' failed: \(reason ?? "\(process.status)")",
        comment: "Error: the name of a program, and its message or exit status"
      ),
      status: .inputOutput,
      code: "tool-failed"
    )
  }
}

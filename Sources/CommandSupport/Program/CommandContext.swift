package import ArgumentParser
package import FileSystem
package import FoundationEssentials
import Localization

/// The environment of a command: everything that it reads from its process, except arguments.
///
/// A program uses the context of its process. A test creates a separate context for each command,
/// which allows several commands to run in one process at the same time:
///
/// ```swift
/// var context = CommandContext(environment: ["LANG": "es_ES"], console: console)
/// context.folder = folder.path
/// let status = W8Command.program.run(["log", "72,5"], in: context)
/// ```
package struct CommandContext: Sendable {
  /// The environment variables.
  package var environment: [String: String]
  /// The channels for results and messages.
  package var console: Console
  /// The bytes that the command reads from standard input.
  package var input: StandardInput
  /// The absolute path of the current folder; `nil` for that of the process.
  package var folder: String?
  /// Returns the current time.
  package var now: @Sendable () -> Date
  /// The time zone of the user.
  ///
  /// Most commands do not need it, and that of the system takes long to read.
  package var timeZone: TimeZone {
    get { knownTimeZone ?? .current }
    set { knownTimeZone = newValue }
  }
  /// The time zone; `nil` for that of the system.
  private var knownTimeZone: TimeZone?
  /// The arguments of the running command, without the name of the program.
  package internal(set) var arguments: [String] = []

  /// Creates a context.
  ///
  /// Without a time zone, it has that of the system.
  package init(
    environment: [String: String],
    console: Console,
    input: StandardInput = StandardInput([]),
    folder: String? = nil,
    now: @escaping @Sendable () -> Date = { Date() },
    timeZone: TimeZone? = .gmt
  ) {
    self.environment = environment
    self.console = console
    self.input = input
    self.folder = folder
    self.now = now
    knownTimeZone = timeZone
  }

  /// The context of the command that runs in this task.
  @TaskLocal package static var current = CommandContext.process

  /// The context of the process.
  package static let process: CommandContext = {
    let environment = RunningProgram.environment
    return CommandContext(
      environment: environment,
      console: Console(
        output: .standardOutput,
        errors: .standardError,
        environment: environment
      ),
      input: .process,
      timeZone: nil
    )
  }()
}

// MARK: - Use

extension CommandContext {
  /// Returns the running command without its arguments, such as `xcstrings memory apply`.
  ///
  /// - Parameter root: The command of the program.
  /// - Returns: The names of the program and the command.
  package func command(of root: any ParsableCommand.Type) -> String {
    guard let info = try? CommandInfo(describing: root) else { return root._commandName }
    return CommandPathResolver(arguments, from: info).path.map(\.commandName).joined(separator: " ")
  }

  /// Returns the context of a command with arguments.
  func with(_ arguments: [String]) -> CommandContext {
    var context = self
    context.arguments = arguments
    return context
  }

  /// Runs an operation in this context and in the language of a user.
  func run<Result>(
    for locale: UserLocale,
    operation: () throws -> Result
  ) rethrows -> Result {
    try Self.$current.withValue(self) {
      try FileSystem.$workingFolder.withValue(absoluteFolder) {
        try FileSystem.$standardInput.withValue(input) {
          try UserLocale.withCurrent(locale, operation: operation)
        }
      }
    }
  }

  /// Runs an asynchronous operation in this context and in the language of a user.
  func run<Result>(
    for locale: UserLocale,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$current.withValue(self) {
      try await FileSystem.$workingFolder.withValue(absoluteFolder) {
        try await FileSystem.$standardInput.withValue(input) {
          try await UserLocale.withCurrent(locale, operation: operation)
        }
      }
    }
  }

  /// The current folder in the form that is compared with paths, without `.` and `..`.
  private var absoluteFolder: String? { folder.map(FileSystem.absolutePath(of:)) }
}

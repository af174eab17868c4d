package import CommandSupport
import FileSystem
import Foundation

extension CommandLineProgram {
  /// Runs a command in this process, in surroundings of its own.
  ///
  /// Several commands can run at the same time. Tests of signals, pipes, limits and locks between
  /// processes run a ``BuiltProgram`` instead.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the name of the program.
  ///   - environment: All variables that the command sees.
  ///   - folder: The path of the folder that it works in.
  ///   - input: The text that it reads from standard input.
  /// - Returns: How it ended, and what it printed.
  package func run(
    _ arguments: [String],
    environment: [String: String],
    in folder: String,
    input: String = ""
  ) -> BuiltProgram.Run {
    let surroundings = Surroundings(environment: environment, folder: folder, input: input)
    return surroundings.result(of: run(arguments, in: surroundings.context))
  }

  /// Runs a command in this process that may be asynchronous, in surroundings of its own.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the name of the program.
  ///   - environment: All variables that the command sees.
  ///   - folder: The path of the folder that it works in.
  ///   - input: The text that it reads from standard input.
  /// - Returns: How it ended, and what it printed.
  package func runAsynchronously(
    _ arguments: [String],
    environment: [String: String],
    in folder: String,
    input: String = ""
  ) async -> BuiltProgram.Run {
    let surroundings = Surroundings(environment: environment, folder: folder, input: input)
    return surroundings.result(of: await runAsynchronously(arguments, in: surroundings.context))
  }
}

/// The surroundings of a command whose output goes to memory.
private struct Surroundings {
  let context: CommandContext
  private let output = OutputChannel()
  private let errors = OutputChannel()

  init(environment: [String: String], folder: String, input: String) {
    context = CommandContext(
      environment: environment,
      console: Console(output: output, errors: errors, environment: environment),
      input: StandardInput(Array(input.utf8)),
      folder: folder,
      timeZone: environment["TZ"].flatMap { TimeZone(identifier: $0) } ?? .current
    )
  }

  func result(of status: ExitStatus) -> BuiltProgram.Run {
    BuiltProgram.Run(
      status: status.rawValue,
      output: String(decoding: output.bytes, as: UTF8.self),
      errors: String(decoding: errors.bytes, as: UTF8.self)
    )
  }
}

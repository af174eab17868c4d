package import CommandSupport
import FileSystem
import Foundation

extension CommandLineProgram {
  /// Runs a command in this process, with a separate environment.
  ///
  /// Several commands can run at the same time. Tests of signals, pipes, limits and locks between
  /// processes run a ``BuiltProgram`` instead.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the name of the program.
  ///   - environment: The complete environment of the command.
  ///   - folder: The path of the current folder of the command.
  ///   - input: The standard input.
  /// - Returns: The exit status and the output.
  package func run(
    _ arguments: [String],
    environment: [String: String],
    in folder: String,
    input: String = ""
  ) -> BuiltProgram.Run {
    let surroundings = Surroundings(environment: environment, folder: folder, input: input)
    return surroundings.result(of: run(arguments, in: surroundings.context))
  }

  /// Runs a command that may be asynchronous in this process, with a separate environment.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the name of the program.
  ///   - environment: The complete environment of the command.
  ///   - folder: The path of the current folder of the command.
  ///   - input: The standard input.
  /// - Returns: The exit status and the output.
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

/// The context of a command whose output goes to memory.
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

package import ArgumentParser
import Localization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A program of the command line: one root command, run in the language of its user.
package enum CommandLineProgram {
  /// Runs the command that the arguments of the process name, and ends the process.
  ///
  /// The language is settled from the environment and `--lang` before any type of a command is
  /// touched, because commands make the texts of their help when they are created.
  ///
  /// - Parameters:
  ///   - root: The command at the root of the tree.
  ///   - languageVariable: The variable of the environment that asks for a language of this program
  ///     alone; `--lang` comes before it, and it before all that speak to every program.
  ///   - arguments: The arguments, without the name of the program.
  @concurrent
  package static func run(
    _ root: any ParsableCommand.Type,
    languageVariable: String,
    arguments: [String] = Array(CommandLine.arguments.dropFirst())
  ) async -> Never {
    OutputChannel.ignoreBrokenPipes()
    // Only the variables that name a language are read: a copy of all would cost every start its time.
    let locale = UserLocale.ofProcess(
      language: EarlyOption.language.value(in: arguments),
      languageVariable: languageVariable
    )
    UserLocale.install(locale)
    let console = Console.standard
    do {
      try ProcessArguments.check(locale: locale)
      if let folder = EarlyOption.catalogs.value(in: arguments) {
        try TrialCatalogs.install(from: folder, locale: locale)
      }
    } catch {
      console.report(error, locale: locale)
      exit(console.finish(error.status, locale: locale).rawValue)
    }
    let status = await run(root, arguments: arguments, locale: locale, console: console)
    exit(console.finish(status, locale: locale).rawValue)
  }

  @concurrent
  private static func run(
    _ root: any ParsableCommand.Type,
    arguments: [String],
    locale: UserLocale,
    console: Console
  ) async -> ExitStatus {
    let interpreter = CommandLineInterpreter(
      root: root,
      locale: locale,
      width: console.output.width
    )
    switch interpreter.interpret(arguments) {
    case .answer(let text):
      console.print(text)
      return .done
    case .refusal(let text):
      console.complain(text)
      return .usage
    case .command(let command):
      do {
        try await run(command)
        return .done
      } catch {
        return report(error, of: arguments, interpreter, console)
      }
    }
  }

  // ArgumentParser's asynchronous commands run outside of any actor, and so does all that calls them.
  @concurrent
  private static func run(_ command: any ParsableCommand) async throws {
    var command = command
    if var asynchronous = command as? any AsyncParsableCommand {
      try await asynchronous.run()
    } else {
      try command.run()
    }
  }

  private static func report(
    _ error: any Error,
    of arguments: [String],
    _ interpreter: CommandLineInterpreter,
    _ console: Console
  ) -> ExitStatus {
    switch error {
    case let status as ExitStatus:
      return status
    case let failure as CommandFailure:
      console.report(failure, locale: interpreter.locale)
      return failure.status
    case let failure as FileError:
      let failure = CommandFailure(failure, locale: interpreter.locale)
      console.report(failure, locale: interpreter.locale)
      return failure.status
    default:
      return report(parserError: error, of: arguments, interpreter, console)
    }
  }

  private static func report(
    parserError error: any Error,
    of arguments: [String],
    _ interpreter: CommandLineInterpreter,
    _ console: Console
  ) -> ExitStatus {
    switch interpreter.interpret(error, thrownFor: arguments) {
    case .answer(let text): console.print(text)
    case .refusal(let text):
      console.complain(text)
      return .usage
    case .command: break
    }
    return .done
  }
}

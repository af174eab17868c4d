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
  /// Everything happens on the thread of the caller, without one more: a program with an asynchronous
  /// command calls ``runAsynchronously(_:languageVariable:manual:arguments:)``.
  ///
  /// - Parameters:
  ///   - root: The command at the root of the tree; none below it is asynchronous.
  ///   - languageVariable: The variable of the environment that asks for a language of this program
  ///     alone; `--lang` comes before it, and it before all that speak to every program.
  ///   - manual: What pages of the manual tell besides, by the names from the root to the command.
  ///   - arguments: The arguments, without the name of the program.
  package static func run(
    _ root: any ParsableCommand.Type,
    languageVariable: String,
    manual: @escaping @Sendable (_ command: [String]) -> ManualNotes,
    arguments: [String] = Array(CommandLine.arguments.dropFirst())
  ) -> Never {
    let (interpreter, console) = start(root, languageVariable, manual, arguments)
    var status = ExitStatus.done
    do {
      if var command = try command(of: arguments, interpreter, console) { try command.run() }
    } catch {
      status = report(error, of: arguments, interpreter, console)
    }
    exit(console.finish(status, locale: interpreter.locale).rawValue)
  }

  /// Runs the command that the arguments of the process name, which may be asynchronous, and ends the
  /// process.
  ///
  /// - Parameters:
  ///   - root: The command at the root of the tree.
  ///   - languageVariable: The variable of the environment that asks for a language of this program
  ///     alone.
  ///   - manual: What pages of the manual tell besides, by the names from the root to the command.
  ///   - arguments: The arguments, without the name of the program.
  @concurrent
  package static func runAsynchronously(
    _ root: any ParsableCommand.Type,
    languageVariable: String,
    manual: @escaping @Sendable (_ command: [String]) -> ManualNotes,
    arguments: [String] = Array(CommandLine.arguments.dropFirst())
  ) async -> Never {
    let (interpreter, console) = start(root, languageVariable, manual, arguments)
    var status = ExitStatus.done
    do {
      if let command = try command(of: arguments, interpreter, console) { try await run(command) }
    } catch {
      status = report(error, of: arguments, interpreter, console)
    }
    exit(console.finish(status, locale: interpreter.locale).rawValue)
  }

  /// Settles in which language the program speaks; ends it when its arguments cannot be read.
  private static func start(
    _ root: any ParsableCommand.Type,
    _ languageVariable: String,
    _ manual: @escaping @Sendable (_ command: [String]) -> ManualNotes,
    _ arguments: [String]
  ) -> (CommandLineInterpreter, Console) {
    OutputChannel.ignoreSignalsOfWriting()
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
    if let language = EarlyOption.language.value(in: arguments),
      let missing = MissingLanguage(language), !EarlyOption.asksForSilence(arguments)
    {
      console.remark(missing.sentence(locale))
    }
    let width = console.output.width
    let interpreter = CommandLineInterpreter(
      root: root,
      locale: locale,
      width: width,
      notes: manual
    )
    return (interpreter, console)
  }

  /// Returns the command that is to run; nil when the answer is a text, which was shown.
  ///
  /// - Throws: The status of a command line that cannot be understood, which was said.
  private static func command(
    of arguments: [String],
    _ interpreter: CommandLineInterpreter,
    _ console: Console
  ) throws(ExitStatus) -> (any ParsableCommand)? {
    switch interpreter.interpret(arguments) {
    case .answer(let text):
      console.print(text)
      return nil
    case .refusal(let text):
      console.complain(text)
      throw .usage
    case .command(let command):
      return command
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

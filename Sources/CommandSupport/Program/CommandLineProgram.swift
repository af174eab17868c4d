package import ArgumentParser
import CatalogCompiler
import Diagnostics
import FileSystem
import Localization
import StringCatalog

/// A program of the command line: one root command, run in the language of its user.
///
/// ```swift
/// let program = CommandLineProgram(W8Command.self, languageVariable: "W8_LANG", manual: notes)
/// let status = program.run(["log", "72,5"], in: context)
/// ```
///
/// The language is determined from the environment and `--lang` before any type of a command is used,
/// because commands make the texts of their help when they are created.
package struct CommandLineProgram {
  private let root: any ParsableCommand.Type
  private let languageVariable: String
  private let manual: @Sendable (_ command: [String]) -> ManualNotes

  /// Creates a program.
  ///
  /// - Parameters:
  ///   - root: The command at the root of the tree.
  ///   - languageVariable: The variable of the environment that asks for a language of this program
  ///     alone; `--lang` comes before it, and it before all that speak to every program.
  ///   - manual: What pages of the manual tell besides, by the names from the root to the command.
  package init(
    _ root: any ParsableCommand.Type,
    languageVariable: String,
    manual: @escaping @Sendable (_ command: [String]) -> ManualNotes
  ) {
    self.root = root
    self.languageVariable = languageVariable
    self.manual = manual
  }

  /// Runs the command that `arguments` name.
  ///
  /// Everything happens on the thread of the caller. A program with an asynchronous command calls
  /// ``runAsynchronously(_:in:)``.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the name of the program.
  ///   - context: The surroundings of the command.
  /// - Returns: How the command ended.
  package func run(_ arguments: [String], in context: CommandContext) -> ExitStatus {
    run(arguments, in: context, checkingArguments: {})
  }

  /// Runs the command that `arguments` name, which may be asynchronous.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the name of the program.
  ///   - context: The surroundings of the command.
  /// - Returns: How the command ended.
  @concurrent
  package func runAsynchronously(
    _ arguments: [String],
    in context: CommandContext
  ) async -> ExitStatus {
    await runAsynchronously(arguments, in: context, checkingArguments: {})
  }
}

// MARK: - Process

extension CommandLineProgram {
  /// Runs the command that the arguments of the process name, and ends the process.
  package func main() -> Never {
    RunningProgram.ignoreSignalsOfWriting()
    let status = run(
      ProcessArguments.all,
      in: .process,
      checkingArguments: ProcessArguments.check
    )
    RunningProgram.exit(status.rawValue)
  }

  /// Runs the command that the arguments of the process name, which may be asynchronous, and ends the
  /// process.
  package func mainAsynchronously() async -> Never {
    RunningProgram.ignoreSignalsOfWriting()
    let status = await runAsynchronously(
      ProcessArguments.all,
      in: .process,
      checkingArguments: ProcessArguments.check
    )
    RunningProgram.exit(status.rawValue)
  }
}

// MARK: - Running

extension CommandLineProgram {
  private func run(
    _ arguments: [String],
    in context: CommandContext,
    checkingArguments: () throws -> Void
  ) -> ExitStatus {
    let call = call(arguments, in: context)
    return context.with(arguments)
      .run(for: call.locale) {
        call.status {
          try checkingArguments()
          if var command = try call.command() { try command.run() }
        }
      }
  }

  // ArgumentParser's asynchronous commands run outside of any actor, and so does all that calls them.
  @concurrent
  private func runAsynchronously(
    _ arguments: [String],
    in context: CommandContext,
    checkingArguments: () throws -> Void
  ) async -> ExitStatus {
    let call = call(arguments, in: context)
    return await context.with(arguments)
      .run(for: call.locale) {
        await call.asynchronousStatus {
          try checkingArguments()
          guard var command = try call.command() else { return }
          if var asynchronous = command as? any AsyncParsableCommand {
            try await asynchronous.run()
          } else {
            try command.run()
          }
        }
      }
  }

  private func call(_ arguments: [String], in context: CommandContext) -> CommandLineCall {
    let locale = UserLocale(
      environment: context.environment,
      language: EarlyOption.language.value(in: arguments),
      languageVariable: languageVariable
    )
    let interpreter = CommandLineInterpreter(
      root: root,
      locale: locale,
      width: context.console.output.width,
      notes: manual
    )
    return CommandLineCall(
      arguments: arguments,
      interpreter: interpreter,
      console: context.console
    )
  }
}

/// One call of a program: from the words of a command line to the status that it ends with.
private struct CommandLineCall {
  let arguments: [String]
  let interpreter: CommandLineInterpreter
  let console: Console

  var locale: UserLocale { interpreter.locale }

  /// Returns the command that is to run; `nil` when the answer is a text, which was printed.
  ///
  /// - Throws: ``ExitStatus`` for a command line that cannot be understood, after the reason was
  ///   printed, or why the catalogs of `--catalogs` cannot be used.
  func command() throws -> (any ParsableCommand)? {
    if let folder = EarlyOption.catalogs.value(in: arguments) {
      try TrialCatalogs.install(from: folder, locale: locale)
    }
    if let language = EarlyOption.language.value(in: arguments),
      let missing = MissingLanguage(language), !EarlyOption.asksForSilence(arguments)
    {
      console.remark(missing.sentence(locale))
    }
    return try command(of: interpreter.interpret(arguments))
  }

  /// Runs an operation, reports the error that ends it, and writes out all that was printed.
  func status(of operation: () throws -> Void) -> ExitStatus {
    var status = ExitStatus.done
    do { try operation() } catch { status = report(error) }
    return console.finish(status, locale: locale)
  }

  /// Runs an asynchronous operation, reports the error that ends it, and writes out all that was
  /// printed.
  func asynchronousStatus(of operation: () async throws -> Void) async -> ExitStatus {
    var status = ExitStatus.done
    do { try await operation() } catch { status = report(error) }
    return console.finish(status, locale: locale)
  }

  private func command(
    of interpretation: CommandLineInterpreter.Interpretation
  ) throws(ExitStatus) -> (any ParsableCommand)? {
    switch interpretation {
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

  /// Reports the error that ended a command.
  private func report(_ error: any Error) -> ExitStatus {
    switch error {
    case let status as ExitStatus:
      return status
    case let error as any CommandError:
      console.report(error, locale: locale)
      return error.status
    default:
      // Commands throw errors of ArgumentParser, too, where an argument makes no sense.
      do throws(ExitStatus) {
        _ = try command(of: interpreter.interpret(error, thrownFor: arguments))
        return .done
      } catch {
        return error
      }
    }
  }
}

/// The catalogs of a translator who tries them: they come before those that the program embeds.
enum TrialCatalogs {
  /// Makes the catalogs in `folder` the first that texts are looked for in.
  ///
  /// - Throws: Why they cannot be used, in the language of `locale`.
  static func install(from folder: String, locale: UserLocale) throws {
    let tables = try FileSystem.files(at: folder, withExtension: fileExtension)
      .map { try table(at: $0, locale: locale) }
    guard let image = try? compile(tables).value else { throw unusable(folder, locale) }
    LocalizationBundle.overrideCatalogs([image])
  }

  private static let fileExtension = "xcstrings"

  private static func table(at path: String, locale: UserLocale) throws -> CatalogTable {
    let parsed = StringCatalog.parse(try FileSystem.read(path), file: path)
    guard let catalog = parsed.value, !parsed.hasErrors else { throw unusable(path, locale) }
    let name = path.split(separator: "/").last ?? Substring(path)
    return CatalogTable(String(name.dropLast(fileExtension.count + 1)), catalog)
  }

  private static func unusable(_ path: String, _ locale: UserLocale) -> CommandFailure {
    CommandFailure(
      String(
        localized: "The catalogs in '\(path)' cannot be used.",
        locale: locale,
        comment: "Error of --catalogs. The argument is a file or a folder"
      ),
      hint: String(
        localized: "'xcstrings validate' shows why.",
        locale: locale,
        comment: "Below the error that catalogs cannot be used"
      ),
      status: .data
    )
  }
}

/// A language that the command line asks for, and that the program has no texts in.
struct MissingLanguage {
  /// What the user typed.
  let name: String

  /// Looks for the texts of a language; `nil` if there are some, or if the name asks for none.
  ///
  /// - Parameters:
  ///   - name: What stands behind `--lang`: a tag, or a name as the variables of POSIX have it.
  ///   - bundle: The texts.
  init?(_ name: String, in bundle: LocalizationBundle = .module) {
    let wanted = UserLocale(environment: [:], language: name)
    self.name = name
    guard wanted.ignoredSettings.isEmpty else { return }
    guard let tag = wanted.languages.first else { return nil }
    let found = bundle.language(for: wanted)
    if tag.prefix(while: { $0 != "-" }) == found.prefix(while: { $0 != "-" }) { return nil }
  }

  /// Returns what to tell a user who reads another language instead.
  func sentence(_ locale: UserLocale) -> String {
    String(
      localized: "There are no texts in '\(name)'; they are shown in English.",
      locale: locale,
      comment:
        "Warning after --lang. A translation names its own language instead of English: it is the one that is shown"
    )
  }
}

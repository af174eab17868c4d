package import ArgumentParser
import CatalogCompiler
import Diagnostics
package import FileSystem
package import Localization
import StringCatalog

/// A command-line program: one root command, which runs in the language of the user.
///
/// ```swift
/// let program = CommandLineProgram(W8Command.self, languageVariable: "W8_LANG", manual: notes)
/// let status = program.run(["log", "72,5"], in: context)
/// ```
///
/// The language is determined from the environment and `--lang` before any command type is used,
/// because commands create their help texts on initialization.
package struct CommandLineProgram {
  private let root: any ParsableCommand.Type
  private let languageVariable: String
  private let hasOwnNumbers: Bool
  private let manual: @Sendable (_ command: [String]) -> ManualNotes
  private let boundary: @Sendable (CommandContext) -> ProjectBoundary?
  private let errorDocument: ErrorDocument

  /// A function that returns an error as a JSON document, or `nil` if the program prints errors only
  /// as text.
  package typealias ErrorDocument = @Sendable (any CommandError, UserLocale) -> String?

  /// Creates a program.
  ///
  /// - Parameters:
  ///   - root: The root command.
  ///   - languageVariable: The environment variable for the language of only this program. `--lang`
  ///     takes precedence over it, and it takes precedence over general variables.
  ///   - hasOwnNumbers: Whether numbers follow `LC_NUMERIC` even in messages of another language.
  ///   - manual: Returns the additional notes of manual pages, for the names from the root to the
  ///     command.
  ///   - boundary: Returns the files that a command in a context may read and write; `nil` for all.
  ///   - errorDocument: Returns an error as a JSON document, which is the result of a command with
  ///     `--json` that fails.
  package init(
    _ root: any ParsableCommand.Type,
    languageVariable: String,
    hasOwnNumbers: Bool = false,
    manual: @escaping @Sendable (_ command: [String]) -> ManualNotes,
    boundary: @escaping @Sendable (CommandContext) -> ProjectBoundary? = { _ in nil },
    errorDocument: @escaping ErrorDocument = { _, _ in nil }
  ) {
    self.root = root
    self.languageVariable = languageVariable
    self.hasOwnNumbers = hasOwnNumbers
    self.manual = manual
    self.boundary = boundary
    self.errorDocument = errorDocument
  }

  /// Runs the command with arguments.
  ///
  /// Everything runs on the thread of the caller. For a program with an asynchronous command, use
  /// ``runAsynchronously(_:in:)``.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the name of the program.
  ///   - context: The environment of the command.
  /// - Returns: The exit status.
  package func run(_ arguments: [String], in context: CommandContext) -> ExitStatus {
    run(arguments, in: context, checkingArguments: {})
  }

  /// Runs the command with arguments, which may be asynchronous.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the name of the program.
  ///   - context: The environment of the command.
  /// - Returns: The exit status.
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
  /// Runs the command with the arguments of the process, and exits.
  package func main() -> Never {
    RunningProgram.ignoreSignalsOfWriting()
    answerVersionRequest()
    let status = run(
      ProcessArguments.all,
      in: .process,
      checkingArguments: ProcessArguments.check
    )
    RunningProgram.exit(status.rawValue)
  }

  /// Runs the command with the arguments of the process, which may be asynchronous, and exits.
  package func mainAsynchronously() async -> Never {
    RunningProgram.ignoreSignalsOfWriting()
    answerVersionRequest()
    let status = await runAsynchronously(
      ProcessArguments.all,
      in: .process,
      checkingArguments: ProcessArguments.check
    )
    RunningProgram.exit(status.rawValue)
  }
}

// MARK: - Execution

extension CommandLineProgram {
  /// Prints the version and exits, if that is all the user requests.
  ///
  /// Scripts ask for the version of a program before they use it. The definitions of all commands,
  /// with their texts, are not needed for the answer.
  private func answerVersionRequest() {
    guard ProcessArguments.all == ["--version"] else { return }
    let context = CommandContext.process
    context.console.print(paragraphs: Version.text)
    let status = context.console.finish(.done, locale: locale(of: context, language: nil))
    RunningProgram.exit(status.rawValue)
  }

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
          try FileSystem.$boundary.withValue(boundary(.current)) {
            if var command = try call.command() { try command.run() }
          }
        }
      }
  }

  // The asynchronous commands of ArgumentParser run outside of any actor, as does this method.
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
          try await FileSystem.$boundary.withValue(boundary(.current)) {
            guard var command = try call.command() else { return }
            if var asynchronous = command as? any AsyncParsableCommand {
              try await asynchronous.run()
            } else {
              try command.run()
            }
          }
        }
      }
  }

  private func call(_ arguments: [String], in context: CommandContext) -> CommandLineCall {
    let locale = locale(of: context, language: BootstrapOption.language.value(in: arguments))
    let interpreter = CommandLineInterpreter(
      root: root,
      locale: locale,
      width: context.console.output.width,
      notes: manual
    )
    return CommandLineCall(
      arguments: arguments,
      interpreter: interpreter,
      console: context.console,
      errorDocument: errorDocument
    )
  }

  private func locale(of context: CommandContext, language: String?) -> UserLocale {
    let locale = UserLocale(
      environment: context.environment,
      language: language,
      languageVariable: languageVariable
    )
    return hasOwnNumbers ? locale.withFixedNumbers(datesFollowMessages: true) : locale
  }
}

/// One call of a program, from the command line to the exit status.
private struct CommandLineCall {
  let arguments: [String]
  let interpreter: CommandLineInterpreter
  let console: Console
  let errorDocument: CommandLineProgram.ErrorDocument

  var locale: UserLocale { interpreter.locale }

  /// Returns the command to run; `nil` if the command line requests a text, which was printed.
  ///
  /// - Throws: ``ExitStatus`` for an invalid command line, after printing the error; or an error if
  ///   the catalogs of `--catalogs` cannot be used.
  func command() throws -> (any ParsableCommand)? {
    if let folder = BootstrapOption.catalogs.value(in: arguments) {
      try TranslationPreview.install(from: folder, locale: locale)
    }
    if let language = BootstrapOption.language.value(in: arguments),
      let missing = MissingLanguage(language), !BootstrapOption.requestsQuiet(arguments)
    {
      console.printStatus(missing.sentence(locale))
    }
    return try command(of: interpreter.interpret(arguments))
  }

  /// Runs an operation, reports the error that it throws, and writes all buffered output.
  func status(of operation: () throws -> Void) -> ExitStatus {
    var status = ExitStatus.done
    do { try operation() } catch { status = report(error) }
    return console.finish(status, locale: locale)
  }

  /// Runs an asynchronous operation, reports the error that it throws, and writes all buffered
  /// output.
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
      console.print(paragraphs: text)
      return nil
    case .refusal(let text):
      console.printError(paragraphs: text)
      printDocument(of: CommandFailure(text, status: .usage))
      throw .usage
    case .command(let command):
      return command
    }
  }

  /// Prints an error as a document, if the command line requests JSON.
  private func printDocument(of error: any CommandError) {
    guard BootstrapOption.requestsJSON(arguments), let text = errorDocument(error, locale) else {
      return
    }
    console.print(document: text)
  }

  /// Reports the error that ended a command.
  private func report(_ error: any Error) -> ExitStatus {
    switch error {
    case let status as ExitStatus:
      return status
    case let error as any CommandError:
      console.report(error, locale: locale)
      printDocument(of: error)
      return error.status
    default:
      // Commands also throw ArgumentParser errors for invalid arguments.
      do throws(ExitStatus) {
        _ = try command(of: interpreter.interpret(error, thrownFor: arguments))
        return .done
      } catch {
        return error
      }
    }
  }
}

/// The catalogs of a translator, for a preview; they take precedence over the embedded ones.
enum TranslationPreview {
  /// Adds the catalogs in `folder`, with precedence over all others.
  ///
  /// - Throws: An error in the language of `locale` if they cannot be used.
  static func install(from folder: String, locale: UserLocale) throws {
    let tables = try FileSystem.files(at: folder, withExtension: fileExtension)
      .map { try table(at: $0, locale: locale) }
    guard let image = try? compile(tables).value else { throw unusable(folder, locale) }
    LocalizationBundle.overrideCatalogs([image])
  }

  private static let fileExtension = "xcstrings"

  private static func table(at path: String, locale: UserLocale) throws -> CatalogTable {
    let parsed = StringCatalog.parse(try FileSystem.read(path, as: .catalog), file: path)
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
        localized: "For details, run 'xcstrings validate'.",
        locale: locale,
        comment: "Hint below the error that catalogs cannot be used"
      ),
      status: .data
    )
  }
}

/// A requested language that the program is not translated into.
struct MissingLanguage {
  /// The language as the user wrote it.
  let name: String

  /// Checks for translations in a language; `nil` if there are any, or if the name specifies no
  /// language.
  ///
  /// - Parameters:
  ///   - name: The value of `--lang`: a language tag, or a POSIX locale name.
  ///   - bundle: The bundle with the translations.
  init?(_ name: String, in bundle: LocalizationBundle = .module) {
    let wanted = UserLocale(environment: [:], language: name)
    self.name = name
    guard wanted.ignoredSettings.isEmpty else { return }
    guard let tag = wanted.languages.first else { return nil }
    let found = bundle.language(for: wanted)
    if tag.prefix(while: { $0 != "-" }) == found.prefix(while: { $0 != "-" }) { return nil }
  }

  /// Returns the message about the missing language, in another one.
  func sentence(_ locale: UserLocale) -> String {
    String(
      localized: "This program is not available in '\(name)'; English is used.",
      locale: locale,
      comment:
        "Warning about --lang. A translation names its own language instead of English, because it is the one that is used"
    )
  }
}

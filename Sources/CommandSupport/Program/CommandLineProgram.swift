package import ArgumentParser
import CatalogCompiler
import Diagnostics
import FileSystem
import Localization
import StringCatalog
import SystemPackage

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
    RunningProgram.exit(console.finish(status, locale: interpreter.locale).rawValue)
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
    RunningProgram.exit(console.finish(status, locale: interpreter.locale).rawValue)
  }

  /// Settles in which language the program speaks; ends it when its arguments cannot be read.
  private static func start(
    _ root: any ParsableCommand.Type,
    _ languageVariable: String,
    _ manual: @escaping @Sendable (_ command: [String]) -> ManualNotes,
    _ arguments: [String]
  ) -> (CommandLineInterpreter, Console) {
    RunningProgram.ignoreSignalsOfWriting()
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
      RunningProgram.exit(console.finish(error.status, locale: locale).rawValue)
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

/// The catalogs of a translator who tries them: they come before those that the program embeds.
enum TrialCatalogs {
  /// Makes the catalogs in `folder` the first that texts are looked for in.
  ///
  /// - Throws: Why they cannot be used, in the language of `locale`.
  static func install(from folder: String, locale: UserLocale) throws(CommandFailure) {
    var tables: [CatalogTable] = []
    do {
      for path in try FileSystem.files(at: folder, withExtension: fileExtension) {
        tables.append(try table(at: path, locale: locale))
      }
    } catch let error as FileError {
      throw CommandFailure(error, locale: locale)
    } catch {
      throw error as? CommandFailure ?? unusable(folder, locale)
    }
    guard let image = try? compile(tables).value else { throw unusable(folder, locale) }
    LocalizationBundle.overrideCatalogs([image])
  }

  private static let fileExtension = "xcstrings"

  private static func table(at path: String, locale: UserLocale) throws -> CatalogTable {
    let parsed = StringCatalog.parse(try FileSystem.read(path), file: path)
    guard let catalog = parsed.value, !parsed.hasErrors else { throw unusable(path, locale) }
    return CatalogTable(FilePath(path).stem ?? path, catalog)
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

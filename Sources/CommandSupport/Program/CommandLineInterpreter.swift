import ArgumentParser
import FileSystem
import Localization

/// Interprets command lines, with messages in the language of the user.
struct CommandLineInterpreter {
  /// The interpretation of a command line.
  enum Interpretation {
    /// A command that is ready to run.
    case command(any ParsableCommand)
    /// A text that answers the request of the user, such as a help page.
    case answer(String)
    /// An error message for an invalid command line.
    case refusal(String)
  }

  /// The root command.
  var root: any ParsableCommand.Type
  /// The locale of the user.
  var locale: UserLocale
  /// The maximum number of columns in a line.
  var width: Int
  /// The additional notes of manual pages, by the names from the root to the command.
  var notes: @Sendable (_ command: [String]) -> ManualNotes = { _ in ManualNotes() }
  /// The date of manual pages; `nil` for that of the process.
  var date: String?

  /// Returns the interpretation of arguments, without the name of the program.
  func interpret(_ arguments: [String]) -> Interpretation {
    do {
      let command = try root.parseAsRoot(prepare(arguments))
      guard isHelp(command) else { return .command(command) }
      return answer(with: arguments)
    } catch {
      // A request for help takes precedence over errors in the command line. The information about
      // the commands is read only if an argument may request help.
      let requestsHelp =
        CommandPathResolver.mayRequestHelp(arguments) && walk(arguments)?.helpRequest != nil
      return requestsHelp ? answer(with: arguments) : interpret(error, thrownFor: arguments)
    }
  }

  /// Returns the interpretation of an error that ArgumentParser threw for `arguments`.
  func interpret(_ error: any Error, thrownFor arguments: [String]) -> Interpretation {
    let message = root.message(for: error)
    if let exit = error as? CleanExit {
      return exit.description == "--help" ? answer(with: arguments) : .answer(message)
    }
    if root.exitCode(for: error).isSuccess { return .answer(message) }
    return .refusal(refusal(of: arguments, because: message))
  }

  /// Returns `arguments` with negative numbers and empty strings as ArgumentParser accepts them.
  ///
  /// Almost all command lines contain neither and are returned unchanged, because reading the
  /// information about the commands takes longer than parsing.
  private func prepare(_ arguments: [String]) -> [String] {
    let isSpecial = { (argument: String) in
      CommandPathResolver.isNegativeNumber(argument)
        || CommandPathResolver.givesEmptyValue(argument)
    }
    guard arguments.contains(where: isSpecial), let walk = walk(arguments) else { return arguments }
    return walk.helpRequest == nil ? walk.arguments : arguments
  }

  private func isHelp(_ command: any ParsableCommand) -> Bool {
    // The type of the command is internal to ArgumentParser.
    type(of: command)._commandName == CommandInfo.helpName
  }

  private func walk(_ arguments: [String]) -> CommandPathResolver? {
    guard let info = try? CommandInfo(describing: root) else { return nil }
    return CommandPathResolver(arguments, from: info)
  }

  /// Returns the requested help page, or the error that the command does not exist.
  private func answer(with arguments: [String]) -> Interpretation {
    guard let walk = walk(arguments) else { return .answer(root.helpMessage(columns: width)) }
    if let word = walk.unknownCommand {
      let error = UsageError.unexpectedArguments([word])
      return .refusal(
        UsageErrorReport(
          message: UsageErrorMessage(error: error, path: walk.path, locale: locale).text,
          path: walk.path,
          locale: locale,
          width: width
        )
        .text
      )
    }
    guard walk.helpRequest != .manual else { return .answer(manual(of: walk.path)) }
    let page = HelpPage(
      path: walk.path,
      includesHidden: walk.helpRequest == .withHidden,
      locale: locale,
      width: width
    )
    return .answer(page.text)
  }

  private func manual(of path: [CommandInfo]) -> String {
    let page = ManualPage(
      path: path,
      version: root.configuration.version,
      date: date ?? ManualDate.current,
      notes: notes(path.map(\.commandName)),
      locale: locale
    )
    // The caller adds the trailing line feed.
    return String(page.text.dropLast())
  }

  private func refusal(of arguments: [String], because message: String) -> String {
    guard let path = walk(arguments)?.path else { return message }
    return UsageErrorReport(message: message, path: path, locale: locale, width: width).text
  }
}

/// An option that is read before anything is parsed.
///
/// ArgumentParser creates the help texts together with the commands, so language and catalogs must
/// be known in advance.
enum BootstrapOption: String {
  /// The language of the user.
  case language = "--lang"
  /// The folder of catalogs that take precedence over those of the program.
  case catalogs = "--catalogs"

  /// Returns the last value of the option in `arguments`; `nil` if there is none.
  func value(in arguments: some Sequence<String>) -> String? {
    var value: String?
    var isNext = false
    for argument in arguments.prefix(while: { $0 != "--" }) {
      if isNext {
        value = argument
        isNext = false
      } else if argument == rawValue {
        isNext = true
      } else if argument.hasPrefix(rawValue + "=") {
        value = String(argument.dropFirst(rawValue.count + 1))
      }
    }
    return value
  }

  /// Returns whether `arguments` request the result as JSON.
  static func requestsJSON(_ arguments: some Sequence<String>) -> Bool {
    arguments.prefix { $0 != "--" }.contains("--json")
  }

  /// Returns whether `arguments` suppress status messages.
  static func requestsQuiet(_ arguments: some Sequence<String>) -> Bool {
    arguments.prefix { $0 != "--" }.contains { $0 == "--quiet" || $0 == "-q" }
  }
}

/// The arguments of the process.
enum ProcessArguments {
  /// The arguments without the name of the program; Swift repairs those that are not UTF-8.
  static var all: [String] { Array(CommandLine.arguments.dropFirst()) }

  /// Checks that every argument is UTF-8.
  ///
  /// A repaired key is a different key, and a repaired path is a different file, so the command
  /// would not do what the user requested.
  static func check() throws(NotUTF8) {
    for index in 0..<Int(CommandLine.argc) {
      guard let argument = CommandLine.unsafeArgv[index], String(validatingCString: argument) == nil
      else { continue }
      throw NotUTF8(argument: String(cString: argument))
    }
  }

  /// The error for an argument that is not UTF-8.
  struct NotUTF8: CommandError {
    /// The argument as repaired by Swift.
    let argument: String

    func message(in locale: UserLocale) -> String {
      String(
        localized: "The argument '\(argument)' is not UTF-8.",
        locale: locale,
        comment: "Command-line error"
      )
    }

    var status: ExitStatus { .usage }
  }
}

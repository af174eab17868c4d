import ArgumentParser
import FileSystem
import Localization

/// What a command line asks for, told in the language of the user.
struct CommandLineInterpreter {
  /// What comes of a command line.
  enum Interpretation {
    /// A command that is ready to run.
    case command(any ParsableCommand)
    /// A text that answers the user, such as a page of help.
    case answer(String)
    /// A text that tells why the command line cannot be understood.
    case refusal(String)
  }

  /// The command at the root of the tree.
  var root: any ParsableCommand.Type
  /// Whose language the texts speak.
  var locale: UserLocale
  /// How many columns a line of a text may take.
  var width: Int
  /// What pages of the manual tell besides, by the names from the root to the command.
  var notes: @Sendable (_ command: [String]) -> ManualNotes = { _ in ManualNotes() }
  /// The day that pages of the manual bear; nil for that of the process.
  var date: String?

  /// Returns what `arguments`, the name of the program left out, ask for.
  func interpret(_ arguments: [String]) -> Interpretation {
    do {
      let command = try root.parseAsRoot(prepare(arguments))
      guard isHelp(command) else { return .command(command) }
      return answer(with: arguments)
    } catch {
      // Whoever asks for help in a command line with a mistake wants help more than the mistake.
      // The data about the commands is read only where a word of the command line may ask for it.
      let asksForHelp =
        CommandLineWalk.mayRequestHelp(arguments) && walk(arguments)?.helpRequest != nil
      return asksForHelp ? answer(with: arguments) : interpret(error, thrownFor: arguments)
    }
  }

  /// Returns what an error of ArgumentParser, thrown for `arguments`, means for the user.
  func interpret(_ error: any Error, thrownFor arguments: [String]) -> Interpretation {
    let message = root.message(for: error)
    if let exit = error as? CleanExit {
      return exit.description == "--help" ? answer(with: arguments) : .answer(message)
    }
    if root.exitCode(for: error).isSuccess { return .answer(message) }
    return .refusal(refusal(of: arguments, because: message))
  }

  /// Returns `arguments` with negative numbers and empty texts written as ArgumentParser takes them.
  ///
  /// Command lines without one, nearly all, are left alone: the data about the commands takes
  /// longer to read than the command line.
  private func prepare(_ arguments: [String]) -> [String] {
    let isSpecial = { (argument: String) in
      CommandLineWalk.isNegativeNumber(argument) || CommandLineWalk.givesEmptyValue(argument)
    }
    guard arguments.contains(where: isSpecial), let walk = walk(arguments) else { return arguments }
    return walk.helpRequest == nil ? walk.arguments : arguments
  }

  private func isHelp(_ command: any ParsableCommand) -> Bool {
    // The command is of a type that ArgumentParser keeps to itself, and no command of ours.
    type(of: command)._commandName == CommandInfo.helpName
  }

  private func walk(_ arguments: [String]) -> CommandLineWalk? {
    guard let info = try? CommandInfo(describing: root) else { return nil }
    return CommandLineWalk(arguments, from: info)
  }

  /// Returns the page of help that `arguments` ask for, or tells that there is no such command.
  private func answer(with arguments: [String]) -> Interpretation {
    guard let walk = walk(arguments) else { return .answer(root.helpMessage(columns: width)) }
    if let word = walk.unknownCommand {
      let error = UsageError.unexpectedArguments([word])
      return .refusal(
        UsageRefusal(
          message: UsageErrorSentence(error: error, path: walk.path, locale: locale).text,
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
    // The one line feed at its end is added by what prints it.
    return String(page.text.dropLast())
  }

  private func refusal(of arguments: [String], because message: String) -> String {
    guard let path = walk(arguments)?.path else { return message }
    return UsageRefusal(message: message, path: path, locale: locale, width: width).text
  }
}

/// An option that is looked for before anything is parsed.
///
/// Help texts are made when ArgumentParser creates a command, so the language and the catalogs have
/// to be known before that.
enum EarlyOption: String {
  /// The language of the user.
  case language = "--lang"
  /// The folder of catalogs that come before those of the program.
  case catalogs = "--catalogs"

  /// Returns the last value that `arguments` give to the option; `nil` if they give none.
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

  /// Returns whether `arguments` ask for no remarks beside the result.
  static func asksForSilence(_ arguments: some Sequence<String>) -> Bool {
    arguments.prefix { $0 != "--" }.contains { $0 == "--quiet" || $0 == "-q" }
  }
}

/// The arguments that the process was started with.
enum ProcessArguments {
  /// Checks that every argument is UTF-8.
  ///
  /// Swift repairs those that are not. A repaired key is another key, and a repaired path another
  /// file, so the command would not do what it was told.
  static func check(locale: UserLocale) throws(CommandFailure) {
    for index in 0..<Int(CommandLine.argc) {
      guard let argument = CommandLine.unsafeArgv[index], String(validatingCString: argument) == nil
      else { continue }
      throw CommandFailure(
        String(
          localized: "The argument '\(String(cString: argument))' is not UTF-8.",
          locale: locale,
          comment: "Error of a command line"
        ),
        status: .usage
      )
    }
  }
}

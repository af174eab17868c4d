import DiagnosticMessages
import Diagnostics
import FileSystem
import Localization

/// The message for an invalid command line.
struct UsageErrorMessage {
  var error: UsageError
  /// The commands from the root to the called one, for suggestions.
  var path: [CommandInfo]
  var locale: UserLocale

  /// The complete message; suggestions are a separate sentence.
  var text: String {
    switch error {
    case .unknownOption(let name): unknownOption(name)
    case .missingValue(let option): missingValue(option)
    case .unknownOptionOrMissingValue(let word, let option):
      unknownOption(word) + " " + missingValue(option)
    case .unexpectedValue(let option, let value): unexpectedValue(value, of: option)
    case .unexpectedArguments(let arguments): unexpected(arguments)
    case .conflictingFlags(let first, let second): conflict(first, second)
    case .missingArgument(let argument): missing(argument)
    case .missingOneOf(let arguments): missing(oneOf: arguments)
    case .invalidValue(let value, let argument, let expectation):
      [invalid(value, for: argument), explanation(expectation, of: argument)].filter { !$0.isEmpty }
        .joined(separator: " ")
    case .invalidOption(let word): invalidOption(word)
    case .missingCommand: missingCommand
    case .unsupportedShell(let shell, let supported): unsupported(shell, supported)
    case .internalError(let detail): internalError(detail)
    }
  }
}

extension UsageErrorMessage {
  private func unknownOption(_ name: String) -> String {
    let names = path.flatMap(\.arguments).filter(\.shouldDisplay)
      .flatMap { $0.names ?? [] }.map(\.spelling).filter { $0.hasPrefix("--") }
    if name.hasPrefix("--"),
      let suggestion = partlyNamed(name, of: names) ?? name.closest(of: names)
    {
      return String(
        localized: "Unknown option '\(name)'. Did you mean '\(suggestion)'?",
        locale: locale,
        comment: "Command-line error"
      )
    }
    return String(
      localized: "Unknown option '\(name)'.",
      locale: locale,
      comment: "Command-line error"
    )
  }

  /// Returns the option of which the user typed one word, such as `--body-fat` for `--fat`.
  private func partlyNamed(_ name: String, of names: [String]) -> String? {
    let word = name.dropFirst(2)
    let found = names.filter { $0.split(separator: "-").contains(word) }
    return found.count == 1 ? found[0] : nil
  }

  private func missingValue(_ option: String) -> String {
    String(
      localized: "The value of '\(option)' is missing.",
      locale: locale,
      comment: "Command-line error. The argument is an option such as '--table <table>'"
    )
  }

  private func unexpectedValue(_ value: String, of option: String) -> String {
    String(
      localized: "The option '\(option)' takes no value, but '\(value)' was specified.",
      locale: locale,
      comment: "Command-line error"
    )
  }

  private func unexpected(_ arguments: [String]) -> String {
    guard let command = path.last, let first = arguments.first else { return internalError("") }
    if !command.subcommands.isEmpty { return unknownCommand(first, of: command) }
    guard arguments.count > 1 else {
      return String(
        localized: "Unexpected argument '\(first)'.",
        locale: locale,
        comment: "Command-line error"
      )
    }
    let list = Quotation.list(arguments, locale: locale)
    return String(
      localized: "\(arguments.count) unexpected arguments: \(list).",
      locale: locale,
      comment:
        "Command-line error. The first argument is at least 2; the second is a list of words"
    )
  }

  private func unknownCommand(_ name: String, of command: CommandInfo) -> String {
    if let suggestion = suggestion(for: name, under: command) {
      return String(
        localized: "Unknown command '\(name)'. Did you mean '\(suggestion)'?",
        locale: locale,
        comment: "Command-line error"
      )
    }
    return String(
      localized: "Unknown command '\(name)'.",
      locale: locale,
      comment: "Command-line error"
    )
  }

  /// Returns the command with `name` in other tools, or a command or option with a similar name.
  private func suggestion(for name: String, under command: CommandInfo) -> String? {
    let commands = command.subcommands.filter(\.shouldDisplay)
    let word = name.lowercased()
    if let meant = commands.first(where: { $0.otherNames.contains(word) }) {
      return meant.commandName
    }
    let names = commands.flatMap { [$0.commandName] + $0.aliases }
    return word.closest(of: names) ?? command.option(named: "--\(word)").map { _ in "--\(word)" }
  }

  private func conflict(_ first: String, _ second: String) -> String {
    String(
      localized: "'\(first)' and '\(second)' cannot be combined.",
      locale: locale,
      comment: "Command-line error. The arguments are flags"
    )
  }
}

extension UsageErrorMessage {
  private func missing(_ argument: String) -> String {
    String(
      localized: "The argument '\(argument)' is missing.",
      locale: locale,
      comment: "Command-line error. The argument is, for example, '<weight>' or '--table <table>'"
    )
  }

  private func missing(oneOf arguments: [String]) -> String {
    let list = Quotation.list(arguments, locale: locale)
    return String(
      localized: "One of these arguments is missing: \(list).",
      locale: locale,
      comment: "Command-line error"
    )
  }

  private func invalid(_ value: String, for argument: String?) -> String {
    guard let argument else {
      return String(
        localized: "The value '\(value)' is invalid.",
        locale: locale,
        comment: "Command-line error"
      )
    }
    return String(
      localized: "The value '\(value)' is invalid for '\(argument)'.",
      locale: locale,
      comment:
        "Command-line error. The second argument is an option such as '--table <table>'"
    )
  }

  private func explanation(_ expectation: UsageError.Expectation, of argument: String?) -> String {
    switch expectation {
    case .unknown: return help(on: argument)
    case .explained(let sentence): return sentence
    case .oneOf(let values):
      let list = Quotation.list(values, locale: locale)
      return String(
        localized: "Possible values: \(list).",
        locale: locale,
        comment: "Command-line error: follows the message about an invalid value"
      )
    }
  }

  /// Returns the help about an argument such as `--limit <number>`; empty if it is unknown.
  private func help(on argument: String?) -> String {
    guard let argument else { return "" }
    let known = path.last?.arguments
      .first {
        $0.label == argument || $0.names?.contains { argument.hasPrefix("\($0.spelling) ") } == true
      }
    return known?.abstract ?? ""
  }

  private func invalidOption(_ word: String) -> String {
    String(
      localized: "'\(word)' is not an option.",
      locale: locale,
      comment: "Command-line error: the argument starts with three or more hyphens"
    )
  }

  private var missingCommand: String {
    String(
      localized: "A subcommand is missing.",
      locale: locale,
      comment: "Command-line error"
    )
  }

  private func unsupported(_ shell: String?, _ supported: [String]) -> String {
    let list = supported.joined(separator: ", ")
    guard let shell else {
      return String(
        localized: "Your shell could not be determined. Choose one of these: \(list).",
        locale: locale,
        comment: "Error of --generate-completion-script without a shell"
      )
    }
    return String(
      localized: "There are no completion scripts for '\(shell)'. Choose one of these: \(list).",
      locale: locale,
      comment: "Error of --generate-completion-script"
    )
  }

  private func internalError(_ detail: String) -> String {
    String(
      localized:
        "The command line could not be processed because of a bug in this program (\(detail)).",
      locale: locale,
      comment:
        "Internal error. The argument is a technical detail"
    )
  }
}

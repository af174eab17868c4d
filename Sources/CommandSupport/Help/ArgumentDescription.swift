import FileSystem
import Localization

/// The description of one argument in the help: its abstract, values, default and discussion.
struct ArgumentDescription {
  var argument: ArgumentInfo
  var locale: UserLocale

  /// The description, with the discussion on separate lines.
  var text: String {
    let first = [abstract, values].filter { !$0.isEmpty }.joined(separator: " ")
    return [first, argument.discussion ?? ""].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var abstract: String {
    if argument.isBuiltIn("help", describedAs: "Show help information.") {
      return String(
        localized: "Show help information.",
        locale: locale,
        comment: "Help of --help"
      )
    }
    if argument.isBuiltIn("version", describedAs: "Show the version.") {
      return String(localized: "Show the version.", locale: locale, comment: "Help of --version")
    }
    return argument.abstract ?? ""
  }

  private var values: String {
    let values = (argument.allValues ?? []).joined(separator: ", ")
    let defaultValue = argument.defaultValue ?? ""
    return switch (values.isEmpty, defaultValue.isEmpty) {
    case (true, true): ""
    case (false, true):
      String(
        localized: "(values: \(values))",
        locale: locale,
        comment: "Help: the possible values of an option, separated by commas"
      )
    case (true, false):
      String(
        localized: "(default: \(defaultValue))",
        locale: locale,
        comment: "Help: the default value of an option"
      )
    case (false, false):
      String(
        localized: "(values: \(values); default: \(defaultValue))",
        locale: locale,
        comment: "Help: the possible values of an option, and its default value"
      )
    }
  }
}

/// The usage line of a command: its name, followed by its arguments.
///
/// Optional options are combined into one word; the help page lists them.
struct UsageLine {
  /// The commands from the root to the described one.
  var path: [CommandInfo]
  var locale: UserLocale

  /// The line, without a heading.
  var text: String {
    let arguments = (path.last?.arguments ?? []).filter(\.shouldDisplay)
    var words = path.map(\.commandName)
    if arguments.contains(where: { $0.kind != .positional && $0.isOptional }) {
      words.append("[<\(optionsWord)>]")
    }
    words += arguments.filter { $0.kind != .positional && !$0.isOptional }.map(\.synopsis)
    words += arguments.filter { $0.kind == .positional }.map(\.synopsis)
    if let command = path.last, !command.subcommands.isEmpty {
      words.append(
        command.defaultSubcommand == nil ? "<\(subcommandWord)>" : "[<\(subcommandWord)>]"
      )
    }
    return words.joined(separator: " ")
  }

  private var optionsWord: String {
    String(
      localized: "options",
      locale: locale,
      comment: "Usage: placeholder for options, one word"
    )
  }

  private var subcommandWord: String {
    String(
      localized: "subcommand",
      locale: locale,
      comment: "Usage: placeholder for a subcommand, one word"
    )
  }
}

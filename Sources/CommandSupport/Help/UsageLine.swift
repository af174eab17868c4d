import Localization

/// How a command is called: its name, then what it needs and what it takes.
///
/// Options that may be left out are one word here; the page of help lists them.
struct UsageLine {
  /// The commands from the root to the one that is called.
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
    if let command = path.last, command.hasSubcommands {
      words.append(
        command.defaultSubcommand == nil ? "<\(subcommandWord)>" : "[<\(subcommandWord)>]"
      )
    }
    return words.joined(separator: " ")
  }

  private var optionsWord: String {
    String(localized: "options", locale: locale, comment: "Usage: stands for options, one word")
  }

  private var subcommandWord: String {
    String(
      localized: "subcommand",
      locale: locale,
      comment: "Usage: stands for a subcommand, one word"
    )
  }
}

package import ArgumentParser
import FileSystem
import FoundationEssentials

/// A command as the help lists it among the subcommands of another.
struct CommandSummary: Sendable {
  /// The type of the command.
  let type: any ParsableCommand.Type
  /// The name of the command.
  let commandName: String
  /// Other names of the command.
  let aliases: [String]
  /// Whether the command appears in lists.
  let shouldDisplay: Bool
  /// A description in one sentence.
  let abstract: String
  /// The names of similar commands in other tools, only for suggestions.
  let otherNames: [String]

  /// Summarizes a command.
  init(_ type: any ParsableCommand.Type) {
    let configuration = type.configuration
    self.type = type
    commandName = type._commandName
    aliases = configuration.aliases
    shouldDisplay = configuration.shouldDisplay
    abstract = configuration.abstract
    otherNames = (type as? any OtherwiseNamed.Type)?.otherNames ?? []
  }
}

/// The information about a command, with summaries of its subcommands.
///
/// A program can have dozens of commands, and a help page describes the arguments of one. So a
/// subcommand is described when it is requested.
struct CommandInfo: Sendable {
  /// The command as other pages list it.
  let summary: CommandSummary
  /// A longer description.
  let discussion: String
  /// The subcommand that runs if none is named.
  let defaultSubcommand: String?
  /// The subcommands.
  let subcommands: [CommandSummary]
  /// The groups of subcommands in the help.
  let groups: [Group]
  /// The arguments, including the flags that ArgumentParser adds.
  let arguments: [ArgumentInfo]
  private let root: any ParsableCommand.Type

  /// A group of commands under a heading in the help.
  struct Group: Sendable {
    /// The heading.
    let name: String
    /// The names of the commands.
    let commands: [String]
  }
}

extension CommandInfo {
  /// Describes the root command of a program.
  ///
  /// - Throws: `DecodingError` if the data of ArgumentParser has a different format than
  ///   ``ArgumentInfo``.
  init(describing root: any ParsableCommand.Type) throws {
    try self.init(describing: root, in: root)
  }

  private init(
    describing command: any ParsableCommand.Type,
    in root: any ParsableCommand.Type
  ) throws {
    let configuration = command.configuration
    summary = CommandSummary(command)
    discussion = configuration.discussion
    defaultSubcommand = configuration.defaultSubcommand?._commandName
    subcommands = configuration.subcommands.map { CommandSummary($0) }
    groups = configuration.groupedSubcommands.map { group in
      Group(name: group.name, commands: group.subcommands.map { $0._commandName })
    }
    arguments = try ArgumentInfo.arguments(of: command, in: root)
    self.root = root
  }

  /// The name of the command that shows help for another one.
  static let helpName = "help"

  /// The name of the command.
  var commandName: String { summary.commandName }

  /// A description in one sentence.
  var abstract: String { summary.abstract }

  /// Describes the direct subcommand with a name; `nil` if there is none.
  func subcommand(named name: String) -> CommandInfo? {
    subcommands.first { $0.commandName == name || $0.aliases.contains(name) }
      .flatMap { try? CommandInfo(describing: $0.type, in: root) }
  }

  /// Returns the option or flag with a name that includes dashes.
  func option(named name: some StringProtocol) -> ArgumentInfo? {
    arguments.first { argument in
      argument.names?.contains { $0.spelling == name } == true
    }
  }
}

/// A command with other names in similar tools.
///
/// The names do not run the command and do not appear in the help. A user who types one gets a
/// suggestion.
package protocol OtherwiseNamed: ParsableCommand {
  /// The names, such as those of the same command in other tools.
  static var otherNames: [String] { get }
}

/// The information of ArgumentParser about one argument, option or flag of a command.
///
/// It mirrors version 0 of the data that `_dumpHelp()` writes. ArgumentParser provides its own
/// types for that data only to its plugins.
struct ArgumentInfo: Decodable, Hashable, Sendable {
  /// The kinds of arguments.
  enum Kind: String, Decodable, Hashable, Sendable {
    case positional
    case option
    case flag
  }

  /// The parsing of values after an option; only strategies for several values are relevant.
  enum ParsingStrategy: String, Decodable, Hashable, Sendable {
    case `default`
    case scanningForValue
    case unconditional
    case upToNextOption
    case allRemainingInput
    case postTerminator
    case allUnrecognized
  }

  /// One name of an option or flag.
  struct Name: Decodable, Hashable, Sendable {
    /// The dashes before the name.
    enum Kind: String, Decodable, Hashable, Sendable {
      case long
      case short
      case longWithSingleDash
    }

    var kind: Kind
    var name: String

    /// The name with its dashes.
    var spelling: String {
      kind == .long ? "--\(name)" : "-\(name)"
    }
  }

  var kind: Kind
  var shouldDisplay: Bool
  var sectionTitle: String?
  var isOptional: Bool
  var isRepeating: Bool
  var parsingStrategy: ParsingStrategy
  var names: [Name]?
  var preferredName: Name?
  var valueName: String?
  var defaultValue: String?
  var allValues: [String]?
  var abstract: String?
  var discussion: String?
}

extension ArgumentInfo {
  /// The value in the help: `<path>`.
  var placeholder: String {
    "<\(valueName ?? "")>"
  }

  /// All names, beginning with the short ones.
  var orderedNames: [Name] {
    let names = names ?? []
    return names.filter { $0.kind != .long } + names.filter { $0.kind == .long }
  }

  /// All names with the value, as in the lists of the help: `-o, --output <path>`.
  var label: String {
    guard kind != .positional else { return placeholder }
    let spelled = orderedNames.map(\.spelling).joined(separator: ", ")
    return kind == .option ? "\(spelled) \(placeholder)" : spelled
  }

  /// The argument as in the usage line: `[<path> ...]`.
  var synopsis: String {
    var text = placeholder
    if kind != .positional, let name = preferredName?.spelling {
      text = kind == .option ? "\(name) \(placeholder)" : name
    }
    if isRepeating { text += " ..." }
    return isOptional ? "[\(text)]" : text
  }

  /// Returns whether the argument is the flag that turns `other` off, with the same help.
  func isNegation(of other: ArgumentInfo) -> Bool {
    guard kind == .flag, other.kind == .flag, let name = other.preferredName?.name else {
      return false
    }
    return preferredName?.name == "no-\(name)" && abstract == other.abstract
  }

  /// Returns whether the argument is the flag `name` that ArgumentParser adds.
  func isBuiltIn(_ name: String, describedAs abstract: String) -> Bool {
    kind == .flag && preferredName?.name == name && self.abstract == abstract
  }
}

// MARK: - Arguments of a command

extension ArgumentInfo {
  private struct Dump: Decodable {
    struct Command: Decodable {
      var arguments: [ArgumentInfo]?
    }

    var command: Command
  }

  /// Returns the arguments of a command in the program of a root command.
  ///
  /// - Throws: `DecodingError` if the data of ArgumentParser has a different format.
  fileprivate static func arguments(
    of command: any ParsableCommand.Type,
    in root: any ParsableCommand.Type
  ) throws -> [ArgumentInfo] {
    func dump<Root: ParsableCommand, Command: ParsableCommand>(
      _: Command.Type,
      in _: Root.Type
    ) -> String {
      DetachedCommand<Root, Command>._dumpHelp()
    }
    let json = Array(dump(command, in: root).utf8)
    return try JSONDecoder().decode(Dump.self, from: Data(json)).command.arguments ?? []
  }
}

/// A command without its subcommands, which `_dumpHelp()` would describe, too.
private struct DetachedCommand<Root: ParsableCommand, Command: ParsableCommand>: ParsableCommand {
  @OptionGroup var command: Command

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Command._commandName,
      version: Root.configuration.version,
      helpNames: Command.configuration.helpNames ?? Root.configuration.helpNames
    )
  }
}

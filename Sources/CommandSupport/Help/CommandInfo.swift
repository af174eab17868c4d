package import ArgumentParser
import FileSystem
import FoundationEssentials

/// The information of ArgumentParser about a command and its subcommands.
///
/// It mirrors version 0 of the data that `_dumpHelp()` writes. ArgumentParser provides its own
/// types for that data only to its plugins.
struct CommandInfo: Decodable, Hashable, Sendable {
  /// The name of the command.
  var commandName: String
  /// Other names of the command.
  var aliases: [String]?
  /// Whether the command appears in lists.
  var shouldDisplay: Bool
  /// A description in one sentence.
  var abstract: String?
  /// A longer description.
  var discussion: String?
  /// The subcommand that runs if none is named.
  var defaultSubcommand: String?
  /// The subcommands.
  var subcommands: [CommandInfo]?
  /// The groups of subcommands in the help, which the data of ArgumentParser does not contain.
  var groups: [Group]?
  /// The names of similar commands in other tools, only for suggestions.
  var otherNames: [String]?
  /// The arguments.
  var arguments: [ArgumentInfo]?
}

extension CommandInfo {
  /// A group of commands under a heading in the help.
  struct Group: Decodable, Hashable, Sendable {
    /// The heading.
    var name: String
    /// The names of the commands.
    var commands: [String]
  }

  private struct Dump: Decodable {
    var serializationVersion: Int
    var command: CommandInfo
  }

  /// Reads the information of ArgumentParser about `command`.
  ///
  /// - Throws: `DecodingError` if the data has a different format than the mirrored one.
  init(describing command: any ParsableCommand.Type) throws {
    let json = Array(command._dumpHelp().utf8)
    self = try JSONDecoder().decode(Dump.self, from: Data(json)).command
    // ArgumentParser adds this command, describes it in English, and lists it nowhere.
    subcommands?.removeAll { $0.commandName == Self.helpName }
    complete(from: command)
  }

  /// Adds information that only the types of the commands contain.
  private mutating func complete(from command: any ParsableCommand.Type) {
    let configuration = command.configuration
    let groups = configuration.groupedSubcommands.map { group in
      Group(name: group.name, commands: group.subcommands.map { $0._commandName })
    }
    self.groups = groups.isEmpty ? nil : groups
    otherNames = (command as? any OtherwiseNamed.Type)?.otherNames
    for type in configuration.subcommands {
      guard let index = subcommands?.firstIndex(where: { $0.commandName == type._commandName })
      else { continue }
      subcommands?[index].complete(from: type)
    }
  }

  /// The name of the command that shows help for another one.
  static let helpName = "help"

  /// Returns the direct subcommand with a name.
  func subcommand(named name: String) -> CommandInfo? {
    subcommands?.first { $0.commandName == name || $0.aliases?.contains(name) == true }
  }

  /// Whether the command has subcommands.
  var hasSubcommands: Bool {
    subcommands?.isEmpty == false
  }

  /// Returns the option or flag with a name that includes dashes.
  func option(named name: some StringProtocol) -> ArgumentInfo? {
    arguments?
      .first { argument in
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

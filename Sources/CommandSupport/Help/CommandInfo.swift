package import ArgumentParser
import FileSystem
import FoundationEssentials

/// What ArgumentParser tells about a command and the commands under it.
///
/// It mirrors version 0 of the data that `_dumpHelp()` writes; ArgumentParser offers its own types
/// for that to its plugins alone.
struct CommandInfo: Decodable, Hashable, Sendable {
  /// The word that calls the command.
  var commandName: String
  /// Other words that call it.
  var aliases: [String]?
  /// Whether lists of commands show it.
  var shouldDisplay: Bool
  /// One sentence about it.
  var abstract: String?
  /// More about it.
  var discussion: String?
  /// The command that runs where none is named.
  var defaultSubcommand: String?
  /// The commands under it.
  var subcommands: [CommandInfo]?
  /// The groups in which help lists the commands under it; the data of ArgumentParser has none.
  var groups: [Group]?
  /// What else people call it who do not know its name, for suggestions alone.
  var otherNames: [String]?
  /// What it takes.
  var arguments: [ArgumentInfo]?
}

extension CommandInfo {
  /// Some commands that help lists under a heading of their own.
  struct Group: Decodable, Hashable, Sendable {
    /// The heading.
    var name: String
    /// The words that call the commands.
    var commands: [String]
  }

  private struct Dump: Decodable {
    var serializationVersion: Int
    var command: CommandInfo
  }

  /// Reads what ArgumentParser tells about `command`.
  ///
  /// - Throws: If the data is of another form than the mirrored one.
  init(describing command: any ParsableCommand.Type) throws {
    let json = Array(command._dumpHelp().utf8)
    self = try JSONDecoder().decode(Dump.self, from: Data(json)).command
    // ArgumentParser adds a command by itself, explains it in English, and lists it nowhere.
    subcommands?.removeAll { $0.commandName == Self.helpName }
    complete(from: command)
  }

  /// Adds what only the types of the commands tell.
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

  /// The word that calls help on another command.
  static let helpName = "help"

  /// Returns the command right under this one that `name` calls.
  func subcommand(named name: String) -> CommandInfo? {
    subcommands?.first { $0.commandName == name || $0.aliases?.contains(name) == true }
  }

  /// Whether it only groups other commands.
  var hasSubcommands: Bool {
    subcommands?.isEmpty == false
  }

  /// Returns the option or flag that `name`, dashes included, calls.
  func option(named name: some StringProtocol) -> ArgumentInfo? {
    arguments?
      .first { argument in
        argument.names?.contains { $0.spelling == name } == true
      }
  }
}

/// A command that people look for under other names.
///
/// The names call nothing and stand in no help: whoever types one is told the name of the command.
package protocol OtherwiseNamed: ParsableCommand {
  /// The names, such as those of the same command in other tools.
  static var otherNames: [String] { get }
}

/// What ArgumentParser tells about one argument, option or flag of a command.
struct ArgumentInfo: Decodable, Hashable, Sendable {
  /// How the argument stands on the command line.
  enum Kind: String, Decodable, Hashable, Sendable {
    case positional
    case option
    case flag
  }

  /// How the values after an option are taken; only those cases matter here that take more than one.
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
  /// The value as help shows it: `<path>`.
  var placeholder: String {
    "<\(valueName ?? "")>"
  }

  /// All names, the short ones first.
  var orderedNames: [Name] {
    let names = names ?? []
    return names.filter { $0.kind != .long } + names.filter { $0.kind == .long }
  }

  /// All names with the value, as the lists of help show them: `-o, --output <path>`.
  var label: String {
    guard kind != .positional else { return placeholder }
    let spelled = orderedNames.map(\.spelling).joined(separator: ", ")
    return kind == .option ? "\(spelled) \(placeholder)" : spelled
  }

  /// The argument as the line of usage shows it: `[<path> ...]`.
  var synopsis: String {
    var text = placeholder
    if kind != .positional, let name = preferredName?.spelling {
      text = kind == .option ? "\(name) \(placeholder)" : name
    }
    if isRepeating { text += " ..." }
    return isOptional ? "[\(text)]" : text
  }

  /// Whether the argument is the flag that turns `other` off, with the same help as that.
  func isNegation(of other: ArgumentInfo) -> Bool {
    guard kind == .flag, other.kind == .flag, let name = other.preferredName?.name else {
      return false
    }
    return preferredName?.name == "no-\(name)" && abstract == other.abstract
  }

  /// Whether the argument is the flag of `name` that ArgumentParser adds by itself.
  func isBuiltIn(_ name: String, describedAs abstract: String) -> Bool {
    kind == .flag && preferredName?.name == name && self.abstract == abstract
  }
}

import ArgumentParser
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

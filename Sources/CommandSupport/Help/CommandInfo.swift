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
  /// What it takes.
  var arguments: [ArgumentInfo]?
}

extension CommandInfo {
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

package import ArgumentParser

/// A command that people look for under other names.
///
/// The names call nothing and stand in no help: whoever types one is told the name of the command.
package protocol OtherwiseNamed: ParsableCommand {
  /// The names, such as those of the same command in other tools.
  static var otherNames: [String] { get }
}

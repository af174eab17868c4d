import CommandSupport

/// What is distilled, and where the tables go.
struct Arguments: Equatable {
  /// Interfaces, and folders of them, those of older SDKs first.
  var interfaces: [String] = []
  /// The folder of the supplement.
  var supplement = ""
  /// The folder of the tables.
  var output = ""
  /// The modules of which all members that tell a number or a text are wanted.
  var modulesWithMembers: Set<String> = []
  /// Whether nothing counts that was distilled before.
  var startsAnew = false

  static let usage = """
    usage: declaration-distiller --supplement DIR --output DIR [--anew] [--members MODULE]... \
    [INTERFACE | FOLDER]...
    """

  /// Reads the arguments: options with values, and what is left.
  init(parsing arguments: [String]) throws(CommandFailure) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("--") else {
        interfaces.append(argument)
        continue
      }
      if argument == "--anew" {
        startsAnew = true
        continue
      }
      guard let value = rest.popFirst() else {
        throw CommandFailure("'\(argument)' needs a value\n\(Self.usage)", status: .usage)
      }
      switch argument {
      case "--supplement": supplement = value
      case "--output": output = value
      case "--members": modulesWithMembers.insert(value)
      default: throw CommandFailure("unknown argument '\(argument)'\n\(Self.usage)", status: .usage)
      }
    }
    guard !supplement.isEmpty, !output.isEmpty else {
      throw CommandFailure(Self.usage, status: .usage)
    }
  }
}

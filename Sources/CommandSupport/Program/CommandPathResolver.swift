import FileSystem

/// The resolution of a command line in a tree of commands.
///
/// The resolution of ArgumentParser is internal. This one determines the command, requests for
/// help, and negative numbers.
struct CommandPathResolver {
  /// The commands from the root to the one on the command line.
  private(set) var path: [CommandInfo]
  /// The requested help; `nil` if there is none.
  private(set) var helpRequest: HelpRequest?
  /// A word that is not a command, at the position of one; `nil` if there is none.
  private(set) var unknownCommand: String?
  /// The command line with negative numbers and empty strings as ArgumentParser accepts them.
  private(set) var arguments: [String] = []

  /// The kinds of help.
  enum HelpRequest: Hashable {
    case usual
    case withHidden
    /// A manual page.
    case manual
  }

  private var command: CommandInfo
  private var mayDescend = true
  /// The operands from the first negative number on, which must follow `--`.
  private var operands: [String] = []

  /// Resolves `arguments` from `root`.
  init(_ arguments: [String], from root: CommandInfo) {
    path = [root]
    command = root
    var rest = arguments[...]
    while helpRequest == nil, let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      follow(argument, &rest)
    }
    if !operands.isEmpty || arguments.contains("--") {
      self.arguments += ["--"] + operands
    }
  }

  /// Returns whether `argument` is a negative number: a dash, perhaps a separator, then a digit.
  static func isNegativeNumber(_ argument: some StringProtocol) -> Bool {
    guard argument.first == "-" else { return false }
    let digits = argument.dropFirst()
    guard let first = digits.first else { return false }
    if first == "." || first == "," { return digits.dropFirst().first?.isNumber == true }
    return first.isNumber
  }

  /// Returns whether `argument` sets an option to the empty string, as in `--key=`.
  ///
  /// ArgumentParser interprets this as an option without a value.
  static func givesEmptyValue(_ argument: some StringProtocol) -> Bool {
    argument.hasPrefix("-") && argument.hasSuffix("=") && !argument.dropLast().contains("=")
  }

  /// Returns whether one of `arguments` might request help, at any position.
  static func mayRequestHelp(_ arguments: [String]) -> Bool {
    arguments.contains { helpRequest(of: $0) != nil || $0 == CommandInfo.helpName }
  }

  private mutating func follow(_ argument: String, _ rest: inout ArraySlice<String>) {
    if let request = Self.helpRequest(of: argument) {
      helpRequest = request
    } else if argument.count > 1, argument.hasPrefix("-") {
      followDashed(argument, &rest)
    } else if mayDescend, let next = command.subcommand(named: argument) {
      descend(to: next)
      arguments.append(argument)
    } else if mayDescend, path.count == 1, argument == CommandInfo.helpName,
      !command.subcommands.isEmpty
    {
      requestHelp(on: rest)
    } else {
      takeOperand(argument)
    }
  }

  private mutating func followDashed(_ argument: String, _ rest: inout ArraySlice<String>) {
    let name = argument.prefix { $0 != "=" }
    guard let option = path.reversed().lazy.compactMap({ $0.option(named: name) }).first else {
      followUnknown(argument)
      return
    }
    if option.kind == .option, name.endIndex == argument.endIndex {
      takeValues(of: option, named: argument, &rest)
    } else if option.kind == .option, Self.givesEmptyValue(argument) {
      arguments += [String(name), ""]
    } else {
      arguments.append(argument)
    }
  }

  private mutating func followUnknown(_ argument: String) {
    if Self.isNegativeNumber(argument) { descendToDefault() }
    if Self.isNegativeNumber(argument), command.subcommands.isEmpty {
      operands.append(argument)
    } else {
      arguments.append(argument)
    }
    mayDescend = mayDescend && command.subcommands.isEmpty
  }

  private mutating func takeValues(
    of option: ArgumentInfo,
    named name: String,
    _ rest: inout ArraySlice<String>
  ) {
    guard let value = rest.first else {
      arguments.append(name)
      return
    }
    if Self.isNegativeNumber(value), command.option(named: value) == nil {
      arguments.append("\(name)=\(value)")
      rest.removeFirst()
      return
    }
    arguments.append(name)
    if option.parsingStrategy == .unconditional {
      arguments.append(rest.removeFirst())
      return
    }
    while let value = rest.first, value == "-" || !value.hasPrefix("-") {
      arguments.append(value)
      rest.removeFirst()
      if option.parsingStrategy != .upToNextOption { break }
    }
  }

  private mutating func takeOperand(_ argument: String) {
    descendToDefault()
    if mayDescend { noteUnknown(argument) }
    mayDescend = false
    if operands.isEmpty {
      arguments.append(argument)
    } else {
      operands.append(argument)
    }
  }

  private mutating func descendToDefault() {
    if let name = command.defaultSubcommand, let next = command.subcommand(named: name) {
      descend(to: next)
    }
  }

  private mutating func descend(to next: CommandInfo) {
    path.append(next)
    command = next
  }

  private mutating func requestHelp(on names: ArraySlice<String>) {
    for name in names {
      guard let next = command.subcommand(named: name) else {
        noteUnknown(name)
        break
      }
      descend(to: next)
    }
    helpRequest = .usual
  }

  private mutating func noteUnknown(_ word: String) {
    guard !command.subcommands.isEmpty, !word.hasPrefix("-") else { return }
    unknownCommand = word
  }

  private static func helpRequest(of argument: String) -> HelpRequest? {
    switch argument {
    case "-h", "--help", "-help": .usual
    case "--help-hidden", "-help-hidden": .withHidden
    case "--generate-manual": .manual
    default: nil
    }
  }
}

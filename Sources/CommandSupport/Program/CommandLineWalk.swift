import FileSystem

/// The way that a command line takes through a tree of commands.
///
/// ArgumentParser keeps its own way to itself; this one finds which command the user means, whether
/// help is asked for, and which arguments are negative numbers.
struct CommandLineWalk {
  /// The commands from the root to the one that the command line names.
  private(set) var path: [CommandInfo]
  /// The help that is asked for; `nil` if none is.
  private(set) var helpRequest: HelpRequest?
  /// The word that stands where a command should, and is none; `nil` if there is none.
  private(set) var unknownCommand: String?
  /// The command line with negative numbers and empty texts written so that ArgumentParser takes them
  /// for values.
  private(set) var arguments: [String] = []

  /// Which help is asked for.
  enum HelpRequest: Hashable {
    case usual
    case withHidden
    /// As a page of the manual.
    case manual
  }

  private var command: CommandInfo
  private var mayDescend = true
  /// Operands from the first negative number on: they have to stand behind `--`.
  private var operands: [String] = []

  /// Follows `arguments` from `root`.
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

  /// Whether `argument` is written as a number below zero: a dash, then a digit, maybe after a mark.
  static func isNegativeNumber(_ argument: some StringProtocol) -> Bool {
    guard argument.first == "-" else { return false }
    let digits = argument.dropFirst()
    guard let first = digits.first else { return false }
    if first == "." || first == "," { return digits.dropFirst().first?.isNumber == true }
    return first.isNumber
  }

  /// Whether `argument` gives an option the empty text, as `--key=` does, which ArgumentParser takes
  /// for an option without its value.
  static func givesEmptyValue(_ argument: some StringProtocol) -> Bool {
    argument.hasPrefix("-") && argument.hasSuffix("=") && !argument.dropLast().contains("=")
  }

  /// Whether one of `arguments` is a word that asks for help, wherever it stands.
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
    } else if mayDescend, path.count == 1, command.hasSubcommands, argument == CommandInfo.helpName
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
    if Self.isNegativeNumber(argument), !command.hasSubcommands {
      operands.append(argument)
    } else {
      arguments.append(argument)
    }
    mayDescend = mayDescend && !command.hasSubcommands
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
    guard command.hasSubcommands, !word.hasPrefix("-") else { return }
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

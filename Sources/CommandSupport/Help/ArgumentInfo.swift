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

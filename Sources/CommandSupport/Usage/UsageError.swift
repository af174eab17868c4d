import FileSystem

/// Why a command line cannot be understood, as ArgumentParser found out.
enum UsageError: Hashable, Sendable {
  /// No command on the way takes the option.
  case unknownOption(String)
  /// The option stands at the end, or before another one, without its value.
  case missingValue(option: String)
  /// A word such as `-abc` is no option, and as single letters `option` lacks its value.
  case unknownOptionOrMissingValue(word: String, option: String)
  /// The flag takes no value and got one.
  case unexpectedValue(option: String, value: String)
  /// More arguments are there than the command takes.
  case unexpectedArguments([String])
  /// Two flags exclude each other.
  case conflictingFlags(String, String)
  /// The argument is needed.
  case missingArgument(String)
  /// One of the arguments is needed.
  case missingOneOf([String])
  /// The value is not one that the argument takes.
  case invalidValue(String, argument: String?, Expectation)
  /// The word has the form of no option.
  case invalidOption(String)
  /// A command has to be named.
  case missingCommand
  /// There are no completions for the shell; `nil` if it could not be found out.
  case unsupportedShell(String?, supported: [String])
  /// Something went wrong that is no fault of the user.
  case internalError(String)

  /// What is known of the values that an argument takes.
  enum Expectation: Hashable, Sendable {
    /// Nothing.
    case unknown
    /// One of these.
    case oneOf([String])
    /// What the command says.
    case explained(String)
  }
}

// MARK: - Parsing

extension UsageError {
  /// Recognizes a sentence of ArgumentParser 1.8.2; fails for any other sentence.
  ///
  /// ArgumentParser tells errors in English alone and keeps their types to itself, so its sentences
  /// are what there is to go by. They are those of `Usage/UsageGenerator.swift`.
  init?(parsing sentence: String) {
    for (template, make) in Self.table {
      guard let gaps = template.match(sentence), let error = make(gaps) else { continue }
      self = error
      return
    }
    return nil
  }

  private typealias Maker = @Sendable ([String]) -> UsageError?

  /// The sentences; of two that could match, the one with more fixed text stands first.
  private static let table: [(SentenceTemplate, Maker)] = options + arguments + values + others

  private static let options: [(SentenceTemplate, Maker)] = [
    (
      "Unknown option '{}'\n   or: Missing value for '{}' in '{}'",
      { .unknownOptionOrMissingValue(word: $0[2], option: $0[1]) }
    ),
    ("Unknown option '{}'. Did you mean '{}'?", { .unknownOption($0[0]) }),
    ("Unknown option '{}'", { .unknownOption($0[0]) }),
    ("Missing value for '{}'", { .missingValue(option: $0[0]) }),
    (
      "The option '{}' does not take any value, but '{}' was specified.",
      { .unexpectedValue(option: $0[0], value: $0[1]) }
    ),
    ("Invalid option: {}", { .invalidOption($0[0]) }),
    (
      "Value to be set with flag {} had already been set with flag {}",
      { .conflictingFlags(flag($0[1]), flag($0[0])) }
    ),
  ]

  private static let arguments: [(SentenceTemplate, Maker)] = [
    ("Unexpected argument '{}'", { .unexpectedArguments([$0[0]]) }),
    (
      "{} unexpected arguments: '{}'",
      { Int($0[0]) == nil ? nil : .unexpectedArguments(list($0[1])) }
    ),
    ("Missing expected argument '{}'", { .missingArgument($0[0]) }),
    ("Missing one of: '{}'", { .missingOneOf(list($0[0])) }),
    ("Missing required subcommand.", { _ in .missingCommand }),
  ]

  private static let values: [(SentenceTemplate, Maker)] = [
    (
      "The value '{}' is invalid for '{}'. Please provide one of the following:\n{}",
      { .invalidValue($0[0], argument: $0[1], .oneOf(bullets($0[2]))) }
    ),
    (
      "The value '{}' is invalid for '{}'. Please provide one of {}.",
      { .invalidValue($0[0], argument: $0[1], .oneOf(quoted($0[2]))) }
    ),
    (
      "The value '{}' is invalid for '{}': {}",
      { .invalidValue($0[0], argument: $0[1], .explained($0[2])) }
    ),
    ("The value '{}' is invalid for '{}'", { .invalidValue($0[0], argument: $0[1], .unknown) }),
    ("The value '{}' is invalid.{}", { .invalidValue($0[0], argument: nil, .unknown) }),
  ]

  private static let others: [(SentenceTemplate, Maker)] = [
    (
      """
      Can't generate completion scripts for '{}'.
      Please use --generate-completion-script=<shell> with one of:
          {}
      """,
      { .unsupportedShell($0[0], supported: $0[1].split(separator: " ").map(String.init)) }
    ),
    (
      """
      Can't autodetect a supported shell.
      Please use --generate-completion-script=<shell> with one of:
          {}
      """,
      { .unsupportedShell(nil, supported: $0[0].split(separator: " ").map(String.init)) }
    ),
    ("Internal error. {}", { .internalError($0[0]) }),
    ("No value set for non-argument var {}. {}", { .internalError($0[0]) }),
    ("Command '{}' is not a parent of the current command.", { .internalError($0[0]) }),
  ]

  /// Returns the items of `a', 'b`.
  private static func list(_ text: String) -> [String] {
    split(text, at: "', '")
  }

  /// Returns the items of `'a' and 'b'` and of `'a', 'b' or 'c'`.
  private static func quoted(_ text: String) -> [String] {
    text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }
      .map { String($0.element) }
  }

  /// Returns the items of lines that start with a bullet.
  private static func bullets(_ text: String) -> [String] {
    text.split(separator: "\n")
      .map { line in
        String(line.drop { $0 == " " || $0 == "-" })
      }
  }

  /// Returns the flag of `'--flag'`, or of `'f' in '-abf'`.
  private static func flag(_ text: String) -> String {
    let names = quoted(text)
    guard names.count > 1, let letter = names.first else { return names.first ?? text }
    return "-\(letter)"
  }

  private static func split(_ text: String, at separator: String) -> [String] {
    var items: [String] = []
    var rest = text[...]
    while let range = rest.firstRange(of: separator) {
      items.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return items + [String(rest)]
  }
}

/// The form of a sentence: fixed pieces with gaps between them, `"Missing value for '{}'"`.
struct SentenceTemplate: Hashable, ExpressibleByStringLiteral {
  private let pieces: [String]

  /// Creates a template from a text in which `{}` stands for a gap.
  init(stringLiteral value: String) {
    var pieces: [String] = []
    var rest = value[...]
    while let gap = rest.firstRange(of: "{}") {
      pieces.append(String(rest[..<gap.lowerBound]))
      rest = rest[gap.upperBound...]
    }
    pieces.append(String(rest))
    self.pieces = pieces
  }

  /// Returns what fills the gaps of the template in `sentence`; `nil` if the sentence is another.
  ///
  /// Where a gap could end at several places, it ends at the first one; the last gap takes all that
  /// is left.
  func match(_ sentence: String) -> [String]? {
    guard let first = pieces.first, let last = pieces.last, sentence.hasPrefix(first) else {
      return nil
    }
    guard pieces.count > 1 else { return sentence == first ? [] : nil }
    var rest = sentence.dropFirst(first.count)
    guard rest.hasSuffix(last) else { return nil }
    rest = rest.dropLast(last.count)
    var gaps: [String] = []
    for piece in pieces.dropFirst().dropLast() {
      guard let range = rest.firstRange(of: piece) else { return nil }
      gaps.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    gaps.append(String(rest))
    return gaps
  }
}

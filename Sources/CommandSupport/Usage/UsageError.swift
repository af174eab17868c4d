import FileSystem

/// An error in a command line, as reported by ArgumentParser.
enum UsageError: Hashable, Sendable {
  /// No command on the path accepts the option.
  case unknownOption(String)
  /// The option is at the end, or before another option, without a value.
  case missingValue(option: String)
  /// A word such as `-abc` is not an option and, read as single letters, its `option` lacks a
  /// value.
  case unknownOptionOrMissingValue(word: String, option: String)
  /// The flag accepts no value but has one.
  case unexpectedValue(option: String, value: String)
  /// There are more arguments than the command accepts.
  case unexpectedArguments([String])
  /// Two flags exclude each other.
  case conflictingFlags(String, String)
  /// A required argument is missing.
  case missingArgument(String)
  /// One of the arguments is required.
  case missingOneOf([String])
  /// The argument does not accept the value.
  case invalidValue(String, argument: String?, Expectation)
  /// The word does not have the format of an option.
  case invalidOption(String)
  /// A command is required.
  case missingCommand
  /// There are no completions for the shell; `nil` if the shell could not be determined.
  case unsupportedShell(String?, supported: [String])
  /// An internal error, not caused by the user.
  case internalError(String)

  /// The known values of an argument.
  enum Expectation: Hashable, Sendable {
    /// Nothing.
    case unknown
    /// One of these.
    case oneOf([String])
    /// The explanation of the command.
    case explained(String)
  }
}

// MARK: - Parsing

extension UsageError {
  /// Parses an error message of ArgumentParser 1.8.2; fails for any other message.
  ///
  /// ArgumentParser reports errors only in English, and its error types are internal. Therefore,
  /// they are identified by the messages in `Usage/UsageGenerator.swift`.
  init?(parsing sentence: String) {
    for (template, make) in Self.table {
      guard let gaps = template.match(sentence), let error = make(gaps) else { continue }
      self = error
      return
    }
    return nil
  }

  private typealias Maker = @Sendable ([String]) -> UsageError?

  /// The messages; of two templates that could match, the one with more literal text comes first.
  private static let table: [(MessageTemplate, Maker)] = options + arguments + values + others

  private static let options: [(MessageTemplate, Maker)] = [
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

  private static let arguments: [(MessageTemplate, Maker)] = [
    ("Unexpected argument '{}'", { .unexpectedArguments([$0[0]]) }),
    (
      "{} unexpected arguments: '{}'",
      { Int($0[0]) == nil ? nil : .unexpectedArguments(list($0[1])) }
    ),
    ("Missing expected argument '{}'", { .missingArgument($0[0]) }),
    ("Missing one of: '{}'", { .missingOneOf(list($0[0])) }),
    ("Missing required subcommand.", { _ in .missingCommand }),
  ]

  private static let values: [(MessageTemplate, Maker)] = [
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

  private static let others: [(MessageTemplate, Maker)] = [
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
    text.unicodeScalars.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }
      .map { String($0.element) }
  }

  /// Returns the items of lines that begin with a bullet.
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

/// A template of a message: literal parts with placeholders between them,
/// `"Missing value for '{}'"`.
struct MessageTemplate: Hashable, ExpressibleByStringLiteral {
  private let pieces: [String]

  /// Creates a template from a string with `{}` for each placeholder.
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

  /// Returns the values of the placeholders in `sentence`; `nil` if the template does not match.
  ///
  /// If a placeholder could end at several positions, it ends at the first one. The last
  /// placeholder extends to the rest.
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

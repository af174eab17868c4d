package import Diagnostics
import Yams

/// The problems of YAML files, without arguments unless mentioned.
extension Diagnostic.Message {
  /// The file is not UTF-8.
  package static let configurationEncoding = Self("configuration-encoding", "the file is not UTF-8")

  /// The file is not valid YAML, for a reason without a specific message.
  package static let configurationSyntax = Self("configuration-syntax", "this is not valid YAML")

  /// The file contains a control character.
  package static let configurationControlCharacter = Self(
    "configuration-control-character",
    "this invisible character is not allowed"
  )

  /// A tab is used for indentation.
  ///
  /// YAML only allows spaces.
  package static let configurationTab = Self(
    "configuration-tab",
    "there is a tab here; indent YAML with spaces only"
  )

  /// The indentation does not match the preceding lines.
  package static let configurationIndentation = Self(
    "configuration-indentation",
    "this line is not indented like the lines before it"
  )

  /// A string begins with a character that has a special meaning in YAML, such as `*`.
  package static let configurationUnquoted = Self(
    "configuration-unquoted",
    "this character has a special meaning in YAML; enclose the text in quotation marks"
  )

  /// A colon is not allowed in this position.
  package static let configurationColon = Self(
    "configuration-colon",
    "a colon is not allowed here; enclose the text in quotation marks"
  )

  /// A key has no colon.
  package static let configurationColonMissing = Self(
    "configuration-colon-missing",
    "the line before has a key without a colon"
  )

  /// A list in brackets is not closed.
  package static let configurationListOpen = Self(
    "configuration-list-open",
    "a comma or the bracket that closes the list is missing"
  )

  /// A map in braces is not closed.
  package static let configurationMapOpen = Self(
    "configuration-map-open",
    "a comma or the brace that closes the mapping is missing"
  )

  /// A string in quotation marks is not closed.
  package static let configurationTextOpen = Self(
    "configuration-text-open",
    "the text has no closing quotation mark"
  )

  /// The start of the unclosed or inconsistent element.
  package static let configurationOpenedHere = Self("configuration-opened-here", "it begins here")

  /// A backslash does not start a valid escape.
  package static let configurationEscape = Self(
    "configuration-escape",
    "a backslash in quotation marks has a special meaning; write it twice, or use single quotation marks"
  )

  /// The file contains several documents.
  package static let configurationDocuments = Self(
    "configuration-documents",
    "a second document begins here; only one is allowed"
  )
}

// MARK: - Yams

extension Diagnostic {
  /// Creates the diagnostic for an error of the YAML parser.
  init(_ error: any Error, locator: YAMLLocator) {
    let error = error as? YamlError
    let location = error?.location(by: locator) ?? locator.start
    let raw = error?.problem ?? ""
    guard let kind = YAMLProblem(raw, context: error?.context?.text ?? "") else {
      self.init(.configurationSyntax, .error, at: location)
      return
    }
    if kind.message == .configurationUnquoted, locator.hasTab(at: location) {
      self.init(.configurationTab, .error, at: location)
      return
    }
    let opening = kind.namesOpening ? error?.context.map { locator.location(of: $0.mark) } : nil
    self.init(
      kind.message,
      .error,
      at: location,
      notes: opening.map { [Note(.configurationOpenedHere, at: $0)] } ?? []
    )
  }
}

/// A kind of YAML problem that users encounter.
///
/// The parser has an English message for each kind, which identifies it. Other messages become
/// `configuration-syntax`.
private struct YAMLProblem {
  let message: Diagnostic.Message
  /// Whether the report includes the start of the list, map or string.
  var namesOpening = false

  init?(_ problem: String, context: String) {
    guard let known = Self.kinds[problem] ?? Self.kinds[context] else { return nil }
    self = known
  }

  private init(_ message: Diagnostic.Message, namesOpening: Bool = false) {
    self.message = message
    self.namesOpening = namesOpening
  }

  private static let kinds: [String: YAMLProblem] = [
    "control characters are not allowed": YAMLProblem(.configurationControlCharacter),
    "found a tab character that violates indentation": YAMLProblem(.configurationTab),
    "found a tab character where an indentation space is expected": YAMLProblem(.configurationTab),
    "found character that cannot start any token": YAMLProblem(.configurationUnquoted),
    "while scanning an alias": YAMLProblem(.configurationUnquoted),
    "while scanning an anchor": YAMLProblem(.configurationUnquoted),
    "while scanning a tag": YAMLProblem(.configurationUnquoted),
    "while scanning a directive": YAMLProblem(.configurationUnquoted),
    "found undefined alias": YAMLProblem(.configurationUnquoted),
    "found undefined tag handle": YAMLProblem(.configurationUnquoted),
    "mapping values are not allowed in this context": YAMLProblem(.configurationColon),
    "could not find expected ':'": YAMLProblem(.configurationColonMissing),
    "did not find expected ',' or ']'": YAMLProblem(.configurationListOpen, namesOpening: true),
    "did not find expected ',' or '}'": YAMLProblem(.configurationMapOpen, namesOpening: true),
    "while scanning a quoted scalar": YAMLProblem(.configurationTextOpen, namesOpening: true),
    "found unknown escape character": YAMLProblem(.configurationEscape),
    "did not find expected hexdecimal number": YAMLProblem(.configurationEscape),
    "found invalid Unicode character escape code": YAMLProblem(.configurationEscape),
    "did not find expected key": YAMLProblem(.configurationIndentation, namesOpening: true),
    "did not find expected '-' indicator": YAMLProblem(
      .configurationIndentation,
      namesOpening: true
    ),
    "block sequence entries are not allowed in this context": YAMLProblem(
      .configurationIndentation
    ),
    "mapping keys are not allowed in this context": YAMLProblem(.configurationIndentation),
    "but found another document": YAMLProblem(.configurationDocuments),
    "did not find expected <document start>": YAMLProblem(.configurationIndentation),
  ]
}

extension YamlError {
  fileprivate var problem: String? {
    switch self {
    case .reader(let problem, _, _, _), .scanner(_, let problem, _, _),
      .parser(_, let problem, _, _), .composer(_, let problem, _, _):
      problem
    default: nil
    }
  }

  fileprivate var context: Context? {
    switch self {
    case .scanner(let context, _, _, _), .parser(let context, _, _, _),
      .composer(let context, _, _, _):
      context
    default: nil
    }
  }

  fileprivate func location(by locator: YAMLLocator) -> Location? {
    switch self {
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _):
      locator.location(of: mark)
    case .reader(_, let offset, _, _): locator.location(ofCharacter: offset ?? 0)
    default: nil
    }
  }
}

import Diagnostics
import Yams

extension Diagnostic {
  /// Creates what an error of the YAML parser says.
  init(_ error: any Error, locator: YAMLLocator) {
    let error = error as? YamlError
    let place = error?.place(by: locator) ?? locator.start
    let raw = error?.problem ?? ""
    guard let kind = YAMLProblem(raw, context: error?.context?.text ?? "") else {
      self.init(.configurationSyntax, .error, at: place, arguments: [.text(raw)])
      return
    }
    if kind.id == .configurationUnquoted, locator.hasTab(at: place) {
      self.init(.configurationTab, .error, at: place)
      return
    }
    let opening = kind.namesOpening ? error?.context.map { locator.place(of: $0.mark) } : nil
    self.init(
      kind.id,
      .error,
      at: place,
      notes: opening.map { [Note(.configurationOpenedHere, at: $0)] } ?? []
    )
  }
}

/// The kinds of problems that a person can have with YAML.
///
/// The parser has a sentence for each, in English; they are told apart by it, and whatever it says
/// otherwise is `configuration-syntax`.
private struct YAMLProblem {
  let id: Diagnostic.ID
  /// Whether it helps to know where the list, map or text begins.
  var namesOpening = false

  init?(_ problem: String, context: String) {
    guard let known = Self.kinds[problem] ?? Self.kinds[context] else { return nil }
    self = known
  }

  private init(_ id: Diagnostic.ID, namesOpening: Bool = false) {
    self.id = id
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

  fileprivate func place(by locator: YAMLLocator) -> Place? {
    switch self {
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _):
      locator.place(of: mark)
    case .reader(_, let offset, _, _): locator.place(ofCharacter: offset ?? 0)
    default: nil
    }
  }
}

import JSONSyntax

extension JSONValue {
  /// The value of an integer; `nil` for other values.
  var number: Int? {
    if case .number(let digits) = self { Int(digits) } else { nil }
  }

  /// The value of `true` or `false`; `nil` for other values.
  var flag: Bool? { if case .boolean(let flag) = self { flag } else { nil } }

  /// The elements of an array; empty for other values.
  var items: [JSONValue] { if case .array(let values) = self { values } else { [] } }

  /// Returns a value at a path of members; `nil` if there is none.
  func at(_ names: String...) -> JSONValue? {
    names.reduce(.some(self)) { $0?[$1] }
  }
}

extension TextPosition {
  /// Reads a position; `nil` if the value is none.
  init?(_ value: JSONValue?) {
    guard let line = value?["line"]?.number, let character = value?["character"]?.number else {
      return nil
    }
    self.init(line: line, character: character)
  }

  var json: JSONValue {
    .fields(("line", .number(line)), ("character", .number(character)))
  }
}

/// A range of the protocol.
struct TextRange: Hashable, Sendable {
  var start: TextPosition
  var end: TextPosition

  var json: JSONValue { .fields(("start", start.json), ("end", end.json)) }
}

extension DocumentText {
  /// Returns the range of the protocol for a range of offsets.
  func range(_ range: Range<Int>, _ encoding: PositionEncoding) -> TextRange {
    TextRange(
      start: position(of: range.lowerBound, encoding),
      end: position(of: range.upperBound, encoding)
    )
  }
}

/// What the editor can do, as far as it matters.
struct ClientCapabilities: Sendable {
  var encoding = PositionEncoding.utf16
  var linksDefinitions = false
  var showsMarkdown = true
  var pullsDiagnostics = false
  var refreshesDiagnostics = false
  var changesDocuments = false
  var annotatesChanges = false
  var resolvesActions = false
  var nestsSymbols = false
  var registersWatching = false
  var showsProgress = false

  init() {}

  /// Reads the parameters of `initialize`.
  init(_ capabilities: JSONValue?) {
    let text = capabilities?["textDocument"]
    let workspace = capabilities?["workspace"]
    let offered = capabilities?.at("general", "positionEncodings")?.items.compactMap(\.text) ?? []
    encoding = PositionEncoding.allCases.first { offered.contains($0.rawValue) } ?? .utf16
    linksDefinitions = text?.at("definition", "linkSupport")?.flag ?? false
    let formats = text?.at("hover", "contentFormat")?.items.compactMap(\.text)
    showsMarkdown = formats?.contains("markdown") ?? false
    pullsDiagnostics = text?["diagnostic"] != nil
    refreshesDiagnostics = workspace?.at("diagnostics", "refreshSupport")?.flag ?? false
    changesDocuments = workspace?.at("workspaceEdit", "documentChanges")?.flag ?? false
    annotatesChanges = workspace?.at("workspaceEdit", "changeAnnotationSupport") != nil
    let lazily = text?.at("codeAction", "resolveSupport", "properties")?.items ?? []
    resolvesActions = lazily.compactMap(\.text).contains("edit")
    nestsSymbols =
      text?.at("documentSymbol", "hierarchicalDocumentSymbolSupport")?.flag ?? false
    showsProgress = capabilities?.at("window", "workDoneProgress")?.flag ?? false
    registersWatching =
      workspace?.at("didChangeWatchedFiles", "dynamicRegistration")?.flag ?? false
  }
}

/// What the user has set in the editor.
struct LanguageServerSettings: Sendable {
  /// The language whose texts are shown after keys in code; `nil` for none.
  var inlayLanguage: String?
  /// Whether the number of places is shown above each key of a catalog.
  var showsPlaces = false
  /// Whether the code is searched for texts on the screen that cannot be translated.
  var findsUnlocalized = true

  init() {}

  /// Reads `initializationOptions`, or the parameters of `workspace/didChangeConfiguration`.
  init(_ value: JSONValue?) {
    let settings = value?["xcstrings"] ?? value
    inlayLanguage = settings?.at("inlayHints", "language")?.text
    if inlayLanguage?.isEmpty ?? false { inlayLanguage = nil }
    showsPlaces = settings?.at("codeLens", "enabled")?.flag ?? false
    findsUnlocalized = settings?.at("unlocalized", "enabled")?.flag ?? true
  }
}

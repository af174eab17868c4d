import CatalogWorkspace
import DiagnosticMessages
import Diagnostics
import FileSystem
import JSONRPC
import JSONSyntax
import Localization
import ProjectDiscovery
import StringCatalog
import StringExtraction

/// The diagnostics of a document, if the editor requests them.
enum DiagnosticRequest: LanguageRequest {
  static let method = "textDocument/diagnostic"

  static func answer(_ parameters: JSONValue, _ context: EditorContext) async throws -> JSONValue {
    let document = try context.document(parameters)
    let found = await DocumentDiagnostics.find(in: document, context) ?? []
    try Task.checkCancellation()
    let items = found.map(\.json)
    var hasher = FNV1a()
    hasher.append(String(decoding: JSONValue.array(items).line, as: UTF8.self))
    let version = hasher.hexadecimal
    if parameters["previousResultId"]?.text == version {
      return .fields(("kind", .string("unchanged")), ("resultId", .string(version)))
    }
    return .fields(
      ("kind", .string("full")),
      ("resultId", .string(version)),
      ("items", .array(items))
    )
  }
}

/// A diagnostic at a range of a document.
struct DocumentDiagnostic {
  let range: Range<Int>
  let json: JSONValue
  /// The finding of a rule; `nil` for other diagnostics.
  var finding: Diagnostic?
}

/// Finds the diagnostics of documents.
enum DocumentDiagnostics {
  /// The severities of the protocol.
  private static let (error, warning, information, hint) = (1, 2, 3, 4)
  /// The maximum number of diagnostics of a document.
  private static let limit = 2000
  /// The size above which catalogs are checked after saving only.
  private static let sizeOfLargeCatalogs = 8 << 20

  /// Returns whether a document is too large to be checked after each change.
  static func waitsForSaving(_ document: OpenDocument) -> Bool {
    document.kind == .catalog && document.text.bytes.count > sizeOfLargeCatalogs
  }

  /// Returns the diagnostics of a document.
  ///
  /// - Returns: The diagnostics; `nil` if the project cannot be read now.
  @concurrent
  static func find(
    in document: OpenDocument,
    _ context: EditorContext
  ) async -> [DocumentDiagnostic]? {
    do {
      switch document.kind {
      case .source: return try await diagnostics(ofSource: document, context)
      case .catalog:
        let findings = try await context.project.findings()[document.path] ?? []
        var texts = [document.path: document.text]
        return findings.filter { $0.location != nil }.sorted { $0.precedes($1) }.prefix(limit)
          .map { diagnostic($0, in: document, context, &texts) }
      case .other: return nil
      }
    } catch {
      return nil
    }
  }

  private static func diagnostics(
    ofSource document: OpenDocument,
    _ context: EditorContext
  ) async throws -> [DocumentDiagnostic] {
    let snapshot = try await context.project.snapshot()
    let missing = snapshot.index.missingKeys(
      inFileAt: document.path,
      snapshot.files,
      snapshot.configuration
    )
    var texts: [String: DocumentText] = [:]
    var found = missing.map { diagnostic($0, in: document, context, &texts) }
    let gaps = TranslationGaps(snapshot)
    for use in snapshot.index.uses(inFileAt: document.path) {
      let languages = gaps.languages(without: use.string.key, in: snapshot.files(of: use))
      guard !languages.isEmpty else { continue }
      let message = String(
        localized: "No translation: \(languages.joined(separator: ", "))",
        comment: "Hint of xcstrings lsp at a key in code. The argument is a list of languages"
      )
      found.append(
        diagnostic(use.range, hint, "missing-translation", message, in: document, context)
      )
    }
    let unlocalized =
      await context.project.unlocalized(inFileAt: document.path, document.text.bytes)
    for string in unlocalized {
      let message = String(
        localized: "This text is shown by \(string.screen), but cannot be translated.",
        comment: "Diagnostic of xcstrings lsp at a literal. The argument is a Swift function"
      )
      found.append(
        diagnostic(
          string.location.utf8Range,
          information,
          unlocalizedID,
          message,
          in: document,
          context
        )
      )
    }
    return Array(found.prefix(limit))
  }

  /// The name of the diagnostic about texts that cannot be translated.
  static let unlocalizedID = "unlocalized"

  private static func diagnostic(
    _ range: Range<Int>,
    _ severity: Int,
    _ id: String,
    _ message: String,
    in document: OpenDocument,
    _ context: EditorContext
  ) -> DocumentDiagnostic {
    let json = JSONValue.fields(
      ("range", document.text.range(range, context.encoding).json),
      ("severity", .number(severity)),
      ("code", .string(id)),
      ("source", .string("xcstrings")),
      ("message", .string(message))
    )
    return DocumentDiagnostic(range: range, json: json)
  }

  private static func diagnostic(
    _ finding: Diagnostic,
    in document: OpenDocument,
    _ context: EditorContext,
    _ texts: inout [String: DocumentText]
  ) -> DocumentDiagnostic {
    let severity =
      switch finding.severity {
      case .error: error
      case .warning: warning
      case .note: information
      }
    let range = (finding.location?.utf8Range ?? 0..<0).clamped(to: 0..<document.text.bytes.count)
    let notes = finding.notes.compactMap { note -> JSONValue? in
      guard let place = note.location.flatMap({ context.json(of: $0, &texts) }) else { return nil }
      return .fields(("location", place), ("message", .string(note.message.text())))
    }
    let isUnused = finding.id == "stale-key" || finding.id == "key-not-in-code"
    let json = JSONValue.fields(
      ("range", document.text.range(range, context.encoding).json),
      ("severity", .number(severity)),
      ("code", .string(finding.id.rawValue)),
      ("source", .string("xcstrings")),
      ("message", .string(finding.message.text())),
      ("tags", isUnused ? .array([.number(1)]) : nil),
      ("relatedInformation", .nonempty(notes))
    )
    return DocumentDiagnostic(range: range, json: json, finding: finding)
  }
}

/// The languages without a text, for keys of catalogs whose languages are determined once.
private struct TranslationGaps {
  private let states: [String: (languages: [String], states: KeyStates)]

  init(_ snapshot: ProjectSnapshot) {
    states = Dictionary(
      snapshot.files.map { file in
        let languages = snapshot.targetLanguages(of: file)
        return (file.path, (languages, KeyStates(in: file.catalog, languages: languages)))
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns the languages that have no text for a key in one of some catalogs.
  func languages(without key: String, in files: [CatalogFile]) -> [String] {
    var found: [String] = []
    for file in files {
      guard let (languages, states) = states[file.path], let entry = file.catalog[key],
        entry.shouldTranslate, entry.extractionState != .stale
      else { continue }
      for (language, result) in zip(languages, states.states(of: key, entry))
      where result.state == .missing || result.state == TextState(.new) {
        if !found.contains(language) { found.append(language) }
      }
    }
    return found
  }
}

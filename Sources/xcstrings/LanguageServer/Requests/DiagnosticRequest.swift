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

  static func answer(_ parameters: JSONValue, _ context: RequestContext) async throws -> JSONValue {
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
    _ context: RequestContext
  ) async -> [DocumentDiagnostic]? {
    do {
      switch document.kind {
      case .source: return try await diagnostics(ofSource: document, context)
      case .catalog:
        let findings = try await context.project.findings()[document.path] ?? []
        return findings.filter { $0.location != nil }.sorted { $0.precedes($1) }.prefix(limit)
          .map { diagnostic($0, in: document, context) }
      case .other: return nil
      }
    } catch {
      return nil
    }
  }

  private static func diagnostics(
    ofSource document: OpenDocument,
    _ context: RequestContext
  ) async throws -> [DocumentDiagnostic] {
    let snapshot = try await context.project.snapshot()
    let missing = snapshot.index.missingKeys(
      inFileAt: document.path,
      snapshot.files,
      snapshot.configuration
    )
    var found = missing.map { diagnostic($0, in: document, context) }
    for use in snapshot.index.uses(inFileAt: document.path) {
      let languages = snapshot.files(of: use)
        .flatMap { file in
          KeyPage(use.string.key, in: file, snapshot).languagesWithoutText
        }
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
    _ context: RequestContext
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
    _ context: RequestContext
  ) -> DocumentDiagnostic {
    let severity =
      switch finding.severity {
      case .error: error
      case .warning: warning
      case .note: information
      }
    let range = (finding.location?.utf8Range ?? 0..<0).clamped(to: 0..<document.text.bytes.count)
    let isUnused = finding.id == "stale-key" || finding.id == "key-not-in-code"
    let json = JSONValue.fields(
      ("range", document.text.range(range, context.encoding).json),
      ("severity", .number(severity)),
      ("code", .string(finding.id.rawValue)),
      ("source", .string("xcstrings")),
      ("message", .string(finding.message.text())),
      ("tags", isUnused ? .array([.number(1)]) : nil),
      ("relatedInformation", .nonempty(related(finding.notes, context)))
    )
    return DocumentDiagnostic(range: range, json: json, finding: finding)
  }

  private static func related(
    _ notes: [Diagnostic.Note],
    _ context: RequestContext
  ) -> [JSONValue] {
    notes.compactMap { note in
      guard let location = note.location else { return nil }
      guard
        let place = context.json(of: [location]).first
      else { return nil }
      return .fields(("location", place), ("message", .string(note.message.text())))
    }
  }
}

import CatalogWorkspace
import Diagnostics
import JSONRPC
import JSONSyntax
import Localization
import OrderedCollections
import StringCatalog

/// The text of a chosen language after each key in code, if the user has switched it on.
enum InlayHintRequest: LanguageRequest {
  static let method = "textDocument/inlayHint"

  /// The maximum number of characters of a hint.
  private static let length = 40

  static func answer(_ parameters: JSONValue, _ context: EditorContext) async throws -> JSONValue {
    let document = try context.document(parameters)
    guard let language = context.settings.inlayLanguage, document.kind == .source else {
      return .null
    }
    guard let start = TextPosition(parameters.at("range", "start")),
      let end = TextPosition(parameters.at("range", "end"))
    else { throw RPCError.invalidParameters("there is no 'range'") }
    let lower = document.text.offset(of: start, context.encoding)
    let range = lower..<max(lower, document.text.offset(of: end, context.encoding))
    let snapshot = try await context.project.snapshot()
    return .array(
      snapshot.index.uses(inFileAt: document.path)
        .compactMap { use in
          guard range.contains(use.range.upperBound),
            let text = text(of: use, in: language, snapshot)
          else { return nil }
          let position = document.text.position(of: use.range.upperBound, context.encoding)
          return .fields(
            ("position", position.json),
            ("label", .string(TextFormat.plain.escaped(text))),
            ("paddingLeft", .boolean(true))
          )
        }
    )
  }

  private static func text(
    of use: CodeIndex.Use,
    in language: String,
    _ snapshot: ProjectSnapshot
  ) -> String? {
    guard let file = snapshot.files(of: use).first,
      let entry = file.catalog[use.string.key, inLanguages: [language]]
    else { return nil }
    let texts = entry.localizations[language]?.leaves.map(\.unit.value) ?? []
    guard let text = texts.last else { return "∅ \(language)" }
    return text.count > length ? text.prefix(length) + "…" : text
  }
}

/// The number of places above each key of a catalog, if the user has switched it on.
enum CodeLensRequest: LanguageRequest {
  static let method = "textDocument/codeLens"

  static func answer(_ parameters: JSONValue, _ context: EditorContext) async throws -> JSONValue {
    let document = try context.document(parameters)
    guard context.settings.showsPlaces, document.kind == .catalog else { return .null }
    let snapshot = try await context.project.snapshot()
    guard let file = snapshot.file(at: document.path) else { return .null }
    return .array(
      file.catalog.keys.compactMap { key in
        guard let range = file.catalog.location(of: key)?.utf8Range else { return nil }
        let count = snapshot.index.locations(of: key, inCatalogAt: file.path).count
        let title = String(
          localized: "\(count) places in the code",
          comment: "Hover text of xcstrings lsp: how often the code uses a key"
        )
        return .fields(
          ("range", document.text.range(range, context.encoding).json),
          ("command", .fields(("title", .string(title)), ("command", .string(""))))
        )
      }
    )
  }
}

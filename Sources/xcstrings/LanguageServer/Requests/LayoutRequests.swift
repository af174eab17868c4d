import Diagnostics
import JSONSyntax
import StringCatalog

/// The parts of a catalog that can be folded: entries and what they contain.
enum FoldingRangeRequest: LanguageRequest {
  static let method = "textDocument/foldingRange"

  static func answer(_ parameters: JSONValue, _ context: EditorContext) async throws -> JSONValue {
    let document = try context.document(parameters)
    guard document.kind == .catalog,
      let syntax = JSONDocument.parse(document.text.bytes, file: document.path).value
    else { return .null }
    return .array(
      syntax.nodes.compactMap { node in
        guard node.kind == .object || node.kind == .array else { return nil }
        let start = document.text.position(of: node.range.lowerBound, .utf8).line
        let end = document.text.position(of: node.range.upperBound, .utf8).line - 1
        guard end > start else { return nil }
        return .fields(("startLine", .number(start)), ("endLine", .number(end)))
      }
    )
  }
}

/// The layout of Xcode for a catalog.
enum FormattingRequest: LanguageRequest {
  static let method = "textDocument/formatting"

  static func answer(_ parameters: JSONValue, _ context: EditorContext) async throws -> JSONValue {
    let document = try context.document(parameters)
    let parsed = StringCatalog.parse(document.text.bytes, file: document.path)
    guard document.kind == .catalog, !parsed.hasErrors, let catalog = parsed.value else {
      return .null
    }
    let edits = TextDifference.edits(from: document.text.bytes, to: catalog.reformatted())
    return WorkspaceEdit.json(edits, of: document.text, context.encoding)
  }
}

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

/// The parts of a catalog around positions, each in a larger one.
enum SelectionRangeRequest: LanguageRequest {
  static let method = "textDocument/selectionRange"

  static func answer(_ parameters: JSONValue, _ context: EditorContext) async throws -> JSONValue {
    let document = try context.document(parameters)
    guard document.kind == .catalog,
      let syntax = JSONDocument.parse(document.text.bytes, file: document.path).value
    else { return .null }
    let positions = (parameters["positions"]?.items ?? []).compactMap { TextPosition($0) }
    return .array(
      positions.map { position in
        let offset = document.text.offset(of: position, context.encoding)
        // Each node precedes those in it.
        return syntax.nodes.map(\.range).filter { $0.contains(offset) }
          .reduce(selection(offset..<offset, in: nil)) { parent, range in
            selection(range, in: range == syntax.root.node.range ? nil : parent)
          }
      }
    )
    func selection(_ range: Range<Int>, in parent: JSONValue?) -> JSONValue {
      .fields(("range", document.text.range(range, context.encoding).json), ("parent", parent))
    }
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
    let edits = TextDifference.edits(from: document.text.bytes, to: catalog.formatted())
    return WorkspaceEdit.json(edits, of: document.text, context.encoding)
  }
}

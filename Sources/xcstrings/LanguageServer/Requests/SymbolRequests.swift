import CatalogWorkspace
import Diagnostics
import JSONSyntax
import OrderedCollections
import StringCatalog

/// The outline of a catalog: keys, languages and forms.
enum DocumentSymbolRequest: LanguageRequest {
  static let method = "textDocument/documentSymbol"

  /// The kinds of symbols of the protocol.
  private static let (key, language, form) = (20, 3, 15)
  /// The number of keys above which they have no parts.
  private static let keyLimit = 5000

  static func answer(_ parameters: JSONValue, _ context: EditorContext) async throws -> JSONValue {
    let document = try context.document(parameters)
    guard document.kind == .catalog,
      let strings = JSONDocument.parse(document.text.bytes, file: document.path).value?.root
        .member("strings")
    else { return .null }
    let members = Array(strings.members)
    return .array(
      members.map { member in
        let parts = members.count > keyLimit ? [] : languages(of: member.value, document, context)
        return symbol(member, key, parts, document, context)
      }
    )
  }

  private static func languages(
    of entry: JSONElement,
    _ document: OpenDocument,
    _ context: EditorContext
  ) -> [JSONValue] {
    (entry.member("localizations")?.members).map(Array.init)?
      .map { member in
        symbol(member, language, forms(of: member.value, document, context), document, context)
      } ?? []
  }

  private static func forms(
    of localization: JSONElement,
    _ document: OpenDocument,
    _ context: EditorContext
  ) -> [JSONValue] {
    localization.member("variations")?.members
      .flatMap { kind in
        kind.value.members.map { symbol($0, form, [], document, context) }
      } ?? []
  }

  private static func symbol(
    _ member: JSONElement.Member,
    _ kind: Int,
    _ children: [JSONValue],
    _ document: OpenDocument,
    _ context: EditorContext
  ) -> JSONValue {
    let name = member.name.isEmpty ? "\"\"" : TextFormat.plain.escaped(member.name)
    let whole = member.key.node.range.lowerBound..<member.value.node.range.upperBound
    guard context.client.nestsSymbols else {
      return .fields(
        ("name", .string(name)),
        ("kind", .number(kind)),
        ("location", context.json(whole, in: document.text, ofFileAt: document.path))
      )
    }
    let selection = document.text.range(member.key.node.range, context.encoding)
    return .fields(
      ("name", .string(name)),
      ("kind", .number(kind)),
      ("range", document.text.range(whole, context.encoding).json),
      ("selectionRange", selection.json),
      ("children", .nonempty(children))
    )
  }
}

/// Texts of catalogs that contain what follows `#`.
///
/// Other queries have no answer, because the server of the code finds its symbols.
enum WorkspaceSymbolRequest: LanguageRequest {
  static let method = "workspace/symbol"

  /// The kind of strings in the protocol, and the maximum number of results.
  private static let (kind, limit) = (15, 200)

  static func answer(_ parameters: JSONValue, _ context: EditorContext) async throws -> JSONValue {
    guard let query = parameters["query"]?.text, query.hasPrefix("#"), query.count > 1 else {
      return .array([])
    }
    let text = query.dropFirst().lowercased()
    var found: [JSONValue] = []
    for file in try await context.project.snapshot().files {
      let content = context.text(of: file)
      for (key, entry) in file.catalog.entries {
        try Task.checkCancellation()
        guard let match = match(text, key, entry) else { continue }
        let range = match.path.isEmpty ? nil : file.catalog.location(of: key, path: match.path)
        guard let range = (range ?? file.catalog.location(of: key))?.utf8Range else { continue }
        found.append(
          .fields(
            ("name", .string(TextFormat.plain.escaped(match.text))),
            ("kind", .number(kind)),
            ("containerName", .string(TextFormat.plain.escaped("\(file.table) \(key)"))),
            ("location", context.json(range, in: content, ofFileAt: file.path))
          )
        )
        if found.count == limit { return .array(found) }
      }
    }
    return .array(found)
  }

  private static func match(
    _ query: String,
    _ key: String,
    _ entry: StringCatalog.Entry
  ) -> (text: String, path: [String])? {
    if key.lowercased().contains(query) { return (key, []) }
    for (language, localization) in entry.localizations {
      for leaf in localization.leaves where leaf.unit.value.lowercased().contains(query) {
        return (leaf.unit.value, ["localizations", language] + leaf.path + ["value"])
      }
    }
    return nil
  }
}

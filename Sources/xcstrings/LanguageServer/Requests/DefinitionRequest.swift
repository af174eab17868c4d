import CatalogWorkspace
import Diagnostics
import JSONSyntax
import StringCatalog

/// From a key in code to its entry, from a key of a catalog to the code, and from a translation to its
/// source text.
enum DefinitionRequest: LanguageRequest {
  static let method = "textDocument/definition"

  static func answer(_ parameters: JSONValue, _ context: EditorContext) async throws -> JSONValue {
    guard let subject = try await context.subject(parameters) else { return .null }
    switch subject {
    case .use(_, let files, _):
      let document = try context.document(parameters)
      let origin = document.text.range(subject.range, context.encoding)
      return .array(files.compactMap { entry(subject.key, in: $0, from: origin, context) })
    case .part(let position, let file, let snapshot):
      if let language = position.language, language != file.catalog.sourceLanguage,
        !position.isName
      {
        let text = context.text(of: file)
        return file.catalog.rangeOfText(of: position.key, in: nil)
          .map { .array([context.json($0, in: text, ofFileAt: file.path)]) } ?? .null
      }
      return .array(
        context.json(of: snapshot.index.locations(of: position.key, inCatalogAt: file.path))
      )
    }
  }

  /// Returns a link to the source text of an entry.
  private static func entry(
    _ key: String,
    in file: CatalogFile,
    from origin: TextRange,
    _ context: EditorContext
  ) -> JSONValue? {
    guard let range = file.catalog.rangeOfText(of: key, in: nil),
      let name = file.catalog.location(of: key)?.utf8Range
    else { return nil }
    let text = context.text(of: file)
    guard context.client.linksDefinitions else {
      return context.json(range, in: text, ofFileAt: file.path)
    }
    // The selection must be a part of the target.
    let target = min(name.lowerBound, range.lowerBound)..<max(name.upperBound, range.upperBound)
    return .fields(
      ("originSelectionRange", origin.json),
      ("targetUri", .string(context.uri(ofFileAt: file.path))),
      ("targetRange", text.range(target, context.encoding).json),
      ("targetSelectionRange", text.range(range, context.encoding).json)
    )
  }
}

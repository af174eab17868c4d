import CatalogWorkspace
import Diagnostics
import JSONSyntax
import StringCatalog

/// All literals of a key, and its entries.
enum ReferencesRequest: LanguageRequest {
  static let method = "textDocument/references"

  static func answer(_ parameters: JSONValue, _ context: EditorContext) async throws -> JSONValue {
    guard let subject = try await context.subject(parameters) else { return .null }
    let index = subject.snapshot.index
    var places = Set(
      subject.files.flatMap { index.locations(of: subject.key, inCatalogAt: $0.path) }
    )
    if case .use(let use, _, _) = subject {
      places.formUnion(use.catalogs.flatMap { index.locations(of: subject.key, inCatalogAt: $0) })
      places.insert(use.string.location)
    }
    var result = context.json(of: places.sorted())
    guard parameters.at("context", "includeDeclaration")?.flag ?? false else {
      return .array(result)
    }
    for file in subject.files {
      guard let name = file.catalog.location(of: subject.key)?.utf8Range else { continue }
      result.append(context.json(name, in: context.text(of: file), ofFileAt: file.path))
    }
    return .array(result)
  }
}

import Diagnostics
import JSONSyntax
import TestSupport
import Testing

@testable import StringCatalog
@testable import xcstrings

@Suite struct `xcstrings schema` {
  let shell: Shell

  init() throws {
    shell = try Shell()
  }

  @Test(arguments: ["catalog", "config"])
  func `prints the golden file in every language`(_ subject: String) async throws {
    let run = try await shell.run("schema \(subject)")
    #expect(run.status == 0)
    #expect(try await shell.run("schema \(subject) --lang es --json").output == run.output)
    try GoldenFile("schema-\(subject).json").expect(run.output)
  }

  @Test(arguments: ["catalog", "config"])
  func `prints JSON with valid references`(_ subject: String) async throws {
    let output = try await shell.run("schema \(subject)").output
    let parsed = JSONDocument.parse(Array(output.utf8), file: "schema.json")
    #expect(parsed.diagnostics.isEmpty)
    let definitions = try #require(parsed.value?.root).member("$defs")
    for reference in output.matches(of: /"\$ref" : "#\/\$defs\/(\w+)"/) {
      #expect(definitions?.member(String(reference.1)) != nil, "\(reference.1)")
    }
  }

  @Test func `describes catalogs by default`() async throws {
    #expect(try await shell.run("schema").output == shell.run("schema catalog").output)
  }

  @Test(arguments: CatalogSchemaType.allCases.filter { !$0.fields.isEmpty })
  func `contains every field of the model`(_ shape: CatalogSchemaType) throws {
    guard case .object(let root) = CatalogSchema.tree, case .object(let definitions) = root["$defs"]
    else { throw NotObject() }
    let definition = shape == .catalog ? CatalogSchema.tree : definitions["\(shape)"]
    guard case .object(let members) = definition, case .object(let fields) = members["properties"]
    else { throw NotObject() }
    #expect(fields.keys.sorted() == shape.fields.map(\.name))
    #expect(members["additionalProperties"] == nil)
    let required = shape.fields.filter(\.isRequired).map(\.name)
    #expect(members["required"] == (required.isEmpty ? nil : JSONLiteral(required)))
  }

  private struct NotObject: Error {}
}

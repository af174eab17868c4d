import CatalogWorkspace
import Diagnostics
import ProjectConfiguration
import TestSupport
import Testing

/// Files with the terms of a glossary.
@Suite struct GlossaryFileTests {
  private static let terms = [
    Configuration.GlossaryTerm(
      "door",
      definition: "A way in",
      note: "=not of a car",
      sourceVariants: ["gate"],
      translations: ["es": ["puerta"], "fr": ["porte"]],
      variants: ["es": ["portón"]],
      forbidden: ["es": ["portal", "a, \"b\""]]
    ),
    Configuration.GlossaryTerm("Xcode", isTranslated: false),
  ]

  @Test(arguments: GlossaryFormat.allCases) func `reads what it writes`(_ format: GlossaryFormat) {
    let printed = format.printed(Self.terms, sourceLanguage: "en")
    #expect(printed.diagnostics.isEmpty)
    let parsed = format.parse(printed.value, file: "a", sourceLanguage: "en")
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.value == Self.terms)
  }

  @Test func `tables have scopes and matching options`() {
    var term = Configuration.GlossaryTerm("May", isCaseSensitive: true, match: .literal)
    term.scope = Configuration.TermScope(
      keys: [KeyPattern("a.*"), KeyPattern("b")],
      tables: ["T"],
      screens: [KeyPattern("Settings*")],
      roles: [KeyPattern("Button"), KeyPattern("TextField prompt")]
    )
    let parsed = GlossaryFormat.csv.parse(
      GlossaryTable.printed([term]),
      file: "a",
      sourceLanguage: "en"
    )
    #expect(parsed.value == [term])
  }

  @Test(arguments: [
    ("", 0), ("scope: {keys: \"*\", tables: App}", 0), ("scope: {roles: Text}", 2),
    ("scope: {screens: X, keys: A}", 1), ("exceptions: [{scope: {screens: X}, accept: x}]", 2),
  ])
  func `reads sources only for terms of screens or roles`(
    _ row: (settings: String, count: Int)
  ) async throws {
    let sample = try SampleWorkspace(
      source: "import SwiftUI\nlet views = [Text(\"A\"), Text(\"B\")]",
      entries: [translated("A", "a"), translated("B", "b")].joined(separator: ",")
    )
    let head = try sample.folder.text(of: ".xcstrings.yml")
    try sample.folder.write(
      "\(head)\nglossary: {term: {\(row.settings)}}\n",
      to: ".xcstrings.yml"
    )
    let count = try await sample.open { workspace in
      let contexts = try await workspace.glossaryContexts(ofCatalogsAt: [SampleWorkspace.catalog])
      return ["A", "B"]
        .count { !contexts.context(of: $0, inCatalogAt: SampleWorkspace.catalog).places.isEmpty }
    }
    #expect(count == row.count)
  }

  @Test func `reads the tables of other programs`() {
    let text = "Source;Target;Language\ndoor;puerta;es\ndoor;porte;fr\n;x;es\nkey;clave;spanisch\n"
    let parsed = GlossaryTable.parse(Array(text.utf8), file: "a.csv")
    #expect(parsed.value.map(\.term) == ["door", "key"])
    #expect(parsed.value.first?.translations == ["es": ["puerta"], "fr": ["porte"]])
    #expect(parsed.diagnostics.map(\.id.rawValue) == ["glossary-language"])
    #expect(parsed.diagnostics.first?.location?.line == 5)
  }

  @Test(arguments: [
    ("a,b\n", "glossary-columns"), ("", "glossary-columns"),
    ("source,target,language,status\na,b,es,good\n", "glossary-status"),
  ])
  func `reports problems`(_ text: String, _ id: String) {
    let parsed = GlossaryTable.parse(Array(text.utf8), file: "a.csv")
    #expect(parsed.diagnostics.map(\.id.rawValue) == [id])
  }

  @Test func `reads damaged tables without trapping`() {
    let bytes = GlossaryTable.printed(Self.terms)
    let mutator = Mutator(tellingPieces: ["\"", ",", "\n", "source", ";"].map { Array($0.utf8) })
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<2_000 {
      let damaged = mutator.mutate(bytes, mixing: bytes, using: &generator)
      let terms = GlossaryTable.parse(damaged, file: "a.csv").value
      let again = GlossaryTable.parse(GlossaryTable.printed(terms), file: "b.csv")
      #expect(again.value.map(\.term) == terms.map(\.term))
    }
  }
}

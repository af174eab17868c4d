import CatalogExchange
import CatalogValidation
import CatalogWorkspace
import Diagnostics
import FileFormats
import FileSystem
import StringCatalog
import StringExtraction
import TestSupport
import Testing

/// Operations on catalogs, as called by the commands and other tools.
@Suite struct OperationTests {
  private static let view = "import SwiftUI\nlet view = Text(\"Save\")"

  @Test func `validation reports a key that the code lacks`() async throws {
    let sample = try SampleWorkspace(
      source: Self.view,
      entries: translated("Save", "Guardar") + "," + translated("Gone", "Ido")
    )
    let result = try await sample.open { workspace in
      let paths = try CatalogSelection(paths: []).paths(in: workspace.project)
      let validated = try await ValidatedProject.validate(
        catalogsAt: paths,
        ValidationRequest(configuration: workspace.project?.configuration)
      )
      return try await workspace.checkSources(
        adding: validated.compared().diagnostics,
        SourceCheckRequest(
          catalogs: paths,
          readsSources: nil,
          configuration: RuleLevels.validation(of: workspace.project?.configuration)
        )
      )
    }
    #expect(result.diagnostics.map(\.id) == ["key-not-in-code"])
    #expect(result.compared == [SampleWorkspace.catalog])
  }

  @Test func `exports and imports a translation`() async throws {
    let sample = try SampleWorkspace(source: Self.view, entries: #""Save":{}"#)
    try await sample.open { workspace in
      let files = try CatalogSelection(paths: []).files(in: workspace.project)
      let request = ExportRequest(
        format: .csv,
        options: ExportOptions(),
        project: "",
        delimiter: .comma,
        isSideBySide: false,
        tool: XLIFFDocument.Tool(id: "test", name: "test", version: "1")
      )
      let export = try request.perform(
        ExportedCatalog.all(files, in: workspace.project),
        in: ["es"]
      ) { _, _ in }
      let folder = try ExportFolder(nil, of: export.documents)
      try folder.write(export.documents)
    }
    let path = "Translations/App.es.csv"
    let text = try sample.folder.text(of: path)
    #expect(text.contains("Save"))
    let outcome = try await sample.open { workspace in
      let file = try TranslationFile(at: path, language: nil)
      let catalogs = try ImportCatalogs(paths: [], files: [file]).catalogs(in: workspace.project)
      let request = ImportRequest(
        files: [file],
        matching: CatalogMatching(
          catalogs: ExportedCatalog.all(catalogs, in: workspace.project),
          areNamed: false
        ),
        policy: TranslationImport(unfinished: .skip, isPartial: false, language: nil)
      )
      return request.perform { _ in }
    }
    #expect(!outcome.isRefused)
    #expect(outcome.catalogs.allSatisfy { !$0.isChanged })
  }

  @Test func `coverage counts the keys of each language`() async throws {
    let sample = try SampleWorkspace(
      source: Self.view,
      entries: translated("Save", "Guardar") + #","Open":{}"#
    )
    let coverage = try await sample.open { workspace in
      await Coverage(
        of: try CatalogSelection(paths: []).files(in: workspace.project),
        in: ["es"]
      )
    }
    #expect(coverage.rows.map(\.done) == [1])
    #expect(coverage.rows.map(\.total) == [2])
    #expect(coverage.shortfalls(CoverageThreshold(significand: 50)).isEmpty)
    #expect(
      coverage.shortfalls(CoverageThreshold(significand: 5001, fractionDigits: 2)).count == 1
    )
  }

  @Test(arguments: [(80, 0, 80), (995, 1, 99.5), (1005, 2, 10.05), (5, 1, 0.5)])
  func `a threshold has the value of its digits`(digits: Int, fraction: Int, value: Double) {
    #expect(CoverageThreshold(significand: digits, fractionDigits: fraction).value == value)
  }

  @Test func `renames a key in the sources`() async throws {
    let sample = try SampleWorkspace(source: Self.view, entries: translated("Save", "Guardar"))
    let renaming = try await sample.open { workspace in
      var request = SyncRequest()
      request.catalogs = [SampleWorkspace.catalog]
      return try await SourceRenaming.find(
        LiteralRenaming(from: "Save", to: "Store"),
        in: workspace,
        request,
        by: try await workspace.plan(request)
      )
    }
    #expect(renaming.key?.key == "Store")
    #expect(renaming.edits.map(\.replacement) == ["\"Store\""])
    #expect(renaming.changes.count == 1)
  }

  @Test func `edits catalogs in memory`() async throws {
    let sample = try SampleWorkspace(source: Self.view, entries: translated("Save", "Guardar"))
    let outcomes = try await sample.open { workspace in
      try edit(try CatalogSelection(paths: []).files(in: workspace.project)) { _, catalog in
        catalog["Save"] = nil
      }
    }
    #expect(outcomes.map(\.isChanged) == [true])
    #expect(try sample.folder.text(of: SampleWorkspace.catalog).contains("Guardar"))
  }

  @Test func `an invalid catalog is an error with its diagnostics`() async throws {
    let sample = try SampleWorkspace(source: Self.view)
    try sample.folder.write("[]", to: SampleWorkspace.catalog)
    let error = try await sample.open { _ in
      #expect(throws: WorkspaceError.self) { try CatalogFile(at: SampleWorkspace.catalog) }
    }
    guard case .invalidCatalog(let path, let diagnostics)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(path == SampleWorkspace.catalog)
    #expect(!diagnostics.isEmpty)
  }

  @Test func `a missing key is an error with the most similar one`() async throws {
    let sample = try SampleWorkspace(source: Self.view, entries: translated("Save", "Guardar"))
    _ = try await sample.open { workspace in
      #expect(
        throws: WorkspaceError.noKey(
          "Sabe",
          catalogs: [SampleWorkspace.catalog],
          nearest: "Save"
        )
      ) {
        _ = try CatalogSelection(paths: []).file(withKey: "Sabe", in: workspace.project)
      }
    }
  }

  @Test(arguments: ["es_ES", "english", "App.xcstrings"])
  func `an invalid language is an error`(word: String) {
    #expect(throws: WorkspaceError.self) {
      try LanguageCheck.check(isNoCatalog: word)
      try LanguageCheck.check([word], known: ["es"])
    }
  }
}

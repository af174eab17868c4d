import CatalogWorkspace
import Diagnostics
import FileSystem
import OrderedCollections
import StringCatalog
import StringExtraction
import TestSupport
import Testing

/// Synchronizations through the layer that the commands and other tools call.
@Suite struct SynchronizationTests {
  @Test func `new keys are added in memory, and no file changes`() async throws {
    let sample = try SampleWorkspace(source: "import SwiftUI\nlet view = Text(\"Save\")")
    let before = try sample.folder.text(of: SampleWorkspace.catalog)
    let result = try await sample.synchronize()
    let outcome = try #require(result.outcomes.first)
    #expect(outcome.report.changes.map(\.key) == ["Save"])
    #expect(outcome.report.changes.map(\.kind) == [.added])
    #expect(result.isChanged)
    #expect(outcome.change != nil)
    #expect(try sample.folder.text(of: SampleWorkspace.catalog) == before)
  }

  @Test func `a written outcome leaves nothing to do`() async throws {
    let sample = try SampleWorkspace(source: "import SwiftUI\nlet view = Text(\"Save\")")
    try await sample.open { workspace in
      let result = try await workspace.synchronize(SyncRequest())
      for outcome in result.outcomes { try outcome.write() }
      _ = await result.extraction.cacheWriting?.finish()
    }
    #expect(try await sample.synchronize().isChanged == false)
  }

  @Test(arguments: [false, true])
  func `a lost key is stale, with the places where it is a plain text`(
    isCached: Bool
  ) async throws {
    let sample = try SampleWorkspace(
      source: "import SwiftUI\nlet view = Text(\"Open\")\nlet name = \"Save\"",
      entries: translated("Save", "Guardar") + "," + translated("Open", "Abrir")
    )
    if isCached { _ = try await sample.synchronize() }
    let result = try await sample.synchronize { if !isCached { $0.cache = .none } }
    let outcome = try #require(result.outcomes.first)
    #expect(outcome.report.changes.map(\.kind) == [.markedStale])
    #expect(outcome.knowsPossibleUses)
    #expect(outcome.plainPlaces(of: "Save").map(\.line) == [3])
  }

  @Test(arguments: [false, true])
  func `a key stays while a call of which nothing is known may use it`(
    isCached: Bool
  ) async throws {
    let sample = try SampleWorkspace(
      source: "import SwiftUI\nlet view = Text(\"Open\")\nlet row = Recorder(\"Save\", 1)",
      entries: translated("Save", "Guardar") + "," + translated("Open", "Abrir")
    )
    if isCached { _ = try await sample.synchronize() }
    let result = try await sample.synchronize { if !isCached { $0.cache = .none } }
    let outcome = try #require(result.outcomes.first)
    #expect(outcome.report.undecidedKeys == ["Save"])
    #expect(outcome.undecided("Save").map(\.unknown?.name) == ["Recorder"])
    #expect(!outcome.isChanged)
  }

  @Test func `nothing is known of possible uses where no key is lost`() async throws {
    let sample = try SampleWorkspace(
      source: "import SwiftUI\nlet view = Text(\"Open\")\nlet name = \"Save\"",
      entries: translated("Open", "Abrir")
    )
    let outcome = try #require(try await sample.synchronize().outcomes.first)
    #expect(!outcome.knowsPossibleUses)
    #expect(outcome.plainPlaces(of: "Save").isEmpty)
  }

  @Test func `a renamed key keeps its translations if the request says so`() async throws {
    let sample = try SampleWorkspace(
      source: "import SwiftUI\nlet view = Text(\"Save the file now\")",
      entries: translated("Save the file", "Guardar el archivo")
    )
    let result = try await sample.synchronize { $0.renames = .apply }
    let outcome = try #require(result.outcomes.first)
    #expect(outcome.report.changes.map(\.formerKey) == ["Save the file"])
    #expect(outcome.catalog["Save the file now"]?.localizations["es"] != nil)
  }

  @Test func `no key is lost while a source has a syntax error`() async throws {
    let sample = try SampleWorkspace(
      source: "import SwiftUI\nlet view = Text(\"Open\"\nfunc {",
      entries: translated("Save", "Guardar")
    )
    let outcome = try #require(try await sample.synchronize().outcomes.first)
    #expect(!outcome.isComplete)
    #expect(outcome.report.unconfirmedKeys == ["Save"])
    #expect(outcome.gaps.misunderstood == [SampleWorkspace.source])
  }

  @Test func `a damaged catalog is in the plan with its problems, and the others go on`()
    async throws
  {
    let sample = try SampleWorkspace(source: "import SwiftUI\nlet view = Text(\"Save\")")
    try sample.folder.write("{", to: "Localizations/Other.xcstrings")
    let result = try await sample.synchronize {
      $0.catalogs = ["Localizations"]
    }
    #expect(result.plan.unreadCatalogs.map(\.path) == ["Localizations/Other.xcstrings"])
    #expect(result.plan.unreadCatalogs.first?.diagnostics.isEmpty == false)
    #expect(result.outcomes.map(\.file.path) == [SampleWorkspace.catalog])
  }

  @Test func `a new catalog that no text belongs in is refused`() async throws {
    let sample = try SampleWorkspace(source: "import SwiftUI\nlet view = Text(\"Save\")")
    let result = try await sample.synchronize { $0.catalogs = ["Localizations/Ap.xcstrings"] }
    #expect(
      result.refusal
        == .unusedNewCatalog(
          path: "Localizations/Ap.xcstrings",
          table: "Ap",
          nearest: SampleWorkspace.catalog
        )
    )
  }

  @Test func `strings of a table without a catalog are named`() async throws {
    let sample = try SampleWorkspace(
      source: "import SwiftUI\nlet view = Text(\"Save\", tableName: \"Menu\")"
    )
    let result = try await sample.synchronize()
    #expect(result.stringsWithoutCatalog.map(\.table) == ["Menu"])
  }

  @Test func `a cancelled task reads no source`() async throws {
    let sample = try SampleWorkspace(source: "import SwiftUI\nlet view = Text(\"Save\")")
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await sample.synchronize { $0.cache = .none }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `a target without sources is an error`() async throws {
    let sample = try SampleWorkspace(source: "")
    try sample.folder.remove("Sources/App")
    await #expect(throws: WorkspaceError.noSources(target: "App", path: "Sources/App")) {
      try await sample.synchronize()
    }
  }
}

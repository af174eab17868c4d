import CatalogWorkspace
import Diagnostics
import FileSystem
import OrderedCollections
import StringCatalog
import StringExtraction
import TestSupport
import Testing

/// Synchronizations, as called by the commands and other tools.
@Suite struct SynchronizationTests {
  @Test func `adds new keys in memory without changing files`() async throws {
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

  @Test func `is up to date after writing the outcome`() async throws {
    let sample = try SampleWorkspace(source: "import SwiftUI\nlet view = Text(\"Save\")")
    try await sample.open { workspace in
      let result = try await workspace.synchronize(SyncRequest())
      try result.write(version: "1.0")
      _ = await result.extraction.cacheWriting?.finish()
    }
    #expect(try await sample.synchronize().isChanged == false)
  }

  @Test(arguments: [false, true])
  func `marks a missing key as stale and locates plain strings with its text`(
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
  func `keeps a key that an unresolved call may use`(
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

  @Test func `possible uses are unknown if no key is lost`() async throws {
    let sample = try SampleWorkspace(
      source: "import SwiftUI\nlet view = Text(\"Open\")\nlet name = \"Save\"",
      entries: translated("Open", "Abrir")
    )
    let outcome = try #require(try await sample.synchronize().outcomes.first)
    #expect(!outcome.knowsPossibleUses)
    #expect(outcome.plainPlaces(of: "Save").isEmpty)
  }

  @Test func `keeps the translations of a renamed key on request`() async throws {
    let sample = try SampleWorkspace(
      source: "import SwiftUI\nlet view = Text(\"Save the file!\")",
      entries: translated("Save the file", "Guardar el archivo")
    )
    let result = try await sample.synchronize { $0.renames = .apply }
    let outcome = try #require(result.outcomes.first)
    #expect(outcome.report.changes.map(\.formerKey) == ["Save the file"])
    #expect(outcome.catalog["Save the file!"]?.localizations["es"] != nil)
  }

  @Test func `loses no key if a source has a syntax error`() async throws {
    let sample = try SampleWorkspace(
      source: "import SwiftUI\nlet view = Text(\"Open\"\nfunc {",
      entries: translated("Save", "Guardar")
    )
    let outcome = try #require(try await sample.synchronize().outcomes.first)
    #expect(!outcome.isComplete)
    #expect(outcome.report.unconfirmedKeys == ["Save"])
    #expect(outcome.gaps.syntaxErrors == [SampleWorkspace.source])
  }

  @Test func `reports a damaged catalog and synchronizes the others`()
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

  @Test func `rejects a new catalog without strings`() async throws {
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

  @Test func `reports strings of a table without a catalog`() async throws {
    let sample = try SampleWorkspace(
      source: "import SwiftUI\nlet view = Text(\"Save\", tableName: \"Menu\")"
    )
    let result = try await sample.synchronize()
    #expect(result.stringsWithoutCatalog.map(\.table) == ["Menu"])
  }

  @Test func `reads no source if the task is cancelled`() async throws {
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

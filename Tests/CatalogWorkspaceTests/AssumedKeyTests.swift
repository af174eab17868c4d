import CatalogWorkspace
import Diagnostics
import FileSystem
import StringCatalog
import StringExtraction
import TestSupport
import Testing

/// Keys of the catalog whose literals have a value of an unknown type.
@Suite struct `Keys with a placeholder that is only assumed` {
  /// `Counter` is declared nowhere, so the type of its number is not known.
  private static let source = """
    import SwiftUI
    func view(of counter: Counter) -> some View {
      Text("Started \\(counter.number) times")
    }
    let other = Counter().number
    let again = Text("Started \\(other) times")
    """

  private static let entry = translated("Started %lld times", "Iniciado %lld veces")

  /// Each way to synchronize.
  private static let requests: [(String, @Sendable (inout SyncRequest) -> Void)] = [
    ("usual", { _ in }),
    ("prune", { $0.prunes = true }),
    ("on-source-change review", { $0.sourceChanges = .review }),
    ("renames report", { $0.renames = .report }),
    ("renames apply", { ($0.renames, $0.prunes) = (.apply, true) }),
    ("keep absent keys", { $0.keepsAbsentKeys = true }),
    ("without a cache", { ($0.cache, $0.prunes) = (.none, true) }),
  ]

  @Test(arguments: requests.map(\.0))
  func `do not change, and a note names them once`(way: String) async throws {
    let sample = try SampleWorkspace(source: Self.source, entries: Self.entry)
    let edit = try #require(Self.requests.first { $0.0 == way }).1
    for _ in 0..<2 {
      let result = try await sample.synchronize(edit)
      let report = try #require(result.outcomes.first).report
      #expect(!result.isChanged)
      #expect(report.suggestedRenames.isEmpty && report.undecidedKeys.isEmpty)
      #expect(report.assumptions.map(\.keys) == [["Started %lld times"]])
      #expect(
        result.extraction.diagnostics.map(\.message.english) == [
          "the type of a value is not known here; the key \"Started %lld times\" of the catalog is kept"
        ]
      )
    }
  }

  /// The entries of a catalog, and the changes of a synchronization.
  static let catalogs: [(title: String, entries: [String], changes: [String])] = [
    ("a stale key", [stale("Started %lld times")], ["revived Started %lld times"]),
    (
      "two keys", [entry, stale("Started %d times")],
      []
    ),
    (
      "the assumed key and one that was made stale by it",
      [stale("Started %lld times"), #""Started %@ times":{}"#],
      []
    ),
    ("a key of a user", [#""Started %lld times":{"extractionState":"manual"}"#], []),
    (
      "a key of a legacy file", [#""Started %lld times":{"extractionState":"migrated"}"#],
      [
        "adopted Started %lld times"
      ]
    ),
    (
      "no key with the text", [translated("Stopped %lld times", "x")],
      [
        "added Started %@ times", "pruned Stopped %lld times",
      ]
    ),
  ]

  @Test(arguments: catalogs.map(\.title))
  func `are neither retired nor pruned`(title: String) async throws {
    let row = try #require(Self.catalogs.first { $0.title == title })
    let sample = try SampleWorkspace(
      source: Self.source,
      entries: row.entries.joined(separator: ",")
    )
    let result = try await sample.synchronize {
      $0.prunes = true
      $0.renames = .off
    }
    let report = try #require(result.outcomes.first).report
    #expect(report.changes.map { "\($0.kind.rawValue) \($0.key)" } == row.changes)
  }

  private static func stale(_ key: String) -> String {
    translated(key, "\(key) es")
      .replacing(#"{"localizations""#, with: #"{"extractionState":"stale","localizations""#)
  }

  @Test func `keep the default value and its translations`() async throws {
    let sample = try SampleWorkspace(
      source: """
        let text = String(localized: "count", defaultValue: "Started \\(Counter().number) times")
        """,
      entries: """
        "count":{"extractionState":"extracted_with_value","localizations":{
        "en":{"stringUnit":{"state":"new","value":"Started %lld times"}},
        "es":{"stringUnit":{"state":"translated","value":"Iniciado %lld veces"}}}}
        """
    )
    for policy in [StringCatalog.SourceChangePolicy.keep, .review] {
      let result = try await sample.synchronize { $0.sourceChanges = policy }
      #expect(!result.isChanged)
      #expect(result.outcomes.first?.report.sourceDifferences == [])
    }
  }

  @Test func `have their literals in the code`() async throws {
    let sample = try SampleWorkspace(source: Self.source, entries: Self.entry)
    try await sample.open { workspace in
      let path = SampleWorkspace.catalog
      let contexts = try await workspace.keyContexts(ofCatalogsAt: [path])
      let context = contexts.context(of: "Started %lld times", inCatalogAt: path)
      #expect(context.places.map(\.location.line) == [3, 6])
      let input = try workspace.extractionInput()
      for (key, lines) in [("Started %lld times", [3, 6]), ("Started %d of", [])] {
        let explained = try await input.explanation(of: key, in: workspace.project)
        #expect(explained.locations.map(\.location.line) == lines)
      }
      var request = SyncRequest()
      request.catalogs = [path]
      let renaming = try await SourceRenaming.find(
        LiteralRenaming(from: "Started %lld times", to: "Began %lld times"),
        in: workspace,
        request,
        by: try await workspace.plan(request)
      )
      _ = await renaming.cacheWriting?.finish()
      #expect(renaming.key?.key == "Began %lld times")
      #expect(
        renaming.edits.map(\.replacement) == [
          "\"Began \\(counter.number) times\"", "\"Began \\(other) times\"",
        ]
      )
    }
  }
}

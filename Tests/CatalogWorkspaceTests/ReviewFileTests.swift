import CatalogWorkspace
import Diagnostics
import FileSystem
import OrderedCollections
import StringCatalog
import TestSupport
import Testing
import TranslationReview

@Suite struct `The file of review records` {
  private static let name = ".xcstrings/review.jsonl"

  private func line(_ key: String, _ text: String) -> ReviewRecord {
    ReviewRecord(waiting: "es", of: key, in: "A.xcstrings", from: ["": text])
  }

  @Test func `keeps the lines of processes that write at the same time`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".xcstrings.yml")
    try await FileSystem.$workingFolder.withValue(folder.path) {
      let project = try #require(try Project.find())
      // All of them have read the file before one of them writes it.
      let files = try (0..<24).map { _ in try ReviewFile(of: project) }
      await withTaskGroup(of: Void.self) { group in
        for (number, file) in files.enumerated() {
          group.addTask {
            var records = file.records
            records.insert(
              ReviewRecord(waiting: "es", of: "k\(number)", in: "A.xcstrings", from: ["": "x"])
            )
            do {
              try file.write(records)
            } catch {
              Issue.record("\(error)")
            }
          }
        }
      }
      #expect(try ReviewFile(of: project).records.count == files.count)
    }
  }

  @Test func `is in the folder of the configuration, with paths relative to it`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".xcstrings.yml")
    try folder.write("", to: "Sources/App/App.swift")
    let inner = folder.path("Sources")
    try await FileSystem.$workingFolder.withValue(inner) {
      let file = try ReviewFile(of: try Project.find())
      #expect(!file.exists)
      #expect(file.path(ofCatalogAt: "App/L.xcstrings") == "Sources/App/L.xcstrings")
      #expect(file.path(ofCatalogAt: "../../L.xcstrings") == nil)
      try file.write(ReviewRecords())
    }
    #expect(try folder.text(of: Self.name).isEmpty)
  }

  /// A process may end after the catalogs were written, and before the records are.
  @Test func `is completed by the next synchronization`() async throws {
    let source = "import SwiftUI\n"
    let entry =
      #""door":{"extractionState":"manual","localizations":{"en":{"stringUnit":{"state":"translated","value":"New"}},"es":{"stringUnit":{"state":"translated","value":"Puerta"}}}}"#
    let old =
      #"{"catalog":"Localizations/App.xcstrings","key":"door","source":{"":"Old"},"seen":"s1-0"}"#
      + "\n"
    var results: [String] = []
    for isInterrupted in [false, true] {
      let sample = try SampleWorkspace(source: source, entries: entry)
      try sample.folder.write(old, to: Self.name)
      try await sample.open { workspace in
        let result = try await workspace.synchronize(SyncRequest())
        #expect(result.outcomes.map(\.report.changes.count) == [1])
        if isInterrupted {
          try FileSystem.replace(result.outcomes.compactMap(\.change))
          #expect(try sample.folder.text(of: Self.name) == old)
          let again = try await workspace.synchronize(SyncRequest())
          #expect(!again.isChanged)
          try again.write(version: "test")
        } else {
          try result.write(version: "test")
        }
      }
      results.append(try sample.folder.text(of: Self.name))
      #expect(try sample.folder.text(of: SampleWorkspace.catalog).contains("needs_review"))
    }
    #expect(results[0] == results[1])
    #expect(results[0].contains(#""from":{"":"Old"}"#))
  }
}

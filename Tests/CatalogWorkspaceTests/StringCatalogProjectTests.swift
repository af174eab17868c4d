import CatalogProject
import Diagnostics
import StringCatalog
import TestSupport
import Testing

@Suite struct `The library for projects` {
  private let sample: SampleWorkspace
  private let project: StringCatalogProject

  init() throws {
    sample = try SampleWorkspace(
      source: """
        import Foundation
        let title = String(localized: "Logbook", comment: "Title of a window")
        func count(_ entries: Int) -> String { String(localized: "\\(entries) entries") }
        """,
      entries: translated("Logbook", "Diario") + "," + translated("Former", "Anterior")
    )
    project = try StringCatalogProject(at: sample.folder.path)
  }

  @Test func `lists catalogs and strings`() async throws {
    let catalogs = try await project.catalogs()
    #expect(catalogs.map(\.path) == [SampleWorkspace.catalog])
    #expect(catalogs[0].content.keys == ["Logbook", "Former"])
    let strings = try await project.strings()
    #expect(strings.map(\.key) == ["Logbook", "%lld entries"])
    #expect(strings.map(\.comment) == ["Title of a window", nil])
    #expect(strings.map(\.location.line) == [2, 3])
    #expect(Set(strings.map(\.catalog)) == [SampleWorkspace.catalog])
  }

  @Test func `synchronizes, and writes only on request`() async throws {
    let before = try sample.folder.text(of: SampleWorkspace.catalog)
    let update = try await project.synchronization()
    let catalog = try #require(update.catalogs.first)
    #expect(catalog.isChanged)
    #expect(catalog.addedKeys == ["%lld entries"])
    #expect(catalog.lostKeys == ["Former"])
    #expect(catalog.content["Former"]?.extractionState == .stale)
    #expect(try sample.folder.text(of: SampleWorkspace.catalog) == before)
    try await update.write()
    #expect(try await project.catalogs()[0].content.keys.contains("%lld entries"))
    #expect(try await project.synchronization().catalogs.map(\.isChanged) == [false])
    let pruned = try await project.synchronization(prunes: true)
    #expect(pruned.catalogs[0].content["Former"] == nil)
  }

  @Test func `does not write a catalog that changed meanwhile`() async throws {
    let update = try await project.synchronization()
    try sample.write(entries: translated("Logbook", "Bitácora"))
    await #expect(throws: StringCatalogProjectError.self) { try await update.write() }
    #expect(try sample.folder.text(of: SampleWorkspace.catalog).contains("Bitácora"))
  }

  @Test func `validates with and without the code`() async throws {
    let found = try await project.findings(in: ["es"], readsSources: true)
    let ids = Set(found.map(\.id.rawValue))
    #expect(ids.contains("key-not-in-catalog"))
    #expect(found.contains { $0.path == ["Former"] })
    let catalogs = try await project.findings(readsSources: false)
    #expect(!catalogs.contains { $0.id.rawValue == "key-not-in-catalog" })
    await #expect(throws: StringCatalogProjectError.self) {
      try await project.findings(in: ["spanish"])
    }
  }

  @Test(arguments: StringCatalogProject.ExchangeFormat.allCases)
  func `exchanges with translators`(format: StringCatalogProject.ExchangeFormat) async throws {
    try await project.synchronization().write()
    let files = try await project.export(as: format, language: "es", to: "Out")
    #expect(!files.isEmpty)
    let before = try sample.folder.text(of: SampleWorkspace.catalog)
    let result = try await project.import(from: "Out", language: "es")
    #expect(result.changedCounts.values.allSatisfy { $0 == 0 })
    #expect(try sample.folder.text(of: SampleWorkspace.catalog) == before)
  }

  @Test func `explains what failed`() async throws {
    #expect(throws: StringCatalogProjectError.self) {
      try StringCatalogProject(at: sample.folder.path("Nowhere"))
    }
    try sample.folder.write("{", to: SampleWorkspace.catalog)
    let error = await #expect(throws: StringCatalogProjectError.self) {
      try await project.catalogs()
    }
    #expect(error?.description.contains(SampleWorkspace.catalog) == true)
    let empty = try TemporaryFolder()
    await #expect(throws: StringCatalogProjectError.self) {
      try await StringCatalogProject(at: empty.path).findings()
    }
  }
}

import CatalogExchange
import CatalogWorkspace
import Diagnostics
import FileFormats
import FileSystem
import StringCatalog
import TestSupport
import Testing
import TranslationMemory

/// The translation memory of a project.
@Suite struct MemoryTests {
  private static let plural = """
    "%lld files":{"localizations":{
      "en":{"variations":{"plural":{
        "one":{"stringUnit":{"state":"translated","value":"%lld file"}},
        "other":{"stringUnit":{"state":"translated","value":"%lld files"}}}}},
      "es":{"variations":{"plural":{
        "one":{"stringUnit":{"state":"translated","value":"%lld archivo"}},
        "many":{"stringUnit":{"state":"translated","value":"%lld de archivos"}},
        "other":{"stringUnit":{"state":"machine_translated","value":"%lld archivos"}}}}}}}
    """

  private static func unit(_ key: String, _ text: String, state: String = "translated") -> String {
    """
    "\(key)":{"localizations":{"es":{"stringUnit":{"state":"\(state)","value":"\(text)"}}}}
    """
  }

  private func memory(_ sample: SampleWorkspace) async throws -> ProjectMemory {
    try await sample.open { workspace in
      let files = try CatalogSelection(paths: []).files(in: workspace.project)
      return try ProjectMemory(language: "es", catalogs: files, project: workspace.project)
    }
  }

  @Test func `contains finished translations, plural forms with the same form`() async throws {
    let entries = [
      Self.unit("Save", "Guardar"), Self.unit("Open", "Abrir", state: "needs_review"), Self.plural,
      #""Skip":{"shouldTranslate":false,"localizations":{"es":{"stringUnit":{"state":"translated","value":"x"}}}}"#,
    ]
    let sample = try SampleWorkspace(source: "", entries: entries.joined(separator: ","))
    let units = Array(try await memory(sample).memory.units)
    let rows = units.map { unit in
      [unit.source, unit.target, unit.context ?? "", "\(unit.origin.isMachine)"]
        .joined(separator: "|")
    }
    #expect(
      Set(rows) == [
        "Save|Guardar|Save|false",
        "%lld file|%lld archivo|%lld files|==|plural.one|false",
        "%lld files|%lld de archivos|%lld files|==|plural.many|false",
        "%lld files|%lld archivos|%lld files|==|plural.other|true",
      ]
    )
  }

  @Test func `reads TMX files of the configuration with their penalty`() async throws {
    let sample = try SampleWorkspace(source: "", entries: Self.unit("Save", "Guardar"))
    let head = try sample.folder.text(of: ".xcstrings.yml")
    try sample.folder.write(
      head + "\nmemory: [{file: Vendor.tmx, penalty: 20}]\n",
      to: ".xcstrings.yml"
    )
    var printer = TMXPrinter(sourceLanguage: "en-US", tool: "t", toolVersion: "1")
    for (source, target) in [("Save", "Grabar"), ("Close the door", "Cierra la puerta")] {
      printer.print(
        TMXUnit(variants: [
          TMXUnit.Variant(language: "EN-US", text: source),
          TMXUnit.Variant(language: "fr", text: "x"),
          TMXUnit.Variant(language: "es_ES", text: target),
        ])
      )
    }
    try sample.folder.write(String(decoding: printer.finish(), as: UTF8.self), to: "Vendor.tmx")
    let memory = try await memory(sample)
    let matches = memory.memory.matches(for: MemoryQuery("Save"))
    #expect(matches.map(\.unit.target) == ["Guardar", "Grabar"])
    #expect(matches.map(\.score) == [100, 80])
    #expect(memory.sources.map(\.count) == [1, 2])
    #expect(memory.diagnostics.isEmpty)
  }

  @Test func `keeps the translations of pruned and renamed keys`() async throws {
    let sample = try SampleWorkspace(
      source: "import SwiftUI\nlet view = Text(\"Open the large door\")",
      entries: [
        Self.unit("Gone", "Ido"), Self.unit("Draft", "Borrador", state: "needs_review"),
        Self.unit("Open the big door", "Abre la puerta grande"),
      ]
      .joined(separator: ",")
    )
    func prune() async throws {
      try await sample.open { workspace in
        var request = SyncRequest()
        request.prunes = true
        request.renames = .apply
        let result = try await workspace.synchronize(request)
        try result.write(version: "1.0")
        _ = await result.extraction.cacheWriting?.finish()
      }
    }
    let kept = try await sample.open { workspace in
      try KeptTranslations(inFolder: ".", version: "1.0").create(sourceLanguage: "en")
    }
    #expect(kept)
    try await prune()
    let bytes = Array(try sample.folder.text(of: ".xcstrings/memory.tmx").utf8)
    let units = TMXReader.parse(bytes, file: "").value
    #expect(
      Set(units.map { $0.variants.map(\.text) }) == [
        ["Gone", "Ido"], ["Open the big door", "Abre la puerta grande"],
      ]
    )
    let found = try await memory(sample).memory.matches(for: MemoryQuery("Gone", context: "Gone"))
    #expect(found.map(\.score) == [101])
    // Nothing changes when there is nothing new.
    try await prune()
    #expect(Array(try sample.folder.text(of: ".xcstrings/memory.tmx").utf8) == bytes)
  }

  @Test func `writes one unit for each source text, and names alternatives`() throws {
    let entries = [
      Self.unit("a", "Uno"), Self.unit("b", "Uno"), Self.unit("c", "Otro"),
    ]
    .map { entry in
      let source = #"{"localizations":{"en":{"stringUnit":{"state":"translated","value":"One"}},"#
      return entry.replacing(#"{"localizations":{"#, with: source)
    }
    let json =
      #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))},"version":"1.0"}"#
    let catalog = try #require(StringCatalog.parse(Array(json.utf8), file: "A.xcstrings").value)
    var texts = MemoryTexts(sourceLanguage: "en")
    texts.add(catalog, at: "A.xcstrings", in: ["es"])
    #expect(texts.units.map { $0.variants.map(\.text) } == [["One", "Uno"], ["One", "Otro"]])
    #expect(texts.units[0].contexts == ["a", "b"])
    #expect(
      texts.units[1].properties == [
        TMXUnit.Property("x-context", "c"), TMXUnit.Property("file", "A.xcstrings"),
        TMXUnit.Property("id", "c"),
      ]
    )
    #expect(texts.count == 2)
    // Exports repeat byte for byte, and importing one adds nothing.
    let bytes = texts.printed(version: "1.0").bytes
    #expect(bytes == texts.printed(version: "1.0").bytes)
    var again = texts
    for unit in TMXReader.parse(bytes, file: "").value { again.add(unit) }
    #expect(again.count == 2)
  }
}

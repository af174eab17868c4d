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
      source: "import SwiftUI\nlet view = Text(\"Open the big doors\")",
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

  @Test func `keeps nothing of a key that only got another name`() async throws {
    let sample = try SampleWorkspace(source: "")
    func catalog(_ key: String, _ source: String) throws -> StringCatalog {
      let entry =
        #"{"localizations":{"en":{"stringUnit":{"state":"translated","value":"\#(source)"}},"#
        + #""es":{"stringUnit":{"state":"translated","value":"Guardar"}}}}"#
      let json = #"{"sourceLanguage":"en","strings":{"\#(key)":\#(entry)},"version":"1.0"}"#
      return try #require(StringCatalog.parse(Array(json.utf8), file: "A.xcstrings").value)
    }
    let before = try catalog("save", "Save")
    let kept = KeptTranslations(inFolder: sample.folder.path, version: "1.0")
    func count(_ after: StringCatalog) throws -> Int {
      try kept.add(removedIn: [.init(path: "A.xcstrings", before: before, after: after)])
    }
    let other = try catalog("other", "Save all")
    #expect(try count(other) == 0)
    #expect(!kept.isActive)
    _ = try kept.create(sourceLanguage: "en")
    let empty = try sample.folder.text(of: ".xcstrings/memory.tmx")
    #expect(try count(try catalog("toolbar.save", "Save")) == 0)
    #expect(try sample.folder.text(of: ".xcstrings/memory.tmx") == empty)
    #expect(try count(other) == 1)
    #expect(try count(other) == 0)
    // A damaged file is neither replaced nor ignored.
    let damaged = try sample.folder.text(of: ".xcstrings/memory.tmx").replacing("</body>", with: "")
    try sample.folder.write(damaged, to: ".xcstrings/memory.tmx")
    let error = #expect(throws: WorkspaceError.self) { try count(try catalog("x", "y")) }
    #expect(error?.diagnostics.map(\.id.rawValue) == ["xml-mismatched-tags"])
    #expect(try sample.folder.text(of: ".xcstrings/memory.tmx") == damaged)
  }

  @Test func `keeps the notes and properties of kept translations`() async throws {
    let sample = try SampleWorkspace(source: "")
    var printer = TMXPrinter(sourceLanguage: "en", tool: "xcstrings", toolVersion: "1.0")
    let unit = TMXUnit(
      properties: [TMXUnit.Property("file", "B"), TMXUnit.Property("id", "b")],
      notes: ["A note"],
      variants: [
        TMXUnit.Variant(language: "es", text: "Abrir"),
        TMXUnit.Variant(language: "en", text: "Open"),
      ]
    )
    let foreign = TMXUnit(
      sourceLanguage: "fr",
      variants: [TMXUnit.Variant(language: "fr", text: "x")]
    )
    printer.print(unit)
    printer.print(foreign)
    try sample.folder.write(
      String(decoding: printer.finish(), as: UTF8.self),
      to: ".xcstrings/memory.tmx"
    )
    func catalog(_ entries: String) throws -> StringCatalog {
      let json = #"{"sourceLanguage":"en","strings":{\#(entries)},"version":"1.0"}"#
      return try #require(StringCatalog.parse(Array(json.utf8), file: "A.xcstrings").value)
    }
    let count = try KeptTranslations(inFolder: sample.folder.path, version: "1.0")
      .add(
        removedIn: [
          .init(
            path: "A.xcstrings",
            before: try catalog(
              [Self.unit("Save", "Guardar"), Self.unit("Open", "Abrir")].joined(separator: ",")
            ),
            after: try catalog("")
          )
        ]
      )
    #expect(count == 1)
    let bytes = Array(try sample.folder.text(of: ".xcstrings/memory.tmx").utf8)
    let units = TMXReader.parse(bytes, file: "").value
    #expect(units.count == 3)
    #expect(units[0].notes == unit.notes)
    #expect(units[0].variants == unit.variants)
    #expect(units[0].properties == unit.properties + [TMXUnit.Property("x-context", "Open")])
    #expect(units[1] == foreign)
    #expect(units[2].variants.map(\.text) == ["Save", "Guardar"])
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

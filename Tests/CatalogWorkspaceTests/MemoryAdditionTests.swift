import CatalogWorkspace
import Diagnostics
import FileFormats
import FileSystem
import TestSupport
import Testing

/// Adding TMX files to another one, of which only a part is in memory.
@Suite struct MemoryAdditionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func printed(_ units: [TMXUnit], sourceLanguage: String? = "en") -> [UInt8] {
    var printer = TMXPrinter(sourceLanguage: sourceLanguage, tool: "t", toolVersion: "1")
    for unit in units { printer.print(unit) }
    return printer.finish()
  }

  private func write(_ units: [TMXUnit], to name: String, sourceLanguage: String? = "en") throws {
    try folder.write(printed(units, sourceLanguage: sourceLanguage), to: name)
  }

  private func units(in name: String) throws -> [TMXUnit] {
    let parsed = TMXReader.parse(Array(try folder.text(of: name).utf8), file: name)
    #expect(parsed.diagnostics.isEmpty)
    return parsed.value
  }

  /// Adds files to another one, and returns the result.
  @discardableResult
  private func add(_ names: [String], to target: String) throws -> MergedMemory {
    var addition = try MemoryAddition(to: folder.path(target), sourceLanguage: "en")
    for name in names { try addition.add(folder.path(name)) }
    #expect(!addition.diagnostics.contains { $0.severity == .error })
    let merged = try addition.merged()
    try merged.write(version: "1")
    return merged
  }

  private static func unit(
    _ source: String,
    _ texts: [(String, String)],
    contexts: [String] = [],
    notes: [String] = []
  ) -> TMXUnit {
    TMXUnit(
      properties: contexts.map { TMXUnit.Property("x-context", $0) },
      notes: notes,
      variants: [TMXUnit.Variant(language: "en", text: source)]
        + texts.map { TMXUnit.Variant(language: $0.0, text: $0.1) }
    )
  }

  /// Makes units that often have the same source texts, translations and contexts.
  private static func randomUnits(_ count: Int, using generator: inout SeededGenerator) -> [TMXUnit]
  {
    (0..<count)
      .map { _ in
        let languages = ["es", "fr", "de"].filter { _ in Bool.random(using: &generator) }
        return unit(
          "source \(Int.random(in: 0..<40, using: &generator))",
          languages.map { ($0, "\($0) \(Int.random(in: 0..<3, using: &generator))") },
          contexts: (0..<Int.random(in: 0..<3, using: &generator))
            .map { _ in "key \(Int.random(in: 0..<9, using: &generator))" },
          notes: Bool.random(using: &generator) ? ["note"] : []
        )
      }
  }

  /// A translation with its context.
  private struct Fact: Hashable {
    let source, language, text: String
    let context: String?
  }

  private static func facts(_ units: [TMXUnit]) -> [Fact] {
    units.flatMap { unit in
      let contexts: [String?] = unit.contexts.isEmpty ? [nil] : unit.contexts
      return unit.variants.dropFirst()
        .flatMap { variant in
          contexts
            .map { context in
              Fact(
                source: unit.variants[0].text,
                language: variant.language,
                text: variant.text,
                context: context
              )
            }
        }
    }
  }

  @Test(arguments: 0..<20) func `loses and repeats nothing`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (own, first, second) = (
      Self.randomUnits(30, using: &generator), Self.randomUnits(60, using: &generator),
      Self.randomUnits(60, using: &generator)
    )
    try write(own, to: "Team.tmx")
    try write(first, to: "a.tmx")
    try write(second, to: "b.tmx")
    let former = try units(in: "Team.tmx")
    let merged = try add(["a.tmx", "b.tmx"], to: "Team.tmx")
    let result = try units(in: "Team.tmx")
    #expect(merged.unitCount == result.count)
    // Units of the file keep their order, notes and texts.
    for (unit, former) in zip(result, own) {
      #expect(unit.notes == former.notes)
      #expect(Array(unit.variants.prefix(former.variants.count)) == former.variants)
      #expect(Array(unit.properties.prefix(former.properties.count)) == former.properties)
    }
    let facts = Set(Self.facts(result))
    let known = Set(
      facts.map { Fact(source: $0.source, language: $0.language, text: $0.text, context: nil) }
    )
    for fact in Self.facts(own + first + second) {
      #expect(fact.context == nil ? known.contains(fact) : facts.contains(fact))
    }
    let texts = { (units: [TMXUnit]) in
      Set(
        Self.facts(units).map { [$0.source, $0.language, $0.text] }
      )
    }
    #expect(merged.addedCount == texts(result).subtracting(texts(own)).count)
    // The result is the same as that of merging all in memory.
    var reference = MemoryTexts(sourceLanguage: "en")
    for unit in former { reference.append(unit) }
    for unit in first + second { reference.add(unit) }
    #expect(Array(try folder.text(of: "Team.tmx").utf8) == reference.printed(version: "1").bytes)
    // Repeating it changes nothing, and does not write the file.
    let stamp = FileSystem.stamp(of: folder.path("Team.tmx"))
    let again = try add(["b.tmx", "a.tmx", "Team.tmx"], to: "Team.tmx")
    #expect(again.addedCount == 0)
    #expect(FileSystem.stamp(of: folder.path("Team.tmx")) == stamp)
  }

  @Test func `stores large files outside of memory`() throws {
    // One source text, so that all units are in one group.
    let filler = String(repeating: "x", count: 20_000)
    let units = (0..<400)
      .map { Self.unit("source", [("es", "\($0) \(filler)")], contexts: ["key \($0)"]) }
    try write(Array(units[..<300]), to: "a.tmx")
    try write(Array(units[250...].reversed()), to: "b.tmx")
    #expect(try add(["a.tmx", "b.tmx"], to: "Team.tmx").addedCount == 400)
    let result = try self.units(in: "Team.tmx")
    let expected = units[..<300] + units[300...].reversed()
    #expect(result.map(\.contexts) == expected.map(\.contexts))
    #expect(result.map(\.variants) == expected.map(\.variants))
    #expect(try folder.names() == ["Team.tmx", "a.tmx", "b.tmx"])
  }

  @Test func `keeps the contexts of known translations`() throws {
    try write([Self.unit("Save", [("es", "Guardar")], contexts: ["a"])], to: "Team.tmx")
    try write(
      [
        Self.unit("Save", [("es", "Guardar")], contexts: ["b", "a"]),
        Self.unit("Save", [("es", "Guardar")]),
      ],
      to: "a.tmx"
    )
    #expect(try add(["a.tmx"], to: "Team.tmx").addedCount == 0)
    #expect(try units(in: "Team.tmx").map(\.contexts) == [["a", "b"]])
  }

  @Test func `keeps units that can still be read`() throws {
    let contexts = (0..<4).map { "\($0)" + String(repeating: "k", count: 300_000) }
    for context in contexts {
      try write([Self.unit("Save", [("es", "Guardar")], contexts: [context])], to: "a.tmx")
      try add(["a.tmx"], to: "Team.tmx")
      try add(["a.tmx"], to: "Team.tmx")
    }
    #expect(try units(in: "Team.tmx").map(\.contexts) == [Array(contexts[..<3]), [contexts[3]]])
  }

  @Test func `limits the translations of a source text`() throws {
    let units = (0..<1_100).map { Self.unit("Save", [("es", "\($0)")]) }
    try write(units, to: "a.tmx")
    let merged = try add(["a.tmx"], to: "Team.tmx")
    #expect(merged.addedCount == 1_000)
    #expect(merged.diagnostics.map(\.id.rawValue) == ["memory-skipped"])
    #expect(merged.diagnostics.first?.arguments == [.integer(100)])
    #expect(try add(["a.tmx"], to: "Team.tmx").addedCount == 0)
    #expect(try self.units(in: "Team.tmx").count == 1_000)
  }

  @Test func `keeps units without a text in the source language`() throws {
    let foreign = TMXUnit(
      sourceLanguage: "fr",
      notes: ["n"],
      variants: [TMXUnit.Variant(language: "fr", text: "x")]
    )
    try write([foreign, Self.unit("Save", [("es", "Guardar")])], to: "Team.tmx")
    try write([Self.unit("Open", [("es", "Abrir")]), foreign], to: "a.tmx")
    try add(["a.tmx"], to: "Team.tmx")
    let result = try units(in: "Team.tmx")
    #expect(
      result.map { $0.variants.map(\.text) } == [["x"], ["Save", "Guardar"], ["Open", "Abrir"]]
    )
    #expect(result[0].sourceLanguage == "fr")
    #expect(result[0].notes == ["n"])
  }

  @Test func `repeats units with texts in one language twice`() throws {
    let unit = Self.unit("Save", [("es", "Guardar"), ("es", "Grabar"), ("en", "Store")])
    try write([unit], to: "a.tmx")
    #expect(try add(["a.tmx"], to: "Team.tmx").addedCount == 2)
    #expect(try add(["a.tmx"], to: "Team.tmx").addedCount == 0)
  }

  private static let unit =
    #"<tu><tuv xml:lang="en"><seg>a</seg></tuv><tuv lang="es"><seg>b</seg></tuv></tu>"#
  private static let start = #"<tmx version="1.4"><header srclang="en"/><body>"#

  static let damaged: [(String, String)] = [
    ("\(start)\(unit)", "xml-unfinished"), ("\(start)\(unit)</tmx>", "xml-mismatched-tags"),
    ("\(start)\(unit)</body></tmx>x", "xml-well-formed"), ("", "xml-empty"),
    ("<xliff/>", "tmx-root"), ("\u{0}", "xml-forbidden-character"),
    ("\(start)\(unit)<tu><tuv><seg>c</seg></tuv></tu></body></tmx>", "tmx-no-language"),
    (
      "\(start)\(unit)<tu><note>\(String(repeating: "n", count: 1 << 20 + 1))</note>\(unit.dropFirst(4))</body></tmx>",
      "tmx-unit-too-long"
    ),
  ]

  @Test(arguments: damaged)
  func `never replaces a damaged file by a part of it`(_ row: (text: String, id: String)) throws {
    try folder.write(row.text, to: "Team.tmx")
    try write([Self.unit("Open", [("es", "Abrir")])], to: "a.tmx")
    let error = #expect(throws: WorkspaceError.self) { try add(["a.tmx"], to: "Team.tmx") }
    #expect(error?.diagnostics.map(\.id.rawValue) == [row.id])
    #expect(try folder.text(of: "Team.tmx") == row.text)
  }

  @Test func `loses no unit of a file with random damage`() throws {
    let own = (0..<20).map { Self.unit("s\($0)", [("es", "t\($0)")], contexts: ["k\($0)"]) }
    let bytes = printed(own)
    try write([Self.unit("Open", [("es", "Abrir")])], to: "a.tmx")
    let mutator = Mutator(
      tellingPieces: ["<", "/>", "</tu>", "<tuv", "\"", "&"].map { Array($0.utf8) }
    )
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let damaged = mutator.mutate(bytes, mixing: bytes, using: &generator)
      try folder.write(damaged, to: "Team.tmx")
      let before = TMXReader.parse(damaged, file: "").value
      do {
        try add(["a.tmx"], to: "Team.tmx")
        let after = try units(in: "Team.tmx")
        #expect(after.count >= before.count)
        for (unit, former) in zip(after, before) {
          #expect(Array(unit.variants.prefix(former.variants.count)) == former.variants)
          #expect(unit.notes == former.notes)
        }
      } catch is WorkspaceError {
        #expect(
          Array(try folder.text(of: "Team.tmx").utf8)
            == Array(String(decoding: damaged, as: UTF8.self).utf8)
        )
      }
    }
  }

  @Test func `does not replace a file that was changed meanwhile`() throws {
    try write([Self.unit("Save", [("es", "Guardar")])], to: "Team.tmx")
    try write([Self.unit("Open", [("es", "Abrir")])], to: "a.tmx")
    for target in ["Team.tmx", "New.tmx"] {
      var addition = try MemoryAddition(to: folder.path(target), sourceLanguage: "en")
      try addition.add(folder.path("a.tmx"))
      let merged = try addition.merged()
      try folder.write("changed", to: target)
      let error = #expect(throws: FileError.self) { try merged.write(version: "1") }
      #expect(error?.code == .changed)
      #expect(try folder.text(of: target) == "changed")
    }
    #expect(try folder.names() == ["New.tmx", "Team.tmx", "a.tmx"])
  }

  @Test func `reads only regular files`() throws {
    let error = #expect(throws: FileError.self) {
      try MemoryAddition(to: folder.path, sourceLanguage: "en")
    }
    #expect(error?.code == .notRegularFile)
  }

  @Test func `takes the source language of the file`() throws {
    try write([Self.unit("Save", [("es", "Guardar")])], to: "Team.tmx", sourceLanguage: "en-US")
    try write([Self.unit("Open", [("es", "Abrir")])], to: "a.tmx")
    var addition = try MemoryAddition(to: folder.path("Team.tmx"), sourceLanguage: "fr")
    try addition.add(folder.path("a.tmx"))
    let merged = try addition.merged()
    #expect(merged.addedCount == 1)
    try merged.write(version: "1")
    #expect(try folder.text(of: "Team.tmx").contains(#"srclang="en-US""#))
  }
}

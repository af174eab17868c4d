import Diagnostics
import FoundationEssentials
import StringCatalog
import Testing

@Suite struct `Catalogs as values` {
  private static let text = """
    {
      "sourceLanguage": "en",
      "strings": {
        "b": { "localizations": { "es": { "stringUnit": { "state": "translated", "value": "B" } } } },
        "a": { "comment": "\\u0041" }
      },
      "version": "1.0"
    }
    """

  @Test func `are parsed from bytes of any kind`() throws {
    let catalog = try StringCatalog(parsing: Data(Self.text.utf8), file: "a.xcstrings")
    #expect(catalog.keys == ["b", "a"])
    #expect(try StringCatalog(parsing: Self.text.utf8) == catalog)
    #expect(catalog.serialized() == Array(Self.text.utf8))
  }

  @Test func `throw their diagnostics if they are not usable`() throws {
    let error = #expect(throws: StringCatalog.ParsingError.self) {
      try StringCatalog(parsing: "[]".utf8, file: "a.xcstrings")
    }
    #expect(error?.diagnostics.map(\.id.rawValue) == ["catalog-not-object"])
    var diagnostics: [Diagnostic] = []
    let double = #"{"sourceLanguage":"en","strings":{"a":{},"a":{}},"version":"1.0"}"#
    let catalog = StringCatalog(parsing: double.utf8, file: "", diagnostics: &diagnostics)
    #expect(catalog?.count == 1)
    #expect(diagnostics.map(\.id.rawValue) == ["key-duplicate"])
    #expect(StringCatalog(parsing: "".utf8, file: "", diagnostics: &diagnostics) == nil)
    #expect(diagnostics.count > 1)
  }

  @Test func `are serialized in three forms`() throws {
    let catalog = try StringCatalog(parsing: Self.text.utf8)
    let canonical = try StringCatalog(parsing: catalog.serialized(as: .canonical))
    let sorted = try StringCatalog(parsing: catalog.serialized(as: .sorted))
    #expect(canonical.keys == ["b", "a"])
    #expect(sorted.keys == ["a", "b"])
    #expect(canonical.firstUnformattedLine() == nil)
    #expect(sorted.firstUnformattedLine(sortingKeys: true) == nil)
  }

  @Test func `are equal by their content`() throws {
    let catalog = try StringCatalog(parsing: Self.text.utf8)
    #expect(try StringCatalog(parsing: catalog.serialized(as: .canonical)) == catalog)
    #expect(try StringCatalog(parsing: catalog.serialized(as: .sorted)) != catalog)
    var edited = catalog
    edited["a"]?.comment = "B"
    #expect(edited != catalog)
    edited["a"]?.comment = "A"
    #expect(edited == catalog)
    edited.sourceLanguage = "de"
    #expect(edited != catalog)
    let composed = Self.text.replacing("\"b\":", with: "\"\u{E9}\":")
    let decomposed = Self.text.replacing("\"b\":", with: "\"e\u{301}\":")
    #expect(try StringCatalog(parsing: composed.utf8) != StringCatalog(parsing: decomposed.utf8))
  }

  @Test func `are read from files and written to them`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "catalog-facade-\(UInt64.random(in: 0...UInt64.max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "a.xcstrings").path
    var catalog = try StringCatalog(parsing: Self.text.utf8)
    catalog["c"] = StringCatalog.Entry(comment: "New")
    try catalog.write(toFile: path)
    let read = try StringCatalog(contentsOfFile: path)
    #expect(read == catalog)
    #expect(read.location(of: "c")?.file == path)
    #expect(throws: (any Error).self) { try StringCatalog(contentsOfFile: path + ".missing") }
  }
}

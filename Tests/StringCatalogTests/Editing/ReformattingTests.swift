import Diagnostics
import StringCatalog
import TestSupport
import Testing

@Suite struct `Formatting a catalog` {
  @Test(arguments: Catalogs.names)
  func `produces Xcode's bytes`(_ name: String) throws {
    let catalog = try Catalogs.named(name)
    let isAsXcodeWrites = Catalogs.laidOutByOthers[name] == nil
    #expect((catalog.firstUnformattedLine() == nil) == isAsXcodeWrites)
    let formatted = catalog.formatted()
    let again = try #require(StringCatalog.parse(formatted, file: name).value)
    #expect(again.firstUnformattedLine() == nil)
    #expect(again.formatted() == formatted)
    #expect(again.keys == catalog.keys)
    for (key, entry) in catalog.entries { expectSame(again[key], entry) }
    #expect(formatted.first == UInt8(ascii: "{"))
  }

  @Test func `converts UTF-16 to UTF-8 without a byte order mark`() throws {
    let text = "\u{FEFF}" + catalogText(#""Ñ" : { }"#)
    let bytes = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let catalog = try #require(StringCatalog.parse(bytes, file: "UTF-16").value)
    #expect(catalog.firstUnformattedLine() == 1)
    let formatted = catalog.formatted()
    #expect(formatted == catalog.formatted())
    let again = try #require(StringCatalog.parse(formatted, file: "UTF-8").value)
    #expect(again.firstUnformattedLine() == nil)
    #expect(again.keys == ["Ñ"])
  }

  @Test func `returns the first unformatted line, with and without key order`() throws {
    let keys = ["B", "A"].map { "    \"\($0)\" : {\n\n    }" }.joined(separator: ",\n")
    let catalog = try StringCatalog(
      "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(keys)\n  },\n  \"version\" : \"1.0\"\n}"
    )
    #expect(catalog.firstUnformattedLine() == nil)
    #expect(catalog.firstUnformattedLine(sortingKeys: true) == 4)
    let sorted = catalog.formatted(sortingKeys: true)
    #expect(StringCatalog.parse(sorted, file: "sorted").value?.keys == ["A", "B"])
  }
}

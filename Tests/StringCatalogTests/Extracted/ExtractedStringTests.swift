import Diagnostics
import StringCatalog
import Testing

@Suite struct ExtractedStringTests {
  @Test func `a plain occurrence has only a key and a location`() {
    let location = Location(file: "A.swift", utf8Range: 3..<6, line: 1, column: 4)
    let string = ExtractedString(key: "k", location: location)
    #expect(string.table == nil)
    #expect(string.defaultValue == nil)
    #expect(string.comment == nil)
    #expect(!string.isDebugOnly)
    #expect(string.location == location)
  }

  @Test func `occurrences of one key at two locations differ`() {
    let first = Location(file: "A.swift", utf8Range: 3..<6, line: 1, column: 4)
    let second = Location(file: "B.swift", utf8Range: 3..<6, line: 1, column: 4)
    let strings = Set([first, second].map { ExtractedString(key: "k", location: $0) })
    #expect(strings.count == 2)
  }
}

import Diagnostics
import StringCatalog
import Testing

@Suite struct ExtractedStringTests {
  @Test func `a plain occurrence has only a key and a location`() {
    let place = Place(file: "A.swift", utf8Range: 3..<6, line: 1, column: 4)
    let string = ExtractedString(key: "k", place: place)
    #expect(string.table == nil)
    #expect(string.defaultValue == nil)
    #expect(string.comment == nil)
    #expect(!string.isDebugOnly)
    #expect(string.place == place)
  }

  @Test func `occurrences of one key at two locations differ`() {
    let first = Place(file: "A.swift", utf8Range: 3..<6, line: 1, column: 4)
    let second = Place(file: "B.swift", utf8Range: 3..<6, line: 1, column: 4)
    let strings = Set([first, second].map { ExtractedString(key: "k", place: $0) })
    #expect(strings.count == 2)
  }
}

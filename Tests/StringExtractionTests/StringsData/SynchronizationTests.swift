import Diagnostics
import StringCatalog
import StringExtraction
import TestSupport
import Testing

/// Synchronization with strings that were written to files and read again.
@Suite struct `Synchronization with extracted strings` {
  @Test(arguments: 1...40)
  func `gives the same catalog as without the files`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let strings = randomStrings(ofSources: 12, using: &generator)
    let files = written(strings)
    let read = try readBack(files)
    #expect(catalogText(read) == catalogText(strings))
    #expect(catalogText(read.shuffled(using: &generator)) == catalogText(strings))
  }

  @Test func `gives the same catalog from 50 shards, some sources in several of them`() throws {
    var generator = SeededGenerator(seed: 50)
    let strings = randomStrings(ofSources: 500, using: &generator)
    let files = written(strings)
    var shards = [[[UInt8]]](repeating: [], count: 50)
    for file in files {
      for _ in 1...Int.random(in: 1...3, using: &generator) {
        shards[Int.random(in: 0..<50, using: &generator)].append(file)
      }
    }
    let read = try readBack(shards.shuffled(using: &generator).flatMap(\.self))
    #expect(catalogText(Array(Set(read))) == catalogText(strings))
  }

  @Test func `writes a default value only if it differs from the key`() throws {
    let location = Location(file: "A.swift", utf8Range: 9..<12, line: 2, column: 3)
    let strings = [
      ExtractedString(key: "é", defaultValue: "é", location: location),
      ExtractedString(key: "é", defaultValue: "e\u{301}", location: location),
      ExtractedString(key: "é", defaultValue: "x", location: location),
    ]
    let data = StringsData(source: "A.swift", strings: strings, defaultTable: "T")
    let values = data.tables.first?.entries.map { $0.value.map { Array($0.utf8) } }
    #expect(values == [nil, Array("e\u{301}".utf8), Array("x".utf8)])
    #expect(data.tables.first?.name == "T")
  }

  @Test func `a default value that repeats the key does not hide another one`() {
    let strings = [
      ExtractedString(key: "k", defaultValue: "k", location: location("A.swift", 1)),
      ExtractedString(key: "k", defaultValue: "Text", location: location("A.swift", 2)),
    ]
    #expect(catalogText(strings).contains(#""value" : "Text""#))
  }

  @Test func `keeps the phrases of App Shortcuts`() {
    let string = ExtractedString(
      key: "Open ${applicationName}",
      phrases: ["Open ${applicationName}", "Start it"],
      location: location(StringsData.appShortcutsSource, 1)
    )
    #expect(
      catalogText([string]) == """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Open ${applicationName}" : {
              "extractionState" : "extracted_with_value",
              "localizations" : {
                "en" : {
                  "stringSet" : {
                    "state" : "new",
                    "values" : [
                      "Open ${applicationName}",
                      "Start it"
                    ]
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """
    )
  }

  private func catalogText(_ strings: [ExtractedString]) -> String {
    String(decoding: catalog(of: strings, sourceLanguage: "en").catalog.printed(), as: UTF8.self)
  }

  private func location(_ file: String, _ line: Int, column: Int = 1) -> Location {
    Location(
      file: file,
      utf8Range: line * 100 + column..<line * 100 + column,
      line: line,
      column: column
    )
  }

  /// Returns the bytes of a file for each source.
  private func written(_ strings: [ExtractedString]) -> [[UInt8]] {
    Dictionary(grouping: strings, by: \.location.file)
      .map { source, strings in
        StringsData(source: source, strings: strings, defaultTable: "Localizable").printed()
      }
  }

  private func readBack(_ files: [[UInt8]]) throws -> [ExtractedString] {
    try files.flatMap { bytes in
      let data = try #require(StringsData.parse(bytes, file: "A.stringsdata").value)
      return data.extractedStrings(in: data.source)
    }
  }

  private func randomStrings(
    ofSources count: Int,
    using generator: inout SeededGenerator
  ) -> [ExtractedString] {
    let keys = ["k", "%@ of %@", "%lld items", "é", "e\u{301}", "\"q\"", "Long text\nof lines", ""]
    let values = [nil, nil, "Value", "%@ · %@", "k", "é"]
    let comments = [nil, "One", "Two", "One"]
    return (0..<count)
      .flatMap { number in
        (0..<Int.random(in: 0...6, using: &generator))
          .map { line in
            ExtractedString(
              key:
                "\(keys.randomElement(using: &generator) ?? "")\(Int.random(in: 0...3, using: &generator))",
              defaultValue: values.randomElement(using: &generator) ?? nil,
              comment: comments.randomElement(using: &generator) ?? nil,
              location: location("Sources/\(number).swift", 1 + line / 2, column: 1 + line % 2 * 40)
            )
          }
      }
  }
}

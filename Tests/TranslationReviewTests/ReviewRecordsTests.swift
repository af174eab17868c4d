import Diagnostics
import OrderedCollections
import StringCatalog
import TestSupport
import Testing
import TranslationReview

@Suite struct `Review records` {
  private static let canonical = """
    {"catalog":"A.xcstrings","key":"door","source":{"":"Open the door"},"seen":"s1-0123456789abcdef"}
    {"catalog":"A.xcstrings","key":"door","language":"es","from":{"":"Open door"}}
    {"catalog":"A.xcstrings","key":"door","language":"es","path":"","origin":"mt:apertium","value":"t1-0123456789abcdef","for":"s1-0123456789abcdef"}
    {"catalog":"A.xcstrings","key":"files","source":{"plural.one":"%lld file","plural.other":"%lld files"},"seen":"s1-0000000000000000"}
    {"catalog":"B.xcstrings","key":"a\\nb","language":"fr","path":"plural.one","origin":"memory:97","value":"t1-0000000000000000","by":{"name":"Ana","years":[1e3,null]}}
    {"catalog":"B.xcstrings","key":"z","assigned":["ana"]}

    """

  @Test func `prints a parsed file unchanged`() {
    let parsed = parse(Self.canonical)
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.value.count == 6)
    #expect(text(parsed.value) == Self.canonical)
  }

  @Test func `prints lines in the order of catalog, key, language and path`() {
    let shuffled = Self.canonical.split(separator: "\n").reversed().joined(separator: "\r\n")
    #expect(text(parse("\u{FEFF}\(shuffled)").value) == Self.canonical)
  }

  @Test func `looks up what lines say`() {
    let records = parse(Self.canonical).value
    #expect(records.source(of: "door", in: "A.xcstrings")?.texts == ["": "Open the door"])
    #expect(records.source(of: "door", in: "B.xcstrings") == nil)
    #expect(
      records.formerSource(of: "door", in: "A.xcstrings", language: "es") == ["": "Open door"]
    )
    let version = TextVersion(rawValue: "t1-0123456789abcdef")
    let stale = TextVersion(rawValue: "t1-0123456789abcde0")
    for (value, origin) in [(version, "mt:apertium"), (stale, nil)] {
      #expect(
        records.origin(ofDraft: "", in: "es", of: "door", catalog: "A.xcstrings", value: value)
          == origin
      )
    }
  }

  @Test func `distinguishes keys that are composed differently`() {
    let composed = #"{"catalog":"A","key":"é","language":"es","from":{"":"x"}}"#
    let decomposed = #"{"catalog":"A","key":"e\#u{301}","language":"es","from":{"":"x"}}"#
    let parsed = parse("\(composed)\n\(decomposed)\n")
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.value.count == 2)
  }

  @Test(
    arguments: [
      (#"{"catalog":"A","key":"#, "json-end-unexpected", 22),
      ("<<<<<<< ours", "conflict-markers", 1),
      ("[1]", "review-line-not-object", 1),
      (#"{"catalog":"A","key":1}"#, "field-not-text", 22),
      (#"{"catalog":"A","key":"k","seen":"s1-0"}"#, "field-missing", 1),
      (#"{"catalog":"A","key":"k","seen":"s1-0","source":"x"}"#, "field-not-object", 49),
      (#"{"catalog":"A","key":"k","language":"es","from":{"":1}}"#, "field-not-text", 53),
      (#"{"catalog":"A","key":"k","language":"es","path":"","origin":"m"}"#, "field-missing", 1),
    ]
  )
  func `keeps a line that cannot be read, and the others`(
    line: String,
    id: String,
    column: Int
  ) throws {
    let lines = Self.canonical.split(separator: "\n")
    let damaged = ([lines[0]] + [line[...]] + lines[1...]).joined(separator: "\n")
    let parsed = parse(damaged)
    let diagnostic = try #require(parsed.diagnostics.first)
    #expect(parsed.diagnostics.count == 1)
    #expect(diagnostic.id.rawValue == id)
    #expect(diagnostic.severity == .error)
    let location = try #require(diagnostic.location)
    #expect(location.line == 2)
    #expect(location.column == column)
    #expect(location.utf8Range.lowerBound == lines[0].utf8.count + column)
    #expect(text(parsed.value) == "\(Self.canonical)\(line)\n")
  }

  @Test func `keeps lines without catalog and key, which a newer version may have written`() {
    let parsed = parse(#"{"version":2}"#)
    #expect(parsed.diagnostics.isEmpty)
    #expect(text(parsed.value) == "{\"version\":2}\n")
  }

  @Test func `uses the last of several lines about the same text`() throws {
    let line = #"{"catalog":"A","key":"k","language":"es","from":{"":"one"}}"#
    let parsed = parse("\(line)\n\(line.replacing("one", with: "two"))\n")
    #expect(parsed.diagnostics.map(\.id) == ["review-line-repeated"])
    #expect(parsed.diagnostics.map(\.severity) == [.warning])
    #expect(parsed.diagnostics.first?.notes.first?.location?.line == 1)
    #expect(parsed.value.formerSource(of: "k", in: "A", language: "es") == ["": "two"])
  }

  @Test func `moves the lines of a renamed key`() {
    var records = parse(Self.canonical).value
    records.renameKey("door", to: "gate", in: "A.xcstrings")
    let lines = Self.canonical.split(separator: "\n", omittingEmptySubsequences: false)
    let moved = lines[..<3].map { String($0).replacing("\"door\"", with: "\"gate\"") }
    let expected = [String(lines[3])] + moved + lines[4...].map(String.init)
    #expect(text(records) == expected.joined(separator: "\n"))
  }

  @Test(arguments: 0..<8)
  func `returns from mutated files, and prints what it read`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var damagedCount = 0
    for _ in 1...300 {
      let bytes = Mutator.catalogs.mutate(
        Array(Self.canonical.utf8),
        mixing: Array("{\"catalog\":\"A\",\"key\":\"k\"}\n".utf8),
        using: &generator
      )
      let parsed = ReviewRecords.parse(bytes, file: "F")
      damagedCount += parsed.diagnostics.isEmpty ? 0 : 1
      let printed = parsed.value.printed()
      let again = ReviewRecords.parse(printed, file: "F")
      #expect(again.value.printed() == printed, "\(bytes)")
      #expect(again.value.sorted == parsed.value.sorted, "\(bytes)")
      let locations = parsed.diagnostics.compactMap(\.location)
      #expect(locations.count == parsed.diagnostics.count)
      #expect(locations.allSatisfy { $0.line >= 1 && $0.column >= 1 })
    }
    #expect((1..<300).contains(damagedCount))
  }

  @Test func `has a limit for the number of diagnostics`() {
    let parsed = parse(String(repeating: "x\n", count: 1_000))
    #expect(parsed.diagnostics.count == DiagnosticList.greatestCount + 1)
    #expect(parsed.value.otherLines.count == 1_000)
  }
}

func parse(_ text: String) -> ParseResult<ReviewRecords> {
  ReviewRecords.parse(Array(text.utf8), file: "review.jsonl")
}

func text(_ records: ReviewRecords) -> String {
  String(decoding: records.printed(), as: UTF8.self)
}

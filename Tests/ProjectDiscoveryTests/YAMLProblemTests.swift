import Diagnostics
import ProjectConfiguration
import ProjectDiscovery
import TestSupport
import Testing

@Suite struct `YAML problems` {
  @Test(arguments: rows)
  func `have names and locations`(_ row: YAMLRow) {
    let marked = MarkedText(row.text)
    let found = Configuration.parse(marked.bytes, file: "conf.yml").diagnostics
    #expect(found.map(\.id) == [row.id])
    #expect(found.map(\.severity) == [.error])
    let places = found.compactMap(\.location) + found.flatMap(\.notes).compactMap(\.location)
    #expect(places.map(\.utf8Range.lowerBound).sorted() == marked.utf8Offsets)
    // Only the message without a name contains the English text of the parser.
    #expect(found.allSatisfy { $0.arguments.isEmpty } == (row.id != "configuration-syntax"))
  }

  @Test(arguments: [
    ("↓rules: {}\n↓rules: {}", ["rules"]),
    ("targets:\n  ↓a: {}\n  b: {}\n  ↓a: {}\n", ["a"]),
    ("targets: {↓a: {}, ↓\"a\": {}}", ["a"]),
    ("glossary: {↓größe: {}, ↓größe: {}}", ["größe"]),
  ])
  func `include both locations of a duplicate key`(_ text: String, _ keys: [String]) {
    let marked = MarkedText(text)
    let found = Configuration.parse(marked.bytes, file: "conf.yml").diagnostics
    #expect(found.map(\.id) == ["configuration-duplicate-key"])
    #expect(found.map(\.arguments) == [keys.map { .quoted($0) }])
    let places = found.flatMap(\.notes).compactMap(\.location) + found.compactMap(\.location)
    #expect(places.map(\.utf8Range.lowerBound) == marked.utf8Offsets)
  }

  @Test func `include all duplicate keys and the other problems`() {
    let text = "rules: {a: off, a: off, a: note}\nlanguage: es\nroutines: []\nroutines: []\n"
    let found = Configuration.parse(Array(text.utf8), file: "conf.yml").diagnostics
    #expect(
      found.map(\.id) == [
        "configuration-duplicate-key", "configuration-duplicate-key", "configuration-unknown-key",
        "configuration-duplicate-key",
      ]
    )
    #expect(found.compactMap(\.location?.line) == [1, 1, 2, 4])
    #expect(found.compactMap(\.location?.column) == [17, 25, 1, 1])
  }

  @Test func `never crash, whatever the bytes are`() {
    var generator = SeededGenerator(seed: 3)
    let seeds = rows.map { MarkedText($0.text).bytes }
    for _ in 0..<4000 {
      var bytes = seeds.randomElement(using: &generator) ?? []
      bytes += seeds.randomElement(using: &generator) ?? []
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let position = bytes.indices.randomElement(using: &generator) ?? 0
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[position] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: position)
        default:
          bytes.insert("*&!{}[]:-#\"'\n\t".utf8.randomElement(using: &generator) ?? 0, at: position)
        }
        if bytes.isEmpty { break }
      }
      let parsed = Configuration.parse(bytes, file: "conf.yml")
      #expect(parsed.diagnostics.allSatisfy { $0.severity == .error })
    }
  }

  @Test func `do not depend on the nesting depth of lists`() {
    let text = String(repeating: "[", count: 100_000)
    let found = Configuration.parse(Array(text.utf8), file: "conf.yml").diagnostics
    #expect(found.map(\.id) == ["configuration-syntax"])
  }
}

/// A file with one problem, with markers at its expected location and those of its notes.
struct YAMLRow: Sendable, CustomTestStringConvertible {
  var text: String
  var id: Diagnostic.ID

  var testDescription: String { text }

  init(_ text: String, _ id: Diagnostic.ID) {
    self.text = text
    self.id = id
  }
}

private let rows = [
  YAMLRow("languages: ↓[en\nrules↓: {}", "configuration-list-open"),
  YAMLRow("targets: ↓{a: {}\n↓rules: {}", "configuration-map-open"),
  YAMLRow("routines: [↓\"tr]\n↓", "configuration-text-open"),
  YAMLRow("routines:\n↓\t- tr\n", "configuration-tab"),
  YAMLRow("dynamic:\n  - *↓.title\n", "configuration-unquoted"),
  YAMLRow("dynamic:\n  - ↓*title\n", "configuration-unquoted"),
  YAMLRow("dynamic: [↓%lld]\n", "configuration-unquoted"),
  YAMLRow("routines: [↓@tr]\n", "configuration-unquoted"),
  YAMLRow("sourceLanguage: a↓: b\n", "configuration-colon"),
  YAMLRow("targets:\n  a: {}\n  b\n↓rules: {}\n", "configuration-colon-missing"),
  YAMLRow("↓targets:\n  a: {}\n ↓b: {}\n", "configuration-indentation"),
  YAMLRow("dynamic: [\"↓\\d\"]\n", "configuration-escape"),
  YAMLRow("routines: []\n↓---\nroutines: []\n", "configuration-documents"),
  YAMLRow("routines: [↓\u{1}]\n", "configuration-control-character"),
]

import Diagnostics
import StringCatalog
import StringExtraction
import SwiftTypeChecker
import Testing

@Suite struct `Renaming a key in sources` {
  @Test(arguments: rows)
  func `edits the literals`(_ row: Row) async {
    let renamed = await rename(row.key, to: row.newKey, in: row.before)
    #expect(renamed.source == row.after)
    #expect(renamed.diagnostics.isEmpty)
    // The edited literal has the new key, and nothing else has changed.
    let old = await extractedKeys(of: row.before)
    let new = await extractedKeys(of: row.after)
    let expected = row.resultingKey ?? row.newKey
    #expect(new.filter { $0 != expected }.sorted() == old.filter { $0 != row.key }.sorted())
    #expect(new.contains(expected))
  }

  @Test(arguments: delimiters)
  func `writes any string between any delimiters`(_ delimiters: [String]) async {
    let keys = texts.indices.map { "Old \($0)" }
    let lines = keys.map { "Text(\(delimiters[0])\($0)\(delimiters[1]))" }
    await expectRenaming(of: keys, to: texts, in: lines)
  }

  @Test(arguments: delimiters)
  func `writes any string around an interpolation`(_ delimiters: [String]) async {
    let pounds = delimiters[1].filter { $0 == "#" }
    let lines = texts.indices.map { number in
      "Text(\(delimiters[0])Old \(number) \\\(pounds)(1)\(delimiters[1]))"
    }
    let newKeys = texts.map { $0.replacing("%", with: "%%") }.map { "\($0)%lld\($0)" }
    await expectRenaming(of: texts.indices.map { "Old \($0) %lld" }, to: newKeys, in: lines)
  }

  @Test(arguments: [
    ("Hello %@", "Hi"), ("Hello %@", "%@ and %@"), ("Hello %@", "Hi %lld"), ("Hello %@", "Hi %2$@"),
    ("Hello %@", "100% of %@"), ("Hello %@", "Hi %#@name@"), ("Hello %@", "%1$@ %1$@"),
  ])
  func `rejects a key with other arguments`(_ key: String, _ newKey: String) async {
    let source = "func greet(_ name: String) -> Text { Text(\"Hello \\(name)\") }"
    let renamed = await rename(key, to: newKey, in: source)
    #expect(renamed.source == source)
    #expect(renamed.diagnostics.map(\.id) == ["literal-arguments-differ"])
    #expect(renamed.diagnostics.map(\.location?.column) == [43])
  }

  @Test func `reports the literals that it cannot edit, and edits the others`() async {
    let source = """
      let ratio = 0.5
      let first = Text("\\(ratio, specifier: "%.1f of them")")
      let second = Text("\\(ratio, specifier: "%.1f") of them")
      """
    let renamed = await rename("%.1f of them", to: "%.1f of all", in: source)
    #expect(renamed.diagnostics.map(\.id) == ["literal-not-editable"])
    #expect(renamed.diagnostics.map(\.location?.line) == [2])
    #expect(renamed.source == source.replacing("\") of them\")", with: "\") of all\")"))
  }

  @Test func `edits nothing at a location without a literal`() {
    let location = Location(file: "A.swift", utf8Range: 0..<3, line: 1, column: 1)
    let source = SourceFile(path: "A.swift", bytes: Array("let a = 1".utf8))
    let result = LiteralRenaming(from: "a", to: "b").rename(literalsAt: [location], in: source)
    #expect(result.edits.isEmpty)
    #expect(result.diagnostics.map(\.id) == ["literal-not-editable"])
  }
}

/// A source before and after a renaming.
struct Row: Sendable, CustomTestStringConvertible {
  var key: String
  var newKey: String
  var before: String
  var after: String
  /// The expected key of the literals; `nil` for the new key.
  var resultingKey: String?

  var testDescription: String { before }

  init(
    _ key: String,
    _ newKey: String,
    _ before: String,
    _ after: String,
    key result: String? = nil
  ) {
    self.key = key
    self.newKey = newKey
    self.before = before
    self.after = after
    resultingKey = result
  }
}

private let rows = [
  Row("Save", "Store", #"Button("Save") { print("Save") }"#, #"Button("Store") { print("Save") }"#),
  Row(
    "Hello %@",
    "Hi %@",
    #"func f(_ name: String) { _ = Text("Hello \(name.description)") }"#,
    #"func f(_ name: String) { _ = Text("Hi \(name.description)") }"#
  ),
  Row(
    "%@ of %lld",
    "%2$lld: %1$@",
    #"func f(_ a: String, _ b: Int) { _ = Text("\(a) of \(b)") }"#,
    #"func f(_ a: String, _ b: Int) { _ = Text("\(b): \(a)") }"#,
    key: "%lld: %@"
  ),
  Row(
    "%lld%% done",
    "Done: %lld %%",
    #"let n = 1; let t = Text("\(n)% done")"#,
    #"let n = 1; let t = Text("Done: \(n) %")"#
  ),
  Row("100% free", "Free: 100%", #"Text("100% free")"#, #"Text("Free: 100%")"#),
  Row(
    "greeting",
    "home.greeting",
    #"let t = String(localized: "greeting", defaultValue: "greeting", comment: "greeting")"#,
    #"let t = String(localized: "home.greeting", defaultValue: "greeting", comment: "greeting")"#
  ),
  Row(
    "%1$@ by %2$@",
    "%2$@: %1$@",
    #"let t = NSLocalizedString("%1$@ by %2$@", value: "x", comment: "")"#,
    #"let t = NSLocalizedString("%2$@: %1$@", value: "x", comment: "")"#
  ),
  Row(
    #"C:\new "x""#,
    #"D:\old "y""#,
    ##"let a = Text(#"C:\new "x""#), b = Text("C:\\new \"x\"")"##,
    ##"let a = Text(#"D:\old "y""#), b = Text("D:\\old \"y\"")"##
  ),
  Row(
    "%.1f kg",
    "Weight: %.1f kg",
    #"let w = 1.5; let t = Text("\(w, specifier: "%.1f") kg")"#,
    #"let w = 1.5; let t = Text("Weight: \(w, specifier: "%.1f") kg")"#
  ),
  Row(
    "First\nSecond %lld",
    "One\n\nTwo %lld\nThree",
    "let n = 1\nlet t = Text(\"\"\"\n  First\n  Second \\(n)\n  \"\"\")",
    "let n = 1\nlet t = Text(\"\"\"\n  One\n\n  Two \\(n)\n  Three\n  \"\"\")"
  ),
  Row(
    "A long text",
    "A longer text",
    "let t = Text(\"\"\"\n    A long \\\n    text\n    \"\"\")",
    "let t = Text(\"\"\"\n    A longer text\n    \"\"\")"
  ),
  Row(
    "One\nTwo",
    "Two\nOne",
    "let t = Text(\"\"\"\r\n  One\r\n  Two\r\n  \"\"\")\r\n",
    "let t = Text(\"\"\"\r\n  Two\r\n  One\r\n  \"\"\")\r\n"
  ),
  Row(
    "Are you sure?",
    "Really?",
    #"func f(_ c: Bool) -> Text { Text(c ? "Are you sure?" : "Fine") }"#,
    #"func f(_ c: Bool) -> Text { Text(c ? "Really?" : "Fine") }"#
  ),
  Row(
    "Año %@",
    "Ejercicio %@",
    #"func f(_ año: String) { /* «Año» */ _ = Text("Año \(año)") }"#,
    #"func f(_ año: String) { /* «Año» */ _ = Text("Ejercicio \(año)") }"#
  ),
  Row(
    "Set ${size} of ${color}",
    "Give ${color} the size ${size}",
    #"static var parameterSummary: some ParameterSummary { Summary("Set \(\.$size) of \(\.$color)") }"#,
    #"static var parameterSummary: some ParameterSummary { Summary("Give \(\.$color) the size \(\.$size)") }"#
  ),
]

private let texts = [
  "plain", "", "\"", "\"\"", "\"\"\"", "a\"", "\"#", "\"##", "\\", "\\#", "\\(", "\\n", "a\\", "#",
  "\n", "a\nb", "\n\na\n", "\t", "\r", "\r\n", "\0", "\u{A0}", "\u{200E}", "\u{FEFF}", "ñ日本👍🏽",
  "  a  ", "50%", "%%", "'", "\u{301}a", "a\\\nb", "\"\n\"\"\"", "\\#(x)", "\\##",
]

private let delimiters = [
  ["\"", "\""], ["#\"", "\"#"], ["##\"", "\"##"], ["\"\"\"\n", "\n\"\"\""],
  ["\"\"\"\n    ", "\n    \"\"\""], ["#\"\"\"\n  ", "\n  \"\"\"#"],
]

/// Renames a key at the locations that the extraction finds in a source.
private func rename(
  _ key: String,
  to newKey: String,
  in source: String
) async -> (source: String, diagnostics: [Diagnostic]) {
  let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
  let found = await extractStrings(from: [file]).value.occurrences.filter { $0.key == key }
  #expect(!found.isEmpty)
  let result = LiteralRenaming(from: key, to: newKey)
    .rename(literalsAt: found.map(\.location), in: file)
  var bytes = file.bytes
  for edit in result.edits.reversed() {
    bytes.replaceSubrange(edit.location.utf8Range, with: edit.replacement.utf8)
  }
  return (String(decoding: bytes, as: UTF8.self), result.diagnostics)
}

/// Renames the key of each line, and checks the new keys of the lines.
private func expectRenaming(
  of keys: [String],
  to newKeys: [String],
  in lines: [String]
) async {
  let file = SourceFile(path: "A.swift", bytes: Array(lines.joined(separator: "\n").utf8))
  let found = await extractStrings(from: [file]).value.occurrences
  #expect(found.map(\.key) == keys)
  var bytes = file.bytes
  for (occurrence, newKey) in zip(found, newKeys).reversed() {
    let renaming = LiteralRenaming(from: occurrence.key, to: newKey)
    for edit in renaming.rename(literalsAt: [occurrence.location], in: file).edits {
      bytes.replaceSubrange(edit.location.utf8Range, with: edit.replacement.utf8)
    }
  }
  let source = String(decoding: bytes, as: UTF8.self)
  #expect(await extractedKeys(of: source) == newKeys, "\(source)")
}

private func extractedKeys(of source: String) async -> [String] {
  let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
  return await extractStrings(from: [file]).value.occurrences.map(\.key)
}

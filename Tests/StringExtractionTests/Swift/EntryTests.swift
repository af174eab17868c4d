import Diagnostics
import StringCatalog
import SwiftTypeChecker
import Testing

@testable import StringExtraction

/// The other arguments of a call with a key.
@Suite struct EntryTests {
  private func occurrences(of source: String) async -> [ExtractedString] {
    let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
    return await extractStrings(from: [file]).value.occurrences
  }

  @Test(arguments: [
    #"String(localized: "k", table: "T", comment: "c")"#,
    #"Text("k", tableName: "T", comment: "c")"#,
    #"NSLocalizedString("k", tableName: "T", comment: "c")"#,
    #"LocalizedStringResource("k", table: "T", comment: "c")"#,
    #"AttributedString(localized: "k", table: "T", comment: "c")"#,
    #"Text(.init("k", table: "T", comment: "c"))"#,
  ])
  func `a call has the table and the comment of its key`(call: String) async {
    let found = await occurrences(of: "let a = \(call)")
    #expect(found.map(\.key) == ["k"])
    #expect(found.first?.table == "T")
    #expect(found.first?.comment == "c")
  }

  @Test func `other associated values of an enum case are not part of the entry`() async {
    let found = await occurrences(
      of: #"""
        enum E { case custom(LocalizedStringKey, tableName: String) }
        let e: E = .custom("k", tableName: "T")
        """#
    )
    #expect(found.map(\.key) == ["k"])
    #expect(found.first?.table == nil)
  }

  @Test func `an empty comment is ignored`() async {
    let found = await occurrences(of: #"let a = NSLocalizedString("k", comment: "")"#)
    #expect(found.map(\.comment) == [nil])
  }

  @Test func `both branches of a ternary have the same table and comment`() async {
    let found = await occurrences(
      of: #"let c = true; let a = String(localized: c ? "x" : "y", table: "T", comment: "c")"#
    )
    #expect(found.map(\.key) == ["x", "y"])
    #expect(found.map(\.table) == ["T", "T"])
    #expect(found.map(\.comment) == ["c", "c"])
  }

  @Test(arguments: [
    #"String(localized: "k", defaultValue: "Count: \(n)")"#,
    #"LocalizedStringResource("k", defaultValue: "Count: \(n)")"#,
    #"Text(LocalizedStringResource("k", defaultValue: "Count: \(n)"))"#,
  ])
  func `a key and its default value are one entry`(call: String) async {
    let found = await occurrences(of: "let n = 3; let a = \(call)")
    #expect(found.map(\.key) == ["k"])
    #expect(found.first?.defaultValue == "Count: %lld")
  }

  @Test func `the argument "value" of a routine is the default value`() async {
    let found = await occurrences(
      of: #"let a = NSLocalizedString("k", value: "100%", comment: "")"#
    )
    #expect(found.first?.defaultValue == "100%")
  }

  @Test(arguments: [
    #"func row(title: LocalizedStringKey, value: String) {}; row(title: "k", value: "\(3) kg")"#,
    #"struct Row { let title: LocalizedStringKey; let value: String }; Row(title: "k", value: "v")"#,
    #"@Parameter(title: "k", defaultValue: "v") var name: String"#,
  ])
  func `other strings of a call are not default values`(source: String) async {
    let found = await occurrences(of: source)
    #expect(found.map(\.key) == ["k"])
    #expect(found.first?.defaultValue == nil)
  }

  @Test func `an argument "comment" of a localizable type is a key`() async {
    let source = #"""
      func review(title: LocalizedStringKey, comment: LocalizedStringKey) {}
      let a = review(title: "k", comment: "c")
      """#
    let found = await occurrences(of: source)
    #expect(found.map(\.key) == ["k", "c"])
    #expect(found.map(\.comment) == [nil, nil])
  }

  @Test func `the place has the file, the line and the column of the literal`() async {
    let found = await occurrences(of: "let a = 1\nlet é = Text(\"k\")")
    #expect(found.first?.location.file == "A.swift")
    #expect(found.first?.location.line == 2)
    #expect(found.first?.location.column == 15)
    #expect(found.first?.location.utf8Range == 24..<27)
  }

  @Test func `occurrences are sorted by files and offsets`() async {
    let files = (0..<100).reversed()
      .map { number in
        SourceFile(
          path: "F\(number + 100).swift",
          bytes: Array(#"let a = [Text("a\#(number)"), Text("b\#(number)")]"#.utf8)
        )
      }
    let found = await extractStrings(from: files).value.occurrences
    #expect(found.map(\.key) == (0..<100).flatMap { ["a\($0)", "b\($0)"] })
  }
}

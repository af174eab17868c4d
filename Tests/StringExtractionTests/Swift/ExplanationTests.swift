import Diagnostics
import StringCatalog
import SwiftTypeChecker
import Testing

@testable import StringExtraction

/// Explanations of literals.
@Suite struct ExplanationTests {
  /// A source with one requested literal, and its expected context.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let source: String
    let location: LiteralPlace

    var testDescription: String { name }
  }

  @Test(arguments: [
    Row(
      name: "argument of the platform",
      source: #"let a = Text("x")"#,
      location: .argument(
        CallableParameter(name: "key", type: "LocalizedStringKey", isVerbatim: false),
        of: Callable(
          name: "Text.init",
          signature: "Text.init(_ key: LocalizedStringKey, …)",
          origin: .module("SwiftUI")
        )
      )
    ),
    Row(
      name: "argument of the project",
      source: "struct Card {\n  var title: LocalizedStringKey\n}\nlet a = Card(title: \"x\")",
      location: .argument(
        CallableParameter(name: "title", type: "LocalizedStringKey", isVerbatim: false),
        of: Callable(
          name: "Card.init",
          signature: "Card.init(title: LocalizedStringKey)",
          origin: .source(Location(file: "A.swift", utf8Range: 20..<20, line: 2, column: 7))
        )
      )
    ),
    Row(
      name: "coercion",
      source: #"let a = LocalizedStringKey("x")"#,
      location: .coercion("LocalizedStringKey")
    ),
    Row(name: "variable", source: #"let a: LocalizedStringKey = "x""#, location: .variable("a")),
    Row(
      name: "default value",
      source: #"func f(a: LocalizedStringKey = "x") {}"#,
      location: .defaultValue(
        CallableParameter(name: "a", type: "LocalizedStringKey", isVerbatim: false),
        of: "f"
      )
    ),
    Row(
      name: "result of a property",
      source: #"struct S { var a: LocalizedStringKey { "x" } }"#,
      location: .result(of: "S.a")
    ),
    Row(
      name: "result of a function",
      source: #"func f() -> LocalizedStringKey { return "x" }"#,
      location: .result(of: "f")
    ),
    Row(
      name: "assignment",
      source: #"var a: LocalizedStringKey; func f() { a = "x" }"#,
      location: .assigned("a")
    ),
  ])
  func `the explanation has the locations of a key`(_ row: Row) async throws {
    let found = await explain(key: "x", in: [file(row.source)])
    let explanation = try #require(found.locations.first)
    #expect(found.locations.count == 1)
    #expect(explanation.context == row.location)
    #expect(explanation.string?.key == "x")
  }

  @Test func `the explanation has the other arguments of the call`() async throws {
    let source = #"let a = String(localized: "x", defaultValue: "y", table: "T", comment: "c")"#
    let found = await explain(key: "x", in: [file(source)])
    let string = try #require(found.locations.first?.string)
    #expect(string.table == "T")
    #expect(string.comment == "c")
    #expect(string.defaultValue == "y")
    #expect(found.locations.first?.askedType == "StaticString")
  }

  @Test func `interpolations have types and specifiers`() async throws {
    let source = #"""
      struct S { let n: Int; let s: Missing }
      func f(s: S) -> Text { Text("\(s.n) \(s.s.name) \(away.there) \(1.5, specifier: "%.1f")") }
      """#
    let found = await explain(key: "%lld %@ %@ %.1f", in: [file(source)])
    let interpolations = try #require(found.locations.first?.interpolations)
    #expect(interpolations.map(\.specifier) == ["%lld", "%@", "%@", "%.1f"])
    #expect(interpolations.map(\.type) == ["Int", nil, nil, "Double"])
    #expect(
      interpolations.map(\.unknown) == [
        nil, .undeclaredType("Missing"), .undeclared("away"), nil,
      ]
    )
  }

  @Test(arguments: [
    ("plain", "let a = \"One\"\nlet b = Text(verbatim: \"One\")", "One", [1, 2]),
    ("left out", "#if false\nlet a = Text(\"One\")\n#endif", "One", [2]),
    ("preview", "#Preview { Text(\"One\") }", "One", [1]),
    ("interpolated", #"func f(n: Int) { print("One \(n)%") }"#, "One %@%%", [1]),
    ("localizable as another key", #"let n = 3; let a = Text("One \(n)")"#, "One %@", []),
    ("another text", #"let a = "One more", b = "one""#, "One", []),
  ])
  func `literals with the string of a key that are not the key are reported`(
    _ name: String,
    _ source: String,
    _ key: String,
    _ lines: [Int]
  ) async {
    let found = await explain(key: key, in: [file(source)])
    #expect(found.locations.isEmpty)
    #expect(found.literals.map(\.location.line) == lines)
  }

  @Test func `a missing key has no locations, and the other keys are listed`() async {
    let found = await explain(key: "z", in: [file(#"let a = [Text("x"), Text("y")]"#)])
    #expect(found.locations.isEmpty)
    #expect(found.keys == ["x", "y"])
  }

  private func file(_ source: String) -> SourceFile {
    SourceFile(path: "A.swift", bytes: Array(source.utf8))
  }
}

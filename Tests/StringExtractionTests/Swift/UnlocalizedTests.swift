import Diagnostics
import SwiftTypeChecker
import Testing

@testable import StringExtraction

/// Literals that reach the screen as plain strings.
@Suite struct UnlocalizedTests {
  @Test(arguments: [
    Example(
      "parameter of a view",
      """
      struct Card: View { let title: String; var body: some View { Text(title) } }
      struct Page: View { var body: some View { Card(title: "Hello there") } }
      """,
      ["Hello there"]
    ),
    Example(
      "declared initializer",
      """
      struct Card: View {
        let title: String
        init(_ text: String) { title = text }
        var body: some View { Label(title, systemImage: "star") }
      }
      func f() { _ = Card("Hello") }
      """,
      ["Hello"]
    ),
    Example(
      "two parameters on the way",
      """
      struct Inner: View { let name: String; var body: some View { Text(name) } }
      struct Outer: View { let title: String; var body: some View { Inner(name: title) } }
      func f() { _ = Outer(title: "Hello") }
      """,
      ["Hello"]
    ),
    Example(
      "property of an enum",
      """
      enum Tab {
        case home, settings
        var title: String { switch self { case .home: "Home"; case .settings: return "Settings" } }
      }
      func f(tab: Tab) -> some View { EmptyView().navigationTitle(tab.title) }
      """,
      ["Home", "Settings"]
    ),
    Example(
      "raw value",
      """
      enum Tab: String { case home = "Home", other }
      func f(tab: Tab) -> some View { Text(tab.rawValue) }
      """,
      ["Home"]
    ),
    Example(
      "result of a function",
      """
      func name(_ n: Int) -> String { if n > 1 { return "Many" }; return "One" }
      func f() -> some View { Text(name(2)) }
      """,
      ["Many", "One"]
    ),
    Example(
      "local variable",
      """
      func f(c: Bool) -> some View { let title = c ? "Yes" : "Not yet"; return Text(title) }
      """,
      ["Yes", "Not yet"]
    ),
    Example(
      "mixed ternary",
      #"func f(c: Bool, s: String) -> some View { Text(c ? "Hello" : s) }"#,
      ["Hello"]
    ),
    Example(
      "elements",
      #"let names = ["First", "Second"]; func f() -> some View { ForEach(names, id: \.self) { Text($0) } }"#,
      ["First", "Second"]
    ),
    Example(
      "payload of a case",
      """
      enum State { case failed(String), loaded }
      func f(s: State) -> some View { switch s { case .failed(let message): Text(message); case .loaded: EmptyView() } }
      func g() -> State { .failed("It went wrong") }
      """,
      ["It went wrong"]
    ),
    Example(
      "control of UIKit",
      """
      class C: UIViewController {
        let label = UILabel()
        func f() { label.text = "Hello"; title = "Page"; navigationItem.title = "More" }
      }
      """,
      ["Hello", "Page", "More"]
    ),
    Example(
      "alert of UIKit",
      #"func f() { _ = UIAlertController(title: "Oh no", message: "Again?", preferredStyle: .alert) }"#,
      ["Oh no", "Again?"]
    ),
    Example(
      "value in a localized text",
      #"func f(c: Bool) -> some View { let state = c ? "Open" : "Closed"; return Text("Door: \(state)") }"#,
      ["Open", "Closed"]
    ),
  ])
  func `a literal that reaches the screen is found`(_ example: Example) async {
    await expectTexts(example)
  }

  @Test(arguments: [
    Example("localizable", #"func f() -> some View { Text("Hello") }"#, []),
    Example("verbatim", #"func f() -> some View { Text(verbatim: "Hello") }"#, []),
    Example(
      "localizable parameter",
      """
      struct Card: View { let title: LocalizedStringKey; var body: some View { Text(title) } }
      func f() { _ = Card(title: "Hello") }
      """,
      []
    ),
    Example(
      "localized value",
      """
      struct Card: View { let title: String; var body: some View { Text(title) } }
      func f() { _ = Card(title: String(localized: "Hello")) }
      """,
      []
    ),
    Example(
      "never shown",
      """
      struct Request { let path: String }
      func f() { print("Hello"); _ = Request(path: "Some path"); let a = "Hello"; print(a) }
      """,
      []
    ),
    Example(
      "symbol",
      #"let n = "star.fill"; func f() -> some View { Label("x", systemImage: n) }"#,
      []
    ),
    Example(
      "no words",
      """
      struct Card: View { let title: String; var body: some View { Text(title) } }
      func f() { _ = [
        Card(title: ""), Card(title: "–"), Card(title: "a.b.c"), Card(title: "https://a.example"),
        Card(title: "kg"), Card(title: "yyyy-MM-dd"), Card(title: "%.1f"), Card(title: "x"),
        Card(title: "camelCase"), Card(title: "HTTP"), Card(title: "12 km/h"), Card(title: "🙂"),
      ] }
      """,
      []
    ),
    Example(
      "preview",
      """
      struct Card: View { let title: String; var body: some View { Text(title) } }
      #Preview { Card(title: "Hello") }
      """,
      []
    ),
    Example(
      "debugging",
      """
      struct Card: View { let title: String; var body: some View { Text(title) } }
      #if DEBUG
      let card = Card(title: "Hello")
      #endif
      """,
      []
    ),
    Example("test", "import XCTest\nfunc f(c: Bool, s: String) { Text(c ? \"Hello\" : s) }", []),
    Example(
      "marked",
      """
      struct Card: View { let title: String; var body: some View { Text(title) } }
      func f() { _ = Card(title: "Hello") }  // xcstrings:ignore
      // A name, xcstrings:ignore.
      let card = Card(title: "Hello")
      """,
      []
    ),
    Example(
      "frame of a looked up text",
      #"""
      struct Card: View { let title: String; var body: some View { Text(title) } }
      let card = Card(title: "\(String(localized: "by")) Jane Doe")
      """#,
      []
    ),
    Example(
      "data",
      """
      struct Person: Codable { var name: String; static let sample = Person(name: "Jane Doe") }
      func f(person: Person) -> some View { Text(person.name) }
      """,
      []
    ),
    Example(
      "same name elsewhere",
      """
      struct Card: View { let title: String; var body: some View { Text(title) } }
      struct Book { let title: String }
      let book = Book(title: "Hello")
      func f(title: String) -> some View { Text(title) }
      func g() { let title = "Hello"; print(title) }
      """,
      []
    ),
  ])
  func `a literal that does not reach the screen is not found`(_ example: Example) async {
    await expectTexts(example)
  }

  @Test func `the result has the path of the literal to the screen`() async throws {
    let source = """
      struct Inner: View { let name: String; var body: some View { Text(name) } }
      struct Outer: View { let title: String; var body: some View { Inner(name: title) } }
      let outer = Outer(title: "Hello")
      """
    let found = try #require(await findUnlocalized(in: [file(source)]).first)
    #expect(found.steps == [.property("title", of: "Outer"), .property("name", of: "Inner")])
    #expect(found.screen == "Text(_:)")
    #expect(found.screenPlace.line == 1)
    #expect(found.location.line == 3)
    #expect(found.cure == .retype(.property("title", of: "Outer")))
  }

  @Test(arguments: [
    ("Hello", true), ("Hello, you", true), ("OK", true), ("设置", true), ("Ärger", true),
    ("save changes", true), ("Wi-Fi", true), ("Try again…", true), ("hello", false),
    ("GitHub", false), ("UTF-8", false), ("a@b.example", false), ("snake_case", false),
    ("EEE, d MMM", false), ("%lld", false), ("%@ files", true), ("m/s", false), ("km h", false),
  ])
  func `words are distinguished from names`(_ text: String, _ isReadable: Bool) {
    #expect(ReadableText.isReadable(text) == isReadable)
  }

  private func expectTexts(
    _ example: Example,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let found = await findUnlocalized(in: [file(example.source)])
    #expect(found.map(\.text) == example.keys, sourceLocation: sourceLocation)
  }

  private func file(_ source: String) -> SourceFile {
    SourceFile(path: "A.swift", bytes: Array(source.utf8))
  }
}

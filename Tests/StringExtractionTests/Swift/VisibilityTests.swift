import Diagnostics
import StringCatalog
import SwiftTypeChecker
import Testing

@testable import StringExtraction

/// Declarations with the same name that are not visible to each other.
@Suite struct VisibilityTests {
  private func keys(_ sources: [String]) async -> [String] {
    await keys(sources.enumerated().map { ("File\($0).swift", $1) })
  }

  private func keys(_ sources: [(path: String, source: String)]) async -> [String] {
    let files = sources.map { SourceFile(path: $0.path, bytes: Array($0.source.utf8)) }
    return await extractStrings(from: files).value.occurrences.map(\.key)
  }

  @Test(arguments: ["private", "fileprivate"])
  func `a private type is visible in its file`(access: String) async {
    let first = """
      \(access) struct Row { let title: LocalizedStringKey }
      func f() { _ = Row(title: "x") }
      """
    let second = """
      \(access) struct Row { let title: String; var count: UInt8 { 0 } }
      func g(row: Row) { _ = Row(title: "y"); _ = Text("\\(row.count)") }
      """
    #expect(await keys([first, second]) == ["x", "%u"])
  }

  @Test func `a public type is visible to other files despite a private one of the same name`()
    async
  {
    let files = [
      #"private struct Row { let title: String }; let a = Row(title: "x")"#,
      #"struct Row { let title: LocalizedStringKey }"#,
      #"let b = Row(title: "y")"#,
    ]
    #expect(await keys(files) == ["y"])
  }

  @Test func `a private extension is only visible in its file`() async {
    let files = [
      """
      private extension View { func card(_ k: LocalizedStringKey) -> some View { self } }
      let a = EmptyView().card("x")
      """,
      """
      extension View { fileprivate func card(_ s: String) -> some View { self } }
      let b = EmptyView().card("y")
      """,
    ]
    #expect(await keys(files) == ["x"])
  }

  @Test func `private functions, constants and aliases are only visible in their file`() async {
    let files = [
      """
      private func show(_ k: Key) {}
      private typealias Key = LocalizedStringKey
      private let count = 3
      func f() { show("x"); _ = Text("\\(count)") }
      """,
      """
      private func show(_ k: Key) {}
      private typealias Key = String
      private let count = 3.5
      func g() { show("y"); _ = Text("\\(count)") }
      """,
    ]
    #expect(await keys(files) == ["x", "%lld", "%lf"])
  }

  @Test func `a nested type takes precedence over a private type of the file`() async {
    let source = #"""
      private struct Row { let title: String }
      struct List {
        struct Row { let title: LocalizedStringKey }
        let first = Row(title: "x")
      }
      let row = Row(title: "y")
      """#
    #expect(await keys([source]) == ["x"])
  }

  @Test func `of two types with the same name, the one in the nearer scope is used`() async {
    let files = [
      (path: "App/Views/Row.swift", source: "struct Row { let title: LocalizedStringKey }"),
      (path: "Widget/Row.swift", source: "struct Row { let title: String; let count: UInt8 }"),
      (path: "App/Main.swift", source: #"let a = Row(title: "x")"#),
      (
        path: "Widget/Main.swift",
        source: #"func f(row: Row) { _ = Row(title: "y", count: 1); _ = Text("\(row.count)") }"#
      ),
      (path: "App/Row+Count.swift", source: "extension Row { var count: Double { 0 } }"),
      (path: "App/Use.swift", source: #"func g(row: Row) { _ = Text("\(row.count) of") }"#),
    ]
    #expect(await keys(files) == ["x", "%lf of", "%u"])
  }

  @Test func `a local type is only visible in its body`() async {
    let source = #"""
      struct Row { let title: String }
      func f() {
        struct Row { let title: LocalizedStringKey; var size: UInt8 = 1 }
        let row = Row(title: "x")
        _ = Text("\(row.size)")
        enum Step { case at(Int) }
        if case .at(let n) = Step.at(1) { _ = Text("\(n) more") }
      }
      func g() { _ = Row(title: "y") }
      """#
    #expect(await keys([source]) == ["x", "%u", "%lld more"])
  }
}

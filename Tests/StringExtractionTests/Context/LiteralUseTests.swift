import StringExtraction
import SwiftTypeChecker
import Testing

struct LiteralUseTests {
  /// Code in which the literal `"T"` occurs once, and its use.
  private static let cases: [(code: String, role: String?, container: String?)] = [
    (#"struct V { var body: some View { Button("T") {} } }"#, "Button", "V"),
    (#"struct V { var body: some View { Text("T").bold() } }"#, "Text", "V"),
    (#"struct V { var body: some View { Button { a() } label: { Text("T") } } }"#, "Button", "V"),
    (#"struct V { var body: some View { Button(action: a) { Text("T") } } }"#, "Button", "V"),
    (#"struct V { var body: some View { VStack { Text("T") } } }"#, "Text", "V"),
    (
      #"struct V { var body: some View { Section { a } header: { Text("T") } } }"#,
      "Section header", "V"
    ),
    (
      #"struct V { var body: some View { TextField("a", text: $b, prompt: Text("T")) } }"#,
      "TextField prompt", "V"
    ),
    (#"struct V { var body: some View { list.navigationTitle("T") } }"#, "navigationTitle", "V"),
    (#"struct V { var body: some View { a.navigationTitle(Text("T")) } }"#, "navigationTitle", "V"),
    (
      #"struct V { var body: some View { a.alert("b", isPresented: $c) { d } message: { Text("T") } } }"#,
      "alert message", "V"
    ),
    (
      #"struct V { var body: some View { a.alert("b", isPresented: $c) { Button("T") {} } } }"#,
      "Button", "V"
    ),
    (#"enum A { struct B { let title: LocalizedStringKey = "T" } }"#, "title", "A.B"),
    (
      #"extension Outer.Inner { var name: String { String(localized: "T", comment: "c") } }"#,
      "name", "Outer.Inner"
    ),
    (
      #"final class C { func show() { label.text = NSLocalizedString("T", comment: "") } }"#,
      "label.text", "C"
    ),
    (#"final class C { func show() { self.title = String(localized: "T") } }"#, "title", "C"),
    (
      #"actor D { func message(_ count: Int) -> String { switch count { default: return String(localized: "T") } } }"#,
      "message", "D"
    ),
    (#"func f() { Row(detail: "T") }"#, "Row detail", nil),
    (#"func f() { Row<Int>(detail: .init("T")) }"#, "Row detail", nil),
    (#"let a = #localized("T")"#, "#localized", nil),
    (#"enum E: LocalizedStringResource { case x = "T" }"#, "x", "E"),
    (#"func f(title: LocalizedStringKey = "T") {}"#, "title", nil),
    (#"struct V { let a = [Text("T"), Text("b")] }"#, "Text", "V"),
    (
      #"struct V { var a: some View { Picker("b", selection: $c) { ForEach(d) { Text("T") } } } }"#,
      "Text", "V"
    ),
    (#"struct V { var a: some View { Label("T", systemImage: "b").tag("c") } }"#, "Label", "V"),
    (
      #"struct V { var a: some View { Menu { b } label: { Label("T", image: "c") } } }"#, "Menu",
      "V"
    ),
    (#""T""#, nil, nil),
  ]

  @Test(arguments: cases.indices)
  func `the element and the type of a literal`(_ index: Int) throws {
    let (code, role, container) = Self.cases[index]
    let bytes = Array(code.utf8)
    let offset = try #require(bytes.firstRange(of: Array("\"T\"".utf8))).lowerBound
    let uses = try #require(LiteralUses(in: SourceFile(path: "a.swift", bytes: bytes)))
    #expect(uses.use(atUTF8Offset: offset) == LiteralUse(role: role, container: container))
  }

  @Test func `an offset outside of the source has no use`() throws {
    let uses = try #require(LiteralUses(in: SourceFile(path: "a.swift", bytes: Array("a".utf8))))
    #expect(uses.use(atUTF8Offset: 40) == LiteralUse())
  }

  @Test func `a source that exceeds the limits of the parser has no uses`() {
    let code = String(repeating: "[", count: 100_000)
    #expect(LiteralUses(in: SourceFile(path: "a.swift", bytes: Array(code.utf8))) == nil)
  }
}

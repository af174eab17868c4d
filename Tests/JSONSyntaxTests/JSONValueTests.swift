import Diagnostics
import JSONSyntax
import Testing

@Suite struct `A JSON text` {
  @Test func `is read with its members in order`() throws {
    let text = #"{ "b" : [1.50, true, null], "a" : "ñ" }"#
    let value = try #require(JSONValue.parse(Array(text.utf8), file: "t").value)
    #expect(
      value
        == .object([
          .init("b", .array([.number("1.50"), .boolean(true), .null])), .init("a", .string("ñ")),
        ])
    )
    #expect(value["a"]?.text == "ñ")
    #expect(value["b"]?.text == nil)
    #expect(value["c"] == nil)
    #expect(JSONValue.string("a")["a"] == nil)
  }

  @Test func `that is broken has a diagnostic and no value`() {
    let parsed = JSONValue.parse(Array("{ \"a\" : 1, }".utf8), file: "t")
    #expect(parsed.value == nil)
    #expect(parsed.diagnostics.map(\.id) == ["json-trailing-comma"])
  }
}

import Diagnostics
import JSONSyntax
import StringCatalog
import Testing

@Suite struct DifferenceTests {
  /// Two versions of a catalog's entries, and their differences.
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var old: String
    var new: String
    /// The kind of change as a symbol, followed by the key and the fields, separated by slashes.
    var changes: [String] = []

    var testDescription: String { name }
  }

  static let rows: [Row] = [
    Row(name: "nothing", old: #""a":{"comment":"c"}"#, new: #""a" : { "comment" : "c" }"#),
    Row(
      name: "the order of fields",
      old: #""a":{"shouldTranslate":false,"comment":"c"}"#,
      new: #""a":{"comment":"c","shouldTranslate":false}"#
    ),
    Row(name: "keys", old: #""a":{},"b":{}"#, new: #""b":{},"c":{}"#, changes: ["- a", "+ c"]),
    Row(
      name: "a key with its whole content",
      old: "",
      new: #""a":{"comment":"c","localizations":{"es":\#(unit("Sí"))}}"#,
      changes: ["+ a", "+ a/comment", "+ a/localizations/es/stringUnit"]
    ),
    Row(
      name: "a value, a state, a field of a tool",
      old: #""a":{"localizations":{"de":\#(unit("Ja")),"es":\#(unit("Sí"))}}"#,
      new:
        #""a":{"localizations":{"de":\#(unit("Ja", "new")),"es":{"x":1,"stringUnit":{"by":"A","state":"translated","value":"Vale"}}}}"#,
      changes: [
        "~ a/localizations/de/stringUnit", "~ a/localizations/es/stringUnit",
        "+ a/localizations/es/stringUnit/by", "+ a/localizations/es/x",
      ]
    ),
    Row(
      name: "a plural instead of a text",
      old: #""a":{"localizations":{"es":\#(unit("Sí"))}}"#,
      new: #""a":{"localizations":{"es":{"variations":{"plural":{"one":\#(unit("1"))}}}}}"#,
      changes: [
        "- a/localizations/es/stringUnit", "+ a/localizations/es/variations/plural/one/stringUnit",
      ]
    ),
    Row(
      name: "composed and decomposed letters",
      old: "\"a\":{\"comment\":\"\u{E9}\"}",
      new: "\"a\":{\"comment\":\"e\u{301}\"}",
      changes: ["~ a/comment"]
    ),
    Row(
      name: "an entry that is not an object",
      old: #""a":null"#,
      new: #""a":{"comment":"c"},"b":[]"#,
      changes: ["~ a", "+ b"]
    ),
  ]

  @Test(arguments: rows)
  func `lists the changed parts`(row: Row) throws {
    let old = try StringCatalog(catalogText(row.old))
    let new = try StringCatalog(catalogText(row.new))
    let difference = new.difference(from: old)
    #expect(difference.changes.map(Self.line) == row.changes)
    #expect(!difference.isReordered)
    #expect(difference.isEmpty == row.changes.isEmpty)
  }

  @Test func `reports a different order of keys separately`() throws {
    let old = try StringCatalog(catalogText(#""a" : {}, "b" : {}, "c" : {}"#))
    let new = try StringCatalog(catalogText(#""c" : {}, "a" : {}"#))
    let difference = new.difference(from: old)
    #expect(difference.isReordered)
    #expect(difference.changes.map(Self.line) == ["- b"])
  }

  @Test func `lists the fields of the catalog itself first`() throws {
    let old = try StringCatalog(catalogText(""))
    var new = old
    new.sourceLanguage = "es"
    new.version = nil
    new["a"] = StringCatalog.Entry()
    let changes = new.difference(from: old).changes
    #expect(changes.map(Self.line) == ["~ /sourceLanguage", "- /version", "+ a"])
    #expect(changes[0].old == .string("en"))
    #expect(changes[0].new == .string("es"))
  }

  static func unit(_ value: String, _ state: String = "translated") -> String {
    #"{"stringUnit":{"state":"\#(state)","value":"\#(value)"}}"#
  }

  private static func line(_ change: CatalogDifference.Change) -> String {
    let sign =
      switch change.kind {
      case .added: "+"
      case .removed: "-"
      case .changed: "~"
      }
    return "\(sign) " + ([change.path.key ?? ""] + change.path.fields).joined(separator: "/")
  }
}

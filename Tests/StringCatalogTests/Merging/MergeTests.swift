import Diagnostics
import JSONSyntax
import StringCatalog
import Testing

@Suite struct MergeTests {
  /// Three versions of a catalog's entries, and the result of the merge.
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var base: String
    var ours: String
    var theirs: String
    var merged: String
    /// The conflicting parts: the key and the fields, separated by slashes.
    var conflicts: [String] = []

    var testDescription: String { name }
  }

  static let rows: [Row] = [
    Row(
      name: "new keys of both sides are inserted at their positions",
      base: #""b":{}"#,
      ours: #""b":{},"d":{}"#,
      theirs: #""a":{},"b":{},"c":{}"#,
      merged: #""a":{},"b":{},"c":{},"d":{}"#
    ),
    Row(
      name: "a removed key is removed, others are kept",
      base: #""a":{},"b":{},"c":{}"#,
      ours: #""a":{},"c":{}"#,
      theirs: #""a":{},"b":{}"#,
      merged: #""a":{}"#
    ),
    Row(
      name: "two languages of one key",
      base: #""a":{"comment":"c"}"#,
      ours: #""a":{"comment":"c","localizations":{"es":\#(unit("Sí"))}}"#,
      theirs: #""a":{"comment":"c","localizations":{"de":\#(unit("Ja"))}}"#,
      merged: #""a":{"comment":"c","localizations":{"de":\#(unit("Ja")),"es":\#(unit("Sí"))}}"#
    ),
    Row(
      name: "a value and its state are one part",
      base: #""a":{"localizations":{"es":\#(unit("Sí"))}}"#,
      ours: #""a":{"localizations":{"es":\#(unit("Sí", "needs_review"))}}"#,
      theirs: #""a":{"localizations":{"es":\#(unit("Vale"))}}"#,
      merged: #""a":{"localizations":{"es":\#(unit("Sí", "needs_review"))}}"#,
      conflicts: ["a/localizations/es/stringUnit"]
    ),
    Row(
      name: "the same text with a finished state wins",
      base: #""a":{},"b":{"localizations":{"es":\#(unit("No"))}},"c":{}"#,
      ours:
        #""a":{"localizations":{"es":\#(unit("Sí", "needs_review"))}},"b":{"localizations":{"es":\#(unit("Ya"))}},"c":{"localizations":{"es":\#(unit("C", "machine_translated"))}}"#,
      theirs:
        #""a":{"localizations":{"es":\#(unit("Sí"))}},"b":{"localizations":{"es":\#(unit("Ya", "new"))}},"c":{"localizations":{"es":\#(unit("C", "needs_review"))}}"#,
      merged:
        #""a":{"localizations":{"es":\#(unit("Sí"))}},"b":{"localizations":{"es":\#(unit("Ya"))}},"c":{"localizations":{"es":\#(unit("C", "needs_review"))}}"#
    ),
    Row(
      name: "the same text is not finished for another source text",
      base: #""a":{"localizations":{"en":\#(unit("Y"))}}"#,
      ours: #""a":{"localizations":{"en":\#(unit("Yes")),"es":\#(unit("Sí", "needs_review"))}}"#,
      theirs: #""a":{"localizations":{"en":\#(unit("Y")),"es":\#(unit("Sí"))}}"#,
      merged: #""a":{"localizations":{"en":\#(unit("Yes")),"es":\#(unit("Sí", "needs_review"))}}"#,
      conflicts: ["a/localizations/es/stringUnit"]
    ),
    Row(
      name: "the same phrases with a finished state win",
      base: #""a":{}"#,
      ours: #""a":{"localizations":{"es":{"stringSet":{"state":"translated","values":["A"]}}}}"#,
      theirs: #""a":{"localizations":{"es":{"stringSet":{"state":"new","values":["A"]}}}}"#,
      merged: #""a":{"localizations":{"es":{"stringSet":{"state":"translated","values":["A"]}}}}"#
    ),
    Row(
      name: "unknown fields of a unit are merged by field",
      base: #""a":{"localizations":{"es":\#(unit("Sí"))}}"#,
      ours: #""a":{"localizations":{"es":\#(unit("Vale"))}}"#,
      theirs:
        #""a":{"localizations":{"es":{"stringUnit":{"by":"Ana","state":"translated","value":"Sí"}}}}"#,
      merged:
        #""a":{"localizations":{"es":{"stringUnit":{"by":"Ana","state":"translated","value":"Vale"}}}}"#
    ),
    Row(
      name: "a plural of one side and a new text of the other are not mixed",
      base: #""a":{"localizations":{"es":\#(unit("Sí"))}}"#,
      ours: #""a":{"localizations":{"es":{"variations":{"plural":{"other":\#(unit("Sí"))}}}}}"#,
      theirs: #""a":{"localizations":{"es":\#(unit("Vale"))}}"#,
      merged: #""a":{"localizations":{"es":{"variations":{"plural":{"other":\#(unit("Sí"))}}}}}"#,
      conflicts: ["a/localizations/es"]
    ),
    Row(
      name: "a plural of one side is used if the other did not change the text",
      base: #""a":{"localizations":{"es":\#(unit("Sí"))}}"#,
      ours: #""a":{"localizations":{"es":{"variations":{"plural":{"other":\#(unit("Sí"))}}}}}"#,
      theirs: #""a":{"comment":"c","localizations":{"es":\#(unit("Sí"))}}"#,
      merged:
        #""a":{"comment":"c","localizations":{"es":{"variations":{"plural":{"other":\#(unit("Sí"))}}}}}"#
    ),
    Row(
      name: "two categories of one plural",
      base: #""a":{"localizations":{"es":{"variations":{"plural":{"other":\#(unit("x"))}}}}}"#,
      ours:
        #""a":{"localizations":{"es":{"variations":{"plural":{"one":\#(unit("1")),"other":\#(unit("x"))}}}}}"#,
      theirs: #""a":{"localizations":{"es":{"variations":{"plural":{"other":\#(unit("y"))}}}}}"#,
      merged:
        #""a":{"localizations":{"es":{"variations":{"plural":{"one":\#(unit("1")),"other":\#(unit("y"))}}}}}"#
    ),
    Row(
      name: "a plural from which each side removed what the other kept",
      base:
        #""a":{"localizations":{"es":{"variations":{"plural":{"one":\#(unit("1")),"other":\#(unit("x"))}}}}}"#,
      ours: #""a":{"localizations":{"es":{"variations":{"plural":{"one":\#(unit("1"))}}}}}"#,
      theirs: #""a":{"localizations":{"es":{"variations":{"plural":{"other":\#(unit("x"))}}}}}"#,
      merged: #""a":{"localizations":{"es":{"variations":{"plural":{"one":\#(unit("1"))}}}}}"#,
      conflicts: ["a/localizations/es/variations/plural"]
    ),
    Row(
      name: "two substitutions, each with its own text",
      base: #""a":{"localizations":{"es":\#(unit("%lld %lld"))}}"#,
      ours:
        #""a":{"localizations":{"es":{"stringUnit":{"state":"new","value":"%#@n@ %lld"},"substitutions":{"n":\#(substitution)}}}}"#,
      theirs:
        #""a":{"localizations":{"es":{"stringUnit":{"state":"new","value":"%lld %#@m@"},"substitutions":{"m":\#(substitution)}}}}"#,
      merged:
        #""a":{"localizations":{"es":{"stringUnit":{"state":"new","value":"%#@n@ %lld"},"substitutions":{"n":\#(substitution)}}}}"#,
      conflicts: ["a/localizations/es"]
    ),
    Row(
      name: "ours removed what theirs changed, so it is kept",
      base: #""a":{"comment":"c"}"#,
      ours: "",
      theirs: #""a":{"comment":"d"}"#,
      merged: #""a":{"comment":"d"}"#,
      conflicts: ["a"]
    ),
    Row(
      name: "theirs removed what ours changed, so it is kept",
      base: #""a":{"localizations":{"es":\#(unit("Sí"))}}"#,
      ours: #""a":{"localizations":{"es":\#(unit("Vale"))}}"#,
      theirs: #""a":{}"#,
      merged: #""a":{"localizations":{"es":\#(unit("Vale"))}}"#,
      conflicts: ["a/localizations"]
    ),
    Row(
      name: "each side removed the language that the other kept",
      base: #""a":{"localizations":{"de":\#(unit("Ja")),"es":\#(unit("Sí"))}}"#,
      ours: #""a":{"localizations":{"de":\#(unit("Ja"))}}"#,
      theirs: #""a":{"localizations":{"es":\#(unit("Sí"))}}"#,
      merged: #""a":{}"#
    ),
    Row(
      name: "both added the same key with different comments",
      base: "",
      ours: #""a":{"comment":"ours","shouldTranslate":false}"#,
      theirs: #""a":{"comment":"theirs","generatesSymbol":false}"#,
      merged: #""a":{"comment":"ours","generatesSymbol":false,"shouldTranslate":false}"#,
      conflicts: ["a/comment"]
    ),
    Row(
      name: "a state set by a user takes precedence over one set by a synchronization",
      base: #""a":{}"#,
      ours: #""a":{"extractionState":"stale"}"#,
      theirs: #""a":{"extractionState":"manual"}"#,
      merged: #""a":{"extractionState":"manual"}"#
    ),
    Row(
      name: "a key in use takes precedence over a stale one",
      base: #""a":{"extractionState":"migrated"}"#,
      ours: #""a":{"extractionState":"stale"}"#,
      theirs: #""a":{}"#,
      merged: #""a":{}"#
    ),
    Row(
      name: "unknown states conflict",
      base: #""a":{}"#,
      ours: #""a":{"extractionState":"lost"}"#,
      theirs: #""a":{"extractionState":"manual"}"#,
      merged: #""a":{"extractionState":"lost"}"#,
      conflicts: ["a/extractionState"]
    ),
    Row(
      name: "unknown fields at any level, lists as a whole",
      base: #""a":{"x":{"l":[1],"o":{}}}"#,
      ours: #""a":{"x":{"l":[1,2],"o":{"p":null}}}"#,
      theirs: #""a":{"x":{"l":[1],"o":{"q":false}}}"#,
      merged: #""a":{"x":{"l":[1,2],"o":{"p":null,"q":false}}}"#
    ),
    Row(
      name: "an entry that is not an object is kept like any other",
      base: #""a":{}"#,
      ours: #""a":{},"b":{}"#,
      theirs: #""a":null,"c":[1]"#,
      merged: #""a":null,"b":{},"c":[1]"#
    ),
    Row(
      name: "composed and decomposed letters are different keys and values",
      base: "",
      ours: "\"\u{E9}\":{},\"n\":{\"comment\":\"\u{E9}\"}",
      theirs: "\"e\u{301}\":{},\"n\":{\"comment\":\"e\u{301}\"}",
      merged: "\"e\u{301}\":{},\"\u{E9}\":{},\"n\":{\"comment\":\"\u{E9}\"}",
      conflicts: ["n/comment"]
    ),
    Row(
      name: "an order that only one side changed",
      base: #""c":{},"a":{},"b":{}"#,
      ours: #""c":{},"a":{},"d":{},"b":{}"#,
      theirs: #""a":{},"b":{},"c":{}"#,
      merged: #""a":{},"b":{},"c":{},"d":{}"#
    ),
    Row(
      name: "unsorted keys keep their positions",
      base: #""c":{},"a":{},"b":{}"#,
      ours: #""c":{},"a":{},"b":{},"0":{}"#,
      theirs: #""c":{},"d":{},"a":{},"b":{},"e":{}"#,
      merged: #""c":{},"d":{},"a":{},"b":{},"0":{},"e":{}"#
    ),
  ]

  @Test(arguments: rows)
  func `applies the changes of both sides`(row: Row) throws {
    let merge = try merging(row.base, row.ours, row.theirs)
    #expect(merge.conflicts.map(Self.name) == row.conflicts)
    #expect(merge.catalog.text == minified(row.merged))
    if row.conflicts.isEmpty {
      #expect(try merging(row.base, row.theirs, row.ours).catalog.text == minified(row.merged))
    }
  }

  @Test func `a conflict contains the value of each side`() throws {
    let merge = try merging(
      #""a":{"localizations":{"es":\#(Self.unit("Sí"))}}"#,
      #""a":{"localizations":{"es":\#(Self.unit("Vale"))}}"#,
      #""a":{"localizations":{"es":\#(Self.unit("Bueno"))}}"#
    )
    let conflict = try #require(merge.conflicts.first)
    #expect(conflict.path.key == "a")
    #expect(conflict.path.language == "es")
    #expect(conflict.kept == .ours)
    let values = [conflict.base, conflict.ours, conflict.theirs]
    #expect(
      values
        == ["Sí", "Vale", "Bueno"]
        .map { .object([.init("state", .string("translated")), .init("value", .string($0))]) }
    )
  }

  @Test(arguments: [
    ("1.0", "1.1", "1.2", "1.2"), ("1.0", "1.10", "1.9", "1.10"), ("1.1", "1.0", "1.1", "1.0"),
    ("1.0", "1.1", "1.0", "1.1"),
  ])
  func `the higher format version is used`(
    _ base: String,
    _ ours: String,
    _ theirs: String,
    _ expected: String
  ) throws {
    var versions: [StringCatalog] = []
    for version in [base, ours, theirs] {
      versions.append(
        try StringCatalog(catalogText("").replacing(#""1.0""#, with: #""\#(version)""#))
      )
    }
    for (left, right) in [(1, 2), (2, 1)] {
      let merge = StringCatalog.merging(
        base: versions[0],
        ours: versions[left],
        theirs: versions[right]
      )
      #expect(merge.conflicts.isEmpty)
      #expect(merge.catalog.version == expected)
    }
  }

  @Test func `the fields of the catalog itself are merged too`() throws {
    let base = try StringCatalog(catalogText(""))
    let ours = try StringCatalog(
      catalogText("").replacing(#""en","#, with: #""es", "tool" : {"a" : 1},"#)
    )
    let theirs = try StringCatalog(
      catalogText("").replacing(#""en","#, with: #""fr", "tool" : {"b" : 2},"#)
    )
    let merge = StringCatalog.merging(base: base, ours: ours, theirs: theirs)
    #expect(merge.conflicts.map(Self.name) == ["/sourceLanguage"])
    #expect(merge.catalog.sourceLanguage == "es")
    #expect(
      merge.catalog.unknownFields["tool"]
        == .object([.init("a", .number("1")), .init("b", .number("2"))])
    )
  }

  @Test func `without a common ancestor, different values conflict`() throws {
    let ours = try StringCatalog(catalogText(#""a" : {"comment" : "x"}, "b" : {"comment" : "y"}"#))
    let theirs = try StringCatalog(
      catalogText(#""a" : {"comment" : "x"}, "b" : {"comment" : "z"}, "c" : {}"#)
    )
    let merge = StringCatalog.merging(base: nil, ours: ours, theirs: theirs)
    #expect(merge.conflicts.map(Self.name) == ["b/comment"])
    #expect(merge.catalog.keys == ["a", "b", "c"])
  }

  @Test(arguments: [true, false])
  func `a layout that only one side changed is used`(isOurs: Bool) throws {
    let text = try StringCatalog(catalogText(#""b" : {"comment" : "c"}"#)).formatted()
    let base = try StringCatalog(String(decoding: text, as: UTF8.self))
    let wide = try StringCatalog(base.text.replacing("  ", with: "\t").replacing(" :", with: ":"))
    var other = base
    other["a"] = StringCatalog.Entry(comment: "new")
    let merge = StringCatalog.merging(
      base: base,
      ours: isOurs ? wide : other,
      theirs: isOurs ? other : wide
    )
    #expect(
      merge.catalog.text
        == other.text.replacing("  ", with: "\t").replacing(" :", with: ":")
    )
  }

  private func merging(_ base: String, _ ours: String, _ theirs: String) throws -> CatalogMerge {
    try StringCatalog.merging(
      base: StringCatalog(minified(base)),
      ours: StringCatalog(minified(ours)),
      theirs: StringCatalog(minified(theirs))
    )
  }

  private func minified(_ entries: String) -> String {
    #"{"sourceLanguage":"en","strings":{\#(entries)},"version":"1.0"}"#
  }

  static func unit(_ value: String, _ state: String = "translated") -> String {
    #"{"stringUnit":{"state":"\#(state)","value":"\#(value)"}}"#
  }

  static let substitution =
    #"{"formatSpecifier":"lld","variations":{"plural":{"other":\#(unit("%arg"))}}}"#

  private static func name(of conflict: CatalogMerge.Conflict) -> String {
    ([conflict.path.key ?? ""] + conflict.path.fields).joined(separator: "/")
  }
}

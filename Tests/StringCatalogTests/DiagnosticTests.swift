import Diagnostics
import JSONSyntax
import OrderedCollections
import StringCatalog
import TestSupport
import Testing

@Suite struct DiagnosticTests {
  /// An input with markers at the location of the problem and its notes, and the expected messages.
  struct Row: Sendable, CustomTestStringConvertible {
    var text: String
    var id: Diagnostic.ID
    var arguments: [Diagnostic.Argument] = []
    var notes: [Diagnostic.ID] = []

    var testDescription: String { "\(id.rawValue): \(text)" }
  }

  static let broken: [Row] = [
    Row(text: "↓", id: "file-empty"),
    Row(text: " \n ↓", id: "file-empty"),
    Row(text: "↓[]", id: "catalog-not-object"),
    Row(text: #"↓"text""#, id: "catalog-not-object"),
    Row(text: "↓hello", id: "json-value-expected", arguments: [.quoted("h")]),
    Row(text: "{ ↓ñ }", id: "json-key-expected", arguments: [.quoted("ñ")]),
    Row(text: "{ ↓a : 1 }", id: "json-key-expected", arguments: [.quoted("a")]),
    Row(text: #"{ "a" ↓1 }"#, id: "json-colon-expected", arguments: [.quoted("1")]),
    Row(
      text: #"{ "a" : 1 ↓"b" : 2 }"#,
      id: "json-comma-expected",
      arguments: [.quoted("\"")],
      notes: ["repair-command"]
    ),
    Row(text: #"{ "a" : [1 ↓} }"#, id: "json-comma-expected", arguments: [.quoted("}")]),
    Row(text: #"{ } ↓}"#, id: "json-end-expected", arguments: [.quoted("}")]),
    Row(text: #"{ "a" : ↓↓"#, id: "json-end-unexpected", notes: ["json-opened-here"]),
    Row(text: #"{ "a" : ↓tru }"#, id: "json-value-expected", arguments: [.quoted("t")]),
    Row(text: #"{ "a" : ↓0123 }"#, id: "json-number-invalid"),
    Row(text: #"{ "a" : ↓-x }"#, id: "json-number-invalid"),
    Row(text: #"{ "a" : ↓1.e5 }"#, id: "json-number-invalid"),
    Row(text: #"{ "a" : ↓1e }"#, id: "json-number-invalid"),
    Row(text: "{ \"a\" : ↓\"x\n\" }", id: "json-string-unterminated", notes: ["repair-command"]),
    Row(text: #"{ "a" : ↓"x"#, id: "json-string-unterminated"),
    Row(
      text: "{ \"a\" : \"x↓\u{1}\" }",
      id: "json-control-character",
      arguments: [.text("U+0001")],
      notes: ["repair-command"]
    ),
    Row(text: #"{ "a" : "x↓\y" }"#, id: "json-escape-invalid", arguments: [.literal(#"\y"#)]),
    Row(
      text: #"{ "a" : "↓\u12G4" }"#,
      id: "json-escape-invalid",
      arguments: [.literal(#"\u12G4"#)]
    ),
    Row(text: #"{ "a" : "↓\u12" }"#, id: "json-escape-invalid", arguments: [.literal(#"\u12"#)]),
    Row(text: #"{ "a" : "x↓\ñ" }"#, id: "json-escape-invalid", arguments: [.literal(#"\ñ"#)]),
    Row(text: "{ \"a\" : ↓\"x\\\n\" }", id: "json-string-unterminated"),
    Row(text: #"{ "a" : ↓"x\"#, id: "json-string-unterminated"),
    Row(text: "{ \"a\" : ↓\0 }", id: "json-value-expected", arguments: [.quoted("U+0000")]),
    Row(text: "{↓\u{A0}\"a\" : 1 }", id: "json-key-expected", arguments: [.quoted("U+00A0")]),
    Row(text: "{ \"a\" ↓\u{200B}: 1 }", id: "json-colon-expected", arguments: [.quoted("U+200B")]),
    Row(text: "{ ↓“a” : 1 }", id: "json-key-expected", arguments: [.quoted("“")]),
    Row(
      text: "{ \"a\" : \"x↓\0\" }",
      id: "json-control-character",
      arguments: [.text("U+0000")],
      notes: ["repair-command"]
    ),
    Row(text: "\u{FEFF}↓", id: "file-empty"),
    Row(
      text: #"↓{ "strings" : { } }"#,
      id: "field-missing",
      arguments: [.quoted("sourceLanguage")]
    ),
    Row(
      text: #"↓{ "sourceLanguage" : "en" }"#,
      id: "field-missing",
      arguments: [.quoted("strings")]
    ),
    Row(
      text: #"{ "sourceLanguage" : ↓1, "strings" : { } }"#,
      id: "field-not-text",
      arguments: [.quoted("sourceLanguage")]
    ),
    Row(
      text: #"{ "sourceLanguage" : "en", "strings" : ↓[ ] }"#,
      id: "field-not-object",
      arguments: [.quoted("strings")]
    ),
    Row(
      text: #"{ "sourceLanguage" : "en", "strings" : { }, "version" : ↓"2.0" }"#,
      id: "version-unsupported",
      arguments: [.quoted("2.0")]
    ),
    Row(
      text: #"{ "sourceLanguage" : "en", "strings" : { }, "version" : ↓2 }"#,
      id: "version-unsupported",
      arguments: [.quoted("2")]
    ),
    Row(
      text: #"{ "sourceLanguage" : "en", "strings" : { }, "version" : ↓"" }"#,
      id: "version-unsupported",
      arguments: [.quoted("")]
    ),
    Row(
      text: #"{ "sourceLanguage" : "en", "strings" : { }, "version" : ↓"next" }"#,
      id: "version-unsupported",
      arguments: [.quoted("next")]
    ),
  ]

  @Test(arguments: broken)
  func `reports one error with its location if the file is not a catalog`(row: Row) throws {
    let marked = MarkedText(row.text)
    let parsed = StringCatalog.parse(Array(marked.text.utf8), file: "F")
    #expect(parsed.value == nil)
    let diagnostic = try #require(parsed.diagnostics.first)
    #expect(parsed.diagnostics.count == 1)
    #expect(diagnostic.id == row.id)
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.arguments == row.arguments)
    #expect(diagnostic.notes.map(\.id) == row.notes)
    let offset = try #require(marked.utf8Offsets.first)
    #expect(diagnostic.location?.utf8Range.lowerBound == offset)
    #expect(
      diagnostic.location
        == LineIndex(marked.text.utf8)
        .location(
          of: offset..<(diagnostic.location?.utf8Range.upperBound ?? offset),
          in: "F"
        )
    )
  }

  static let suspicious: [Row] = [
    Row(text: #""k" : { "comment" : ↓5 }"#, id: "field-not-text", arguments: [.quoted("comment")]),
    Row(
      text: #""k" : { "shouldTranslate" : ↓"no" }"#,
      id: "field-not-boolean",
      arguments: [.quoted("shouldTranslate")]
    ),
    Row(text: #""k" : ↓[ ]"#, id: "field-not-object", arguments: [.quoted("k")]),
    Row(
      text: #""k" : { "localizations" : { "es" : ↓"Hola" } }"#,
      id: "field-not-object",
      arguments: [.quoted("es")]
    ),
    Row(
      text: #""k" : { "localizations" : { "es" : { "stringUnit" : ↓{ "value" : "" } } } }"#,
      id: "field-missing",
      arguments: [.quoted("state")]
    ),
    Row(
      text:
        #""k" : { "localizations" : { "es" : { "stringSet" : { "state" : "new", "values" : ↓[1] } } } }"#,
      id: "field-not-text-list",
      arguments: [.quoted("values")]
    ),
    Row(
      text:
        #""k" : { "localizations" : { "es" : { "substitutions" : { "n" : { "argNum" : ↓1.5, "formatSpecifier" : "d", "variations" : { } } } } } }"#,
      id: "field-not-integer",
      arguments: [.quoted("argNum")]
    ),
    Row(
      text:
        #""k" : { "localizations" : { "es" : { "variations" : { "plural" : { "one" : { "stringUnit" : ↓1 } } } } } }"#,
      id: "field-not-object",
      arguments: [.quoted("stringUnit")]
    ),
  ]

  @Test(arguments: suspicious)
  func `reports a warning for a value of the wrong kind and keeps it`(row: Row) throws {
    let marked = MarkedText(catalogText(row.text))
    let parsed = StringCatalog.parse(Array(marked.text.utf8), file: "F")
    #expect(parsed.diagnostics.map(\.id) == [row.id])
    let diagnostic = try #require(parsed.diagnostics.first)
    #expect(diagnostic.severity == .warning)
    #expect(diagnostic.arguments == row.arguments)
    #expect(diagnostic.location?.utf8Range.lowerBound == marked.utf8Offsets.first)
    #expect(diagnostic.path.prefix(2) == ["strings", "k"])
    var catalog = try #require(parsed.value)
    for (key, entry) in catalog.entries { catalog[key] = entry }
    catalog["new"] = StringCatalog.Entry()
    let written = row.text.filter { $0 != "↓" && !$0.isWhitespace }
    #expect(catalog.text.filter { !$0.isWhitespace }.contains(written))
  }

  @Test(arguments: [
    #""k" : { "comment" : null }"#, #""k" : { "localizations" : { "es" : null } }"#,
    #""k" : { "future" : [ { } ] }"#,
    #""k" : { "localizations" : { "es" : { "variations" : { "width" : 5 } } } }"#,
  ])
  func `ignores null and unknown fields`(entry: String) {
    let parsed = StringCatalog.parse(Array(catalogText(entry).utf8), file: "F")
    #expect(parsed.diagnostics.isEmpty)
  }

  @Test(arguments: ["1", "1.0", "1.3", "1.99", "0.9"])
  func `accepts and keeps any version with major version 0 or 1`(version: String) throws {
    let text = #"{"sourceLanguage":"en","strings":{},"version":"\#(version)"}"#
    let catalog = try StringCatalog(text)
    #expect(catalog.version == version)
    #expect(catalog.text == text)
  }

  @Test(arguments: ["1", "1.0", "true", "[ ]"])
  func `reports a warning for a version that is not a string and keeps it`(version: String) throws {
    let text = #"{"sourceLanguage":"en","strings":{},"version":\#(version)}"#
    let parsed = StringCatalog.parse(Array(text.utf8), file: "F")
    #expect(parsed.diagnostics.map(\.id) == ["field-not-text"])
    #expect(parsed.diagnostics.first?.arguments == [.quoted("version")])
    #expect(parsed.value?.version == nil)
    #expect(parsed.value?.text == text)
  }

  @Test func `reports both locations of a duplicate key`() throws {
    let marked = MarkedText(
      catalogText(
        #"""
        ↓"A" : { "comment" : "1" },
            "B" : { },
            ↓"\u0041" : { "comment" : "2" }
        """#
      )
    )
    let parsed = StringCatalog.parse(Array(marked.text.utf8), file: "F")
    #expect(parsed.diagnostics.map(\.id) == ["key-duplicate"])
    let diagnostic = try #require(parsed.diagnostics.first)
    #expect(diagnostic.severity == .warning)
    #expect(diagnostic.arguments == [.key("A")])
    #expect(diagnostic.location?.utf8Range.lowerBound == marked.utf8Offsets[1])
    #expect(diagnostic.location?.line == 6)
    #expect(diagnostic.notes.map(\.id) == ["key-first", "duplicate-differs"])
    #expect(diagnostic.notes.first?.location?.line == 4)
    let catalog = try #require(parsed.value)
    #expect(catalog.keys == ["A", "B"])
    #expect(catalog["A"]?.comment == "1")
  }

  @Test func `reports a duplicate language and drops it in an edit`() throws {
    let text = catalogText(
      #""A" : { "localizations" : { "es" : { "x" : 1 }, "de" : { }, "es" : { "x" : 2 } } }"#
    )
    let parsed = StringCatalog.parse(Array(text.utf8), file: "F")
    #expect(parsed.diagnostics.map(\.id) == ["key-duplicate"])
    var catalog = try #require(parsed.value)
    catalog["A"]?.localizations["es"]?.unknownFields["x"] = .number("3")
    #expect(
      catalog.text
        == text.replacing(#""es" : { "x" : 1 }"#, with: #""es" : { "x" : 3 }"#)
        .replacing(#", "es" : { "x" : 2 }"#, with: "")
    )
  }

  @Test(arguments: [
    (#""comment" : 5, "comment" : "c""#, #""comment" : 5"#),
    (#""comment" : "c", "comment" : "d""#, #""comment" : "c""#),
    (#""localizations" : { "es" : null, "es" : { } }"#, #""localizations" : { "es" : null }"#),
    (
      #""localizations" : { "es" : null }, "localizations" : { "es" : { } }"#,
      #""localizations" : { "es" : null }"#
    ),
    (#""x" : { "values" : 1, "values" : [ ] }"#, #""x" : { "values" : 1 }"#),
    (#""shouldTranslate" : true, "shouldTranslate" : false"#, #""shouldTranslate" : true"#),
    (#""shouldTranslate" : false, "shouldTranslate" : true"#, #""shouldTranslate" : false"#),
  ])
  func `drops a duplicate field in an edit`(fields: String, repaired: String) throws {
    let text = catalogText("\"k\" : { \(fields) }")
    let parsed = StringCatalog.parse(Array(text.utf8), file: "F")
    #expect(parsed.diagnostics.contains { $0.id == "key-duplicate" })
    var catalog = try #require(parsed.value)
    #expect(catalog.text == text)
    catalog["k"] = catalog["k"]
    #expect(catalog.text == catalogText("\"k\" : { \(repaired) }"))
  }

  @Test func `reports conflict markers as a merge conflict`() throws {
    let marked = MarkedText(
      catalogText(
        """
        "A" : {

            },
        ↓<<<<<<< HEAD
            "B" : { },
        ↓=======
            "C" : { },
        ↓>>>>>>> topic
            "D" : { },
        <<<<<<< HEAD
            "E" : { }
        =======
            "F" : { }
        >>>>>>> topic
        """
      )
    )
    let parsed = StringCatalog.parse(Array(marked.text.utf8), file: "F")
    #expect(parsed.value == nil)
    let diagnostic = try #require(parsed.diagnostics.first)
    #expect(parsed.diagnostics.count == 1)
    #expect(diagnostic.id == "conflict-markers")
    #expect(diagnostic.arguments == [.integer(2)])
    #expect(diagnostic.notes.map(\.id) == ["conflict-middle", "conflict-end", "repair-command"])
    let locations = [diagnostic.location] + diagnostic.notes.dropLast().map(\.location)
    #expect(locations.map { $0?.utf8Range.lowerBound } == marked.utf8Offsets)
    #expect(locations.map { $0?.line } == [7, 9, 11])
    #expect(locations.allSatisfy { $0?.column == 1 })
  }

  @Test(arguments: [
    "↓<<<<<<< ours\n{ }\n=======\n{ }\n>>>>>>> theirs",
    "\u{FEFF}↓<<<<<<< ours\n",
    "{\r\n↓<<<<<<< ours\r\n=======\r\n>>>>>>> theirs\r\n}",
    "{\n  \"a\" : 1,\n↓||||||| base\n=======\n}",
    "{\n  \"a\" : 1\n↓=======\n  \"a\" : 2\n}",
    "{\n  \"a\" :\n↓>>>>>>> theirs\n 1 }",
    "{\n  \"a\"\n↓<<<<<<< ours\n : 1 }",
    "{ \"a\" : [1,\n↓<<<<<<< ours\n2\n||||||| base\n3\n=======\n4\n>>>>>>> theirs\n] }",
    "{ }\n↓>>>>>>> theirs",
  ])
  func `finds conflict markers in any position`(marked: String) throws {
    let marked = MarkedText(marked)
    let parsed = StringCatalog.parse(marked.bytes, file: "F")
    #expect(parsed.value == nil)
    #expect(parsed.diagnostics.map(\.id) == ["conflict-markers"])
    #expect(parsed.diagnostics.first?.location?.utf8Range.lowerBound == marked.utf8Offsets.first)
    #expect(parsed.diagnostics.first?.arguments == [.integer(1)])
  }

  @Test(arguments: [
    (#""k" : { "comment" : "\#(String(repeating: #"\ud83d"#, count: 250))" }"#, 150),
    (Array(repeating: #""k" : { }"#, count: 251).joined(separator: ", "), 150),
    ((1...250).map { #""\#($0)" : 5"# }.joined(separator: ", "), 150),
    ((1...100).map { #""\#($0)" : 5"# }.joined(separator: ", "), 0),
  ])
  func `lists the first hundred problems and counts the others`(
    entries: String,
    rest: Int
  ) throws {
    let parsed = StringCatalog.parse(Array(catalogText(entries).utf8), file: "F")
    let kinds = Set(parsed.diagnostics.prefix(100).map(\.id))
    #expect(kinds.count == 1 && !kinds.contains("problems-unlisted"))
    let unlisted = parsed.diagnostics.dropFirst(100)
    #expect(unlisted.map(\.id) == (rest > 0 ? ["problems-unlisted"] : []))
    #expect(unlisted.allSatisfy { $0.arguments == [.integer(rest)] })
    #expect(unlisted.allSatisfy { $0.severity == parsed.diagnostics[0].severity })
    let text = parsed.value?.text
    #expect(text == catalogText(entries))
  }

  @Test(arguments: [#"\ud83d"#, #"\ude00"#, #"\ud83dx"#, #"\ud83d\u0041"#, #"\ude00\ud83d"#])
  func `reports half a surrogate pair as an error and keeps it`(escape: String) throws {
    let text = catalogText("\"k\" : { \"comment\" : \"a\(escape)\" }")
    let parsed = StringCatalog.parse(Array(text.utf8), file: "F")
    #expect(parsed.diagnostics.first?.id == "surrogate-unpaired")
    #expect(parsed.hasErrors)
    var catalog = try #require(parsed.value)
    #expect(catalog["k"]?.comment?.contains("\u{FFFD}") == true)
    catalog["k"]?.shouldTranslate = false
    #expect(catalog.text.contains("a\(escape)"))
  }

  @Test(
    arguments: [
      [0xFF], [0xC3], [0xC3, 0x28], [0xC0, 0xAF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x80, 0x80, 0x80], [0xE4, 0xBD], [0x80],
    ] as [[UInt8]]
  )
  func `reports the location of bytes that are not UTF-8`(bytes: [UInt8]) throws {
    let parts = catalogText("\"k\" : { \"comment\" : \"año ↓\" }").split(separator: "↓")
    let start = Array(parts[0].utf8)
    let parsed = StringCatalog.parse(start + bytes + Array(parts[1].utf8), file: "F")
    #expect(parsed.value == nil)
    #expect(parsed.diagnostics.map(\.id) == ["utf8-invalid"])
    #expect(parsed.diagnostics.first?.location?.utf8Range.lowerBound == start.count)
    #expect(parsed.diagnostics.first?.location?.line == 4)
  }

  @Test func `limits the nesting of brackets to 512 levels`() throws {
    func text(depth: Int) -> String {
      let inner = depth - 3
      let list = String(repeating: "[", count: inner) + String(repeating: "]", count: inner)
      return catalogText("\"k\" : { \"x\" : \(list) }")
    }
    var catalog = try StringCatalog(text(depth: 512))
    catalog["k"]?.comment = "deep"
    #expect(catalog.text.contains(String(repeating: "[", count: 509)))
    let parsed = StringCatalog.parse(Array(text(depth: 513).utf8), file: "F")
    #expect(parsed.diagnostics.map(\.id) == ["json-nesting-too-deep"])
    #expect(parsed.diagnostics.first?.arguments == [.integer(512)])
    let hostile = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
    #expect(
      StringCatalog.parse(hostile, file: "F").diagnostics.map(\.id) == ["json-nesting-too-deep"]
    )
  }
}

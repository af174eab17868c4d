import Diagnostics
import ICU
import OrderedCollections
import StringCatalog
import TestSupport
import Testing

@Suite struct EditingTests {
  /// An edit of a fixture, and the lines that it removes and adds.
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var fixture: String
    var edit: @Sendable (inout StringCatalog) -> Void
    var removed: [String] = []
    var added: [String] = []

    var testDescription: String { "\(name) in \(fixture)" }
  }

  static let rows: [Row] = [
    Row(
      name: "another value",
      fixture: "Everyday.xcstrings",
      edit: { $0["Add entry"]?.localizations["es"]?.stringUnit?.value = "Nueva entrada" },
      removed: [#"            "value" : "Añadir entrada""#],
      added: [#"            "value" : "Nueva entrada""#]
    ),
    Row(
      name: "another value and state",
      fixture: "Everyday.xcstrings",
      edit: { $0["Undo"]?.localizations["es"] = .init("Deshaz", state: .needsReview) },
      removed: [#"            "state" : "translated","#, #"            "value" : "Deshacer""#],
      added: [#"            "state" : "needs_review","#, #"            "value" : "Deshaz""#]
    ),
    Row(
      name: "a state that is removed",
      fixture: "Everyday.xcstrings",
      edit: { $0["Undo"]?.extractionState = nil },
      removed: [#"      "extractionState" : "stale","#]
    ),
    Row(
      name: "the last field is removed",
      fixture: "Everyday.xcstrings",
      edit: { $0["(%@)"]?.shouldTranslate = true },
      removed: [#"      "shouldTranslate" : false"#],
      added: [""]
    ),
    Row(
      name: "the first field of an entry",
      fixture: "Everyday.xcstrings",
      edit: { $0[""]?.comment = "Nothing to say / \"at all\"" },
      removed: [""],
      added: [#"      "comment" : "Nothing to say / \"at all\"""#]
    ),
    Row(
      name: "a language in the middle",
      fixture: "Everyday.xcstrings",
      edit: { $0["%.1f kg"]?.localizations["en-GB"] = .init("%.1f kg", state: .new) },
      added: [
        #"        "en-GB" : {"#, #"          "stringUnit" : {"#, #"            "state" : "new","#,
        #"            "value" : "%.1f kg""#, "          }", "        },",
      ]
    ),
    Row(
      name: "a language is removed",
      fixture: "Everyday.xcstrings",
      edit: { $0["%.1f kg"]?.localizations["de"] = nil },
      removed: [
        #"        "de" : {"#, #"          "stringUnit" : {"#,
        #"            "state" : "translated","#, #"            "value" : "%.1f kg""#,
        "          }", "        },",
      ]
    ),
    Row(
      name: "a key without content",
      fixture: "Everyday.xcstrings",
      edit: { $0["Step 9"] = StringCatalog.Entry() },
      added: [#"    "Step 9" : {"#, "", "    },"]
    ),
    Row(
      name: "a key at the end",
      fixture: "Everyday.xcstrings",
      edit: { $0["饮食"] = StringCatalog.Entry(shouldTranslate: false) },
      added: ["    },", #"    "饮食" : {"#, #"      "shouldTranslate" : false"#]
    ),
    Row(
      name: "a key is removed",
      fixture: "Everyday.xcstrings",
      edit: { $0[""] = nil },
      removed: [#"    "" : {"#, "", "    },"]
    ),
    Row(
      name: "the first key of all",
      fixture: "Empty.xcstrings",
      edit: { $0["Hello"] = StringCatalog.Entry() },
      added: [#"    "Hello" : {"#, "    }"]
    ),
    Row(
      name: "a plural category",
      fixture: "Variations.xcstrings",
      edit: {
        $0["%lld entries"]?.localizations["en"]?.variations?.plural[.zero] = .init("Nothing yet")
      },
      added: [
        "              },", #"              "zero" : {"#, #"                "stringUnit" : {"#,
        #"                  "state" : "translated","#,
        #"                  "value" : "Nothing yet""#, "                }",
      ]
    ),
    Row(
      name: "an additional phrase",
      fixture: "AppShortcuts.xcstrings",
      edit: {
        $0["Log my weight in ${applicationName}"]?.localizations["es"]?.stringSet?.values
          .append("Pésame con ${applicationName}")
      },
      removed: [#"              "Registra mi peso en ${applicationName}""#],
      added: [
        #"              "Registra mi peso en ${applicationName}","#,
        #"              "Pésame con ${applicationName}""#,
      ]
    ),
    Row(
      name: "a comment instead of null",
      fixture: "UnknownFields.xcstrings",
      edit: { $0["Goal"]?.comment = "What to weigh" },
      removed: [#"      "comment" : null,"#],
      added: [#"      "comment" : "What to weigh","#]
    ),
    Row(
      name: "a state next to unknown fields",
      fixture: "UnknownFields.xcstrings",
      edit: { $0["Goal"]?.localizations["es"]?.stringUnit?.state = .translated },
      removed: [#"            "state" : "machine_translated","#],
      added: [#"            "state" : "translated","#]
    ),
    Row(
      name: "the source language",
      fixture: "Variations.xcstrings",
      edit: { $0.sourceLanguage = "en-GB" },
      removed: [#"  "sourceLanguage" : "en","#],
      added: [#"  "sourceLanguage" : "en-GB","#]
    ),
    Row(
      name: "no version",
      fixture: "Empty.xcstrings",
      edit: { $0.version = nil },
      removed: ["  },", #"  "version" : "1.0""#],
      added: ["  }"]
    ),
    Row(
      name: "a value in another layout",
      fixture: "FourSpaces.xcstrings",
      edit: { $0["Añadir"]?.localizations["en"]?.stringUnit?.value = "Add “it”" },
      removed: [#"                        "value": "Add""#],
      added: [#"                        "value": "Add \u201cit\u201d""#]
    ),
    Row(
      name: "a key in another layout",
      fixture: "FourSpaces.xcstrings",
      edit: { $0["Buscar"] = StringCatalog.Entry(comment: "a/b") },
      added: [#"        "Buscar": {"#, #"            "comment": "a/b""#, "        },"]
    ),
    Row(
      name: "an empty entry in another layout",
      fixture: "FourSpaces.xcstrings",
      edit: { $0["Buscar"] = StringCatalog.Entry() },
      added: [#"        "Buscar": {},"#]
    ),
    Row(
      name: "a key with CRLF and tabs",
      fixture: "Windows.xcstrings",
      edit: { $0["Zumo"] = StringCatalog.Entry(comment: "é") },
      removed: ["\t\t\"Sin traducir\": {}\r"],
      added: [
        "\t\t\"Sin traducir\": {},\r", "\t\t\"Zumo\": {\r", "\t\t\t\"comment\": \"é\"\r", "\t\t}\r",
      ]
    ),
    Row(
      name: "a comment with escaped slashes",
      fixture: "HandEdited.xcstrings",
      edit: { $0["About"]?.comment = "https://example.com" },
      removed: [#"      "comment" : "https:\/\/example.com\/about""#],
      added: [#"      "comment" : "https:\/\/example.com""#]
    ),
    Row(
      name: "a value in an object on one line",
      fixture: "HandEdited.xcstrings",
      edit: { $0["About"]?.localizations["es"]?.stringUnit?.state = .needsReview },
      removed: [
        #"        "es" : { "stringUnit" : { "state" : "translated", "value" : "Acerca de" } },"#
      ],
      added: [
        #"        "es" : { "stringUnit" : { "state" : "needs_review", "value" : "Acerca de" } },"#
      ]
    ),
  ]

  @Test(arguments: rows)
  func `an edit changes only its lines`(row: Row) throws {
    let before = try Catalogs.named(row.fixture)
    var after = before
    row.edit(&after)
    let difference = Self.lines(of: after).difference(from: Self.lines(of: before))
    #expect(difference.removals.map(\.line) == row.removed)
    #expect(difference.insertions.map(\.line) == row.added)
    let parsed = StringCatalog.parse(after.printed(), file: row.fixture)
    #expect(!parsed.hasErrors)
    for (key, entry) in after.entries { expectSame(parsed.value?[key], entry) }
    #expect(parsed.value?.keys == after.keys)
  }

  @Test(arguments: ["OneLine.xcstrings", "Minified.xcstrings"])
  func `a catalog on one line keeps its layout`(name: String) throws {
    var catalog = try Catalogs.named(name)
    catalog["Añadir"]?.localizations["fr"] = .init("Ajouter")
    catalog["Nuevo"] = StringCatalog.Entry(comment: "c")
    let text = catalog.text
    #expect(!text.contains("\n"))
    let gap = name == "OneLine.xcstrings" ? " " : ""
    let unit = #""fr":_{"stringUnit":_{"state":_"translated",_"value":_"Ajouter"}}"#
    #expect(text.contains(unit.replacing("_", with: gap)))
    #expect(text.contains(#""Nuevo":_{"comment":_"c"}"#.replacing("_", with: gap)))
  }

  @Test func `an entry can be set for another key unchanged`() throws {
    var catalog = try Catalogs.named("UnknownFields.xcstrings")
    let entry = try #require(catalog["Goal"])
    catalog["Goal"] = nil
    catalog["Target"] = entry
    let expected = String(
      decoding: try Catalogs.fixtures.bytes(of: "UnknownFields.xcstrings"),
      as: UTF8.self
    )
    #expect(catalog["Target"] == entry)
    #expect(catalog.text.contains(#""reviewedBy" : "Ana""#))
    catalog["Target"] = nil
    catalog["Goal"] = entry
    #expect(catalog.text == expected)
  }

  @Test func `strings at any depth can be updated`() throws {
    var catalog = try Catalogs.named("Variations.xcstrings")
    catalog["%lld files in %lld folders"]?.localizations["es"]?
      .updateUnits { unit, path in
        if path.last == "stringUnit", unit.state == .translated { unit.state = .needsReview }
      }
    let difference = Self.lines(of: catalog)
      .difference(from: Self.lines(of: try Catalogs.named("Variations.xcstrings")))
    #expect(difference.removals.count == 7)
    #expect(difference.insertions.allSatisfy { $0.line.contains(#""state" : "needs_review""#) })
  }

  @Test func `all keys can be removed and restored`() throws {
    var catalog = try Catalogs.named("Everyday.xcstrings")
    let original = catalog
    for key in original.keys { catalog[key] = nil }
    #expect(catalog.isEmpty)
    #expect(catalog.printed() == (try Catalogs.fixtures.bytes(of: "Empty.xcstrings")))
    for (key, entry) in original.entries.reversed() { catalog[key] = entry }
    #expect(catalog.printed() == original.printed())
  }

  private static func lines(of catalog: StringCatalog) -> [String] {
    // A carriage return belongs to its line. As a Swift character, it would be combined with the
    // line feed.
    catalog.printed().split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

extension CollectionDifference.Change {
  fileprivate var line: ChangeElement {
    switch self {
    case .insert(_, let line, _), .remove(_, let line, _): line
    }
  }
}

import Diagnostics
import OrderedCollections
import StringCatalog
import TestSupport
import Testing

@testable import CatalogExchange

/// What a service made of a catalog, and what is expected of the comparison.
struct ServiceCase: Sendable, CustomTestStringConvertible {
  /// The kinds of changes, separated by spaces.
  let kinds: String
  /// Parts of the catalog and what the service made of them.
  let edits: [(old: String, new: String)]
  /// The parts and what the catalog has after its texts were taken; empty if nothing is taken.
  var taken: [(old: String, new: String)] = []

  init(
    _ kinds: String,
    _ edits: [(old: String, new: String)],
    taking taken: [(old: String, new: String)] = []
  ) {
    self.kinds = kinds
    self.edits = edits
    self.taken = taken
  }

  var testDescription: String { "\(kinds): \(edits.map(\.new).joined(separator: ", "))" }
}

@Suite struct `A catalog after a round trip through a service` {
  @Test func `has no changes if it is the same`() throws {
    let comparison = try Self.comparison(Self.catalog)
    #expect(comparison.changes.isEmpty)
    #expect(comparison.texts.isEmpty)
  }

  @Test(arguments: texts + states + variants + fields + notation)
  func `is compared part by part`(_ service: ServiceCase) throws {
    let received = try Self.replacing(service.edits)
    let comparison = try Self.comparison(received)
    let kinds = Set(comparison.changes.map(\.kind.rawValue))
    #expect(kinds == Set(service.kinds.split(separator: " ").map(String.init)))
    let taken = String(decoding: comparison.catalog.printed(), as: UTF8.self)
    let expected = try Self.replacing(service.taken)
    #expect(taken == expected)
    #expect(taken.utf8.elementsEqual(expected.utf8))
    #expect(comparison.texts.isEmpty == service.taken.isEmpty)
  }

  @Test func `has the keys, languages and values of its changes`() throws {
    let received = try Self.replacing([("\u{A0}Mo", " Mo"), (#""comment" : "Door","#, "")])
    let comparison = try Self.comparison(received)
    #expect(comparison.changes.map(\.path.key) == ["Used: %lld MB", "Open"])
    #expect(comparison.changes.map(\.language) == ["fr", nil])
    #expect(comparison.changes[0].old != comparison.changes[0].new)
    #expect(comparison.changes[1].new == nil)
  }

  @Test func `counts the keys of a language that is gone`() throws {
    let catalog = Self.catalog
    let comparison = try Self.comparison(catalog.replacing("\"fr\" :", with: "\"de\" :"))
    let removed = comparison.changes.filter { $0.kind == .languageRemoved }
    #expect(removed.map(\.language) == ["fr"])
    #expect(removed.map(\.count) == [2])
  }

  @Test func `is limited to languages`() throws {
    let received = try Self.replacing([
      ("\u{A0}Mo", " Mo"), ("\"Abrir\"", "\"Abre\""), ("«Alto»", "«Alto.»"),
    ])
    let old = try Self.parse(Self.catalog)
    let new = try Self.parse(received)
    let french = ServiceComparison(before: old, after: new, languages: ["fr"])
    #expect(french.changes.map(\.kind) == [.noBreakSpacesLost])
    #expect(french.texts.isEmpty)
    let spanish = ServiceComparison(before: old, after: new, languages: ["es"])
    #expect(spanish.changes.isEmpty)
    #expect(spanish.texts.map(\.key) == ["Open", "Stop"])
  }

  @Test func `never traps, and is empty if a catalog is compared with itself`() throws {
    for (index, _) in Self.catalog.enumerated() where index.isMultiple(of: 7) {
      let cut = String(Self.catalog.prefix(index)) + String(Self.catalog.dropFirst(index + 5))
      let parsed = StringCatalog.parse(Array(cut.utf8), file: "Cut.xcstrings")
      guard let catalog = parsed.value, !parsed.hasErrors else { continue }
      let old = try Self.parse(Self.catalog)
      let forth = ServiceComparison(before: old, after: catalog)
      _ = ServiceComparison(before: catalog, after: old)
      #expect(ServiceComparison(before: catalog, after: catalog).changes.isEmpty)
      // The texts that were taken are those of the received catalog, and nothing else changed.
      let rest = ServiceComparison(before: old, after: forth.catalog)
      #expect(rest.changes.isEmpty, "\(cut)")
    }
  }
}

extension `A catalog after a round trip through a service` {
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `has only texts after they were taken`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let old = StringCatalog.random(languages: ["es", "fr", "pl"], using: &generator)
    var new = old
    for (key, entry) in old.entries {
      new[key] = Self.changed(entry, using: &generator)
    }
    let received = try Self.parse(String(decoding: new.printed(), as: UTF8.self))
    let comparison = ServiceComparison(before: old, after: received)
    let taken = try Self.parse(String(decoding: comparison.catalog.printed(), as: UTF8.self))
    let rest = ServiceComparison(before: old, after: taken)
    #expect(rest.changes.isEmpty)
    #expect(rest.texts.map(\.path) == comparison.texts.map(\.path))
    let differences = taken.difference(from: old)
    #expect(differences.changes.allSatisfy { $0.path.language != nil && $0.new != nil })
    #expect(differences.changes.isEmpty == comparison.texts.isEmpty)
    let merge = comparison.merged(into: old, base: old)
    #expect(merge.merge.catalog.printed() == comparison.catalog.printed())
  }

  /// Returns an entry with random changes, or `nil` if it is removed.
  private static func changed(
    _ entry: StringCatalog.Entry,
    using generator: inout SeededGenerator
  ) -> StringCatalog.Entry? {
    var entry = entry
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: return nil
    case 1: entry.comment = "Other"
    case 2: entry.localizations["es"] = nil
    case 3: entry.localizations["de"] = entry.localizations["en"]
    case 4: entry.localizations["fr"] = StringCatalog.Localization("Texte")
    default: break
    }
    for index in entry.localizations.values.indices {
      let pieces = (0..<3).map { _ in StringCatalog.unusualString(using: &generator) }
      var choices = (0..<40).map { _ in Int.random(in: 0..<8, using: &generator) }[...]
      entry.localizations.values[index]
        .updateUnits { unit, _ in
          switch choices.popFirst() ?? 0 {
          case 0: unit.value += pieces[0]
          case 1: unit.value = pieces[1] + " " + unit.value
          case 2: unit.state = .new
          case 3: unit.value = unit.value.replacing(" ", with: "\u{A0}")
          case 4: unit.value = pieces[2]
          default: break
          }
        }
    }
    return entry
  }
}

// MARK: - Cases

extension `A catalog after a round trip through a service` {
  private static let texts = [
    ServiceCase("no-break-spaces-lost", [("\u{A0}Mo", " Mo")]),
    ServiceCase(
      "no-break-spaces-lost",
      [("Utilisé\u{202F}: %lld\u{A0}Mo", "Occupé : %lld Mo")],
      taking: [("Utilisé", "Occupé")]
    ),
    ServiceCase("typography-lost", [("«Alto»", #"\"Alto\""#)]),
    ServiceCase("placeholders-rewritten", [("%1$@ a %2$@", "%@ a %@")]),
    ServiceCase("placeholders-broken", [("%1$@ a %2$@", "De %1$@ a %3$@")]),
    ServiceCase("translation-emptied", [("\"Abrir\"", "\"\"")]),
    ServiceCase(
      "translation-replaced-by-source",
      [(#""translated", "value" : "Abrir""#, #""new", "value" : "Open""#)]
    ),
    ServiceCase("source-text-changed", [("%lld file\"", "%lld document\"")]),
    ServiceCase("", [("\"Abrir\"", "\"Abre\"")], taking: [("\"Abrir\"", "\"Abre\"")]),
    // A finished translation may be equal to the source text.
    ServiceCase("", [("\"Abrir\"", "\"Open\"")], taking: [("\"Abrir\"", "\"Open\"")]),
    ServiceCase(
      "",
      [(#""translated", "value" : "Abrir""#, #""new", "value" : "Abre""#)],
      taking: [(#""translated", "value" : "Abrir""#, #""needs_review", "value" : "Abre""#)]
    ),
    ServiceCase(
      "",
      [("\"Abre la puerta\"", "\"Abre la puerta\", \"Ábrela\"")],
      taking: [
        ("\"Abre la puerta\"", "\"Abre la puerta\",\"Ábrela\"")
      ]
    ),
  ]

  private static let states = [
    ServiceCase(
      "state-reset",
      [(#""translated", "value" : "Radio""#, #""new", "value" : "Radio""#)]
    ),
    ServiceCase(
      "untranslated-finished",
      [(#""new", "value" : "Acme""#, #""translated", "value" : "Acme""#)]
    ),
    ServiceCase(
      "state-changed",
      [(#""needs_review", "value" : "«Alto»""#, #""translated", "value" : "«Alto»""#)]
    ),
    ServiceCase(
      "state-changed",
      [(#""state" : "needs_review", "values""#, #""state" : "new", "values""#)]
    ),
  ]

  private static let variants = [
    ServiceCase(
      "form-removed",
      [
        (
          #"{"one" : {"stringUnit" : {"state" : "translated", "value" : "%lld archivo"}}, "#,
          "{"
        )
      ]
    ),
    ServiceCase(
      "form-filled",
      [
        (
          #"{"one" : {"stringUnit" : {"state" : "translated", "value" : "%lld archivo"}}, "#,
          #"{"many" : {"stringUnit" : {"state" : "translated", "value" : "%lld archivos"}}, "one" "#
            + #": {"stringUnit" : {"state" : "translated", "value" : "%lld archivo"}}, "#
        )
      ]
    ),
    ServiceCase(
      "variations-replaced-by-text",
      [
        (
          #"{"variations" : {"plural" : {"one" : {"stringUnit" : {"state" : "translated", "value" "#
            + #": "%lld archivo"}}, "other" : {"stringUnit" : {"state" : "translated", "value" : "#
            + #""%lld archivos"}}}}}"#,
          #"{"stringUnit" : {"state" : "translated", "value" : "%lld archivos"}}"#
        )
      ]
    ),
    ServiceCase(
      "text-next-to-variations",
      [
        (
          #"{"variations" : {"plural" : {"one" : {"stringUnit" : {"state" : "translated", "value" "#
            + #": "%lld archivo"#,
          #"{"stringUnit" : {"state" : "translated", "value" : "%lld archivos"}, "variations" : {"#
            + #""plural" : {"one" : {"stringUnit" : {"state" : "translated", "value" : "#
            + #""%lld archivo"#
        )
      ]
    ),
    ServiceCase(
      "form-removed",
      [(#""mac" : {"stringUnit" : {"state" : "translated", "value" : "Clic"}}, "#, "")]
    ),
    ServiceCase(
      "substitution-removed",
      [
        (
          #", "substitutions" : {"days" : {"argNum" : 1, "formatSpecifier" : "lld", "variations" "#
            + #": {"plural" : {"other" : {"stringUnit" : {"state" : "translated", "value" : "#
            + #""%arg días"}}}}}}"#,
          ""
        )
      ]
    ),
    ServiceCase("substitution-changed", [("\"argNum\" : 1", "\"argNum\" : 2")]),
    ServiceCase(
      "source-copy-added",
      [
        (
          "\"Save\" : { }",
          #""Save" : {"localizations" : {"es" : {"stringUnit" : {"state" : "new", "value" : "Save"}}}}"#
        )
      ]
    ),
    ServiceCase(
      "translation-removed",
      [(#""es" : {"stringUnit" : {"state" : "translated", "value" : "Abrir"}}"#, "")]
    ),
    ServiceCase(
      "untranslated-text-removed",
      [(#""es" : {"stringUnit" : {"state" : "new", "value" : "Acme"}}"#, "")]
    ),
  ]

  private static let fields = [
    ServiceCase("comment-changed", [(#""comment" : "Door","#, "")]),
    ServiceCase("comment-changed", [("\"Door\"", "\"A door\"")]),
    ServiceCase("extraction-state-changed", [("\"manual\"", "\"stale\"")]),
    ServiceCase(
      "should-translate-changed",
      [("\"shouldTranslate\" : false", "\"shouldTranslate\" : true")]
    ),
    ServiceCase("field-removed", [(#""reviewedBy" : "Ana","#, "")]),
    ServiceCase("field-changed", [("\"version\" : \"1.0\"", "\"version\" : \"1.1\"")]),
    ServiceCase("key-removed", [("\"Save\" : { },", "")]),
    ServiceCase("key-added", [("\"Save\" : { },", "\"Save\" : { }, \"Saved\" : { },")]),
  ]

  private static let notation = [
    ServiceCase(
      "key-order-changed",
      [("\"Save\" : { },\n    ", ""), ("\"Open\" :", "\"Save\" : { },\n    \"Open\" :")]
    ),
    ServiceCase(
      "field-order-changed",
      [
        (
          #""state" : "translated", "value" : "Abrir""#,
          #""value" : "Abrir", "state" : "translated""#
        )
      ]
    ),
    ServiceCase("json-escapes-changed", [("Utilisé", #"Utilis\u00e9"#)]),
    ServiceCase("layout-changed", [("\"Abrir\"}", "\"Abrir\" }")]),
  ]

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld files" : {"localizations" : {
          "en" : {"variations" : {"plural" : {"one" : {"stringUnit" : {"state" : "translated", "value" : "%lld file"}}, "other" : {"stringUnit" : {"state" : "translated", "value" : "%lld files"}}}}},
          "es" : {"variations" : {"plural" : {"one" : {"stringUnit" : {"state" : "translated", "value" : "%lld archivo"}}, "other" : {"stringUnit" : {"state" : "translated", "value" : "%lld archivos"}}}}}
        }},
        "%lld days left" : {"extractionState" : "manual", "localizations" : {
          "es" : {"stringUnit" : {"state" : "translated", "value" : "%#@days@"}, "substitutions" : {"days" : {"argNum" : 1, "formatSpecifier" : "lld", "variations" : {"plural" : {"other" : {"stringUnit" : {"state" : "translated", "value" : "%arg días"}}}}}}}
        }},
        "%@ to %@" : {"localizations" : {
          "es" : {"stringUnit" : {"state" : "translated", "value" : "%1$@ a %2$@"}}
        }},
        "Acme" : {"localizations" : {
          "es" : {"stringUnit" : {"state" : "new", "value" : "Acme"}}
        }},
        "Brand" : {"shouldTranslate" : false},
        "Open" : {"comment" : "Door", "reviewedBy" : "Ana", "localizations" : {
          "es" : {"stringUnit" : {"state" : "translated", "value" : "Abrir"}}
        }},
        "Phrases" : {"localizations" : {
          "en" : {"stringSet" : {"state" : "translated", "values" : ["Open the door"]}},
          "es" : {"stringSet" : {"state" : "needs_review", "values" : ["Abre la puerta"]}}
        }},
        "Radio" : {"localizations" : {
          "es" : {"stringUnit" : {"state" : "translated", "value" : "Radio"}},
          "fr" : {"stringUnit" : {"state" : "translated", "value" : "Poste"}}
        }},
        "Save" : { },
        "Stop" : {"localizations" : {
          "es" : {"stringUnit" : {"state" : "needs_review", "value" : "«Alto»"}}
        }},
        "Tap" : {"localizations" : {
          "es" : {"variations" : {"device" : {"mac" : {"stringUnit" : {"state" : "translated", "value" : "Clic"}}, "other" : {"stringUnit" : {"state" : "translated", "value" : "Toca"}}}}}
        }},
        "Used: %lld MB" : {"localizations" : {
          "fr" : {"stringUnit" : {"state" : "translated", "value" : "Utilisé⍽: %lld␣Mo"}}
        }}
      },
      "version" : "1.0"
    }
    """
    .replacing("␣", with: "\u{A0}").replacing("⍽", with: "\u{202F}")

  private static func replacing(_ edits: [(old: String, new: String)]) throws -> String {
    edits.reduce(catalog) { text, edit in
      #expect(text.ranges(of: edit.old).count == 1, "\(edit.old)")
      return text.replacing(edit.old, with: edit.new)
    }
  }

  private static func parse(_ text: String) throws -> StringCatalog {
    let parsed = StringCatalog.parse(Array(text.utf8), file: "Texts.xcstrings")
    return try #require(parsed.value)
  }

  private static func comparison(_ received: String) throws -> ServiceComparison {
    try ServiceComparison(before: parse(catalog), after: parse(received))
  }
}

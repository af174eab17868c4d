import Diagnostics
import OrderedCollections
import StringCatalog
import TestSupport
import Testing

@Suite struct `A catalog with duplicate keys` {
  /// A catalog in which a key, a language, a plural category and a field appear twice.
  private static let damaged = catalogText(
    #"""
    "A" : {
          "comment" : "first",
          "comment" : "second",
          "localizations" : {
            "es" : {
              "stringUnit" : { "state" : "translated", "state" : "new", "value" : "uno" }
            },
            "es" : {
              "stringUnit" : { "state" : "new", "value" : "dos" }
            }
          }
        },
        "B" : { },
        "A" : {
          "localizations" : {
            "fr" : { "stringUnit" : { "state" : "translated", "value" : "un" } }
          }
        },
        "C" : {
          "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "new", "value" : "1" } },
              "one" : { "stringUnit" : { "state" : "new", "value" : "2" } },
              "other" : { "stringUnit" : { "state" : "new", "value" : "3" } }
            } } }
          }
        }
    """#
  )

  private static let repaired = catalogText(
    #"""
    "A" : {
          "comment" : "first",
          "localizations" : {
            "es" : {
              "stringUnit" : { "state" : "translated", "value" : "uno" }
            }
          }
        },
        "B" : { },
        "C" : {
          "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "new", "value" : "1" } },
              "other" : { "stringUnit" : { "state" : "new", "value" : "3" } }
            } } }
          }
        }
    """#
  )

  private static func parse(_ text: String) -> ParseResult<StringCatalog?> {
    StringCatalog.parse(Array(text.utf8), file: "F")
  }

  @Test func `has a warning for each, and the content of the first`() throws {
    let parsed = Self.parse(Self.damaged)
    #expect(parsed.diagnostics.map(\.id) == Array(repeating: "key-duplicate", count: 5))
    #expect(parsed.diagnostics.allSatisfy { $0.severity == .warning })
    #expect(parsed.diagnostics.map(\.path.last) == ["comment", "state", "es", "A", "one"])
    let notes = parsed.diagnostics[3].notes
    #expect(notes.map(\.id) == ["key-first", "duplicate-only", "repair-command"])
    #expect(notes[1].arguments == [.list(["fr"])])
    let catalog = try #require(parsed.value)
    #expect(catalog.keys == ["A", "B", "C"])
    #expect(catalog.text == Self.damaged)
    for (key, entry) in try StringCatalog(Self.repaired).entries {
      #expect(catalog[key] == entry)
    }
  }

  @Test func `is printed without them after an edit`() throws {
    var catalog = try #require(Self.parse(Self.damaged).value)
    catalog["B"]?.comment = "b"
    var expected = try StringCatalog(Self.repaired)
    expected["B"]?.comment = "b"
    #expect(catalog.text == expected.text)
  }

  /// Edits of the key that appears twice.
  private static let edits: [(String, @Sendable (inout StringCatalog) throws -> Void)] = [
    ("removing", { $0["A"] = nil }),
    ("renaming", { try $0.rename("A", to: "Z") }),
    ("setting", { $0["A"]?.comment = "new" }),
    ("clearing", { $0["A"]?.comment = nil }),
    ("replacing", { $0["A"] = StringCatalog.Entry() }),
    ("adding a language", { $0["A"]?.localizations["fr"] = .init("une") }),
    ("removing a language", { $0["A"]?.localizations["es"] = nil }),
    ("adding a key", { $0["AA"] = StringCatalog.Entry() }),
  ]

  @Test(arguments: edits.indices)
  func `is edited as if it had none`(index: Int) throws {
    let (name, edit) = Self.edits[index]
    var catalog = try #require(Self.parse(Self.damaged).value)
    var expected = try StringCatalog(Self.repaired)
    try edit(&catalog)
    try edit(&expected)
    #expect(catalog.text == expected.text, "\(name)")
  }

  @Test func `is formatted without them`() throws {
    let catalog = try #require(Self.parse(Self.damaged).value)
    #expect(catalog.formatted() == (try StringCatalog(Self.repaired)).formatted())
  }

  @Test func `is merged without them, even if nothing else changed`() throws {
    let damaged = try #require(Self.parse(Self.damaged).value)
    let repaired = try StringCatalog(Self.repaired)
    for (base, ours, theirs) in [
      (damaged, damaged, damaged), (repaired, damaged, repaired), (repaired, repaired, damaged),
      (damaged, repaired, damaged),
    ] {
      let merge = StringCatalog.merging(base: base, ours: ours, theirs: theirs)
      #expect(merge.catalog.text == Self.repaired)
      #expect(merge.conflicts.isEmpty)
    }
  }

  @Test(arguments: [
    (#""strings" : { "A" : { } }, "strings" : { "A" : { }, "B" : { } }"#, ["A"]),
    (#""strings" : { }, "strings" : { "B" : { } }"#, []),
  ])
  func `has the entries of the first object`(fields: String, keys: [String]) throws {
    let parsed = Self.parse("{ \"sourceLanguage\" : \"en\", \(fields) }")
    #expect(parsed.diagnostics.map(\.id) == ["key-duplicate"])
    var catalog = try #require(parsed.value)
    #expect(catalog.keys == keys)
    catalog["N"] = StringCatalog.Entry()
    let again = Self.parse(catalog.text)
    #expect(again.diagnostics.isEmpty)
    #expect(again.value?.keys == keys + ["N"])
  }

  @Test func `fixes of other problems repair it`() throws {
    let catalog = try #require(Self.parse(Self.damaged).value)
    let location = try #require(catalog.location(of: "B"))
    let edit = FixIt.Edit(replacing: location, with: #""D""#)
    #expect(
      catalog.printed(replacing: [edit])
        == Array(Self.repaired.replacing(#""B""#, with: #""D""#).utf8)
    )
  }
}

@Suite struct `Repairing a catalog` {
  private static func repair(_ text: String, mergingDuplicates: Bool = false) -> CatalogRepair {
    StringCatalog.repair(Array(text.utf8), file: "F", mergingDuplicates: mergingDuplicates)
  }

  /// The entries of a catalog, those after dropping duplicates, and those after merging them.
  struct Row: Sendable {
    var damaged: String
    var dropped: String
    var merged: String
    var kept: [String]
  }

  private static let rows = [
    Row(
      damaged: #""A" : { "comment" : "c" }, "A" : { "comment" : "d", "shouldTranslate" : false }"#,
      dropped: #""A" : { "comment" : "c" }"#,
      merged: #""A" : { "comment" : "c", "shouldTranslate" : false }"#,
      kept: ["shouldTranslate"]
    ),
    Row(
      damaged:
        #""A" : { "localizations" : { "es" : { "x" : 1 } } }, "A" : { "localizations" : { "de" : { }, "es" : { "x" : 2 } } }"#,
      dropped: #""A" : { "localizations" : { "es" : { "x" : 1 } } }"#,
      merged: #""A" : { "localizations" : { "de" : { }, "es" : { "x" : 1 } } }"#,
      kept: ["de"]
    ),
    // A string has no variants.
    Row(
      damaged:
        #""A" : { "localizations" : { "es" : { "stringUnit" : { "state" : "new", "value" : "a" } }, "es" : { "variations" : { "plural" : { } } } } }"#,
      dropped:
        #""A" : { "localizations" : { "es" : { "stringUnit" : { "state" : "new", "value" : "a" } } } }"#,
      merged:
        #""A" : { "localizations" : { "es" : { "stringUnit" : { "state" : "new", "value" : "a" } } } }"#,
      kept: []
    ),
    Row(
      damaged:
        #""A" : { "localizations" : { "es" : { "variations" : { "plural" : { "other" : { } } } }, "es" : { "variations" : { "device" : { "mac" : { } }, "plural" : { "one" : { }, "other" : { "x" : 1 } } } } } }"#,
      dropped:
        #""A" : { "localizations" : { "es" : { "variations" : { "plural" : { "other" : { } } } } } }"#,
      merged:
        #""A" : { "localizations" : { "es" : { "variations" : { "plural" : { "one" : { }, "other" : { "x" : 1 } } } } } }"#,
      kept: ["one", "x"]
    ),
    Row(
      damaged: #""A" : { }, "B" : { }, "A" : { "comment" : "1" }, "A" : { "comment" : "2" }"#,
      dropped: #""A" : { }, "B" : { }"#,
      merged: #""A" : { "comment" : "1" }, "B" : { }"#,
      kept: ["comment"]
    ),
  ]

  @Test(arguments: rows.indices)
  func `drops duplicates, or keeps what only they have`(index: Int) throws {
    let row = Self.rows[index]
    let dropped = try #require(Self.repair(catalogText(row.damaged)).bytes)
    #expect(String(decoding: dropped, as: UTF8.self) == catalogText(row.dropped))
    let repair = Self.repair(catalogText(row.damaged), mergingDuplicates: true)
    let bytes = try #require(repair.bytes)
    let merged = try #require(StringCatalog.parse(bytes, file: "F").value)
    #expect(merged.formatted() == (try StringCatalog(catalogText(row.merged))).formatted())
    let kept = repair.repairs.filter { $0.id == "keep-duplicate-part" }
    #expect(kept.flatMap(\.arguments) == row.kept.map { .quoted($0) })
  }

  @Test func `converts UTF-32 with a byte order mark, which Xcode cannot read`() throws {
    let text = catalogText(#""Ñ" : { }"#)
    let bytes = ("\u{FEFF}" + text).unicodeScalars
      .flatMap { scalar in
        (0..<4).map { UInt8(truncatingIfNeeded: scalar.value >> (8 * $0)) }
      }
    let parsed = StringCatalog.parse(bytes, file: "F")
    #expect(parsed.diagnostics.map(\.id) == ["encoding-unsupported"])
    #expect(parsed.hasErrors)
    let repair = StringCatalog.repair(bytes, file: "F")
    #expect(repair.bytes == Array(text.utf8))
    #expect(repair.repairs.map(\.id) == ["convert-to-utf8"])
  }

  /// Damage to a file, which a repair undoes.
  enum Damage: CaseIterable {
    case removedComma
    case addedComma
    case trailingComma
    case controlCharacter
    case missingBracket
    case duplicateEntry
    case secondMark

    /// Damages a file at random positions; `nil` if it has none for this damage.
    func damage(_ text: [UInt8], using generator: inout SeededGenerator) -> [UInt8]? {
      func positions(of pieces: [String]) -> [Range<Int>] {
        pieces.flatMap { piece in
          text.indices.filter { text[$0...].starts(with: piece.utf8) }
            .map { $0..<$0 + piece.utf8.count }
        }
      }
      func replacing(_ range: Range<Int>?, with piece: String) -> [UInt8]? {
        range.map { text[..<$0.lowerBound] + Array(piece.utf8) + text[$0.upperBound...] }
      }
      switch self {
      case .removedComma:
        let range = positions(of: ["},\n", "\",\n"]).randomElement(using: &generator)
        return replacing(range.map { $0.lowerBound + 1..<$0.lowerBound + 2 }, with: "")
      case .addedComma:
        return replacing(positions(of: ["},\n"]).randomElement(using: &generator), with: "},,\n")
      case .trailingComma:
        let range = positions(of: ["\"\n", "}\n"]).filter { $0.upperBound < text.count }
          .randomElement(using: &generator)
        return replacing(range.map { $0.lowerBound + 1..<$0.lowerBound + 1 }, with: ",")
      case .controlCharacter:
        let escape = positions(of: ["\\n", "\\t"]).randomElement(using: &generator)
        guard let escape else { return nil }
        let isEscaped = text[..<escape.lowerBound].last == UInt8(ascii: "\\")
        let isTab = text[escape.lowerBound + 1] == UInt8(ascii: "t")
        return isEscaped ? nil : replacing(escape, with: isTab ? "\t" : "\n")
      case .missingBracket:
        return text.lastIndex(of: UInt8(ascii: "}")).map { Array(text[..<$0]) }
      case .duplicateEntry:
        let start = positions(of: ["  \"version\" : "])
          .last { text[..<$0.lowerBound].contains(piece: "\"sourceLanguage\"") }
        return replacing(
          start.map { $0.lowerBound..<$0.lowerBound },
          with: "  \"sourceLanguage\" : \"xx\",\n"
        )
      case .secondMark:
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        return text.starts(with: mark) ? nil : mark + mark + text
      }
    }
  }

  @Test(arguments: Damage.allCases, Catalogs.names)
  func `restores the content of a damaged file`(_ damage: Damage, _ name: String) throws {
    let original = try Catalogs.fixtures.bytes(of: name)
    let expected = try Catalogs.named(name).formatted()
    var generator = SeededGenerator(seed: UInt64(name.utf8.count))
    for _ in 1...20 {
      guard let damaged = damage.damage(original, using: &generator), damaged != original else {
        return
      }
      let repair = StringCatalog.repair(damaged, file: name)
      let text = String(decoding: damaged, as: UTF8.self)
      let repaired = try #require(repair.bytes, "\(text)")
      let catalog = try #require(StringCatalog.parse(repaired, file: name).value, "\(text)")
      #expect(catalog.formatted() == expected, "\(text)")
      #expect(!repair.repairs.isEmpty || damage == .secondMark)
      if damage != .secondMark, damage != .missingBracket { #expect(repaired == original) }
      #expect(StringCatalog.repair(repaired, file: name).repairs.isEmpty)
    }
  }

  @Test(arguments: Catalogs.names)
  func `does not change a file without damage`(name: String) throws {
    let bytes = try Catalogs.fixtures.bytes(of: name)
    let repair = StringCatalog.repair(bytes, file: name)
    #expect(repair.bytes == bytes)
    #expect(repair.repairs.isEmpty)
  }

  @Test(arguments: Catalogs.names)
  func `of any file results in a valid file or in none`(name: String) throws {
    let original = try Catalogs.fixtures.bytes(of: name)
    var generator = SeededGenerator(seed: 7)
    for _ in 1...60 {
      let bytes = Mutator.catalogs.mutate(original, mixing: original, using: &generator)
      let repair = StringCatalog.repair(
        bytes,
        file: name,
        mergingDuplicates: Bool.random(using: &generator)
      )
      guard let repaired = repair.bytes else { continue }
      let again = StringCatalog.repair(repaired, file: name)
      #expect(again.repairs.isEmpty, "\(String(decoding: bytes, as: UTF8.self))")
      let ids = StringCatalog.parse(repaired, file: name).diagnostics.map(\.id)
      #expect(!ids.contains("key-duplicate") && !ids.contains("json-trailing-comma"))
    }
  }
}

extension Collection<UInt8> {
  /// Returns whether the bytes contain a string.
  fileprivate func contains(piece: String) -> Bool {
    String(decoding: self, as: UTF8.self).contains(piece)
  }
}

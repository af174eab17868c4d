import CatalogCompiler
import Diagnostics
import JSONSyntax
import StringCatalog
import TestSupport
import Testing

@Suite struct SymbolNameTests {
  /// The names of Xcode 26, taken from sources that it generated.
  @Test(arguments: [
    ("app.name", "appName"),
    ("settings.pay.add_job.title", "settingsPayAddJobTitle"),
    ("F_A_Title", "fATitle"),
    ("SPEED BOOST", "speedBoost"),
    ("Retro Green CRT", "retroGreenCrt"),
    ("%lld MiB", "miB"),
    ("CFBundleDisplayName", "cfbundleDisplayName"),
    ("Another iCloud Sync task is still running.", "anotherICloudSyncTaskIsStillRunning"),
    ("iCloud Sync does not have a collection.", "iCloudSyncDoesNotHaveACollection"),
    ("larger than the device’s %@ limit", "largerThanTheDevicesLimit"),
    ("Clean black-and-white visuals", "cleanBlackAndWhiteVisuals"),
    ("Update file with ${content}", "updateFileWith$Content"),
    ("audio.controls.openYouTube", "audioControlsOpenYouTube"),
    ("paywall.general.bullet1", "paywallGeneralBullet1"),
    ("Score %@, %@ %lld, %@ %lld", "score"),
    ("%(landmark)@ is contained in %(collection)@", "isContainedIn"),
    ("Deleting Synced Content…", "deletingSyncedContent"),
    ("levelIntro.addition.title %lld", "levelIntroAdditionTitle"),
  ])
  func `a name is the same as in Xcode`(key: String, expected: String) throws {
    #expect(try symbols([key]).value.map(\.name) == [expected])
  }

  /// Other kinds of keys, for which no generated source was available.
  @Test(arguments: [
    ("2ed", "_2Ed"),
    ("100% gratis", "_100Gratis"),
    ("¿Cuántos años tienes?", "cuántosAñosTienes"),
    ("Éxito", "éxito"),
    ("历史记录", "历史记录"),
    ("تسجيل الوزن", "تسجيلالوزن"),
    ("party 🎉 time", "partyTime"),
    ("$price", "_$price"),
    ("Don't stop", "dontStop"),
    ("a\u{301}b", "a\u{301}b"),
    ("%#@count@ left", "left"),
    ("line\nbreak", "lineBreak"),
  ])
  func `any letters can be in a name`(key: String, expected: String) throws {
    #expect(try symbols([key]).value.map(\.name) == [expected])
  }

  @Test(arguments: ["", "%@ → %@", "🎉", "%lld%%", "…", "_", "'"])
  func `a key without letters or digits is an error`(key: String) throws {
    let parsed = try symbols([key])
    #expect(parsed.value == [])
    #expect(parsed.diagnostics.map(\.id) == ["symbol-name-missing"])
    #expect(parsed.diagnostics.first?.message == .symbolNameMissing(key))
  }

  @Test(arguments: ["Type", "self", "init", "PROTOCOL"])
  func `a reserved name is an error`(key: String) throws {
    let parsed = try symbols([key])
    #expect(parsed.value == [])
    #expect(parsed.diagnostics.map(\.id) == ["symbol-name-reserved"])
  }

  @Test func `two keys with the same name are an error with both locations`() throws {
    let parsed = try symbols(["Allow Uploads", "Allow uploads"])
    #expect(parsed.value.map(\.key) == ["Allow Uploads"])
    let diagnostic = try #require(parsed.diagnostics.first)
    #expect(parsed.diagnostics.count == 1)
    #expect(diagnostic.id == "symbol-name-taken")
    #expect(
      diagnostic.message
        == .symbolNameTaken("Allow uploads", by: "Allow Uploads", name: "allowUploads")
    )
    #expect(diagnostic.location?.line == 7)
    #expect(diagnostic.notes.map(\.id) == ["symbol-name-first"])
    #expect(diagnostic.notes.first?.location?.line == 4)
  }

  /// Xcode declares both `count(_: Int32, _: Int32)` and `count(_: Int, _: Int)`.
  @Test func `parameters of different types make different declarations`() throws {
    let parsed = try symbols(["count", "count %lld", "count %d", "count %@", "count %(all)@"])
    #expect(parsed.diagnostics == [])
    #expect(parsed.value.count == 5)
    let taken = try symbols(["Glucose %@", "Glucose: %@"])
    #expect(taken.diagnostics.map(\.id) == ["symbol-name-taken"])
  }

  @Test func `only manually added keys have symbols`() throws {
    let catalog = try catalog(
      """
      "Extracted" : {},
      "Manual" : { "extractionState" : "manual" },
      "Opted out" : { "extractionState" : "manual", "generatesSymbol" : false },
      "Stale" : { "extractionState" : "stale" }
      """
    )
    let table = CatalogTable("Localizable", catalog)
    #expect(stringSymbols(of: [table], SymbolOptions()).value.map(\.name) == ["manual"])
    let all = stringSymbols(of: [table], SymbolOptions(keys: .all)).value
    #expect(all.map(\.name) == ["extracted", "manual", "stale"])
  }

  @Test func `each table except the default one has a namespace`() throws {
    let key = "\"Title\" : { \"extractionState\" : \"manual\" }"
    let tables = try ["Legal", "Main", "my texts-2", "default", "历史"]
      .map { CatalogTable($0, try catalog(key)) }
    let symbols = stringSymbols(of: tables, SymbolOptions(defaultTable: "Main"))
    #expect(symbols.diagnostics == [])
    #expect(symbols.value.map(\.namespace) == [nil, "Legal", "Default", "MyTexts2", "历史"])
  }

  @Test(arguments: [
    ("Type", "symbol-name-reserved" as Diagnostic.ID), ("…", "symbol-name-missing"),
  ])
  func `a table without a valid namespace is an error`(table: String, id: Diagnostic.ID) throws {
    let catalog = try catalog("\"Title\" : { \"extractionState\" : \"manual\" }")
    let symbols = stringSymbols(of: [CatalogTable(table, catalog)], SymbolOptions())
    #expect(symbols.value == [])
    #expect(symbols.diagnostics.map(\.id) == [id])
  }

  @Test func `a table with the name of a key is an error`() throws {
    let key = "\"历史\" : { \"extractionState\" : \"manual\" }"
    let tables = try ["Localizable", "历史"].map { CatalogTable($0, try catalog(key)) }
    let symbols = stringSymbols(of: tables, SymbolOptions())
    #expect(symbols.value.map(\.table) == ["Localizable"])
    #expect(symbols.diagnostics.map(\.id) == ["symbol-name-taken"])
  }

  @Test func `two tables with the same namespace are an error`() throws {
    let catalog = try catalog("\"Title\" : { \"extractionState\" : \"manual\" }")
    let tables = ["my texts", "my-texts"].map { CatalogTable($0, catalog) }
    let symbols = stringSymbols(of: tables, SymbolOptions())
    #expect(symbols.value.map(\.table) == ["my texts"])
    #expect(symbols.diagnostics.map(\.id) == ["symbol-name-taken"])
  }

  @Test func `names are unique, and are identifiers`() throws {
    var generator = SeededGenerator(seed: 7)
    let pieces = [
      "a", "B", "cD", "É", "ñ", "ß", "ǆ", "历", "ع", "०", "7", "$", "_", " ", ".", "-", "’", "'",
      "🎉", "%@", "%lld", "%%", "%1$@", "%(name)@", "%#@n@", "\u{301}", "\u{200D}", "\u{A0}", "\n",
      "\"", "\\", "İ", "ﬀ", "ª", "²", "Ⅷ", "½", "self", "Type", "class",
    ]
    for _ in 0..<300 {
      let keys = (0..<8)
        .map { _ in
          (0..<Int.random(in: 0...6, using: &generator))
            .map { _ in pieces.randomElement(using: &generator) ?? "" }
            .joined()
        }
      let parsed = try symbols(Array(Set(keys)))
      let names = parsed.value.map(\.name)
      let declarations = parsed.value.map { [$0.name] + $0.arguments.map { "\($0)" } }
      #expect(Set(declarations).count == declarations.count)
      #expect(parsed.value.count + parsed.diagnostics.count == Set(keys).count)
      for name in names { #expect(isIdentifier(name), "\(name.debugDescription)") }
    }
  }

  /// Returns whether a name is an identifier in Swift's grammar, less strictly than the library.
  private func isIdentifier(_ name: String) -> Bool {
    let scalars = name.unicodeScalars
    guard let first = scalars.first, !("0"..."9").contains(first), first != "$" else {
      return false
    }
    return !first.properties.generalCategory.isMark
      && scalars.allSatisfy { scalar in
        scalar.value > 0x7F
          ? scalar.properties.isXIDContinue
          : scalar.properties.isAlphabetic
            || ("0"..."9").contains(scalar) || scalar == "_" || scalar == "$"
      }
  }

  private func symbols(_ keys: [String]) throws -> ParseResult<[StringSymbol]> {
    let entries = keys.map { key in
      // Every code unit is escaped, because JSON can contain any key that way.
      let units = key.utf16.map { "\\u" + String(0x1_0000 + Int($0), radix: 16).dropFirst() }
      return "\"\(units.joined())\" : {\n  \"extractionState\" : \"manual\"\n}"
    }
    let table = CatalogTable("Localizable", try catalog(entries.joined(separator: ",\n")))
    return stringSymbols(of: [table], SymbolOptions())
  }

  private func catalog(_ entries: String) throws -> StringCatalog {
    let text = """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(entries)
        },
        "version" : "1.0"
      }
      """
    let parsed = StringCatalog.parse(Array(text.utf8), file: "Localizable.xcstrings")
    try #require(parsed.diagnostics.filter { $0.id != "key-duplicate" }.isEmpty)
    return try #require(parsed.value)
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isMark: Bool {
    self == .nonspacingMark || self == .enclosingMark
  }
}

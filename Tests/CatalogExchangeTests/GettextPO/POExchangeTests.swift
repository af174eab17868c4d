import Diagnostics
import FileFormats
import StringCatalog
import Testing

@testable import CatalogExchange

struct POExchangeTests {
  private static func catalog() throws -> StringCatalog {
    let text = #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "%lld days": {"comment": "Length of a trip", "localizations": {
          "en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld day"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld days"}},
            "zero": {"stringUnit": {"state": "translated", "value": "No days"}}}}},
          "pl": {"variations": {"plural": {
            "few": {"stringUnit": {"state": "needs_review", "value": "%lld dni"}},
            "many": {"stringUnit": {"state": "translated", "value": "%lld dni"}},
            "one": {"stringUnit": {"state": "translated", "value": "%lld dzień"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld dnia"}}}}}}},
        "gone": {"extractionState": "stale", "localizations": {
          "pl": {"stringUnit": {"state": "translated", "value": "znikło"}}}},
        "Hello, %@": {"localizations": {
          "pl": {"stringUnit": {"state": "machine_translated", "value": "Cześć, %@"}}}},
        "Save": {"localizations": {
          "pl": {"stringUnit": {"state": "new", "value": "Save"}}}},
        "100% free": {"localizations": {
          "pl": {"stringUnit": {"state": "translated", "value": ""}}}},
        "tap": {"localizations": {
          "en": {"variations": {"device": {
            "mac": {"stringUnit": {"state": "translated", "value": "Click"}},
            "other": {"stringUnit": {"state": "translated", "value": "Tap"}}}}}}}
      }}
      """#
    let parsed = StringCatalog.parse(Array(text.utf8), file: "Localizable.xcstrings")
    return try #require(parsed.value)
  }

  private static func table(_ language: String) throws -> TranslationTable {
    try catalog()
      .translationTable(
        path: "App/Localizable.xcstrings",
        language: language,
        options: ExportOptions(includesStale: true)
      )
      .table
  }

  @Test
  func `converts strings, plural forms, devices and states to messages`() throws {
    let printed = POExchange.print(
      try Self.table("pl"),
      sources: try Self.table("en")
    )
    let expected = #"""
      msgid ""
      msgstr ""
      "Project-Id-Version: Localizable.xcstrings\n"
      "PO-Revision-Date: \n"
      "Last-Translator: \n"
      "Language-Team: \n"
      "Language: pl\n"
      "MIME-Version: 1.0\n"
      "Content-Type: text/plain; charset=UTF-8\n"
      "Content-Transfer-Encoding: 8bit\n"
      "X-Source-Language: en\n"
      "X-XCStrings-Path: App/Localizable.xcstrings\n"
      "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\n"
      "X-XCStrings-Plural-Categories: one few many\n"

      # xcstrings: state=translated,needs_review,translated
      #. Length of a trip
      #, fuzzy, objc-format
      msgctxt "%lld days|==|plural"
      msgid "%lld day"
      msgid_plural "%lld days"
      msgstr[0] "%lld dzień"
      msgstr[1] "%lld dni"
      msgstr[2] "%lld dni"

      #. Length of a trip
      #, objc-format
      msgctxt "%lld days|==|plural.other"
      msgid "%lld days"
      msgstr "%lld dnia"

      msgctxt "100% free"
      msgid "100% free"
      msgstr ""

      # xcstrings: state=machine_translated
      #, fuzzy, objc-format
      msgctxt "Hello, %@"
      msgid "Hello, %@"
      msgstr "Cześć, %@"

      msgctxt "Save"
      msgid "Save"
      msgstr ""

      msgctxt "tap|==|device.mac"
      msgid "Click"
      msgstr ""

      msgctxt "tap|==|device.other"
      msgid "Tap"
      msgstr ""

      #~ msgctxt "gone"
      #~ msgid "gone"
      #~ msgstr "znikło"

      """#
    #expect(String(decoding: printed.value, as: UTF8.self) == expected)
    #expect(
      printed.diagnostics.map(\.id) == [
        "portable-object-empty-translations", "portable-object-plurals-apart",
      ]
    )
    #expect(printed.diagnostics[0].arguments[0] == .integer(1))
  }

  @Test
  func `a language without plurals keeps both source strings`() throws {
    let bytes = POExchange.print(
      try Self.table("ja"),
      sources: try Self.table("en")
    )
    let file = POFile.parse(bytes.value, file: "ja.po").value
    let message = try #require(file.messages.first { $0.plural != nil })
    #expect(message.text == "%lld day")
    #expect(message.plural == "%lld days")
    #expect(message.translations == [""])
    #expect(file.field("Plural-Forms") == "nplurals=1; plural=0;")
  }

  @Test
  func `a file merged with a template may lack categories without a number in gettext`() throws {
    let printed = POExchange.print(try Self.table("pl"), sources: try Self.table("en"))
    let apart = #"""
      #. Length of a trip
      #, objc-format
      msgctxt "%lld days|==|plural.other"
      msgid "%lld days"
      msgstr "%lld dnia"

      """#
    let text = String(decoding: printed.value, as: UTF8.self)
    let merged = text.replacing(apart, with: "")
    #expect(merged != text)
    let tables = POExchange.read(Array(merged.utf8), file: "pl.po").value
    let policy = TranslationImport(unfinished: .take)
    let outcome = policy.apply(try #require(tables.first), to: try Self.catalog())
    #expect(outcome.diagnostics.isEmpty)
    #expect(outcome.changes.isEmpty)
    // Categories with a number are required.
    let numbered = text.replacing("|==|plural\"", with: "|==|device.mac.plural\"")
    let other = POExchange.read(Array(numbered.utf8), file: "pl.po").value
    let refused = policy.apply(try #require(other.first), to: try Self.catalog())
    #expect(refused.diagnostics.contains { $0.id == "units-missing" })
  }

  @Test
  func `a template contains the source strings and no language`() throws {
    let bytes = POExchange.template(try Self.table("en")).value
    let file = POFile.parse(bytes, file: "x.pot").value
    #expect(file.field("Language") == "")
    #expect(file.field("Plural-Forms") == nil)
    #expect(file.messages.allSatisfy { $0.translations.allSatisfy(\.isEmpty) && !$0.isFuzzy })
    #expect(
      file.messages.map(\.context) == [
        "%lld days|==|plural", "%lld days|==|plural.zero", "100% free", "Hello, %@", "Save",
        "tap|==|device.mac", "tap|==|device.other",
      ]
    )
  }

  @Test
  func `reads states from flags and state comments`() throws {
    let bytes = POExchange.print(try Self.table("pl"), sources: nil).value
    var file = POFile.parse(bytes, file: "pl.po").value
    var tables = POExchange.read(file.printed(), file: "pl.po").value
    #expect(tables[0].path == "App/Localizable.xcstrings")
    let states = tables[0].translations.map { ($0.id, $0.target == nil ? nil : $0.state) }
    #expect(
      Dictionary(states) { first, _ in first } == [
        "%lld days|==|plural.one": .translated, "%lld days|==|plural.few": .needsReview,
        "%lld days|==|plural.many": .translated, "%lld days|==|plural.other": .translated,
        "100% free": nil, "Hello, %@": .machineTranslated, "Save": nil, "tap|==|device.mac": nil,
        "tap|==|device.other": nil,
      ]
    )
    for index in file.messages.indices { file.messages[index].flags = [] }
    tables = POExchange.read(file.printed(), file: "pl.po").value
    #expect(
      tables[0].translations.allSatisfy { $0.target == nil || $0.state == .translated }
    )
  }

  private static func read(
    _ messages: String,
    language: String = "es"
  ) -> ParseResult<[ImportedTable]> {
    let header = "msgid \"\"\nmsgstr \"Language: \(language)\\nPlural-Forms: "
    return POExchange.read(Array((header + messages).utf8), file: "x.po")
  }

  @Test
  func `maps the plural forms of other programs, or rejects them with the reason`() {
    let message = "\nmsgctxt \"k\"\nmsgid \"a\"\nmsgid_plural \"b\"\n"
    let spanish = Self.read(
      "nplurals=3; plural=(n==1 ? 0 : n!=0 && n%1000000==0 ? 1 : 2);\"\(message)msgstr[0] \"x\"\nmsgstr[1] \"y\"\nmsgstr[2] \"z\"\n"
    )
    #expect(spanish.diagnostics == [])
    #expect(
      spanish.value[0].translations.map(\.id) == [
        "k|==|plural.one", "k|==|plural.many", "k|==|plural.other",
      ]
    )
    let polish = Self.read(
      "nplurals=2; plural=(n != 1);\"\(message)msgstr[0] \"x\"\nmsgstr[1] \"y\"\n",
      language: "pl"
    )
    #expect(polish.diagnostics.map(\.id) == ["plural-forms-mixed"])
    let few = Self.read("nplurals=2; plural=(n != 1);\"\(message)msgstr[0] \"x\"\n")
    #expect(few.diagnostics.map(\.id) == ["plural-form-count"])
    let conflict = Self.read(
      "nplurals=3; plural=(n==0 ? 0 : n==1 ? 1 : 2);\"\(message)msgstr[0] \"x\"\nmsgstr[1] \"y\"\nmsgstr[2] \"z\"\n"
    )
    #expect(conflict.diagnostics.map(\.id) == ["plural-forms-conflict"])
    let same = Self.read(
      "nplurals=3; plural=(n==0 ? 0 : n==1 ? 1 : 2);\"\(message)msgstr[0] \"z\"\nmsgstr[1] \"y\"\nmsgstr[2] \"z\"\n"
    )
    #expect(same.diagnostics == [])
    let unused = Self.read(
      "nplurals=4; plural=(n != 1);\"\(message)msgstr[0] \"x\"\nmsgstr[1] \"y\"\nmsgstr[2] \"z\"\nmsgstr[3] \"\"\n"
    )
    #expect(unused.diagnostics.map(\.id) == ["plural-form-unused"])
    let unreadable = Self.read("nplurals=2;\"\(message)msgstr[0] \"x\"\nmsgstr[1] \"y\"\n")
    #expect(unreadable.diagnostics.map(\.id) == ["plural-forms-unreadable"])
    #expect(Self.read("nplurals=2;\"\nmsgid \"a\"\nmsgstr \"b\"\n").diagnostics == [])
  }

  @Test
  func `a plural with an empty first form keeps its states without the flag`() {
    let message =
      "nplurals=2; plural=(n != 1);\"\n\n# xcstrings: state=-,needs_review\nmsgctxt \"k\"\nmsgid \"a\"\nmsgid_plural \"b\"\n"
    let states = ["", "x"]
      .map { first in
        Self.read(message + "msgstr[0] \"\(first)\"\nmsgstr[1] \"y\"\n").value[0].translations
          .map(\.state)
      }
    #expect(states[0].last == .needsReview)
    #expect(states[1] == [.translated, .translated])
  }

  @Test(arguments: [
    ("es", "es"), ("pt_BR", "pt-BR"), ("zh_Hans", "zh-Hans"), ("sr@latin", "sr-Latn"),
    ("sr_RS@latin", "sr-Latn-RS"), ("ca@valencia", "ca-valencia"), ("de_DE.UTF-8", "de-DE"),
    ("es-419", "es-419"),
  ])
  func `converts locale names to languages`(_ name: String, _ tag: String) {
    #expect(ExchangeLocale.tag(ofName: name) == tag)
  }
}

struct MessageContextTests {
  @Test(arguments: [
    ("", "|==|"), ("|==|", "|==||==|"), ("a", "a"), ("a|==|", "a|==|"), ("|==|a", "|==|a"),
  ])
  func `the context of a message is never empty`(_ key: String, _ context: String) {
    #expect(MessageContext.text(of: TranslationUnit.ID(key: key)) == context)
    #expect(MessageContext.id(in: context) == key)
  }
}

struct FormatFlagTests {
  @Test(arguments: [
    ("Hello, %@", [""], true), ("Hello", [""], false), ("100% free", [""], false),
    ("100%% free", [""], false), ("%lld %% of %@", [""], true), ("%1$@ of %2$lld", [""], true),
    ("%2$lld days", [""], false), ("%1$@ and %@", [""], false), ("%(name)@", [""], false),
    ("%1$#@days@ left", [""], true), ("%.2f kg", ["%.1f kg"], true), ("%lld", ["%@"], true),
    ("%@", ["100 % de %@"], false), ("%lld", ["no"], true), ("%*d", [""], true),
  ])
  func `adds the format flag to messages that gettext can check`(
    _ text: String,
    _ translations: [String],
    _ isSet: Bool
  ) {
    let message = POFile.Message(text, translations: translations)
    #expect(FormatFlag(message, isVariant: false).isSet == isSet)
  }

  @Test
  func `plural forms may omit their number`() {
    let plural = POFile.Message(
      "%lld day",
      plural: "%lld days",
      translations: ["Un día", "%lld días"]
    )
    #expect(FormatFlag(plural, isVariant: true).isSet)
    let zero = POFile.Message("%lld days", translations: ["Ningún día"])
    #expect(!FormatFlag(zero, isVariant: true).isSet)
    let half = POFile.Message(
      "%lld day",
      plural: "%lld days",
      translations: ["%lld día", ""]
    )
    #expect(!FormatFlag(half, isVariant: true).isSet)
  }
}

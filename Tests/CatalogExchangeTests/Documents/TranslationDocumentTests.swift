import CatalogExchange
import Diagnostics
import OrderedCollections
import StringCatalog
import TestSupport
import Testing

@Suite struct `translation files that are edited in place` {
  /// The texts of a document: key, variation, source, translation and state.
  private func texts(_ document: TranslationDocument) -> [[String]] {
    let catalog = document.catalog
    let texts = catalog.entries.flatMap { key, entry in
      document.languages.flatMap { language -> [[String]] in
        let sources = entry.localizations[catalog.sourceLanguage]?.leaves ?? []
        let own = entry.localizations[language]?.leaves ?? []
        let names = OrderedSet((sources.isEmpty ? [""] : sources.map(\.name)) + own.map(\.name))
        return names.map { name in
          let unit = own.first { $0.name == name }?.unit
          return [
            key, name, sources.first { $0.name == name }?.unit.value ?? "", unit?.value ?? "",
            unit?.state.rawValue ?? "",
          ]
        }
      }
    }
    return texts.sorted { $0.lexicographicallyPrecedes($1) }
  }

  @Test func `forms of a unit are variants of one entry`() throws {
    #expect(
      texts(try DocumentSample.xcode.document()) == [
        ["%lld doors", "plural.one", "%lld door", "%lld puerta", "needs_review"],
        ["%lld doors", "plural.other", "%lld doors", "%lld puertas", "needs_review"],
        ["App/Localizable.xcstrings: Open", "", "Open & shut", "", ""],
        ["CFBundleName", "", "Doors", "", ""],
        ["Open", "", "", "Abrir", "translated"],
        ["Rooms", "", "%1$#@rooms@ in %2$@", "%1$#@rooms@ en %2$@", "translated"],
        ["Rooms", "substitutions.rooms.plural.one", "%arg room", "%arg sala", "needs_review"],
        ["Rooms", "substitutions.rooms.plural.other", "%arg rooms", "%arg salas", "needs_review"],
        ["Tap", "device.iphone", "Tap", "", ""],
        ["Tap", "device.other", "Click", "", ""],
      ]
    )
    #expect(
      texts(try DocumentSample.gettext.document()) == [
        ["\tTab \"quoted\"\n", "", "", "", ""],
        ["%d file", "plural.one", "%d file", "%d fichero", "needs_review"],
        ["%d file", "plural.other", "%d files", "%d ficheros", "needs_review"],
        ["menu", "", "Open", "", ""],
        [
          "menu|Close", "", "Close",
          "Una línea muy larga que msgcat divide en varias, porque hay setenta y ocho columnas",
          "translated",
        ],
      ]
    )
  }

  @Test func `notes, places and former source texts are known`() throws {
    for (sample, key) in [(DocumentSample.ours, "Close the door"), (.po, "Open")] {
      let document = try sample.document()
      #expect(document.catalog[key]?.comment == "Button")
      let remarks = try #require(document.remarks.first { $0.key == key }?.1)
      #expect(remarks.places.map(\.path) == ["Sources/Door.swift"])
      #expect(remarks.places.map(\.line) == [12])
      #expect(remarks.formerSources["es"]?[""] == (key == "Open" ? "Open %@" : "Close the door"))
    }
    #expect(try DocumentSample.ours.document().catalog["Kept"]?.shouldTranslate == false)
  }

  /// A file, an edit, and the lines that it removes and adds.
  struct Edit: Sendable, CustomTestStringConvertible {
    let sample: DocumentSample
    let key: String
    var variation = ""
    let text: String?
    var state = StringCatalog.TranslationState.translated
    let difference: [String]

    var testDescription: String { "\(sample.name) \(key) \(variation) \(state.rawValue)" }
  }

  @Test(arguments: [
    Edit(
      sample: .xcode,
      key: "CFBundleName",
      text: "Puertas",
      difference: [
        #"- <target state="new">Doors</target>"#,
        #"+ <target state="translated">Puertas</target>"#,
      ]
    ),
    Edit(
      sample: .xcode,
      key: "App/Localizable.xcstrings: Open",
      text: "A & <b>\n\"B\"",
      state: .needsReview,
      difference: [
        #"+ <target state="needs-review-l10n">A &amp; &lt;b&gt;"#, #"+ "B"</target>"#,
      ]
    ),
    Edit(
      sample: .xcode,
      key: "%lld doors",
      variation: "plural.other",
      text: nil,
      difference: [
        #"- <target state="needs-review-l10n">%lld puertas</target>"#,
        #"+ <target state="translated">%lld puertas</target>"#,
      ]
    ),
    Edit(
      sample: .xcode,
      key: "Rooms",
      variation: "substitutions.rooms.plural.one",
      text: "una sala (%arg)",
      difference: [
        #"- <target state="needs-review-l10n">%1$lld sala</target>"#,
        #"+ <target state="translated">una sala (%1$lld)</target>"#,
      ]
    ),
    Edit(
      sample: .xcode,
      key: "Tap",
      variation: "device.other",
      text: "Clic",
      difference: ["- <target/>", #"+ <target state="translated">Clic</target>"#]
    ),
    Edit(
      sample: .xcode,
      key: "Open",
      text: nil,
      state: .new,
      difference: [
        #"- <target state="translated">Abrir</target>"#, #"+ <target state="new">Abrir</target>"#,
      ]
    ),
    Edit(
      sample: .ours,
      key: "Close the door",
      text: nil,
      difference: [
        #"- <target state="needs-review-l10n">Cierra la puerta</target>"#,
        #"+ <target state="translated">Cierra la puerta</target>"#,
      ]
    ),
    Edit(
      sample: .toolkit,
      key: "1",
      text: nil,
      difference: [
        #"- <trans-unit xml:space="preserve" id="1" approved="no">"#,
        #"- <target state="needs-review-translation""#,
        "- state-qualifier='leveraged-mt'>Abre</target>",
        #"+ <trans-unit xml:space="preserve" id="1" approved="yes">"#,
        #"+ <target state="translated">Abre</target>"#,
      ]
    ),
    Edit(
      sample: .toolkit,
      key: "2",
      text: "A",
      difference: [
        #"- <group id="g"><trans-unit id="2"><source><![CDATA[A < B]]></source><target /></trans-unit></group>"#,
        #"+ <group id="g"><trans-unit id="2" approved="yes"><source><![CDATA[A < B]]></source><target state="translated">A</target></trans-unit></group>"#,
      ]
    ),
    Edit(
      sample: .service,
      key: "d",
      text: "Línea\ndos",
      difference: [
        "- two</source></trans-unit></body></file></xliff>",
        #"+ two</source><target state="translated">Línea"#,
        "+ dos</target></trans-unit></body></file></xliff>",
      ]
    ),
    Edit(
      sample: .version2,
      key: "Open",
      text: nil,
      difference: [
        #"- <segment state="initial" subState="my:todo">"#, #"+ <segment state="translated">"#,
      ]
    ),
    Edit(
      sample: .version2,
      key: "Open",
      text: "Abrir",
      state: .needsReview,
      difference: [
        #"- <target order="1">Abre</target>"#, #"+ <target order="1">Abrir</target>"#,
      ]
    ),
    Edit(
      sample: .version2,
      key: "Close",
      text: "Cierra & echa la llave",
      state: .needsReview,
      difference: [
        #"- <group id="g"><unit id="Close"><segment><source xml:space="preserve">Close &amp; lock</source></segment></unit>"#,
        #"+ <group id="g"><unit id="Close"><segment state="initial"><source xml:space="preserve">Close &amp; lock</source><target xml:space="preserve">Cierra &amp; echa la llave</target></segment></unit>"#,
      ]
    ),
    Edit(
      sample: .version2,
      key: "%lld doors",
      variation: "plural.other",
      text: "%lld portones",
      state: .needsReview,
      difference: [
        #"- <unit id="4" name="%lld doors|==|plural.other"><segment id="s"><source>%lld doors</source><target><mrk id="m" type="term">%lld puertas</mrk></target></segment></unit></group>"#,
        #"+ <unit id="4" name="%lld doors|==|plural.other"><segment state="initial" id="s"><source>%lld doors</source><target><mrk id="m" type="term">%lld portones</mrk></target></segment></unit></group>"#,
      ]
    ),
    Edit(
      sample: .po,
      key: "Open",
      text: nil,
      difference: ["- #, fuzzy, objc-format", #"- #| msgid "Open %@""#, "+ #, objc-format"]
    ),
    Edit(
      sample: .po,
      key: "Open",
      text: "Abre el %@\ny ya",
      state: .needsReview,
      difference: [
        #"- msgstr "Abre %@""#, #"+ msgstr """#, #"+ "Abre el %@\n""#, #"+ "y ya""#,
      ]
    ),
    Edit(
      sample: .po,
      key: "%lld doors",
      variation: "plural.one",
      text: "%lld puerta",
      difference: [#"- msgstr[0] """#, #"+ msgstr[0] "%lld puerta""#]
    ),
    Edit(
      sample: .gettext,
      key: "%d file",
      variation: "plural.one",
      text: nil,
      difference: ["+ # xcstrings: state=translated,needs_review"]
    ),
    Edit(
      sample: .gettext,
      key: "menu|Close",
      text: nil,
      state: .needsReview,
      difference: ["+ #, fuzzy"]
    ),
    Edit(
      sample: .gettext,
      key: "\tTab \"quoted\"\n",
      text: "\t«x»\n",
      state: .new,
      difference: [
        #"- msgstr """#, "+ # xcstrings: state=new", "+ #, fuzzy", #"+ msgstr "\t«x»\n""#,
      ]
    ),
  ])
  func `an edit changes only its own bytes`(_ edit: Edit) throws {
    let document = try edit.sample.document()
    let language = try #require(document.languages.first)
    var catalog = document.catalog
    let variant = try #require(StringCatalog.Variant(name: edit.variation))
    let old = catalog[edit.key]?.localizations[language]?.unit(at: variant)?.value
    try catalog.apply(
      StringCatalog.TextEdit(
        edit.text ?? old ?? "",
        forKey: edit.key,
        language: language,
        variant: variant,
        state: edit.state
      )
    )
    let bytes = try document.bytes(with: catalog)
    #expect(lines(of: edit.sample.text, Self.text(bytes)) == edit.difference)
    let again = try edit.sample.document(bytes)
    let unit = again.catalog[edit.key]?.localizations[language]?.unit(at: variant)
    #expect(unit?.value == edit.text ?? old)
    #expect(unit?.state == edit.state)
    #expect(try again.bytes(with: again.catalog) == bytes)
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Returns the lines that differ, removed ones before added ones, without the spaces around them.
  private func lines(of old: String, _ new: String) -> [String] {
    let (old, new) = (Self.lines(old), Self.lines(new))
    let difference = new.difference(from: old)
    return (difference.removals + difference.insertions)
      .map { change in
        switch change {
        case .remove(_, let line, _): "- \(line)"
        case .insert(_, let line, _): "+ \(line)"
        }
      }
  }

  private static func lines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { line in
        var line = Substring(line)
        while line.last?.isWhitespace ?? false { line.removeLast() }
        return String(line.drop(while: \.isWhitespace))
      }
  }

  @Test(arguments: ["﻿", ""], [false, true])
  func `UTF-16 and byte order marks are kept`(_ mark: String, isBigEndian: Bool) throws {
    let units = Array((mark + DocumentSample.ours.text.replacing("UTF-8", with: "UTF-16")).utf16)
    let bytes = units.flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBigEndian ? [high, low] : [low, high]
    }
    let document = try DocumentSample.ours.document(bytes)
    var catalog = document.catalog
    try catalog.apply(StringCatalog.TextEdit("Cierra", forKey: "Close the door", language: "es"))
    let patched = try document.bytes(with: catalog)
    #expect(patched.prefix(4) == bytes.prefix(4))
    #expect(
      patched.count == bytes.count - 2 * ("needs-review-l10n".count - "translated".count) - 20
    )
    let unit = try DocumentSample.ours.document(patched).catalog["Close the door"]
    #expect(unit?.localizations["es"]?.stringUnit?.value == "Cierra")
  }

  @Test(arguments: [
    (
      "es.xliff",
      #"<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="x" source-language="en" datatype="plaintext"><body><trans-unit id="a"><source>A</source></trans-unit></body></file></xliff>"#,
      "document-language"
    ),
    ("es.po", "msgid \"a\"\nmsgstr \"\"\n", "document-language"),
    ("es.po", "msgid \"a\nmsgstr \"\"\n", "portable-object-unclosed"),
  ])
  func `files that cannot be edited are refused`(_ file: String, _ text: String, _ id: String) {
    let parsed = TranslationDocument.read(Array(text.utf8), file: file)
    #expect(parsed.value == nil)
    #expect(parsed.diagnostics.contains { $0.severity == .error && $0.id.rawValue == id })
  }

  /// A file, a key, and a text that the file cannot contain, or that would lose marks of its parts.
  @Test(arguments: [
    (DocumentSample.ours, "Close the door", "A\u{1}"), (.version2, "marked", "El portón"),
    (.version2, "two", "Uno."),
  ])
  func `a text that a file cannot contain is refused`(
    _ sample: DocumentSample,
    _ key: String,
    _ text: String
  ) throws {
    let document = try sample.document()
    var catalog = document.catalog
    try catalog.apply(StringCatalog.TextEdit(text, forKey: key, language: "es"))
    #expect(throws: TranslationDocument.WritingError.self) { try document.bytes(with: catalog) }
  }

  @Test func `parts of XLIFF 2 that cannot be edited are left out and named`() throws {
    let parsed = TranslationDocument.read(
      Array(DocumentSample.version2.text.utf8),
      file: "es.xliff"
    )
    #expect(parsed.diagnostics.map(\.id.rawValue) == ["document-segments"])
    let catalog = try #require(parsed.value).catalog
    for (key, isShown) in [("two", false), ("Brand", false), ("Close", true), ("marked", true)] {
      #expect((catalog[key]?.shouldTranslate != false) == isShown, "\(key)")
    }
    #expect(catalog["Open"]?.comment == "Button")
  }

  @Test func `XLIFF 2 without a target language gets the one of its translations`() throws {
    let text = DocumentSample.version2.text.replacing(#" trgLang="es""#, with: "")
    let parsed = TranslationDocument.read(Array(text.utf8), file: "es.xliff", language: "ca")
    let document = try #require(parsed.value)
    var catalog = document.catalog
    try catalog.apply(StringCatalog.TextEdit("Obre", forKey: "Open", language: "ca"))
    let bytes = try document.bytes(with: catalog)
    #expect(lines(of: text, Self.text(bytes)).contains { $0.contains(#" trgLang="ca">"#) })
    let again = TranslationDocument.read(bytes, file: "es.xliff").value
    #expect(again?.catalog["Open"]?.localizations["ca"]?.stringUnit?.value == "Obre")
  }
}

@Suite struct `damaged translation files that are edited in place` {
  /// Parts of which damaged files are made.
  private static let pieces = [
    "<", ">", "/>", "\"", "'", "&amp;", "<!-- ", "-->", "<target/>", "</target>",
    "<target>a</target>", " state=\"new\"", "<g id=\"1\">", "msgid \"\"\n", "msgstr \"",
    "#, fuzzy\n", "#| ", "#~ ",
    "msgctxt \"a\"\n", "\\", "\n", "\r", "|==|plural.one", "%1$#@rooms@", "[1]", "é", "\u{0}",
  ]

  @Test(arguments: DocumentSample.all, 0..<4)
  func `never lose anything, and never stop the program`(
    _ sample: DocumentSample,
    _ part: UInt64
  ) throws {
    var random = SeededGenerator(seed: 0x5EED + part)
    var editCount = 0
    for _ in 0..<250 {
      var bytes = Array(sample.text.utf8)
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let offset = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(offset + Int.random(in: 0...8, using: &random), bytes.count)
        let piece = Self.pieces.randomElement(using: &random) ?? ""
        bytes.replaceSubrange(
          offset..<end,
          with: Bool.random(using: &random) ? [] : Array(piece.utf8)
        )
      }
      guard let document = TranslationDocument.read(bytes, file: sample.file).value else {
        continue
      }
      if try edit(document, bytes, sample, &random) { editCount += 1 }
    }
    #expect(editCount > 20)
  }

  /// Edits a random text; returns whether the file was changed.
  private func edit(
    _ document: TranslationDocument,
    _ bytes: [UInt8],
    _ sample: DocumentSample,
    _ random: inout SeededGenerator
  ) throws -> Bool {
    var catalog = document.catalog
    let language = document.languages.first ?? "es"
    guard let key = catalog.keys.randomElement(using: &random), let entry = catalog[key] else {
      return false
    }
    let names = (entry.localizations[catalog.sourceLanguage]?.leaves ?? []).map(\.name)
    let name = names.randomElement(using: &random) ?? ""
    guard let variant = StringCatalog.Variant(name: name) else { return false }
    let value = ["Sí", "a\nb", "<\"&\\>", "%lld", ""].randomElement(using: &random) ?? ""
    let states: [StringCatalog.TranslationState] = [.translated, .needsReview, .new]
    let state = states.randomElement(using: &random) ?? .new
    do {
      try catalog.apply(
        StringCatalog.TextEdit(
          value,
          forKey: key,
          language: language,
          variant: variant,
          state: state
        )
      )
      let patched = try document.bytes(with: catalog)
      guard patched != bytes else { return false }
      expectOneUnit(bytes, patched, sample)
      let again = TranslationDocument.read(patched, file: sample.file).value
      for other in catalog.keys where other != key {
        #expect(again?.catalog[other] == document.catalog[other])
      }
      return true
    } catch is TranslationDocument.WritingError {
      return false
    } catch is StringCatalog.EditError {
      return false
    }
  }

  /// Expects that the part that has changed belongs to one unit.
  private func expectOneUnit(_ old: [UInt8], _ new: [UInt8], _ sample: DocumentSample) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let limit = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(limit).prefix { $0 == $1 }.count
    let part = String(decoding: old[start..<(old.count - end)], as: UTF8.self)
    if sample.file.hasSuffix(".po") {
      #expect(part.ranges(of: "\nmsgid \"").count <= 1)
    } else {
      let ends = part.contains("</trans-unit>") || part.contains("</unit>")
      #expect(!ends && part.ranges(of: "<source>").count <= 1)
    }
  }
}

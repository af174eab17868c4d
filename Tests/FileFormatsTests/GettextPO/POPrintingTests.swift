import Diagnostics
import FileFormats
import TestSupport
import Testing

struct POPrintingTests {
  @Test
  func `prints in the layout of gettext`() {
    let catalog = POFile(
      header: [.init("Language", "es"), .init("Last-Translator", "")],
      headerComment: "Ana\n",
      messages: [
        POFile.Message("gone", translations: ["ido"], isObsolete: true),
        POFile.Message(
          "%lld day\n",
          plural: "%lld\ndays\n",
          context: "k\n\"\\",
          translations: ["un\tdía\n", ""],
          extractedComment: "a\r\n\rb",
          translatorComment: " c",
          references: ["a.swift:1", "a b.swift:2", "c d"],
          flags: ["fuzzy", "objc-format"],
          previous: POFile.Previous(text: "day")
        ),
      ]
    )
    let expected = #"""
      # Ana
      #
      msgid ""
      msgstr ""
      "Language: es\n"
      "Last-Translator: \n"

      #  c
      #. a
      #.
      #. b
      #: a.swift:1 ⁨a b.swift⁩:2 ⁨c d⁩
      #, fuzzy, objc-format
      #| msgid "day"
      msgctxt ""
      "k\n"
      "\"\\"
      msgid "%lld day\n"
      msgid_plural ""
      "%lld\n"
      "days\n"
      msgstr[0] "un\tdía\n"
      msgstr[1] ""

      #~ msgid "gone"
      #~ msgstr "ido"

      """#
    #expect(String(decoding: catalog.printed(), as: UTF8.self) == expected)
  }

  @Test
  func `prints characters without an escape sequence literally`() {
    let message = POFile.Message("\u{1}\u{7}\u{8}\u{B}\u{C}\r\u{85}\u{2028}\u{7F}\0")
    let printed = POFile(messages: [message]).printed()
    let expected =
      "msgid \"\u{1}\\a\\b\\v\\f\\r\u{85}\u{2028}\u{7F}\\000\"\nmsgstr \"\"\n"
    #expect(String(decoding: printed, as: UTF8.self) == expected)
  }
}

struct PORoundTripTests {
  @Test(arguments: 0..<2_000)
  func `printed files are read back unchanged`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let catalog = POFile.random(using: &generator)
    let parsed = POFile.parse(catalog.printed(), file: "es.po")
    #expect(parsed.diagnostics == [])
    #expect(parsed.value.withoutPlaces == catalog)
    #expect(parsed.value.printed() == catalog.printed())
  }

  private static let seeds = [
    "# a\n#. b\n#: c:1\n#, fuzzy\n#| msgid \"x\"\nmsgctxt \"k\"\nmsgid \"a\\n\"\n\"b\"\nmsgstr \"c\\x41\"\n",
    "\u{FEFF}msgid \"\"\r\nmsgstr \"\"\r\n\"Language: es\\n\"\r\n\"Plural-Forms: nplurals=2; plural=(n != 1);\\n\"\r\n\r\nmsgid \"d\"\r\nmsgid_plural \"ds\"\r\nmsgstr[0] \"día\"\r\nmsgstr[1] \"\"\r\n",
    "#~| msgid \"x\"\n#~ msgctxt \"k\"\n#~ msgid \"\"\n#~ \"a\"\n#~ msgstr \"\"\n\ndomain \"d\"\n",
  ]

  private static let mutator = Mutator(
    tellingPieces: [
      "\"", "\\", "\\\"", "\\x", "\\777", "\n", "\r\n", "\r", "#", "#~", "#|", "#~|", "#,", "#.",
      "#:", "msgid", "msgid ", "msgid_plural \"", "msgctxt", "msgstr ", "msgstr[0] \"", "[", "]",
      "[99999999999999999999]", "msgid \"\"\nmsgstr \"\"\n", "Language: ", "charset=", ":", ";",
      "domain ", "\u{FEFF}", "é", "😀", "e\u{301}", "\0", "\u{2068}", "\u{2069}", "\u{2028}",
      "plural=n/0;", "\t", " ",
    ]
    .map { Array($0.utf8) } + [[0xFF, 0xFE], [0xFF], [0xC3], [0x80], [0xED, 0xA0, 0x80]]
  )

  @Test(arguments: 0..<4_000)
  func `reads damaged files to the end, and the messages can be printed`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let original = Self.seeds.randomElement(using: &generator) ?? ""
    let other = Self.seeds.randomElement(using: &generator) ?? ""
    let bytes = Self.mutator.mutate(
      Array(original.utf8),
      mixing: Array(other.utf8),
      using: &generator
    )
    let parsed = POFile.parse(bytes, file: "es.po")
    for location in parsed.diagnostics.compactMap(\.location) {
      #expect(location.utf8Range.upperBound <= bytes.count)
      #expect(location.line >= 1 && location.column >= 1)
    }
    if !parsed.hasErrors {
      let again = POFile.parse(parsed.value.printed(), file: "es.po")
      #expect(!again.hasErrors)
      #expect(again.value.printed() == parsed.value.printed())
      #expect(again.value.messages.count == parsed.value.messages.count)
    }
    _ = parsed.value.field("Plural-Forms").flatMap(POFile.PluralForms.init(parsing:))?
      .index(of: 1)
  }
}

extension POFile {
  /// Creates a valid file with unusual strings.
  static func random(using generator: inout SeededGenerator) -> POFile {
    var messages: [Message] = []
    for number in 0..<Int.random(in: 0...6, using: &generator) {
      messages.append(.random(number, using: &generator))
    }
    let hasHeader = Bool.random(using: &generator)
    return POFile(
      header: hasHeader ? [.init("Language", "es"), .init("X-Note", "a: b;c")] : [],
      headerComment: hasHeader && Bool.random(using: &generator) ? "Ana\n  y Luis" : nil,
      headerFlags: hasHeader && Bool.random(using: &generator) ? ["fuzzy"] : [],
      // Obsolete messages are at the end.
      messages: messages.filter { !$0.isObsolete } + messages.filter(\.isObsolete)
    )
  }
}

extension POFile.Message {
  fileprivate static func random(_ number: Int, using generator: inout SeededGenerator) -> Self {
    let hasPlural = Bool.random(using: &generator)
    let count = hasPlural ? Int.random(in: 1...6, using: &generator) : 1
    var message = Self(
      unusualString(using: &generator),
      plural: hasPlural ? unusualString(using: &generator) : nil,
      context: "\(number)" + unusualString(using: &generator),
      translations: (0..<count).map { _ in unusualString(using: &generator) },
      isObsolete: Int.random(in: 0..<5, using: &generator) == 0
    )
    let comment = ["a", "", "~ b\n, c", ". d\n\n: e", "  f\n| g\u{2028}"]
    message.extractedComment =
      Bool.random(using: &generator) ? comment.randomElement(using: &generator) : nil
    message.translatorComment =
      Bool.random(using: &generator) ? comment.randomElement(using: &generator) : nil
    message.references = Bool.random(using: &generator) ? ["a.swift:1", "b c.swift:2", "d e"] : []
    message.flags = Bool.random(using: &generator) ? ["fuzzy", "objc-format"] : []
    if Bool.random(using: &generator) {
      message.previous = POFile.Previous(
        context: Bool.random(using: &generator) ? unusualString(using: &generator) : nil,
        text: unusualString(using: &generator)
      )
    }
    return message
  }

  private static func unusualString(using generator: inout SeededGenerator) -> String {
    let pieces = [
      "a", "ñ", "%lld", "\n", "\"", "\\", "\\n", "\t", "\r", "#", "#~ ", "msgid \"", "[0]", "\0",
      "\u{1}", "\u{7}", "\u{7F}", "\u{85}", "\u{2028}", "😀", "体", "\u{301}", " ", "0", "7", "x41",
    ]
    let count = Int.random(in: 0...6, using: &generator)
    return (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }
}

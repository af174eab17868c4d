import Diagnostics
import FileFormats
import TestSupport
import Testing

struct POParsingTests {
  @Test
  func `reads all parts of a message`() {
    let catalog = parsed(
      #"""
      # A translator
      #   says
      #
      #. The code says
      #: View.swift:3 ⁨My View.swift⁩:12
      #: Other.swift
      #, fuzzy, objc-format
      #| msgctxt "was"
      #| msgid "old"
      #| msgid_plural "olds"
      msgctxt "key"
      msgid "one"
      msgid_plural ""
      "ma"
      "ny\n"
      msgstr[0] "uno"
      msgstr[1] "mu\163\x63hos\n"
      """#
    )
    let message = POFile.Message(
      "one",
      plural: "many\n",
      context: "key",
      translations: ["uno", "muschos\n"],
      extractedComment: "The code says",
      translatorComment: "A translator\n  says\n",
      references: ["View.swift:3", "My View.swift:12", "Other.swift"],
      flags: ["fuzzy", "objc-format"],
      previous: POFile.Previous(context: "was", text: "old", plural: "olds")
    )
    #expect(catalog == POFile(messages: [message]))
    #expect(message.isFuzzy)
  }

  @Test
  func `reads the translation of the empty string as the header`() {
    let catalog = parsed(
      """
      # Ana
      #, fuzzy
      msgid ""
      msgstr ""
      "Language: es\\n"
      "Content-Type: text/plain; charset=UTF-8\\n"
      "PO-Revision-Date: \\n"

      msgctxt "empty"
      msgid ""
      msgstr "nada"
      """
    )
    #expect(catalog.header.map(\.name) == ["Language", "Content-Type", "PO-Revision-Date"])
    #expect(catalog.field("language") == "es")
    #expect(catalog.field("PO-Revision-Date") == "")
    #expect(catalog.field("Nothing") == nil)
    #expect(catalog.headerComment == "Ana")
    #expect(catalog.headerFlags == ["fuzzy"])
    #expect(catalog.messages.map(\.translations) == [["nada"]])
  }

  @Test
  func `reads obsolete messages`() {
    let catalog = parsed(
      """
      # note
      #, fuzzy
      #~| msgid "older"
      #~ msgctxt "c"
      #~ msgid ""
      #~ "o"
      #~ "ld"
      #~ msgstr "viejo"

      msgid "new"
      msgstr ""
      """
    )
    #expect(catalog.messages.map(\.isObsolete) == [true, false])
    #expect(catalog.messages[0].text == "old")
    #expect(catalog.messages[0].context == "c")
    #expect(catalog.messages[0].previous == POFile.Previous(text: "older"))
    #expect(catalog.messages[0].translatorComment == "note")
  }

  @Test(arguments: [
    (#"\n\t\r\a\b\f\v\\\""#, "\n\t\r\u{7}\u{8}\u{C}\u{B}\\\""),
    (#"\1\12\123\1234"#, "\u{1}\nSS4"),
    (#"\x4\x41z\xC3\xb1"#, "\u{4}Azñ"), (#"\303\261"#, "ñ"), ("é体😀e\u{301}", "é体😀e\u{301}"),
  ])
  func `resolves the escape sequences of C`(_ written: String, _ text: String) {
    let catalog = parsed("msgid \"a\"\nmsgstr \"\(written)\"\n")
    #expect(
      catalog.messages.first?.translations.first.map { Array($0.utf8) } == Array(text.utf8)
    )
  }

  @Test(arguments: ["\n", "\r\n"])
  func `line breaks and a byte order mark are not part of strings`(_ lineBreak: String) {
    let lines = ["# n", "msgid \"\"", "\"a\"", "  \"b\"", "", "msgstr\t\"c\" \"d\"", "#~ # x"]
    let text = "\u{FEFF}" + lines.joined(separator: lineBreak)
    let message = parsed(text).messages.first
    #expect(message?.text == "ab")
    #expect(message?.translations == ["cd"])
    #expect(message?.translatorComment == "n")
  }

  @Test
  func `reads a comment between message ID and translation`() {
    let catalog = parsed("msgid \"a\"\n# x\nmsgstr \"b\"\n# y\nmsgid \"c\"\nmsgstr \"d\"\n")
    #expect(catalog.messages.map(\.translatorComment) == ["x", "y"])
  }

  @Test(arguments: ["", "msgid \"\"\nmsgstr \"Language: es\\n\"\n\n"])
  func `keeps the order of messages, wherever the header is`(header: String) {
    let catalog = parsed("msgid \"a\"\nmsgstr \"b\"\n\n\(header)msgid \"c\"\nmsgstr \"d\"\n")
    #expect(catalog.messages.map(\.text) == ["a", "c"])
    #expect(catalog.field("Language") == (header.isEmpty ? nil : "es"))
  }

  @Test
  func `messages and translations have locations`() {
    let text = "msgid \"a\"\nmsgstr \"b\"\n\n#. x\nmsgctxt \"k\"\n  msgid \"ñ\" msgstr \"d\"\n"
    let messages = POFile.parse(Array(text.utf8), file: "es.po").value.messages
    #expect(messages.map(\.location?.line) == [1, 5])
    #expect(messages.map { $0.translationPlaces.map(\.line) } == [[2], [6]])
    #expect(messages.map { $0.translationPlaces.map(\.column) } == [[1], [14]])
    #expect(messages[1].location?.file == "es.po")
  }
}

/// A file with an error, its diagnostic, and the number of messages that can be read.
struct BrokenFile: Sendable {
  let text: String
  let id: Diagnostic.ID
  let arguments: [Diagnostic.Argument]
  let messages: Int

  init(
    _ text: String,
    _ id: Diagnostic.ID,
    _ arguments: [Diagnostic.Argument] = [],
    messages: Int = 1
  ) {
    self.text = text
    self.id = id
    self.arguments = arguments
    self.messages = messages
  }
}

struct PODiagnosticsTests {
  private static let good = "msgid \"x\"\nmsgstr \"y\"\n"

  @Test(arguments: [
    BrokenFile(
      "↓msgid \"\"\nmsgstr \"Content-Type: a/b; charset=ISO-8859-1\\n\"\n\(good)",
      "portable-object-charset",
      [.text("ISO-8859-1")]
    ),
    BrokenFile("msgid ↓\"a\nmsgstr \"b\"\n\(good)", "portable-object-unclosed", messages: 2),
    BrokenFile("msgid \"↓\\q\"\nmsgstr \"\"\n", "portable-object-escape", [.literal("\\q")]),
    BrokenFile("msgid \"↓\\xg\"\nmsgstr \"\"\n", "portable-object-escape", [.literal("\\x")]),
    BrokenFile("↓{\n\(good)", "portable-object-character", [.quoted("{")]),
    BrokenFile("↓ñ a\n\(good)", "portable-object-character", [.quoted("ñ")]),
    BrokenFile(
      "\(good)msgid \"a\" ↓[x]\nmsgstr \"\"",
      "portable-object-character",
      [.quoted("[")],
      messages: 2
    ),
    BrokenFile("↓msgit[0] \"a\"\n\(good)", "portable-object-keyword", []),
    BrokenFile("↓msgstr \"a\"\n\(good)", "portable-object-order", [.quoted("msgstr")]),
    BrokenFile(
      "msgid \"a\"\nmsgstr \"b\"\n↓msgstr \"c\"\n",
      "portable-object-order",
      [.quoted("msgstr")]
    ),
    BrokenFile(
      "msgid \"a\"\nmsgstr \"b\"\n↓msgid_plural \"c\"\n",
      "portable-object-order",
      [.quoted("msgid_plural")]
    ),
    BrokenFile(
      "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"c\"\n↓msgstr[2] \"c\"\n",
      "portable-object-index",
      [.text("1"), .text("2")]
    ),
    BrokenFile("↓msgid\n\(good)", "portable-object-text-missing", [.quoted("msgid")]),
    BrokenFile("↓\"a\"\n\(good)", "portable-object-text-stray"),
    BrokenFile("↓msgctxt \"a\"\n", "portable-object-incomplete", [.text("msgid")], messages: 0),
    BrokenFile(
      "↓msgid \"a\"\n\n\(good)",
      "portable-object-incomplete",
      [.text("msgstr")],
      messages: 2
    ),
    BrokenFile("\(good)↓\(good)", "portable-object-duplicate", [.quoted("x")], messages: 2),
    BrokenFile("↓domain \"d\"\n\(good)", "portable-object-domain", [.quoted("d")]),
  ])
  func `reports the location of an error and reads the other messages`(_ file: BrokenFile) throws {
    let marked = MarkedText(file.text)
    let parsed = POFile.parse(marked.bytes, file: "es.po")
    #expect(parsed.value.messages.count == file.messages)
    let offset = try #require(marked.utf8Offsets.first)
    let diagnostic = try #require(parsed.diagnostics.first)
    #expect(diagnostic.id == file.id)
    #expect(diagnostic.arguments == file.arguments)
    #expect(diagnostic.location?.utf8Range.lowerBound == offset)
    let position = LineIndex(marked.bytes).position(of: offset)
    #expect(diagnostic.location?.line == position.line)
    #expect(diagnostic.location?.column == position.column)
    #expect(parsed.diagnostics.count == 1)
  }

  @Test
  func `reports invalid UTF-8 and other encodings`() {
    let latin = Array("msgid \"a".utf8) + [0xF1] + Array("\"\nmsgstr \"\"\n".utf8)
    let parsed = POFile.parse(latin, file: "es.po")
    #expect(parsed.diagnostics.map(\.id) == ["portable-object-bytes"])
    #expect(parsed.value.messages.map(\.text) == ["a\u{FFFD}"])
    let wide = POFile.parse([0xFF, 0xFE, 0x6D, 0x00], file: "es.po")
    #expect(wide.diagnostics.map(\.id) == ["portable-object-charset"])
  }

  @Test
  func `warns about a header line without a colon`() {
    let text = "msgid \"\"\nmsgstr \"Language: es\\nnonsense\\n\"\n"
    let parsed = POFile.parse(Array(text.utf8), file: "es.po")
    #expect(parsed.diagnostics.map(\.id) == ["portable-object-header-line"])
    #expect(!parsed.hasErrors)
    #expect(parsed.value.header == [.init("Language", "es"), .init("", "nonsense")])
  }
}

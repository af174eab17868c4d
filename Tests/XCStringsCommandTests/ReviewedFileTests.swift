import Foundation
import TestSupport
import Testing

/// `xcstrings review` of translation files, without a project.
@Suite struct ReviewedFileTests {
  let shell: Shell

  private static let xliff = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="Texts.xcstrings" source-language="en" target-language="es" datatype="plaintext">
        <body>
          <trans-unit id="Open %@" xml:space="preserve">
            <source>Open %@</source>
            <note>Button</note>
          </trans-unit>
          <trans-unit id="Close" xml:space="preserve">
            <source>Close the door</source>
            <target state="needs-review-l10n">Cierra</target>
            <alt-trans alttranstype="previous-version"><source>Close</source></alt-trans>
          </trans-unit>
        </body>
      </file>
    </xliff>

    """

  private static let po = #"""
    msgid ""
    msgstr ""
    "Language: es\n"
    "Content-Type: text/plain; charset=UTF-8\n"
    "Plural-Forms: nplurals=2; plural=(n != 1);\n"

    #. Button
    #: Sources/Door.swift:12
    msgid "Open %@"
    msgstr ""

    #, fuzzy
    #| msgid "Close"
    msgid "Close the door"
    msgstr "Cierra"

    msgid "%lld door"
    msgid_plural "%lld doors"
    msgstr[0] ""
    msgstr[1] ""

    """#

  init() throws {
    shell = try Shell()
    try shell.folder.write(Self.xliff, to: "es.xliff")
    try shell.folder.write(Self.po, to: "es.po")
  }

  /// Presses keys, each group after the question for a key.
  private func review(_ file: String, _ keys: [String]) throws -> String {
    let terminal = try PseudoTerminal(
      BuiltProgram("xcstrings"),
      ["review", file],
      environment: [
        "LANG": "en_US.UTF-8", "HOME": shell.folder.path, "PATH": "/usr/bin:/bin", "NO_COLOR": "1",
        "TERM": "xterm",
      ],
      in: shell.folder.path
    )
    for group in keys {
      try terminal.wait(for: "[?] help")
      terminal.type(group)
    }
    #expect(terminal.waitForEnd() == 0)
    return terminal.output
  }

  @Test func `decisions about an XLIFF file are written into it`() throws {
    let output = try review("es.xliff", ["a", "eAbrir %@\r"])
    #expect(output.contains("changed: Close{+"))
    #expect(output.contains("Comment: Button"))
    #expect(output.contains("2 decisions saved."))
    let expected = Self.xliff
      .replacing("needs-review-l10n", with: "translated")
      .replacing(
        "<source>Open %@</source>\n",
        with: """
          <source>Open %@</source>
                  <target state="translated">Abrir %@</target>

          """
      )
    #expect(try shell.folder.text(of: "es.xliff") == expected)
  }

  @Test func `a text with errors is not finished in a file`() throws {
    let output = try review("es.xliff", ["s", "eAbrir\r", "n"])
    #expect(output.contains("Not saved, because the text has errors."))
    #expect(output.contains("Saved as needs review."))
    let text = try shell.folder.text(of: "es.xliff")
    #expect(text.contains(#"<target state="needs-review-l10n">Abrir</target>"#))
  }

  @Test func `decisions about a PO file are written into it`() throws {
    let output = try review("es.po", ["a", "e%lld puerta\r", "e\u{15}%lld puertas\r", "q"])
    #expect(output.contains("3 decisions saved."))
    let expected = Self.po
      .replacing("#, fuzzy\n#| msgid \"Close\"\n", with: "")
      .replacing(#"msgstr[0] """#, with: #"msgstr[0] "%lld puerta""#)
      .replacing(#"msgstr[1] """#, with: #"msgstr[1] "%lld puertas""#)
    #expect(try shell.folder.text(of: "es.po") == expected)
  }

  @Test func `undoing restores the bytes of a file`() throws {
    _ = try review("es.po", ["r", "u", "a", "u", "q"])
    #expect(try shell.folder.text(of: "es.po") == Self.po)
  }

  @Test func `files are listed without a terminal`() async throws {
    let list = try await shell.run("review --list es.xliff es.po")
    #expect(
      list.output == """
        es.xliff\tClose\tes\tsource-changed
        es.po\tClose the door\tes\tsource-changed
        es.xliff\tOpen %@\tes\tmissing
        es.po\t%lld door\tes\tmissing
        es.po\tOpen %@\tes\tmissing

        """
    )
    let json = try await shell.run(["review", "--json", "es.po", "--key", "Open %@"])
    #expect(json.output.contains(#""file" : "Sources/Door.swift""#))
    #expect(json.output.contains(#""comment" : "Button""#))
  }

  @Test func `decisions about an XLIFF 2 file are written into it`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="es">
        <file id="f">
          <unit id="Close">
            <segment state="initial">
              <source>Close the door</source>
              <target>Cierra</target>
            </segment>
          </unit>
        </file>
      </xliff>

      """
    try shell.folder.write(text, to: "es.xliff")
    let output = try review("es.xliff", ["e\u{15}Cierra la puerta\r"])
    #expect(output.contains("1 decision saved."))
    let expected = text.replacing("initial", with: "translated")
      .replacing(">Cierra<", with: ">Cierra la puerta<")
    #expect(try shell.folder.text(of: "es.xliff") == expected)
  }

  @Test func `a folder of Xcode is reviewed in its document`() async throws {
    try shell.folder.write(Self.xliff, to: "es.xcloc/Localized Contents/es.xliff")
    try shell.folder.write(#"{"version":"1.0","targetLocale":"es"}"#, to: "es.xcloc/contents.json")
    let list = try await shell.run("review --list es.xcloc")
    #expect(list.output.hasPrefix("es.xcloc/Localized Contents/es.xliff\tClose\tes"))
  }

  @Test(arguments: [
    ("review --list gone.po", 66), ("review --list --language fr es.po", 1),
    ("review --list es.po Localizable.xcstrings", 64), ("review --list bad.po", 65),
  ])
  func `files that cannot be reviewed are refused`(_ command: String, _ status: Int32) async throws
  {
    try shell.folder.write("msgid \"a\n", to: "bad.po")
    let run = try await shell.run(command)
    #expect(run.status == status)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("Error: "))
  }

  // MARK: - A new language

  @Test func `a language that no catalog has is reviewed on request`() async throws {
    try shell.folder.write(
      #"{"sourceLanguage":"en","strings":{"Open":{},"Close":{}},"version":"1.0"}"#,
      to: "Localizable.xcstrings"
    )
    let refused = try await shell.run("review --list --language es Localizable.xcstrings")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("The language 'es' is not in the files."))
    #expect(refused.errors.contains("To translate 2 texts into it, pass --new-language."))
    let list = try await shell.run(
      "review --list --language es --new-language Localizable.xcstrings"
    )
    #expect(list.output.split(separator: "\n").count == 2)
    let terminal = try PseudoTerminal(
      BuiltProgram("xcstrings"),
      ["review", "--language", "es", "--new-language", "Localizable.xcstrings"],
      environment: [
        "LANG": "en_US.UTF-8", "HOME": shell.folder.path, "PATH": "/usr/bin:/bin", "NO_COLOR": "1",
        "TERM": "xterm",
      ],
      in: shell.folder.path
    )
    for keys in ["eCerrar\r", "q"] {
      try terminal.wait(for: "[?] help")
      terminal.type(keys)
    }
    #expect(terminal.waitForEnd() == 0)
    let text = try await shell.run("list Localizable.xcstrings --language es")
    #expect(text.output.contains("Cerrar"))
    #expect(try await shell.run("review --list --language es Localizable.xcstrings").status == 0)
  }
}

import CatalogExchange
import Diagnostics
import StringCatalog
import TestSupport
import Testing

/// A translation file as a program writes it.
struct DocumentSample: Sendable, CustomTestStringConvertible {
  let name: String
  let file: String
  let text: String

  var testDescription: String { name }

  /// Reads the file, which has no errors.
  func document(_ bytes: [UInt8]? = nil) throws -> TranslationDocument {
    let parsed = TranslationDocument.read(bytes ?? Array(text.utf8), file: file)
    #expect(parsed.diagnostics.filter { $0.severity == .error }.isEmpty)
    return try #require(parsed.value)
  }

  static let all = [xcode, ours, toolkit, service, version2, po, gettext]

  static let xcode = DocumentSample(
    name: "Xcode",
    file: "es.xliff",
    text: """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">
        <file original="App/InfoPlist.xcstrings" source-language="en" target-language="es" datatype="plaintext">
          <header>
            <tool tool-id="com.apple.dt.xcode" tool-name="Xcode" tool-version="16.0" build-num="16A242d"/>
          </header>
          <body>
            <trans-unit id="CFBundleName" xml:space="preserve">
              <source>Doors</source>
              <target state="new">Doors</target>
              <note>Bundle name</note>
            </trans-unit>
            <trans-unit id="Open" xml:space="preserve">
              <source>Open</source>
              <target state="translated">Abrir</target>
              <note/>
            </trans-unit>
          </body>
        </file>
        <file original="App/Localizable.xcstrings" source-language="en" target-language="es" datatype="plaintext">
          <header>
            <tool tool-id="com.apple.dt.xcode" tool-name="Xcode" tool-version="16.0" build-num="16A242d"/>
          </header>
          <body>
            <trans-unit id="%lld doors|==|plural.one" xml:space="preserve">
              <source>%lld door</source>
              <target state="needs-review-l10n">%lld puerta</target>
              <note/>
            </trans-unit>
            <trans-unit id="%lld doors|==|plural.other" xml:space="preserve">
              <source>%lld doors</source>
              <target state="needs-review-l10n">%lld puertas</target>
              <note/>
            </trans-unit>
            <trans-unit id="Open" xml:space="preserve">
              <source>Open &amp; shut</source>
              <note>Button &lt;b&gt;</note>
            </trans-unit>
            <trans-unit id="Rooms|==|substitutions.rooms.plural.one" xml:space="preserve">
              <source>%1$lld room</source>
              <target state="needs-review-l10n">%1$lld sala</target>
              <note/>
            </trans-unit>
            <trans-unit id="Rooms|==|substitutions.rooms.plural.other" xml:space="preserve">
              <source>%1$lld rooms</source>
              <target state="needs-review-l10n">%1$lld salas</target>
              <note/>
            </trans-unit>
            <trans-unit id="Rooms" xml:space="preserve">
              <source>%1$#@rooms@ in %2$@</source>
              <target state="translated">%1$#@rooms@ en %2$@</target>
              <note/>
            </trans-unit>
            <trans-unit id="Tap|==|device.iphone" xml:space="preserve">
              <source>Tap</source>
              <note/>
            </trans-unit>
            <trans-unit id="Tap|==|device.other" xml:space="preserve">
              <source>Click</source>
              <target/>
              <note/>
            </trans-unit>
          </body>
        </file>
      </xliff>

      """
  )

  static let ours = DocumentSample(
    name: "xcstrings export",
    file: "es.xliff",
    text: """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="Localizable.xcstrings" source-language="en" target-language="es" datatype="plaintext">
          <body>
            <trans-unit id="Close the door" xml:space="preserve">
              <source>Close the red door</source>
              <target state="needs-review-l10n">Cierra la puerta</target>
              <note>Button</note>
              <context-group purpose="location">
                <context context-type="sourcefile">Sources/Door.swift</context>
                <context context-type="linenumber">12</context>
              </context-group>
              <alt-trans alttranstype="previous-version" xml:space="preserve">
                <source>Close the door</source>
                <target>Cierra la puerta</target>
              </alt-trans>
            </trans-unit>
            <trans-unit id="Kept" translate="no"><source>Kept</source></trans-unit>
          </body>
        </file>
      </xliff>

      """
  )

  static let toolkit = DocumentSample(
    name: "translate-toolkit",
    file: "es.xlf",
    text: """
      <?xml version='1.0' encoding='UTF-8'?>\r
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.1" version="1.1">\r
        <file original='a.po' source-language='en' datatype='po' target-language='es'>\r
          <body>\r
            <trans-unit xml:space="preserve" id="1" approved="no">\r
              <source>Open</source>\r
              <target state="needs-review-translation"
                state-qualifier='leveraged-mt'>Abre</target>\r
            </trans-unit>\r
            <!-- <trans-unit id="x"><source>No</source></trans-unit> -->\r
            <group id="g"><trans-unit id="2"><source><![CDATA[A < B]]></source><target /></trans-unit></group>\r
          </body>\r
        </file>\r
      </xliff>\r

      """
  )

  static let service = DocumentSample(
    name: "a service",
    file: "es.xliff",
    text: #"""
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="x" source-language="en" target-language="es_ES"><body>
      <trans-unit id="b" resname="b"><source>Name</source><seg-source><mrk mtype="seg" mid="1">Name</mrk></seg-source><target state="needs-translation">Name</target></trans-unit>
      <trans-unit id="c"><source>Mail</source><target state="final">Correo</target></trans-unit>
      <trans-unit id="d"><source>Line
      two</source></trans-unit></body></file></xliff>
      """#
  )

  static let version2 = DocumentSample(
    name: "XLIFF 2",
    file: "es.xliff",
    text: #"""
      <?xml version="1.0"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="es" xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0">
        <file id="f1" original="Doors.xcstrings">
          <unit id="1" name="Open">
            <mtc:matches><mtc:match ref="#1"><source>Open</source><target>Abrid</target></mtc:match></mtc:matches>
            <notes><note category="button">Button</note></notes>
            <segment state="initial" subState="my:todo">
              <source>Open</source>
              <target order="1">Abre</target>
            </segment>
          </unit>
          <group id="g"><unit id="Close"><segment><source xml:space="preserve">Close &amp; lock</source></segment></unit>
          <unit id="3" name="%lld doors|==|plural.one"><segment id="s" state="final"><source>%lld door</source><target/></segment></unit>
          <unit id="4" name="%lld doors|==|plural.other"><segment id="s"><source>%lld doors</source><target><mrk id="m" type="term">%lld puertas</mrk></target></segment></unit></group>
          <group id="h" translate="no"><unit id="Brand"><segment><source>Brand</source></segment></unit></group>
          <unit id="two"><segment><source>One. </source><target>Uno. </target></segment><ignorable><source> </source></ignorable><segment state="initial"><source>Two.</source><target>Dos.</target></segment></unit>
          <unit id="marked"><segment><source>A door</source><target state="x">Una <mrk id="m" type="term">puerta</mrk></target></segment></unit>
        </file>
      </xliff>

      """#
  )

  static let po = DocumentSample(
    name: "xcstrings export, PO",
    file: "es.po",
    text: #"""
      msgid ""
      msgstr ""
      "Language: es\n"
      "Content-Type: text/plain; charset=UTF-8\n"
      "Plural-Forms: nplurals=2; plural=(n != 1);\n"
      "X-Source-Language: en\n"
      "X-XCStrings-Plural-Categories: one other\n"
      "X-XCStrings-Path: Localizable.xcstrings\n"

      #. Button
      #: Sources/Door.swift:12
      #, fuzzy, objc-format
      #| msgid "Open %@"
      msgctxt "Open"
      msgid "Open the %@"
      msgstr "Abre %@"

      #, objc-format
      msgctxt "%lld doors|==|plural"
      msgid "%lld door"
      msgid_plural "%lld doors"
      msgstr[0] ""
      msgstr[1] ""

      """#
  )

  static let gettext = DocumentSample(
    name: "msgcat",
    file: "es.po",
    text: #"""
      # Translators.
      msgid ""
      msgstr "Language: es\nPlural-Forms: nplurals=2; plural=(n != 1);\n"

      #: a.c:1
      msgctxt "menu"
      msgid "Open"
      msgstr ""

      # by hand
      msgctxt "menu"
      msgid "Close"
      msgstr ""
      "Una línea muy larga que msgcat divide en varias, porque hay setenta y ocho "
      "columnas"

      #, c-format, fuzzy
      #| msgid ""
      #| "%d file\n"
      #| "in a folder"
      #| msgid_plural "%d files"
      msgid "%d file"
      msgid_plural "%d files"
      msgstr[0] "%d fichero"
      msgstr[1] "%d ficheros"

      msgid "\tTab \"quoted\"\n"
      msgstr ""

      #~ msgid "Old"
      #~ msgstr "Viejo"

      """#
  )
}

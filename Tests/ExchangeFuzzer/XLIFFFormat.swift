import Diagnostics
import XLIFF

/// XLIFF of both versions.
enum XLIFFFormat: ExchangeFormat {
  static let fileName = "document.xliff"

  static func read(_ bytes: [UInt8]) -> XLIFFDocument? {
    XLIFFDocument.read(bytes, file: "input").value
  }

  static func texts(of value: XLIFFDocument) -> [String] {
    value.files.flatMap(\.units).flatMap { [$0.id, $0.source, $0.target].compactMap(\.self) }
  }

  static func violation(by value: XLIFFDocument) -> String? {
    nil
  }

  static let seeds: [[UInt8]] = {
    let version1 = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="App/Localizable.xcstrings" source-language="en" target-language="es" datatype="plaintext">
          <body>
            <trans-unit id="%lld days|==|plural.one" xml:space="preserve">
              <source>%lld day</source>
              <target state="translated">%lld día</target>
              <note>A count &amp; more</note>
            </trans-unit>
            <group><trans-unit id="hello"><source>Hello, <x id="1"/>!</source></trans-unit></group>
          </body>
        </file>
      </xliff>

      """
    let version2 = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="es">
        <file id="f1" original="Localizable.xcstrings">
          <unit id="u1" name="hello"><notes><note>Greeting</note></notes>
            <segment state="translated"><source>Hello <pc id="1">you</pc></source><target>Hola</target></segment>
            <segment><source>Bye</source></segment>
          </unit>
        </file>
      </xliff>

      """
    return [version1, version2, Hostility.xliff].map { Array($0.utf8) }
  }()
}

extension XLIFFFormat {
  /// Documents that contain all kinds of elements.
  static let seeds: [[UInt8]] = {
    let documents = [
      version1(units1), version1(Array(repeating: units1, count: 12).joined()), version2(units2),
      version2(Array(repeating: units2, count: 12).joined()), prefixed, MaliciousDocuments.xliff,
    ]
    let units = version1(units1).replacing("UTF-8", with: "UTF-16").utf16
    return documents.map { Array($0.utf8) } + [
      [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    ]
  }()

  private static func version1(_ units: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:y="urn:y" version="1.2">
      <file original="App/Localizable.xcstrings" source-language="en" target-language="es" datatype="plaintext">
        <header>
          <tool tool-id="t" tool-name="T"/>
        </header>
        <body>
    \(units)
        </body>
      </file>
    </xliff>

    """
  }

  private static let units1 = """
          <trans-unit id="%lld days|==|plural.one" xml:space="preserve">
            <source>%lld day</source>
            <target state="translated" state-qualifier="leveraged-mt">%lld día</target>
            <note from="auto-generated">A count &amp; more</note>
          </trans-unit>
          <trans-unit id="hello" y:memo="1" xml:space="preserve">
            <source>hello</source>
            <target state="needs-review-l10n">¡Hola&#13;, <ph id="1">%@</ph><![CDATA[<&>]]><!-- no -->!</target>
            <note/>
          </trans-unit>
          <group><note>n</note>
            <trans-unit id="a&#9;&#10;&#13;&quot;"><source>Hello, <x id="1" equiv-text="%@"/>!</source>
              <seg-source><mrk mtype="seg" mid="1">Hello</mrk></seg-source>
              <target><g id="1"><mrk mtype="seg" mid="1">Hola</mrk></g> <bpt id="2">*</bpt>a<ept id="2">*</ept><sub>b</sub></target>
              <alt-trans><source>a</source><target>b</target></alt-trans>
            </trans-unit>
            <bin-unit id="b" mime-type="m"><bin-source/></bin-unit>
          </group>
          <trans-unit id="tap|==|substitutions.@a.b@.plural.other"><source>%1$lld</source><target>%1$lld</target></trans-unit>
          <trans-unit id="/%lld days:dict/d:dict/other:dict/:string"><source>a</source><target/></trans-unit>

    """

  private static func version2(_ units: String) -> String {
    """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="es">
      <file id="f1" original="Localizable.xcstrings">
    \(units)
      </file>
    </xliff>

    """
  }

  private static let units2 = """
        <unit id="u1" name="hello"><notes><note category="c">Greeting</note></notes>
          <originalData><data id="d1">%1$@</data><data id="d2"><cp hex="001B"/></data></originalData>
          <segment state="translated" subState="a:b"><source>Hello <pc id="1" dataRefStart="d1">you</pc></source>
            <target order="3">Hola <ph id="2" dataRef="d1" equiv="%@"/></target></segment>
          <ignorable><source> </source></ignorable>
          <segment state="initial"><source>Bye</source><target order="1"><mrk id="m">Adiós</mrk></target></segment>
        </unit>
        <group id="g"><unit id="u2"><segment><source>a<cp hex="0001"/></source><target><sc id="1" equiv="["/>b<ec startRef="1" equiv="]"/></target></segment></unit></group>
        <unit id="tap"><segment><source>%1$#@a.b@</source><target>%1$#@a.b@</target></segment></unit>

    """

  private static let prefixed = """
    <x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><x:file original="a" source-language="en">
    <x:body><x:trans-unit id="hello"><x:source>hello</x:source><x:target>Hola</x:target></x:trans-unit></x:body></x:file></x:xliff>
    """
}

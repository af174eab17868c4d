extension Mutator {
  /// A mutator for property lists and XLIFF.
  package static let exchange = Mutator(
    tellingPieces: lists + markup + exchangeWords + [
      [0xFF, 0xFE], [0xFE, 0xFF], [0x00], [0xC3], [0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90],
      [0x5F, 0x13], [0xA2, 0x00, 0x00], [0xD1, 0x01], [0x6F, 0x11], [0xFF, 0xFF, 0xFF, 0xFF],
      [0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00],
      [UInt8](repeating: UInt8(ascii: "("), count: 600),
      Array(String(repeating: "<dict><key>a</key>", count: 200).utf8),
      Array(String(repeating: "<g id='a'>", count: 300).utf8),
      Array((0..<300).map { " a\($0)='&lt;'" }.joined().utf8),
    ]
  )

  private static let lists = [
    "{", "}", "(", ")", "<", ">", "\"", "'", ";", "=", ",", "\\", "/", "/*", "*/", "// a\n", "\n",
    "\r\n", "\n\n", "\u{2028}", "\\U", "\\Ud83d", "\\Ude00", "\\U0000", "\\777", "\\n", "a = b;",
    "\"a\";", "/* a */\n", "é", "e\u{301}", "体", "😀", "\u{FEFF}", "\u{FFFF}", "\u{7F}", "\0",
    "bplist00", "%#@", "%1$#@a@", "%#@a@", "%lld", "%arg", "%", "@",
  ]
  .map { Array($0.utf8) }

  private static let markup = [
    "<?xml version=\"1.0\" encoding=\"UTF-16\"?>", "<!DOCTYPE a [", "]>", "<!--", "-->",
    "<![CDATA[",
    "]]>", "&amp;", "&lol;", "&#13;", "&#0;", "&#x1F600;", "&#xD83D;", "</", "/>", "<a>", "</a>",
    "<!ENTITY lol SYSTEM \"file:///etc/passwd\">",
    "<!ENTITY % lol SYSTEM \"file:///etc/passwd\">%lol;",
    "<!ENTITY lol \"&amp;lol;&amp;lol;\">", "<!ATTLIST plist version CDATA \"lol\">",
    "<?oasis-xml-catalog catalog=\"file:///etc/passwd\"?>",
    "<!DOCTYPE plist SYSTEM \"file:///etc/passwd\">",
    " xmlns=\"a\"", " xmlns:a=\"b\"", "a:", " xml:space=\"preserve\"",
  ]
  .map { Array($0.utf8) }

  private static let exchangeWords = [
    "<key>", "</key>", "<string>", "</string>", "<dict>", "</dict>", "<dict/>", "<array>",
    "<true/>",
    "<integer>1</integer>", "<data>AQ==</data>", "<plist>", "NSStringLocalizedFormatKey",
    "NSStringFormatSpecTypeKey", "NSStringPluralRuleType", "NSStringDeviceSpecificRuleType",
    "NSStringVariableWidthRuleType", "NSStringFormatValueTypeKey", "other", "few", "iphone",
    "<trans-unit id=\"a\">", "</trans-unit>", "<source>", "<target>", "</target>", "<target/>",
    "<note>", "<group>", "<g id=\"1\">", "<x id=\"1\"/>", "<ph>", "<mrk>", "<bpt id=\"1\">",
    "<alt-trans>", "<seg-source>", "<unit id=\"a\">", "<segment>", "<pc id=\"1\">",
    "<ph id=\"1\"/>",
    "<notes>", "<ignorable>", " state=\"final\"", " state=\"needs-review-l10n\"", " state=\"new\"",
    " target-language=\"es\"", " version=\"2.0\"", " translate=\"no\"", " id=\"|==|\"",
    "|==|plural.one", "|==|substitutions.@a.b@.plural.other", "|==|device.iphone",
  ]
  .map { Array($0.utf8) }
}

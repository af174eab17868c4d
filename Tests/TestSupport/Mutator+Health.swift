extension Mutator {
  /// A mutator for Apple Health exports and their archives.
  package static let health = Mutator(
    tellingPieces: [
      "<", ">", "/>", "</", "\"", "'", "=", "&", ";", "&amp;", "&#11;", "&#xD800;", "&#x110000;",
      "&nbsp;", "&a;", "<!--", "-->", "<![CDATA[", "]]>", "<!DOCTYPE HealthData [", "]>", "<?",
      "?>",
      "<!ENTITY a \"<Record type='HKQuantityTypeIdentifierBodyMass'/>\">", "<!ENTITY a '", "\n",
      "\r",
      "<Record ", "<Record>", "<Record/>", "</Record>", "<RecordX ", "<Record type=\"",
      "<Record type=\"HKQuantityTypeIdentifierBodyMass\" ", "<Correlation ", "<Correlation>",
      "</Correlation>", "<HealthData", "</HealthData>", "<HealthData locale=\"es_ES\">",
      "<Workout ",
      "<ActivitySummary ", "<ExportDate value=\"", "<MetadataEntry key=\"HKTimeZone\" value=\"",
      " type=\"HKQuantityTypeIdentifierBodyFatPercentage\"", " value=\"72.5\"", " value=\"",
      " unit=\"lb\"",
      " unit=\"%\"", " startDate=\"2024-02-30 08:00:00 +0100\"", " endDate=\"", " sourceName=\"",
      " source=\"", "0", "-", ".", "e9", "1e400", "nan", "99999999999999999999", "+2500", "Z", "T",
      "20150616071916-0700", "\0", "\u{0B}", "\u{FEFF}", "\u{A0}", "\u{FFFF}", "é", "e\u{301}", "😀",
      "PK\u{3}\u{4}", "PK\u{1}\u{2}", "PK\u{5}\u{6}", "PK\u{6}\u{6}", "PK\u{7}\u{8}", ".xml",
      "_cda.xml",
    ]
    .map { Array($0.utf8) } + [
      [0xFF, 0xFE], [0xC3], [0x80], [0xED, 0xA0, 0x80], [0xFF, 0xFF, 0xFF, 0xFF], [0, 0, 0, 0],
      [UInt8](repeating: UInt8(ascii: "<"), count: 300),
      [UInt8](repeating: UInt8(ascii: "\""), count: 301),
      [UInt8](repeating: UInt8(ascii: "9"), count: 400),
      Array(String(repeating: "<Correlation>", count: 100).utf8),
    ]
  )
}

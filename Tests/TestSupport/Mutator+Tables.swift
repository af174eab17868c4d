extension Mutator {
  /// A mutator for tables of comma-separated values and for weights.
  package static let tables = Mutator(
    tellingPieces: [
      "\"", "\"\"", ",", ";", "\t", "\n", "\r", "\r\n", "\n\n", " ", "#", "'", "=", "-", "+", "@",
      ".", "0", "1e9", "1e400", "nan", "-0", "0,0", "1.234,5", "1,234.5", "99999999999999999999",
      "\u{FEFF}", "é", "体", "😀", "e\u{301}", "\0", "date", "Weight", "kg", "lb", "st", "%", "(kg)",
      "date;weight\n", "Body\n", "#Units: lb\n", "2024-02-30", "31/12/2024", "12/31/24", "24:00",
      "0000-00-00", "9999-12-31T23:59:59Z", "+18:00", "T", "Z", "{", "}", "[", "]", ":", "null",
      "\"weight\" : ", "\"date\" : ",
    ]
    .map { Array($0.utf8) } + [
      [0xFF, 0xFE], [0xFE, 0xFF], [0x00], [0xC3], [0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90],
      [UInt8](repeating: UInt8(ascii: ","), count: 600),
      [UInt8](repeating: UInt8(ascii: "["), count: 600),
      [UInt8](repeating: UInt8(ascii: "9"), count: 400),
    ]
  )
}

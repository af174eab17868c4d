/// Conversion of the bytes of a text file to UTF-8, according to its byte order mark.
enum TextBytes {
  /// A byte that is invalid in UTF-8 and replaces invalid UTF-16.
  private static let invalidByte: UInt8 = 0xFF

  /// Returns the content of a file in UTF-8, including its byte order mark.
  ///
  /// Without a byte order mark of UTF-16, the content is assumed to be UTF-8 and returned
  /// unchanged.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    switch bytes.prefix(2) {
    case [0xFF, 0xFE]: utf8(ofUTF16: bytes, isBigEndian: false)
    case [0xFE, 0xFF]: utf8(ofUTF16: bytes, isBigEndian: true)
    default: bytes
    }
  }

  /// Returns UTF-16 text in UTF-8.
  static func utf8(ofUTF16 bytes: [UInt8], isBigEndian: Bool) -> [UInt8] {
    var utf8: [UInt8] = []
    utf8.reserveCapacity(bytes.count)
    var lead: UInt16?
    for offset in stride(from: 0, to: bytes.count - 1, by: 2) {
      let (first, second) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
      let unit = isBigEndian ? first << 8 | second : second << 8 | first
      if let first = lead {
        lead = nil
        if UTF16.isTrailSurrogate(unit) {
          utf8 += String(decoding: [first, unit], as: UTF16.self).utf8
          continue
        }
        utf8.append(invalidByte)
      }
      if unit < 0x80 {
        utf8.append(UInt8(unit))
      } else if UTF16.isLeadSurrogate(unit) {
        lead = unit
      } else if let scalar = Unicode.Scalar(unit) {
        utf8 += UTF8.encode(scalar) ?? UTF8.EncodedScalar()
      } else {
        utf8.append(invalidByte)
      }
    }
    if lead != nil || !bytes.count.isMultiple(of: 2) { utf8.append(invalidByte) }
    return utf8
  }
}

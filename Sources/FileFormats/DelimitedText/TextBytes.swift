/// The bytes of a text file, whichever encoding its first bytes tell, in UTF-8.
enum TextBytes {
  /// A byte that no UTF-8 has; it stands for what was no UTF-16.
  private static let noText: UInt8 = 0xFF

  /// Returns a text in UTF-8, its byte order mark included.
  ///
  /// What has no byte order mark of UTF-16 is taken for UTF-8 and returned as it is.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    switch bytes.prefix(2) {
    case [0xFF, 0xFE]: utf8(bytes) { UInt16($0) | UInt16($1) << 8 }
    case [0xFE, 0xFF]: utf8(bytes) { UInt16($0) << 8 | UInt16($1) }
    default: bytes
    }
  }

  private static func utf8(
    _ bytes: [UInt8],
    unit: (UInt8, UInt8) -> UInt16
  ) -> [UInt8] {
    var utf8: [UInt8] = []
    utf8.reserveCapacity(bytes.count)
    var lead: UInt16?
    for offset in stride(from: 0, to: bytes.count - 1, by: 2) {
      let unit = unit(bytes[offset], bytes[offset + 1])
      if let first = lead {
        lead = nil
        if UTF16.isTrailSurrogate(unit) {
          utf8 += String(decoding: [first, unit], as: UTF16.self).utf8
          continue
        }
        utf8.append(noText)
      }
      if UTF16.isLeadSurrogate(unit) {
        lead = unit
      } else if let scalar = Unicode.Scalar(unit) {
        utf8 += UTF8.encode(scalar) ?? UTF8.EncodedScalar()
      } else {
        utf8.append(noText)
      }
    }
    if lead != nil || !bytes.count.isMultiple(of: 2) { utf8.append(noText) }
    return utf8
  }
}

/// Escapes the parts of addresses (RFC 3986, section 2.1).
enum PercentEncoding {
  /// Returns a text in which all bytes except unreserved characters and the given ones are escaped.
  static func encoded(_ text: String, keeping kept: String = "") -> String {
    text.utf8
      .map { byte in
        let isKept = isUnreserved(byte) || kept.utf8.contains(byte)
        return isKept ? String(UnicodeScalar(byte)) : escape(byte)
      }
      .joined()
  }

  /// Returns the text of a part of an address; `nil` if an escape is incomplete, or if the bytes are
  /// not UTF-8.
  static func decoded(_ part: some StringProtocol) -> String? {
    var bytes: [UInt8] = []
    var rest = part.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~".utf8.contains(byte)
    }
  }

  private static func escape(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.utf8.count < 2 ? "0" : "") + digits
  }
}

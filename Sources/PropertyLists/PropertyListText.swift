/// The text of a property list that is none of the binary form.
struct PropertyListText {
  /// The text in UTF-8; a byte order mark of UTF-8 is kept, so that offsets are those of the file.
  let utf8: [UInt8]

  /// Decodes UTF-8, or UTF-16 with or without a byte order mark; `nil` if the bytes are neither.
  ///
  /// Without a mark a text of UTF-16 gives itself away by its first character: every property list
  /// begins with one of ASCII, even if that is the start of a comment.
  init?(_ bytes: [UInt8]) {
    let text: [UInt8]? =
      switch (bytes.first, bytes.dropFirst().first) {
      case (0xFE, 0xFF): Self.decoded(bytes[2...], isBigEndian: true)
      case (0xFF, 0xFE): Self.decoded(bytes[2...], isBigEndian: false)
      case (0, let second?) where second != 0: Self.decoded(bytes[...], isBigEndian: true)
      case (let first?, 0) where first != 0: Self.decoded(bytes[...], isBigEndian: false)
      default: String(validating: bytes, as: UTF8.self) == nil ? nil : bytes
      }
    guard let text else { return nil }
    utf8 = text
  }

  private static func decoded(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8]? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).lazy
      .map { index in
        let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        return isBigEndian ? first << 8 | second : second << 8 | first
      }
    return String(validating: units, as: UTF16.self).map { Array($0.utf8) }
  }

  /// Whether it is an XML document.
  ///
  /// In the old style an angle bracket begins data, of which hexadecimal digits follow.
  var isXML: Bool {
    let text = utf8[(utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)...].drop { $0 <= 0x20 }
    guard text.first == UInt8(ascii: "<") else { return false }
    return ["<?xml", "<!", "<plist"].contains { text.starts(with: $0.utf8) }
  }
}

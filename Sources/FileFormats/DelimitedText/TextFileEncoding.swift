/// The encoding of a text file, which is detected from its bytes.
package enum TextFileEncoding: Hashable, Sendable {
  case utf8
  /// UTF-16 with a byte order mark.
  case utf16(isBigEndian: Bool)
  /// The encoding of Western European versions of Windows, which spreadsheets still write.
  case windows1252
}

// MARK: - Detection

extension TextFileEncoding {
  /// The number of bytes at the start of a file in which many NUL bytes mean that it is not text.
  private static let sampleLength = 1 << 16

  /// Detects the encoding of a file.
  ///
  /// A file without a byte order mark is in Windows-1252 if it is not valid UTF-8, has no character
  /// that is valid only in UTF-8, and has no byte that Windows-1252 does not define. A file in which
  /// valid and invalid UTF-8 are mixed is a damaged file in UTF-8.
  ///
  /// - Parameter read: Returns the next bytes of the file, or no bytes at its end.
  /// - Returns: `nil` if the file is not text.
  /// - Complexity: O(*n*) in the number of bytes.
  package static func detect(reading read: () -> [UInt8]) -> TextFileEncoding? {
    var survey = UTF8Survey()
    var mark: [UInt8] = []
    var count = 0
    var lineLength = 0
    while case let bytes = read(), !bytes.isEmpty {
      if mark.count < 2 {
        mark += bytes.prefix(2 - mark.count)
        if mark == [0xFF, 0xFE] { return .utf16(isBigEndian: false) }
        if mark == [0xFE, 0xFF] { return .utf16(isBigEndian: true) }
      }
      guard count >= sampleLength || bytes.count(where: { $0 == 0 }) <= bytes.count / 8 else {
        return nil
      }
      count += bytes.count
      survey.add(bytes)
      let end = bytes.lastIndex(where: \.isLineBreak)
      lineLength = end.map { bytes.count - $0 } ?? lineLength + bytes.count
      // Nothing that follows can change the result, or a row is too long to be read.
      if survey.isDamaged || lineLength > DelimitedStream.greatestRowLength { break }
    }
    return survey.finished.isWindows1252 ? .windows1252 : .utf8
  }
}

/// The properties of bytes that may be UTF-8.
private struct UTF8Survey {
  private var hasMultibyteCharacter = false
  private var hasInvalidByte = false
  private var hasUndefinedByte = false
  /// The number of bytes that are missing from the current character.
  private var missing = 0
  /// The valid values of the next byte of the current character.
  private var valid: ClosedRange<UInt8> = 0x80...0xBF

  /// Whether the text is damaged UTF-8, whatever follows.
  var isDamaged: Bool { hasInvalidByte && (hasMultibyteCharacter || hasUndefinedByte) }

  /// Whether the text is in Windows-1252.
  var isWindows1252: Bool { hasInvalidByte && !isDamaged }

  /// The result at the end of the text, where an unfinished character is invalid.
  var finished: UTF8Survey {
    var survey = self
    if missing > 0 { survey.hasInvalidByte = true }
    return survey
  }

  mutating func add(_ bytes: [UInt8]) {
    for byte in bytes {
      if byte < 0x80, missing == 0 { continue }
      if WesternCharacters.undefined.contains(byte) { hasUndefinedByte = true }
      if missing > 0, valid.contains(byte) {
        missing -= 1
        valid = 0x80...0xBF
        if missing == 0 { hasMultibyteCharacter = true }
      } else {
        if missing > 0 { hasInvalidByte = true }
        begin(byte)
      }
    }
  }

  /// Starts a character.
  private mutating func begin(_ byte: UInt8) {
    valid = 0x80...0xBF
    missing = 0
    switch byte {
    case 0..<0x80: break
    case 0xC2...0xDF: missing = 1
    case 0xE0...0xEF:
      missing = 2
      // The other values would be overlong or surrogates.
      if byte == 0xE0 { valid = 0xA0...0xBF } else if byte == 0xED { valid = 0x80...0x9F }
    case 0xF0...0xF4:
      missing = 3
      if byte == 0xF0 { valid = 0x90...0xBF } else if byte == 0xF4 { valid = 0x80...0x8F }
    default: hasInvalidByte = true
    }
  }
}

/// The characters of Windows-1252 that differ from ISO 8859-1.
enum WesternCharacters {
  /// The bytes without a character.
  static let undefined: Set<UInt8> = [0x81, 0x8D, 0x8F, 0x90, 0x9D]

  /// The characters of the bytes 0x80 to 0x9F; the undefined ones are the replacement character.
  private static let specific = Array(
    "€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ".unicodeScalars
  )

  /// Returns text in Windows-1252 in UTF-8.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    var utf8: [UInt8] = []
    utf8.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      guard byte >= 0x80 else {
        utf8.append(byte)
        continue
      }
      let scalar = byte < 0xA0 ? specific[Int(byte) - 0x80] : Unicode.Scalar(byte)
      utf8 += UTF8.encode(scalar) ?? UTF8.EncodedScalar()
    }
    return utf8
  }
}

// MARK: - Decoding

/// A converter of the parts of a text file to UTF-8.
struct TextDecoder {
  let encoding: TextFileEncoding
  /// The bytes of an unfinished character.
  private var unfinished: [UInt8] = []

  init(_ encoding: TextFileEncoding) {
    self.encoding = encoding
  }

  /// Returns the next part of the text in UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: The next bytes of the file.
  ///   - isLast: Whether these are the last bytes.
  /// - Returns: The text up to the last complete character.
  mutating func utf8(_ bytes: [UInt8], isLast: Bool) -> [UInt8] {
    switch encoding {
    case .utf8: return bytes
    case .windows1252: return WesternCharacters.utf8(bytes)
    case .utf16(let isBigEndian):
      var whole = unfinished + bytes
      unfinished = []
      if !isLast {
        let count = whole.count - Self.unfinishedCount(whole, isBigEndian: isBigEndian)
        unfinished = Array(whole[count...])
        whole.removeSubrange(count...)
      }
      return TextBytes.utf8(ofUTF16: whole, isBigEndian: isBigEndian)
    }
  }

  /// Returns the number of bytes at the end of UTF-16 text that belong to an unfinished character.
  private static func unfinishedCount(_ bytes: [UInt8], isBigEndian: Bool) -> Int {
    let odd = bytes.count % 2
    guard bytes.count >= odd + 2 else { return odd }
    let end = bytes.count - odd
    let high = bytes[isBigEndian ? end - 2 : end - 1]
    return (0xD8...0xDB).contains(high) ? odd + 2 : odd
  }
}

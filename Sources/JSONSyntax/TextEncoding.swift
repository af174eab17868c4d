import Diagnostics

/// The character encoding of a file.
///
/// Documents are processed in UTF-8. A file in UTF-16 or UTF-32 is converted when it is read, and
/// converted back when it is printed. The conversion is reversible, so no byte is lost.
package enum TextEncoding: Hashable, Sendable {
  /// UTF-8.
  case utf8
  /// UTF-16 in little-endian byte order.
  case utf16LittleEndian
  /// UTF-16 in big-endian byte order.
  case utf16BigEndian
  /// UTF-32 in little-endian byte order.
  case utf32LittleEndian
  /// UTF-32 in big-endian byte order.
  case utf32BigEndian

  /// Determines the encoding of a file by its byte order mark, or by the zero bytes in its first
  /// code unit.
  ///
  /// A JSON document starts with an ASCII character, so the other bytes of its first code unit are
  /// zero.
  init(of bytes: [UInt8]) {
    guard bytes.count > 1 else {
      self = .utf8
      return
    }
    if bytes.count > 3 {
      switch (bytes[0], bytes[1], bytes[2], bytes[3]) {
      case (0xFF, 0xFE, 0, 0), (1..., 0, 0, 0):
        self = .utf32LittleEndian
        return
      case (0, 0, 0xFE, 0xFF), (0, 0, 0, 1...):
        self = .utf32BigEndian
        return
      default: break
      }
    }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE), (1..., 0): self = .utf16LittleEndian
    case (0xFE, 0xFF), (0, 1...): self = .utf16BigEndian
    default: self = .utf8
    }
  }

  /// Returns the bytes of a file in UTF-8, including a byte order mark.
  ///
  /// If the encoding is UTF-8, the bytes are returned unchanged.
  func decode(_ bytes: [UInt8]) throws(InvalidEncoding) -> [UInt8] {
    guard self != .utf8 else { return bytes }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var offset = 0
    while offset < bytes.count {
      guard let scalar = scalar(at: offset, in: bytes) else {
        throw InvalidEncoding(encoding: self, decodedPart: decoded)
      }
      decoded += UTF8.encode(scalar) ?? UTF8.EncodedScalar()
      offset += isUTF32 ? 4 : 2 * UTF16.width(scalar)
    }
    return decoded
  }

  /// Returns the bytes of a file with the given content.
  package func encode(_ utf8: [UInt8]) -> [UInt8] {
    guard self != .utf8 else { return utf8 }
    var encoded: [UInt8] = []
    encoded.reserveCapacity((isUTF32 ? 4 : 2) * utf8.count)
    if isUTF32 {
      for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars {
        let stored = self == .utf32BigEndian ? scalar.value.byteSwapped : scalar.value
        for shift in stride(from: 0, to: 32, by: 8) {
          encoded.append(UInt8(truncatingIfNeeded: stored >> shift))
        }
      }
      return encoded
    }
    for unit in String(decoding: utf8, as: UTF8.self).utf16 {
      let stored = self == .utf16BigEndian ? unit.byteSwapped : unit
      encoded.append(UInt8(truncatingIfNeeded: stored))
      encoded.append(UInt8(truncatingIfNeeded: stored >> 8))
    }
    return encoded
  }

  private var isUTF32: Bool {
    self == .utf32LittleEndian || self == .utf32BigEndian
  }

  /// The name of the encoding; `nil` for UTF-8.
  package var otherName: String? {
    switch self {
    case .utf8: nil
    case .utf16LittleEndian, .utf16BigEndian: "UTF-16"
    case .utf32LittleEndian, .utf32BigEndian: "UTF-32"
    }
  }

  private func scalar(at offset: Int, in bytes: [UInt8]) -> Unicode.Scalar? {
    if isUTF32 {
      guard offset + 3 < bytes.count else { return nil }
      let value = (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[offset + $1]) << (8 * $1) }
      return Unicode.Scalar(self == .utf32BigEndian ? value.byteSwapped : value)
    }
    guard let lead = unit(at: offset, in: bytes) else { return nil }
    guard UTF16.isSurrogate(lead) else { return Unicode.Scalar(lead) }
    guard UTF16.isLeadSurrogate(lead), let trail = unit(at: offset + 2, in: bytes),
      UTF16.isTrailSurrogate(trail)
    else { return nil }
    return Unicode.Scalar(surrogatePair: lead, trail)
  }

  private func unit(at offset: Int, in bytes: [UInt8]) -> UInt16? {
    guard offset + 1 < bytes.count else { return nil }
    let unit = UInt16(bytes[offset]) | UInt16(bytes[offset + 1]) << 8
    return self == .utf16BigEndian ? unit.byteSwapped : unit
  }
}

extension Unicode.Scalar {
  /// Creates the scalar that two halves of a surrogate pair represent.
  init?(surrogatePair lead: UInt16, _ trail: UInt16) {
    let high = UInt32(lead & 0x3FF) << 10
    self.init(0x10000 + (high | UInt32(trail & 0x3FF)))
  }
}

/// An error for a UTF-16 or UTF-32 file that contains half a surrogate pair, a part of a code unit,
/// or a value that is not a character.
struct InvalidEncoding: Error {
  /// The encoding.
  let encoding: TextEncoding
  /// The content before it, in UTF-8.
  let decodedPart: [UInt8]

  func diagnostic(file: String) -> Diagnostic {
    let end = decodedPart.count
    let location = LineIndex(decodedPart).location(of: end..<end, in: file)
    let isUTF16 = encoding == .utf16LittleEndian || encoding == .utf16BigEndian
    return Diagnostic(isUTF16 ? .utf16Invalid : .utf32Invalid, .error, at: location)
  }
}

/// Detection of the encoding of a document, and conversion to UTF-8.
enum XMLEncoding {
  /// A document in UTF-8.
  struct Text {
    /// The bytes.
    let utf8: [UInt8]
    /// The start of the document, after any byte order mark.
    let start: Int
  }

  /// Returns a document in UTF-8.
  ///
  /// - Throws: `XMLDocument.Problem` if the encoding is not supported, or if bytes are invalid in
  ///   it.
  static func text(of bytes: [UInt8]) throws(XMLDocument.Problem) -> Text {
    let form = form(of: bytes)
    let text = try text(of: bytes, form)
    // libxml2 interprets a null character near the start as a sign of another encoding.
    if let offset = text.utf8.firstIndex(of: 0) {
      throw Lines(text.utf8).problem(.forbiddenCharacter("\0"), at: offset)
    }
    if let name = declaredEncoding(in: text.utf8[text.start...]), !isKnown(name, in: form) {
      throw Lines(text.utf8).problem(.encoding(name), at: text.start)
    }
    return text
  }

  private static func text(
    of bytes: [UInt8],
    _ form: Form
  ) throws(XMLDocument.Problem) -> Text {
    switch form {
    case .utf8(let start):
      if let offset = offsetOfInvalidUTF8(bytes) {
        throw Lines(bytes).problem(.invalidEncoding, at: offset)
      }
      return Text(utf8: bytes, start: start)
    case .utf16(let isBigEndian, let start):
      guard let utf8 = decoded(bytes[start...], isBigEndian: isBigEndian) else {
        throw Lines([]).problem(.invalidEncoding, at: 0)
      }
      return Text(utf8: utf8, start: 0)
    }
  }

  /// The encoding of a document, and the length of its byte order mark.
  private enum Form {
    case utf8(start: Int)
    case utf16(isBigEndian: Bool, start: Int)
  }

  /// Returns the encoding that the first bytes indicate.
  ///
  /// These are a byte order mark, or the angle bracket that begins every document.
  private static func form(of bytes: [UInt8]) -> Form {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8(start: 3) }
    if bytes.starts(with: [0xFE, 0xFF]) { return .utf16(isBigEndian: true, start: 2) }
    if bytes.starts(with: [0xFF, 0xFE]) { return .utf16(isBigEndian: false, start: 2) }
    if bytes.starts(with: [0x00, 0x3C]) { return .utf16(isBigEndian: true, start: 0) }
    if bytes.starts(with: [0x3C, 0x00]) { return .utf16(isBigEndian: false, start: 0) }
    return .utf8(start: 0)
  }

  /// Returns a document in UTF-8 in the encoding of another one, with its byte order mark.
  ///
  /// - Parameters:
  ///   - utf8: The document; in UTF-8, it still has its byte order mark.
  ///   - model: The document in the encoding that is wanted.
  /// - Returns: The bytes.
  static func encoded(_ utf8: [UInt8], like model: [UInt8]) -> [UInt8] {
    guard case .utf16(let isBigEndian, let start) = form(of: model) else { return utf8 }
    let units = String(decoding: utf8, as: UTF8.self).utf16
    return units.reduce(into: Array(model[..<start])) { bytes, unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      bytes += isBigEndian ? [high, low] : [low, high]
    }
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

  private static func offsetOfInvalidUTF8(_ bytes: [UInt8]) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .valid(let encoded) = decoder.parseScalar(from: &iterator) {
      offset += encoded.count
    }
    return offset
  }

  /// Returns the encoding that a document declares at its start; `nil` if there is no declaration.
  static func declaredEncoding(in rest: ArraySlice<UInt8>) -> String? {
    guard rest.starts(with: "<?xml".utf8), let end = rest.firstIndex(of: UInt8(ascii: ">")) else {
      return nil
    }
    let words = rest[..<end]
      .split { $0.isXMLWhitespace || $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "?") }
    guard let index = words.firstIndex(where: { $0.elementsEqual("encoding".utf8) }),
      words.indices.contains(index + 1)
    else { return nil }
    return String(decoding: words[index + 1].filter { $0 != 0x22 && $0 != 0x27 }, as: UTF8.self)
  }

  private static func isKnown(_ name: String, in form: Form) -> Bool {
    switch (name.lowercased(), form) {
    case ("utf-8", .utf8), ("utf8", .utf8), ("us-ascii", .utf8), ("ascii", .utf8): true
    case ("utf-16", .utf16), ("utf16", .utf16): true
    case ("utf-16be", .utf16(isBigEndian: true, _)): true
    case ("utf-16le", .utf16(isBigEndian: false, _)): true
    default: false
    }
  }
}

/// Converts a document to UTF-8 piece by piece.
struct XMLPieceDecoder {
  /// An error that ends the conversion.
  struct Failure: Error {
    let kind: XMLDocument.Problem.Kind
  }

  private enum Form {
    case utf8
    case utf16(isBigEndian: Bool)
  }

  private var form: Form?
  /// The bytes that do not form a character yet.
  private var rest: [UInt8] = []
  private var isStart = true

  /// Converts the next bytes.
  ///
  /// - Returns: The characters that are complete.
  /// - Throws: ``Failure`` if the bytes are invalid in the encoding.
  mutating func decode(_ bytes: [UInt8]) throws(Failure) -> [UInt8] {
    rest += bytes
    guard rest.count >= 4 || form != nil else { return [] }
    return try convert(isLast: false)
  }

  /// Converts the bytes that are left at the end.
  mutating func finish() throws(Failure) -> [UInt8] { try convert(isLast: true) }

  private mutating func convert(isLast: Bool) throws(Failure) -> [UInt8] {
    let form = self.form ?? detectForm()
    self.form = form
    let decoded =
      switch form {
      case .utf8: try utf8(isLast: isLast)
      case .utf16(let isBigEndian): try utf16(isBigEndian: isBigEndian, isLast: isLast)
      }
    // libxml2 interprets a null character near the start as a sign of another encoding.
    if decoded.contains(0) { throw Failure(kind: .forbiddenCharacter("\0")) }
    if isStart, !decoded.isEmpty {
      isStart = false
      try checkDeclaration(in: decoded)
    }
    return decoded
  }

  /// Returns the encoding that the first bytes indicate, and removes a byte order mark.
  private mutating func detectForm() -> Form {
    let known: [(start: [UInt8], form: Form, mark: Int)] = [
      ([0xEF, 0xBB, 0xBF], .utf8, 3), ([0xFE, 0xFF], .utf16(isBigEndian: true), 2),
      ([0xFF, 0xFE], .utf16(isBigEndian: false), 2), ([0x00, 0x3C], .utf16(isBigEndian: true), 0),
      ([0x3C, 0x00], .utf16(isBigEndian: false), 0),
    ]
    guard let found = known.first(where: { rest.starts(with: $0.start) }) else { return .utf8 }
    rest.removeFirst(found.mark)
    return found.form
  }

  private mutating func utf8(isLast: Bool) throws(Failure) -> [UInt8] {
    var end = rest.count
    if !isLast, let lead = rest.suffix(4).lastIndex(where: { $0 & 0xC0 != 0x80 }) {
      let length = rest[lead] < 0x80 ? 1 : rest[lead] < 0xE0 ? 2 : rest[lead] < 0xF0 ? 3 : 4
      if lead + length > rest.count { end = lead }
    }
    let whole = Array(rest[..<end])
    rest.removeFirst(end)
    guard String(validating: whole, as: UTF8.self) != nil else {
      throw Failure(kind: .invalidEncoding)
    }
    return whole
  }

  private mutating func utf16(isBigEndian: Bool, isLast: Bool) throws(Failure) -> [UInt8] {
    var units = stride(from: 0, to: rest.count - 1, by: 2)
      .map { index in
        let (first, second) = (UInt16(rest[index]), UInt16(rest[index + 1]))
        return isBigEndian ? first << 8 | second : second << 8 | first
      }
    if !isLast, let last = units.last, UTF16.isLeadSurrogate(last) { units.removeLast() }
    rest.removeFirst(2 * units.count)
    guard let text = String(validating: units, as: UTF16.self), !isLast || rest.isEmpty else {
      throw Failure(kind: .invalidEncoding)
    }
    return Array(text.utf8)
  }

  /// Checks the encoding that the document declares, if the declaration is in the first piece.
  private func checkDeclaration(in bytes: [UInt8]) throws(Failure) {
    guard let name = XMLEncoding.declaredEncoding(in: bytes[...]) else { return }
    let isUTF16 = if case .utf16? = form { true } else { false }
    let known =
      isUTF16
      ? ["utf-16", "utf16", "utf-16be", "utf-16le"] : ["utf-8", "utf8", "us-ascii", "ascii"]
    if !known.contains(name.lowercased()) { throw Failure(kind: .encoding(name)) }
  }
}

/// Limits the number of attributes in the tags of a document that is read piece by piece, like
/// ``AttributeCounter``.
struct AttributeStreamCounter {
  private enum State {
    case text
    /// After an angle bracket, with the bytes that may begin a section without tags.
    case start([UInt8])
    case tag(attributes: Int)
    case value(quotationMark: UInt8, attributes: Int)
    /// Up to the bytes that end the section, of which some were found.
    case section(end: [UInt8], last: [UInt8])
  }

  private var state = State.text
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  /// Returns the offset in the piece at which a tag exceeds the limit; `nil` if none does.
  mutating func offsetOfTag(in piece: [UInt8]) -> Int? {
    var offset = 0
    while offset < piece.count {
      if case .text = state {
        guard let start = piece[offset...].firstIndex(of: UInt8(ascii: "<")) else { return nil }
        state = .start([])
        offset = start + 1
        continue
      }
      if case .tag(let attributes) = move(piece[offset]), attributes > limit { return offset }
      offset += 1
    }
    return nil
  }

  /// Moves past a byte within markup, and returns the state after it.
  private mutating func move(_ byte: UInt8) -> State {
    switch state {
    case .text: break
    case .start(let bytes): state = Self.state(after: bytes + [byte])
    case .tag(let attributes):
      switch byte {
      case UInt8(ascii: ">"): state = .text
      case UInt8(ascii: "="): state = .tag(attributes: attributes + 1)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        state = .value(quotationMark: byte, attributes: attributes)
      default: break
      }
    case .value(let quotationMark, let attributes):
      if byte == quotationMark { state = .tag(attributes: attributes) }
    case .section(let end, let last):
      let found = (last + [byte]).suffix(end.count)
      state = found.elementsEqual(end) ? .text : .section(end: end, last: Array(found))
    }
    return state
  }

  private static func state(after bytes: [UInt8]) -> State {
    for (start, end) in [("?", "?>"), ("!--", "-->"), ("![CDATA[", "]]>")] {
      if bytes.elementsEqual(start.utf8) { return .section(end: Array(end.utf8), last: []) }
      if start.utf8.starts(with: bytes) { return .start(bytes) }
    }
    // The bytes are those of a tag or a document type.
    var counter = AttributeStreamCounter(limit: .max)
    counter.state = .tag(attributes: 0)
    return bytes.reduce(counter.state) { counter.move($1) }
  }
}

/// Divides a stream of bytes into messages with a header, as language servers do.
///
/// A header has a line `Content-Length: 123`, possibly further lines, and an empty line. If a header
/// is damaged, the bytes up to the next `Content-Length:` are dropped, so that the following messages
/// are read again.
package struct ContentLengthFraming: Sendable {
  /// A part of the stream.
  package enum Frame: Hashable, Sendable {
    /// A message.
    case message([UInt8])
    /// A message that exceeded the limit and was dropped, with its length.
    case tooLong(Int)
    /// Bytes that are no header and were dropped.
    case noHeader
  }

  /// What the next bytes belong to.
  private enum State {
    case header
    /// A message of which some bytes are missing.
    case message(missing: Int)
    /// A message that is too long.
    case dropped(missing: Int, length: Int)
  }

  private var state = State.header
  private var header: [UInt8] = []
  private var message: [UInt8] = []
  /// Whether bytes are dropped up to the next header.
  private var isLost = false
  private let limit: Int

  /// The maximum number of bytes of a header.
  private static let headerLimit = 4096
  /// The number of bytes that are reserved before a message arrives, which a header could otherwise
  /// make arbitrarily large.
  private static let reservedLimit = 1 << 20
  private static let name = Array("content-length:".utf8)

  /// Creates a framing.
  ///
  /// - Parameter limit: The maximum number of bytes of a message.
  package init(limit: Int) {
    self.limit = limit
  }

  /// Returns the bytes of a message with its header.
  package static func framed(_ message: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
  }

  /// Returns the messages that end in the next bytes of the stream.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package mutating func append(_ bytes: [UInt8]) -> [Frame] {
    var frames: [Frame] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      switch state {
      case .header: readHeader(&rest, &frames)
      case .message(let missing):
        let part = rest.prefix(missing)
        message += part
        rest = rest[part.endIndex...]
        state = .message(missing: missing - part.count)
        finishMessage(&frames)
      case .dropped(let missing, let length):
        let count = min(missing, rest.count)
        rest = rest.dropFirst(count)
        state = .dropped(missing: missing - count, length: length)
        if missing == count {
          frames.append(.tooLong(length))
          state = .header
        }
      }
    }
    return frames
  }

  private mutating func finishMessage(_ frames: inout [Frame]) {
    guard case .message(missing: 0) = state else { return }
    frames.append(.message(message))
    message = []
    state = .header
  }

  // MARK: - Header

  private mutating func readHeader(_ rest: inout ArraySlice<UInt8>, _ frames: inout [Frame]) {
    while let byte = rest.popFirst() {
      // Some programs end a message with a line end.
      if header.isEmpty, !isLost, byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        continue
      }
      header.append(byte)
      if isLost {
        findName()
      } else if endsHeader {
        return interpret(&frames)
      } else if header.count > Self.headerLimit {
        lose(&frames)
      }
    }
  }

  /// Whether the header ends with an empty line.
  private var endsHeader: Bool {
    guard header.last == UInt8(ascii: "\n") else { return false }
    var before = header.dropLast()
    if before.last == UInt8(ascii: "\r") { before.removeLast() }
    return before.last == UInt8(ascii: "\n")
  }

  private mutating func interpret(_ frames: inout [Frame]) {
    guard let start = Self.lastName(in: header), let length = Self.length(in: header[start...])
    else { return lose(&frames) }
    // The bytes before it on the line belong to a message whose length was wrong.
    let isDamaged = start > 0 && header[start - 1] != UInt8(ascii: "\n")
    if isDamaged { frames.append(.noHeader) }
    header = []
    guard length <= limit else {
      state = .dropped(missing: length, length: length)
      return
    }
    state = .message(missing: length)
    message.reserveCapacity(min(length, Self.reservedLimit))
    finishMessage(&frames)
  }

  /// Drops what was read, except a header that begins in it.
  private mutating func lose(_ frames: inout [Frame]) {
    frames.append(.noHeader)
    isLost = true
    header = Array(header.suffix(Self.name.count - 1))
  }

  /// Ends the search for a header if its name has been read.
  private mutating func findName() {
    guard header.last == UInt8(ascii: ":"), Self.isName(header.suffix(Self.name.count)) else {
      if header.count > Self.headerLimit { header.removeFirst(header.count - Self.name.count) }
      return
    }
    header = Self.name
    isLost = false
  }

  private static func isName(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.count == name.count
      && zip(bytes, name)
        .allSatisfy { byte, letter in
          byte == letter || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte && byte | 0x20 == letter
        }
  }

  /// Returns the position of the last name of the length in a header.
  private static func lastName(in header: [UInt8]) -> Int? {
    guard header.count >= name.count else { return nil }
    return (0...header.count - name.count)
      .last { isName(header[$0..<$0 + name.count]) }
  }

  /// Returns the length in a header that begins with its name; `nil` if it is not a number.
  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    let line = header.dropFirst(name.count).prefix { $0 != UInt8(ascii: "\n") }
    let isSpace = { (byte: UInt8) in
      byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }
    let digits = line.drop(while: isSpace).reversed().drop(while: isSpace).reversed()
    guard !digits.isEmpty, digits.count < 16,
      digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    else { return nil }
    return Int(String(decoding: digits, as: UTF8.self))
  }
}

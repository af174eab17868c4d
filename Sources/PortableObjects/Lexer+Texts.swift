import Diagnostics

extension Lexer {
  /// Takes what stands between two quotation marks; without the second one, the rest of the line.
  mutating func text() -> Token {
    let start = offset
    offset += 1
    var content: [UInt8] = []
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") {
      if take("\"") { return token(.text(content), from: start) }
      if bytes[offset] == UInt8(ascii: "\\") {
        content += escape()
      } else {
        content.append(bytes[offset])
        offset += 1
      }
    }
    if content.last == UInt8(ascii: "\r") { content.removeLast() }
    let token = token(.text(content), from: start)
    diagnostics.append(Diagnostic(.portableObjectUnclosed, .error, at: token.place))
    return token
  }

  /// Takes a backslash and what belongs to it, and returns what it stands for.
  private mutating func escape() -> [UInt8] {
    let start = offset
    offset += 1
    guard offset < bytes.count, !bytes[offset].isLineEnd else { return unknownEscape(from: start) }
    let letter = bytes[offset]
    offset += 1
    switch letter {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "a"): return [0x07]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "v"): return [0x0B]
    case UInt8(ascii: "\\"), UInt8(ascii: "\""): return [letter]
    case UInt8(ascii: "x"):
      return number(radix: 16, digits: .max).map { [$0] } ?? unknownEscape(from: start)
    case _ where letter.isDigit:
      offset -= 1
      return number(radix: 8, digits: 3).map { [$0] } ?? unknownEscape(from: start)
    default: return unknownEscape(from: start)
    }
  }

  /// Takes the digits of a byte, of which C keeps the lowest bits; `nil` if there are none.
  private mutating func number(radix: UInt8, digits: Int) -> UInt8? {
    var value: UInt8?
    var count = 0
    while offset < bytes.count, count < digits,
      let digit = bytes[offset].digit(radix: radix)
    {
      value = (value ?? 0) &* radix &+ digit
      offset += 1
      count += 1
    }
    return value
  }

  /// Keeps what stands there, whatever was meant, and takes no part of a character alone.
  private mutating func unknownEscape(from start: Int) -> [UInt8] {
    while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    let escape = bytes[start..<offset]
    let place = place(from: start)
    let text = String(decoding: escape, as: UTF8.self)
    diagnostics.append(
      Diagnostic(.portableObjectEscape, .error, at: place, arguments: [.text(text)])
    )
    return Array(escape)
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool {
    self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r")
  }

  fileprivate func digit(radix: UInt8) -> UInt8? {
    let value: UInt8
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): value = self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): value = self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): value = self - UInt8(ascii: "A") + 10
    default: return nil
    }
    return value < radix ? value : nil
  }
}

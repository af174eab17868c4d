/// An answer of an engine, divided into prose and marks.
struct MarkedAnswer {
  /// A part of the answer.
  enum Part: Hashable {
    case prose(String)
    case mark(Int)
  }

  /// The parts, in order.
  private(set) var parts: [Part] = []
  private let scalars: [Unicode.Scalar]
  private var index = 0

  /// Reads an answer.
  ///
  /// Engines vary the spelling of marks: `<x id='1' />`, `<x id="1"></x>` and `{{ 1 }}` are accepted.
  ///
  /// - Complexity: O(*n*) in the length of the answer.
  init(_ text: String, style: MaskingStyle) {
    scalars = Array(text.unicodeScalars)
    var prose = String.UnicodeScalarView()
    while index < scalars.count {
      let mark = style == .tags ? readTag() : readBraces()
      if let mark {
        if !prose.isEmpty { parts.append(.prose(String(prose))) }
        prose = String.UnicodeScalarView()
        if let id = mark.id { parts.append(.mark(id)) }
      } else if style == .tags, let entity = readEntity() {
        prose.append(entity)
      } else {
        prose.append(scalars[index])
        index += 1
      }
    }
    if !prose.isEmpty { parts.append(.prose(String(prose))) }
  }

  /// A mark; without a number for the end of an element, which has no meaning.
  private struct Mark {
    var id: Int?
  }

  private mutating func readTag() -> Mark? {
    guard scalars[index] == "<" else { return nil }
    let start = index
    index += 1
    skipBlanks()
    let isEnd = skip("/")
    skipBlanks()
    guard skip("x") || skip("X") else { return reset(to: start) }
    guard !isEnd else {
      skipBlanks()
      return skip(">") ? Mark(id: nil) : reset(to: start)
    }
    guard skipBlanks(), skipWord("id") else { return reset(to: start) }
    skipBlanks()
    guard skip("=") else { return reset(to: start) }
    skipBlanks()
    let quotes: [Unicode.Scalar] = ["\"", "'", "“", "”", "«", "»"]
    while index < scalars.count, quotes.contains(scalars[index]) { index += 1 }
    skipBlanks()
    let id = readNumber()
    skipBlanks()
    while index < scalars.count, quotes.contains(scalars[index]) { index += 1 }
    skipBlanks()
    _ = skip("/")
    skipBlanks()
    guard let id, skip(">") else { return reset(to: start) }
    return Mark(id: id)
  }

  private mutating func readBraces() -> Mark? {
    let start = index
    guard skip("{"), skip("{") else { return reset(to: start) }
    skipBlanks()
    let id = readNumber()
    skipBlanks()
    guard let id, skip("}"), skip("}") else { return reset(to: start) }
    return Mark(id: id)
  }

  /// Reads an entity of XML.
  private mutating func readEntity() -> Unicode.Scalar? {
    guard scalars[index] == "&",
      let end = scalars[index...].prefix(12).firstIndex(of: ";")
    else { return nil }
    let name = String(String.UnicodeScalarView(scalars[(index + 1)..<end]))
    guard let scalar = XMLText.scalar(ofEntity: name) else { return nil }
    index = end + 1
    return scalar
  }

  private mutating func reset(to start: Int) -> Mark? {
    index = start
    return nil
  }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard index < scalars.count, scalars[index] == scalar else { return false }
    index += 1
    return true
  }

  private mutating func skipWord(_ word: String) -> Bool {
    for scalar in word.unicodeScalars where !skip(scalar) { return false }
    return true
  }

  @discardableResult
  private mutating func skipBlanks() -> Bool {
    let start = index
    while index < scalars.count, scalars[index].properties.isWhitespace { index += 1 }
    return index > start
  }

  private mutating func readNumber() -> Int? {
    var digits = ""
    while index < scalars.count, digits.count < 6, ("0"..."9").contains(scalars[index]) {
      digits.unicodeScalars.append(scalars[index])
      index += 1
    }
    return Int(digits)
  }
}

/// The characters of XML texts that need an entity.
enum XMLText {
  /// Returns a text with entities.
  static func escaped(_ text: String) -> String {
    guard
      text.utf8.contains(where: {
        [UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&")].contains($0)
      })
    else { return text }
    return text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  /// Returns the character of an entity without its `&` and `;`, or `nil` if it is unknown.
  static func scalar(ofEntity name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    case "nbsp": return "\u{A0}"
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
  }
}

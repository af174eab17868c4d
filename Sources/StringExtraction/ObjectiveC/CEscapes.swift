/// The string of adjacent C literals.
///
/// Numeric escapes are code units: `"\xC3\xA9"` is one letter. The string is therefore only known
/// after the last literal.
struct CEscapes {
  /// The string so far, in UTF-8.
  private var units: [UInt8] = []
  /// Whether an escape is not a valid character.
  private var isDamaged = false
  /// The first half of a surrogate pair.
  private var highSurrogate: UInt32?

  /// The string; `nil` if it is not Unicode.
  var text: String? {
    guard !isDamaged, highSurrogate == nil else { return nil }
    return String(validating: units, as: UTF8.self)
  }

  /// The string, with replacement characters for invalid parts.
  var repairedText: String {
    String(decoding: units, as: UTF8.self)
  }

  /// Whether all literals are empty.
  var isEmpty: Bool { units.isEmpty && !isDamaged && highSurrogate == nil }

  /// Adds a literal.
  mutating func append(_ literal: StringToken, of bytes: [UInt8]) {
    var rest = bytes[literal.content]
    guard !literal.isRaw else {
      endSurrogate()
      units += rest
      return
    }
    while let unit = rest.popFirst() {
      if unit == UInt8(ascii: "\\") {
        takeEscape(from: &rest)
      } else {
        endSurrogate()
        units.append(unit)
      }
    }
  }

  private mutating func takeEscape(from rest: inout ArraySlice<UInt8>) {
    guard let name = rest.popFirst() else {
      isDamaged = true
      return
    }
    switch name {
    case UInt8(ascii: "\n"): return
    case UInt8(ascii: "\r") where rest.first == UInt8(ascii: "\n"): rest.removeFirst()
    case UInt8(ascii: "u"): append(scalar: Self.number(from: &rest, upTo: 4, exactly: true))
    case UInt8(ascii: "U"): append(scalar: Self.number(from: &rest, upTo: 8, exactly: true))
    case UInt8(ascii: "x"): append(unit: Self.number(from: &rest, upTo: .max, exactly: false))
    case UInt8(ascii: "0")...UInt8(ascii: "7"): append(unit: Self.octal(name, &rest))
    default:
      endSurrogate()
      // Compilers treat an unknown escape as the character itself.
      units.append(Self.controls[name] ?? name)
    }
  }

  private static let controls: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "e"): 0x1B,
    UInt8(ascii: "E"): 0x1B, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
    UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09, UInt8(ascii: "v"): 0x0B,
  ]

  /// Reads a hexadecimal number, with or without braces.
  ///
  /// - Returns: The number; `nil` if there is none, or if it is greater than the last character.
  private static func number(
    from rest: inout ArraySlice<UInt8>,
    upTo limit: Int,
    exactly: Bool
  ) -> UInt32? {
    let isBraced = rest.first == UInt8(ascii: "{")
    if isBraced { rest.removeFirst() }
    var value: UInt32 = 0
    var count = 0
    while isBraced || count < limit, let digit = rest.first?.hexadecimalValue {
      rest.removeFirst()
      // The value stays too large without an overflow, however long the number is.
      value = min(value, 0xFF_FFFF) << 4 | digit
      count += 1
    }
    if isBraced, rest.popFirst() != UInt8(ascii: "}") { return nil }
    guard count > 0, isBraced || !exactly || count == limit else { return nil }
    return value
  }

  private static func octal(_ first: UInt8, _ rest: inout ArraySlice<UInt8>) -> UInt32 {
    var value = UInt32(first - UInt8(ascii: "0"))
    for _ in 0..<2 {
      guard let digit = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit) else {
        break
      }
      rest.removeFirst()
      value = value << 3 | UInt32(digit - UInt8(ascii: "0"))
    }
    return value
  }

  private mutating func append(unit: UInt32?) {
    endSurrogate()
    guard let unit, let unit = UInt8(exactly: unit) else {
      isDamaged = true
      return
    }
    units.append(unit)
  }

  private mutating func append(scalar value: UInt32?) {
    guard let value else {
      isDamaged = true
      return
    }
    switch value {
    case 0xD800...0xDBFF:
      endSurrogate()
      highSurrogate = value
    case 0xDC00...0xDFFF:
      guard let high = highSurrogate else {
        isDamaged = true
        return
      }
      highSurrogate = nil
      append(scalar: 0x10000 + (high - 0xD800) << 10 + (value - 0xDC00))
    default:
      endSurrogate()
      guard let scalar = Unicode.Scalar(value) else {
        isDamaged = true
        return
      }
      units += String(scalar).utf8
    }
  }

  /// Ends a surrogate pair without a second half, which damages the string.
  private mutating func endSurrogate() {
    if highSurrogate != nil { isDamaged = true }
    highSurrogate = nil
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit; `nil` if the byte is not one.
  fileprivate var hexadecimalValue: UInt32? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}

/// A string of a source, from one or several adjacent literals.
struct LiteralRun {
  /// The offsets from the first token to the last.
  var range: Range<Int>
  /// The string.
  var text: CEscapes
}

/// Joins adjacent literals.
struct LiteralRuns {
  private var current: LiteralRun?
  /// The offset of the `@` before a literal.
  private var mark: Int?

  /// Adds a token.
  ///
  /// - Returns: The string that ends before the token, if one does.
  mutating func take(_ token: CToken, of bytes: [UInt8]) -> LiteralRun? {
    switch token.kind {
    case .literal(let string):
      let start = current?.range.lowerBound ?? mark ?? token.range.lowerBound
      var run = current ?? LiteralRun(range: token.range, text: CEscapes())
      run.range = start..<token.range.upperBound
      run.text.append(string, of: bytes)
      current = run
      mark = nil
      return nil
    case .sign(UInt8(ascii: "@")) where mark == nil:
      mark = token.range.lowerBound
      return nil
    default: return end()
    }
  }

  /// Ends the current string.
  mutating func end() -> LiteralRun? {
    defer { (current, mark) = (nil, nil) }
    return current
  }
}

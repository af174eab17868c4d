/// How deep a source is nested, as far as a look at its bytes tells.
///
/// It takes strings and comments for code, and so is no more than a guard against sources that
/// nobody writes.
struct NestingEstimate {
  /// The depth of the deepest place.
  private(set) var deepest = 0
  /// The most square brackets in each other, with nothing between them that is no part of a type.
  private(set) var deepestSquares = 0
  private var brackets = 0
  /// The ternaries that are open since the last brace.
  private var ternaries = 0
  private var squares = 0
  /// The conditions that are open since the last brace: `if let a = if let b = …`.
  private var conditions = 0
  /// The lists of generic arguments that are open since the last brace: `A<B<C<…`.
  private var angles = 0
  /// The attributes since the last brace or value: `@A @A @A …`.
  private var attributes = 0
  /// The braces that are open.
  private var braces = 0
  /// How many braces were open at each `switch` that still is.
  private var switches: [Int] = []
  /// The types of functions that return functions on the current line: `(A) -> (B) -> …`.
  private var arrows = 0

  init(_ bytes: [UInt8]) {
    // The last four bytes.
    var recent: UInt32 = 0
    for byte in bytes {
      let previous = UInt8(truncatingIfNeeded: recent)
      recent = recent << 8 | UInt32(byte)
      switch byte {
      case UInt8(ascii: "("): open()
      case UInt8(ascii: "["):
        open()
        squares += 1
        deepestSquares = max(deepestSquares, squares)
      case UInt8(ascii: ")"): brackets = max(brackets - 1, 0)
      case UInt8(ascii: "]"):
        brackets = max(brackets - 1, 0)
        squares = max(squares - 1, 0)
      case UInt8(ascii: "{"), UInt8(ascii: "}"):
        step(overBrace: byte)
      case UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: ";"):
        squares = 0
        if byte == UInt8(ascii: "=") {
          attributes = 0
        } else {
          conditions = 0
          angles = 0
        }
      case UInt8(ascii: "?") where previous == UInt8(ascii: " "):
        ternaries += 1
        deepest = max(deepest, ternaries)
      case UInt8(ascii: ":") where previous == UInt8(ascii: " "): ternaries = max(ternaries - 1, 0)
      case UInt8(ascii: "<") where previous.isWordByte:
        angles += 1
        deepest = max(deepest, angles)
      case UInt8(ascii: ">") where previous == UInt8(ascii: "-"):
        arrows += 1
        deepest = max(deepest, arrows)
      case UInt8(ascii: ">"): angles = max(angles - 1, 0)
      case UInt8(ascii: "\n"): arrows = 0
      case UInt8(ascii: "@") where previous.isSpace: noteAttribute()
      case UInt8(ascii: " ") where recent.endsInSwitchTail: noteSwitch()
      case UInt8(ascii: " ") where recent.endsInIf:
        conditions += 1
        // Each takes the parser through more functions than a bracket does.
        deepest = max(deepest, 2 * conditions)
      default: break
      }
    }
  }

  private mutating func step(overBrace brace: UInt8) {
    ternaries = 0
    squares = 0
    conditions = 0
    angles = 0
    attributes = 0
    braces = brace == UInt8(ascii: "{") ? braces + 1 : max(braces - 1, 0)
    while let last = switches.last, braces < last { switches.removeLast() }
  }

  /// Notes a `switch`, whose body the parser looks at several times over.
  private mutating func noteSwitch() {
    switches.append(braces)
    deepest = max(deepest, 2 * switches.count)
  }

  /// Notes an attribute; the parser looks ahead from each of them over all that follow.
  private mutating func noteAttribute() {
    attributes += 1
    deepest = max(deepest, attributes)
  }

  private mutating func open() {
    brackets += 1
    deepest = max(deepest, brackets)
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\t")
  }
}

extension UInt32 {
  /// Whether four bytes are the end of `switch` and a space.
  fileprivate var endsInSwitchTail: Bool { self == 0x7463_6820 }

  /// Whether four bytes are the end of another word, `if` and a space.
  fileprivate var endsInIf: Bool {
    self & 0xFF_FFFF == 0x69_6620 && !UInt8(truncatingIfNeeded: self >> 24).isWordByte
  }
}

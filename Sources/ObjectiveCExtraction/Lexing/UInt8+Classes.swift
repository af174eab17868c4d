extension UInt8 {
  /// Whether the byte is part of a name of C; compilers take `$` and the letters of all scripts.
  var isIdentifierByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  /// Whether the byte is a blank or ends a line.
  var isWhiteSpace: Bool {
    self == UInt8(ascii: " ") || (0x09...0x0D).contains(self)
  }
}

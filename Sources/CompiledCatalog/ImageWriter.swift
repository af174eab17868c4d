import FormatString

/// Appends the numbers and texts of an image.
struct ImageWriter {
  /// What was written so far.
  private(set) var bytes: [UInt8] = []

  mutating func byte(_ byte: UInt8) {
    bytes.append(byte)
  }

  mutating func raw(_ utf8: some Sequence<UInt8>) {
    bytes.append(contentsOf: utf8)
  }

  mutating func raw(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends one digit, 0 to 63.
  mutating func digit(_ digit: Int) {
    bytes.append(ImageFormat.zero + UInt8(digit))
  }

  /// Appends a number of five digits; one that is too large, cut off.
  ///
  /// The whole image is refused when it is too large, and no number in it is larger than it is long.
  mutating func fixed(_ number: Int) {
    for shift in stride(from: 0, to: 6 * ImageFormat.fixedLength, by: 6) {
      digit(number >> shift & 0x3F)
    }
  }

  /// Appends a number of as many digits as it needs.
  mutating func short(_ number: Int) {
    var rest = number
    while rest > 0x1F {
      digit(rest & 0x1F | 0x20)
      rest >>= 5
    }
    digit(rest)
  }

  /// Appends the offset and length of a run of text.
  mutating func reference(_ range: Range<Int>) {
    fixed(range.lowerBound)
    fixed(range.count)
  }

  /// Appends a node or a name with its length before it.
  mutating func sized(_ content: [UInt8]) {
    short(content.count)
    raw(content)
  }
}

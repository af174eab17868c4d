/// A document in XML without control characters, which XML forbids.
///
/// Apple's reader of property lists does not check them, so they occur in files that apps use. They
/// are read as characters for private use, and replaced in the texts afterwards.
struct XMLControlCharacters {
  /// The document in UTF-8.
  private(set) var utf8: [UInt8] = []
  /// The offsets after the replaced characters, each with the number of bytes that were added up to
  /// it.
  private var additions: [(end: Int, count: Int)] = []

  /// The first three of the four bytes of the replacements, U+10FF01 to U+10FF1F.
  private static let lead: [UInt8] = [0xF4, 0x8F, 0xBC]

  /// Replaces the control characters of a document, and the references to them, or returns `nil` if
  /// it has none, or if it already contains characters that replace them.
  ///
  /// - Parameter document: The document in UTF-8.
  /// - Complexity: O(*n*) in its size.
  init?(in document: [UInt8]) {
    var rest = document[...]
    while let byte = rest.first {
      if byte == UInt8(ascii: "&"), let reference = Self.reference(at: rest) {
        replace(reference.code, length: reference.length)
        rest = rest.dropFirst(reference.length)
      } else if Self.isForbidden(byte) {
        replace(byte, length: 1)
        rest = rest.dropFirst()
      } else {
        guard byte != Self.lead[0] || !rest.starts(with: Self.lead) else { return nil }
        utf8.append(byte)
        rest = rest.dropFirst()
      }
    }
    if additions.isEmpty { return nil }
  }

  private mutating func replace(_ character: UInt8, length: Int) {
    utf8 += Self.lead + [0x80 + character]
    let count = (additions.last?.count ?? 0) + Self.lead.count + 1 - length
    additions.append((utf8.count, count))
  }

  private static func isForbidden(_ byte: UInt8) -> Bool {
    byte > 0 && byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D
  }

  /// Reads a reference to a control character: `&#11;`, `&#xB;`.
  private static func reference(at rest: ArraySlice<UInt8>) -> (code: UInt8, length: Int)? {
    let body = rest.prefix(10).prefix { $0 != UInt8(ascii: ";") }
    guard body.endIndex < rest.endIndex, rest[body.endIndex] == UInt8(ascii: ";"),
      body.starts(with: "&#".utf8)
    else { return nil }
    let digits = String(decoding: body.dropFirst(2), as: UTF8.self)
    let isHexadecimal = digits.hasPrefix("x")
    let written = isHexadecimal ? digits.dropFirst() : digits[...]
    guard let code = UInt8(written, radix: isHexadecimal ? 16 : 10), isForbidden(code) else {
      return nil
    }
    return (code, body.count + 1)
  }

  /// Returns a text of the document with its control characters.
  func restored(_ text: String) -> String {
    guard text.utf8.contains(Self.lead[0]) else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isReplacement = (0x10FF01...0x10FF1F).contains(scalar.value)
      scalars.append(isReplacement ? Unicode.Scalar(UInt8(scalar.value & 0xFF)) : scalar)
    }
    return String(scalars)
  }

  /// Returns the offset in the original document.
  ///
  /// - Complexity: O(log *n*) in the number of control characters.
  func original(_ offset: Int) -> Int {
    // The additions before `start` end up to the offset, those from `end` do not.
    var (start, end) = (0, additions.count)
    while start < end {
      let middle = (start + end) / 2
      if additions[middle].end <= offset { start = middle + 1 } else { end = middle }
    }
    return start == 0 ? offset : offset - additions[start - 1].count
  }
}

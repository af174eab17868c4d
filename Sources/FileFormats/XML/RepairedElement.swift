/// The tags of an element, rewritten to be well-formed, and the problems that were found.
///
/// Text, comments and the like between the tags are skipped. In these documents, elements contain
/// data only in attributes.
struct RepairedElement {
  /// The tags.
  private(set) var bytes: [UInt8] = []
  /// The problems that were found.
  private(set) var problems: Set<XMLProblem> = []

  /// Repairs an element.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(_ source: UnsafeRawBufferPointer) {
    // Invalid UTF-8 is replaced first, because the scanner expects valid UTF-8.
    if String(validating: source, as: UTF8.self) != nil {
      repair(ByteScanner(source))
    } else {
      problems.insert(.invalidUTF8)
      let text = Array(String(decoding: source, as: UTF8.self).utf8)
      text.withUnsafeBytes { repair(ByteScanner($0)) }
    }
  }

  private mutating func repair(_ scanner: consuming ByteScanner) {
    bytes.reserveCapacity(scanner.count)
    while scanner.moveTo(UInt8(ascii: "<")) {
      if scanner.movePastTaglessSection() { continue }
      if scanner.movePast("</") {
        endTag(&scanner)
      } else {
        scanner.move()
        startTag(&scanner)
      }
    }
  }

  private mutating func endTag(_ scanner: inout ByteScanner) {
    let name = scanner.name()
    scanner.movePastNext(">")
    guard Self.isName(name) else { return }
    bytes += "</".utf8
    bytes += name
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func startTag(_ scanner: inout ByteScanner) {
    let name = scanner.name()
    guard Self.isName(name) else {
      problems.insert(.bareAngleBrackets)
      return
    }
    bytes.append(UInt8(ascii: "<"))
    bytes += name
    attributes(&scanner)
    if scanner.movePast("/>") {
      bytes.append(UInt8(ascii: "/"))
    } else {
      _ = scanner.movePast(">")
    }
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func attributes(_ scanner: inout ByteScanner) {
    var known: Set<[UInt8]> = []
    while true {
      scanner.skipWhitespace()
      guard let next = scanner.next, next != UInt8(ascii: ">"), !scanner.isBefore("/>") else {
        return
      }
      let name = scanner.name()
      scanner.skipWhitespace()
      guard scanner.movePast("=") else {
        problems.insert(.malformedAttributes)
        // A quotation mark or slash without a name before it.
        if name.isEmpty { scanner.move() }
        continue
      }
      scanner.skipWhitespace()
      let value = value(&scanner)
      guard Self.isName(name) else {
        problems.insert(.malformedAttributes)
        continue
      }
      guard known.insert(name).inserted else {
        problems.insert(.duplicateAttributes)
        continue
      }
      bytes.append(UInt8(ascii: " "))
      bytes += name
      bytes += "=\"".utf8
      repair(value: value)
      bytes.append(UInt8(ascii: "\""))
    }
  }

  private mutating func value(_ scanner: inout ByteScanner) -> [UInt8] {
    if let quote = scanner.next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      scanner.move()
      let value = scanner.bytes { $0 != quote }
      scanner.move()
      return value
    }
    problems.insert(.malformedAttributes)
    return scanner.bareValue()
  }

  /// Writes a value with checked references, and escapes characters that are not allowed in values.
  private mutating func repair(value: [UInt8]) {
    var rest = value[...]
    while let byte = rest.first {
      switch byte {
      case UInt8(ascii: "&"):
        reference(&rest)
        continue
      case UInt8(ascii: "<"):
        problems.insert(.bareAngleBrackets)
        bytes += "&lt;".utf8
      case UInt8(ascii: "\""):
        bytes += "&quot;".utf8
      case 0x20..., 0x09, 0x0A, 0x0D:
        // U+FFFE and U+FFFF are the only multi-byte characters that XML forbids.
        if byte == 0xEF,
          rest.starts(with: [0xEF, 0xBF, 0xBE]) || rest.starts(with: [0xEF, 0xBF, 0xBF])
        {
          problems.insert(.forbiddenCharacters)
          bytes += "\u{FFFD}".utf8
          rest = rest.dropFirst(2)
        } else {
          bytes.append(byte)
        }
      default:
        problems.insert(.forbiddenCharacters)
        bytes += "\u{FFFD}".utf8
      }
      rest = rest.dropFirst()
    }
  }

  private mutating func reference(_ rest: inout ArraySlice<UInt8>) {
    let body = rest.dropFirst().prefix(12).prefix { $0 != UInt8(ascii: ";") }
    let text = String(decoding: body, as: UTF8.self)
    let isClosed = body.endIndex < rest.endIndex && rest[body.endIndex] == UInt8(ascii: ";")
    if isClosed, ["amp", "lt", "gt", "quot", "apos"].contains(text) {
      bytes += rest[rest.startIndex...body.endIndex]
      rest = rest[(body.endIndex + 1)...]
    } else if isClosed, let code = Self.number(text) {
      let isForbidden = code < 0x20 && ![0x09, 0x0A, 0x0D].contains(code)
      let scalar = Unicode.Scalar(code)
      if isForbidden || scalar == nil || code == 0xFFFE || code == 0xFFFF {
        problems.insert(.forbiddenCharacters)
        bytes += "\u{FFFD}".utf8
      } else {
        bytes += rest[rest.startIndex...body.endIndex]
      }
      rest = rest[(body.endIndex + 1)...]
    } else {
      problems.insert(.unknownReferences)
      bytes += "&amp;".utf8
      rest = rest.dropFirst()
    }
  }

  /// Returns the number of a character reference: `#10` or `#xA`.
  private static func number(_ text: String) -> UInt32? {
    guard text.hasPrefix("#") else { return nil }
    let digits = text.dropFirst()
    let isHexadecimal = digits.hasPrefix("x")
    let written = isHexadecimal ? digits.dropFirst() : digits
    // `UInt32` would accept a sign.
    guard written.utf8.allSatisfy({ $0.isLetterOrDigit }) else { return nil }
    return UInt32(written, radix: isHexadecimal ? 16 : 10)
  }

  /// Returns whether the bytes may be a name; libxml2 checks the letters of other scripts itself.
  private static func isName(_ name: [UInt8]) -> Bool {
    guard let first = name.first else { return false }
    let begins = first.isLetter || first == UInt8(ascii: "_") || first == UInt8(ascii: ":")
    return begins
      && name.allSatisfy { byte in
        byte.isLetterOrDigit || "_:-.".utf8.contains(byte)
      }
  }
}

import XMLText

/// Writes elements one below the other, each on a line of its own, as Xcode does.
///
/// Text is written where it stands, without blanks around it.
struct XMLPrinter {
  /// What was written so far.
  private(set) var bytes: [UInt8] = []
  private var depth = 0

  /// Attributes in the order of the tag; those without a value are left out.
  typealias Attributes = [(name: StaticString, value: String?)]

  /// Writes the line that every document begins with.
  mutating func declaration() {
    bytes += #"<?xml version="1.0" encoding="UTF-8"?>"#.utf8
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes the start of an element that holds others.
  mutating func open(_ name: StaticString, _ attributes: Attributes = []) {
    indent()
    tag(name, attributes)
    bytes += ">\n".utf8
    depth += 1
  }

  /// Writes the end of an element that holds others.
  mutating func close(_ name: StaticString) {
    depth -= 1
    indent()
    endTag(name)
  }

  /// Writes an element that holds nothing.
  mutating func empty(_ name: StaticString, _ attributes: Attributes = []) {
    indent()
    tag(name, attributes)
    bytes += "/>\n".utf8
  }

  /// Writes an element that holds a text; U+FFFD stands for characters that XML forbids.
  mutating func element(_ name: StaticString, _ attributes: Attributes = [], text: String) {
    guard !text.isEmpty else { return empty(name, attributes) }
    indent()
    tag(name, attributes)
    bytes.append(UInt8(ascii: ">"))
    bytes += text.escapedForXML(in: .element).utf8
    endTag(name)
  }

  private mutating func indent() {
    for _ in 0..<depth { bytes += "  ".utf8 }
  }

  private mutating func tag(_ name: StaticString, _ attributes: Attributes) {
    bytes.append(UInt8(ascii: "<"))
    append(name)
    for case (let name, let value?) in attributes {
      bytes.append(UInt8(ascii: " "))
      append(name)
      bytes += "=\"".utf8
      bytes += value.escapedForXML(in: .attribute).utf8
      bytes.append(UInt8(ascii: "\""))
    }
  }

  private mutating func endTag(_ name: StaticString) {
    bytes += "</".utf8
    append(name)
    bytes += ">\n".utf8
  }

  private mutating func append(_ name: StaticString) {
    bytes += UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
  }
}

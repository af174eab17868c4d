/// Writes JSON in a layout.
@usableFromInline
package struct JSONWriter {
  /// The output so far.
  @usableFromInline package var output: [UInt8] = []
  @usableFromInline package let layout: JSONLayout

  /// Creates a writer without output.
  package init(layout: JSONLayout) {
    self.layout = layout
  }

  /// Writes a value on a line that is indented by `indent`.
  ///
  /// The depth of the recursion is that of the value, and values come from documents of bounded
  /// depth.
  package mutating func write(_ value: JSONValue, indent: [UInt8]) {
    switch value {
    case .null: output += "null".utf8
    case .boolean(let flag): output += (flag ? "true" : "false").utf8
    case .number(let digits): output += digits.utf8
    case .string(let text): write(text)
    case .array(let elements):
      writeContainer("[", elements, "]", indent: indent) { writer, element, indent in
        writer.write(element, indent: indent)
      }
    case .object(let members):
      writeContainer("{", members, "}", indent: indent) { writer, member, indent in
        writer.write(member.key)
        writer.output += writer.layout.colon
        writer.write(member.value, indent: indent)
      }
    }
  }

  /// Writes brackets and their content, each item on a separate line.
  @inlinable
  package mutating func writeContainer<Item>(
    _ opening: Character,
    _ items: some Sequence<Item>,
    _ closing: Character,
    indent: [UInt8],
    _ writeItem: (inout JSONWriter, Item, _ indent: [UInt8]) -> Void
  ) {
    let innerIndent = indent + layout.indentation
    var isEmpty = true
    output += opening.utf8
    for item in items {
      if !isEmpty {
        output.append(UInt8(ascii: ","))
        output += layout.gap
      }
      breakLine(indent: innerIndent)
      writeItem(&self, item, innerIndent)
      isEmpty = false
    }
    if isEmpty { writeInsideOfEmptyContainer(indent: indent) } else { breakLine(indent: indent) }
    output += closing.utf8
  }

  @usableFromInline
  mutating func breakLine(indent: [UInt8]) {
    guard !layout.newline.isEmpty else { return }
    output += layout.newline
    output += indent
  }

  @usableFromInline
  mutating func writeInsideOfEmptyContainer(indent: [UInt8]) {
    switch layout.emptyContainer {
    case .closed(let spaces): output += spaces
    case .lines(let count):
      for _ in 1..<max(count, 1) { output += layout.newline }
      breakLine(indent: indent)
    }
  }
}

// MARK: - Strings

extension JSONWriter {
  /// Writes a string with its quotation marks, escaped as in Xcode and as the layout requires.
  package mutating func write(_ text: String) {
    output.append(UInt8(ascii: "\""))
    if layout.escapesNonASCII {
      for scalar in text.unicodeScalars { writeASCII(scalar) }
    } else {
      for byte in text.utf8 { write(byte) }
    }
    output.append(UInt8(ascii: "\""))
  }

  private mutating func write(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): output += #"\""#.utf8
    case UInt8(ascii: "\\"): output += #"\\"#.utf8
    case UInt8(ascii: "/") where layout.escapesSlashes: output += #"\/"#.utf8
    case 0x08: output += #"\b"#.utf8
    case 0x09: output += #"\t"#.utf8
    case 0x0A: output += #"\n"#.utf8
    case 0x0C: output += #"\f"#.utf8
    case 0x0D: output += #"\r"#.utf8
    case ..<0x20: writeEscape(UInt16(byte))
    default: output.append(byte)
    }
  }

  private mutating func writeASCII(_ scalar: Unicode.Scalar) {
    guard !scalar.isASCII else { return write(UInt8(scalar.value)) }
    for unit in UTF16.encode(scalar) ?? UTF16.EncodedScalar() { writeEscape(unit) }
  }

  private mutating func writeEscape(_ unit: UInt16) {
    let digits = String(unit, radix: 16)
    output += #"\u"#.utf8
    output += String(repeating: "0", count: 4 - digits.count).utf8
    output += digits.utf8
  }
}

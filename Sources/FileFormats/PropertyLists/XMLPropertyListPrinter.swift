import Diagnostics

/// Writes property lists in XML, in Apple's layout.
struct XMLPropertyListPrinter {
  /// The document.
  private(set) var bytes: [UInt8] = []
  /// The characters that XML forbids.
  private(set) var diagnostics: [Diagnostic] = []

  /// Writes a whole document.
  mutating func print(document list: PropertyList) {
    bytes +=
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
      .utf8
    print(list, depth: 0)
    bytes += "</plist>\n".utf8
  }

  private mutating func print(_ list: PropertyList, depth: Int) {
    switch list.value {
    case .string(let text): element("string", text, depth)
    case .integer(let number): element("integer", String(number), depth)
    case .real(let number): element("real", PropertyListNumber.text(number), depth)
    case .date(let seconds):
      // A date out of range has no representation; the earliest one is written.
      element("date", PropertyListDate.text(seconds) ?? "0001-01-01T00:00:00Z", depth)
    case .boolean(let isTrue): line(isTrue ? "<true/>" : "<false/>", depth)
    case .data(let data): print(data, depth: depth)
    case .array(let elements):
      container("array", depth, isEmpty: elements.isEmpty) { printer in
        for element in elements { printer.print(element, depth: depth + 1) }
      }
    case .dictionary(let entries):
      container("dict", depth, isEmpty: entries.isEmpty) { printer in
        for entry in entries.sortedByKey {
          printer.element("key", entry.key, depth + 1)
          printer.print(entry.value, depth: depth + 1)
        }
      }
    }
  }

  private mutating func container(
    _ name: String,
    _ depth: Int,
    isEmpty: Bool,
    content: (inout XMLPropertyListPrinter) -> Void
  ) {
    guard !isEmpty else { return line("<\(name)/>", depth) }
    line("<\(name)>", depth)
    content(&self)
    line("</\(name)>", depth)
  }

  private mutating func print(_ data: [UInt8], depth: Int) {
    let text = Base64.text(data)
    let width = max(76 - 8 * depth, 16) / 4 * 4
    line("<data>", depth)
    for start in stride(from: 0, to: text.count, by: width) {
      let piece = text[start..<min(start + width, text.count)]
      line(String(decoding: piece, as: UTF8.self), depth)
    }
    line("</data>", depth)
  }

  private mutating func line(_ text: String, _ depth: Int) {
    bytes += repeatElement(UInt8(ascii: "\t"), count: depth)
    bytes += text.utf8
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func element(_ name: String, _ text: String, _ depth: Int) {
    bytes += repeatElement(UInt8(ascii: "\t"), count: depth)
    bytes += "<\(name)>".utf8
    bytes += text.escapedForXML(in: .element).utf8
    bytes += "</\(name)>\n".utf8
    reportForbiddenCharacters(in: text)
  }

  private mutating func reportForbiddenCharacters(in text: String) {
    for scalar in text.unicodeScalars where scalar.isForbiddenInXML {
      let code = String(scalar.value, radix: 16, uppercase: true)
      diagnostics.append(
        Diagnostic(.propertyListCharacter(in: text, code: code), .warning)
      )
    }
  }
}

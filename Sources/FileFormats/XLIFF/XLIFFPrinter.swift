import Diagnostics

/// Writes documents in XLIFF 1.2.
struct XLIFFPrinter {
  /// The output.
  private(set) var xml = XMLPrinter()
  /// The problems of content that could not be written.
  private(set) var diagnostics: [Diagnostic] = []

  mutating func print(_ document: XLIFFDocument, by tool: XLIFFDocument.Tool) {
    xml.declaration()
    xml.open(
      "xliff",
      [
        ("xmlns", XLIFFNamespace.version1),
        ("xmlns:xsi", "http://www.w3.org/2001/XMLSchema-instance"),
        ("version", "1.2"),
        (
          "xsi:schemaLocation",
          "\(XLIFFNamespace.version1) http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd"
        ),
      ]
    )
    for file in document.files { print(file, by: tool) }
    xml.close("xliff")
  }

  private mutating func print(_ file: XLIFFDocument.File, by tool: XLIFFDocument.Tool) {
    xml.open(
      "file",
      [
        ("original", file.original),
        ("source-language", file.sourceLanguage),
        ("target-language", file.targetLanguage),
        ("datatype", "plaintext"),
      ]
    )
    xml.open("header")
    xml.empty(
      "tool",
      [
        ("tool-id", tool.id), ("tool-name", tool.name), ("tool-version", tool.version),
        ("build-num", tool.build),
      ]
    )
    xml.close("header")
    let units = file.units.filter { canPrint($0, of: file) }
    if units.isEmpty {
      xml.empty("body")
    } else {
      xml.open("body")
      for unit in units { print(unit) }
      xml.close("body")
    }
    xml.close("file")
  }

  private mutating func canPrint(
    _ unit: XLIFFDocument.Unit,
    of file: XLIFFDocument.File
  ) -> Bool {
    let texts = [unit.id, unit.source, unit.target].compactMap(\.self)
    guard let character = texts.lazy.compactMap(\.firstCharacterForbiddenInXML).first else {
      return true
    }
    diagnostics.append(
      Diagnostic(
        .xliffForbiddenCharacter(in: unit.id, character.codePoint),
        .warning,
        path: [file.original, unit.id]
      )
    )
    return false
  }

  private mutating func print(_ unit: XLIFFDocument.Unit) {
    xml.open("trans-unit", [("id", unit.id), ("xml:space", "preserve")])
    if let source = unit.source { xml.element("source", text: source) }
    if let target = unit.target {
      xml.element(
        "target",
        [("state", unit.state), ("state-qualifier", unit.stateQualifier)],
        text: target
      )
    }
    for note in unit.notes { print(note, of: unit) }
    for place in unit.places { print(place) }
    if let former = unit.formerSource {
      xml.open("alt-trans", [("alttranstype", "previous-version"), ("xml:space", "preserve")])
      xml.element("source", text: former)
      xml.element("target", text: unit.target ?? "")
      xml.close("alt-trans")
    }
    xml.close("trans-unit")
  }

  private mutating func print(_ place: XLIFFDocument.Place) {
    xml.open("context-group", [("purpose", "location")])
    xml.element("context", [("context-type", "sourcefile")], text: place.path)
    xml.element("context", [("context-type", "linenumber")], text: "\(place.line)")
    xml.close("context-group")
  }

  private mutating func print(_ note: XLIFFDocument.Note, of unit: XLIFFDocument.Unit) {
    if let character = note.text.firstCharacterForbiddenInXML {
      diagnostics.append(
        Diagnostic(
          .xliffForbiddenCharacterInNote(of: unit.id, character.codePoint),
          .warning,
          path: [unit.id]
        )
      )
    }
    xml.element("note", [("from", note.origin)], text: note.text)
  }
}

/// Writes elements in the layout of Xcode, each on a separate line.
///
/// Text is written without surrounding whitespace.
struct XMLPrinter {
  /// The output.
  private(set) var bytes: [UInt8] = []
  private var depth = 0

  /// Returns the output so far, and removes it.
  mutating func takeBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Attributes in the order of the tag; those without a value are omitted.
  typealias Attributes = [(name: StaticString, value: String?)]

  /// Writes the XML declaration.
  mutating func declaration() {
    bytes += #"<?xml version="1.0" encoding="UTF-8"?>"#.utf8
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes the start tag of an element with child elements.
  mutating func open(_ name: StaticString, _ attributes: Attributes = []) {
    indent()
    tag(name, attributes)
    bytes += ">\n".utf8
    depth += 1
  }

  /// Writes the end tag of an element with child elements.
  mutating func close(_ name: StaticString) {
    depth -= 1
    indent()
    endTag(name)
  }

  /// Writes an empty element.
  mutating func empty(_ name: StaticString, _ attributes: Attributes = []) {
    indent()
    tag(name, attributes)
    bytes += "/>\n".utf8
  }

  /// Writes an element with text; U+FFFD replaces characters that XML forbids.
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

// MARK: - Code point

extension Unicode.Scalar {
  /// The code point of the character in the usual notation: `U+001B`.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(4 - digits.utf8.count, 0)) + digits
  }
}

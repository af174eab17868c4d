import Diagnostics
import XMLText

/// Writes documents in XLIFF 1.2.
struct XLIFFPrinter {
  /// What was written so far.
  private(set) var xml = XMLPrinter()
  /// What could not be written.
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
        .xliffForbiddenCharacter,
        .warning,
        path: [file.original, unit.id],
        arguments: [.text(unit.id), .text(character.codePoint)]
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
    xml.close("trans-unit")
  }

  private mutating func print(_ note: XLIFFDocument.Note, of unit: XLIFFDocument.Unit) {
    if let character = note.text.firstCharacterForbiddenInXML {
      diagnostics.append(
        Diagnostic(
          .xliffForbiddenCharacterInNote,
          .warning,
          path: [unit.id],
          arguments: [.text(unit.id), .text(character.codePoint)]
        )
      )
    }
    xml.element("note", [("from", note.origin)], text: note.text)
  }
}

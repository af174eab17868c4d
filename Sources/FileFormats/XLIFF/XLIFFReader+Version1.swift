import Diagnostics

/// Reading of version 1 documents.
extension XLIFFReader {
  mutating func version1(_ root: Element) -> XLIFFDocument {
    XLIFFDocument(files: elements(of: root, ["file"]).map { version1File($0) })
  }

  private mutating func version1File(_ element: Element) -> XLIFFDocument.File {
    let original = required("original", of: element, .warning)
    let sourceLanguage = required("source-language", of: element, .warning)
    var file = XLIFFDocument.File(
      original: original ?? "",
      sourceLanguage: sourceLanguage ?? "",
      targetLanguage: element["target-language"],
      at: location(of: element)
    )
    for body in elements(of: element, ["body"], ignoring: ["header"]) {
      version1Units(in: body, to: &file.units)
    }
    return file
  }

  /// Adds the units of a body or of a group, including nested groups.
  private mutating func version1Units(in parent: Element, to units: inout [XLIFFDocument.Unit]) {
    let children = elements(
      of: parent,
      ["group", "trans-unit", "bin-unit"],
      ignoring: ["context-group", "count-group", "prop-group", "note"]
    )
    for child in children {
      switch child.name.local {
      case "group": version1Units(in: child, to: &units)
      case "bin-unit": note(.xliffBinaryUnit(child["id"] ?? ""), .note, at: child)
      default: if let unit = version1Unit(child) { units.append(unit) }
      }
    }
  }

  private mutating func version1Unit(_ element: Element) -> XLIFFDocument.Unit? {
    guard let id = required("id", of: element, .error) else { return nil }
    let children = elements(
      of: element,
      ["source", "target", "note"],
      // Alternative translations are only proposals.
      ignoring: ["seg-source", "context-group", "count-group", "prop-group", "alt-trans"]
    )
    let source = only("source", among: children, ofUnit: id)
      .map { version1Text(of: $0, unit: id, isSource: true) }
    let targetElement = only("target", among: children, ofUnit: id)
    let target = targetElement.map { version1Text(of: $0, unit: id, isSource: false) }
    var unit = XLIFFDocument.Unit(
      id: id,
      source: source?.knownText,
      target: target?.knownText,
      state: targetElement?["state"],
      stateQualifier: targetElement?["state-qualifier"],
      notes: children.filter { $0.name.local == "note" }
        .map { XLIFFDocument.Note($0.text, from: $0["from"]) },
      hasInlineElements: source?.hasElements ?? false || target?.hasElements ?? false,
      at: location(of: element)
    )
    unit.isTranslatable = element["translate"] != "no"
    let own = element.elements.filter { $0.name.namespace == namespace }
    unit.places = own.filter { $0.name.local == "context-group" && $0["purpose"] == "location" }
      .compactMap { place(in: $0) }
    unit.formerSource =
      own.filter { $0.name.local == "alt-trans" }
      .first { $0["alttranstype"] == "previous-version" || $0["origin"] == "previous" }?
      .elements.first { $0.name.local == "source" && $0.name.namespace == namespace }?
      .text
    return unit
  }

  /// Returns the place in the code that a group names; `nil` if it has no file.
  private func place(in group: Element) -> XLIFFDocument.Place? {
    func text(_ type: String) -> String? {
      group.elements.first { $0.name.local == "context" && $0["context-type"] == type }?.text
    }
    guard let path = text("sourcefile"), !path.isEmpty else { return nil }
    return XLIFFDocument.Place(path: path, line: text("linenumber").flatMap { Int($0) } ?? 1)
  }
}

// MARK: - Elements within texts

extension XLIFFReader {
  private mutating func version1Text(
    of element: Element,
    unit id: String,
    isSource: Bool
  ) -> InlineText {
    var text = InlineText(unit: id, isSource: isSource)
    appendVersion1(element, to: &text)
    return text
  }

  private mutating func appendVersion1(_ parent: Element, to text: inout InlineText) {
    for content in parent.content {
      switch content {
      case .text(let piece): text.text += piece
      case .element(let element): appendVersion1(inline: element, in: parent, to: &text)
      }
    }
  }

  private mutating func appendVersion1(
    inline element: Element,
    in parent: Element,
    to text: inout InlineText
  ) {
    guard element.name.namespace == namespace else {
      return noteUnknown(element, in: parent, of: &text)
    }
    switch element.name.local {
    case "mrk":
      // Markers of segments, terms and the like represent no text.
      appendVersion1(element, to: &text)
    case "g":
      note(inline: element, for: "", in: &text)
      appendVersion1(element, to: &text)
    case "sub":
      appendVersion1(element, to: &text)
    case "ph", "bpt", "ept", "it":
      var code = InlineText(unit: text.unit, isSource: text.isSource)
      appendVersion1(element, to: &code)
      text.isKnown = text.isKnown && code.isKnown
      append(code.text.isEmpty ? element["equiv-text"] : code.text, for: element, to: &text)
    case "x", "bx", "ex":
      append(element["equiv-text"], for: element, to: &text)
    default:
      noteUnknown(element, in: parent, of: &text)
    }
  }
}

import Diagnostics

/// Reading of version 2 documents.
extension XLIFFReader {
  mutating func version2(_ root: Element) -> XLIFFDocument {
    let sourceLanguage = required("srcLang", of: root, .warning)
    return XLIFFDocument(
      files: elements(of: root, ["file"])
        .map { element in
          var file = XLIFFDocument.File(
            original: element["original"] ?? "",
            sourceLanguage: sourceLanguage ?? "",
            targetLanguage: root["trgLang"],
            at: location(of: element)
          )
          version2Units(in: element, isTranslatable: true, to: &file.units)
          return file
        }
    )
  }

  /// Adds the units of a file or of a group, including nested groups.
  ///
  /// The attribute `translate` of an element is that of its parents unless it has one.
  private mutating func version2Units(
    in parent: Element,
    isTranslatable: Bool,
    to units: inout [XLIFFDocument.Unit]
  ) {
    let isTranslatable = parent["translate"].map { $0 != "no" } ?? isTranslatable
    let children = elements(of: parent, ["group", "unit"], ignoring: ["skeleton", "notes"])
    for child in children {
      if child.name.local == "group" {
        version2Units(in: child, isTranslatable: isTranslatable, to: &units)
      } else if var unit = version2Unit(child) {
        unit.isTranslatable = child["translate"].map { $0 != "no" } ?? isTranslatable
        units.append(unit)
      }
    }
  }

  private mutating func version2Unit(_ element: Element) -> XLIFFDocument.Unit? {
    guard let id = element["name"] ?? required("id", of: element, .error) else { return nil }
    let children = elements(of: element, ["originalData", "segment", "ignorable", "notes"])
    let codes = originalData(in: children, unit: id)
    let segments = children.filter { ["segment", "ignorable"].contains($0.name.local) }
      .enumerated()
      .map { version2Segment($1, number: $0, unit: id, codes: codes) }
    let joined = JoinedSegments(segments)
    if joined.isPartial {
      note(.xliffPartialUnit(id), .warning, at: element, path: [id])
    }
    var unit = XLIFFDocument.Unit(
      id: id,
      source: joined.source,
      target: joined.target,
      state: joined.state,
      stateQualifier: joined.subState,
      notes: version2Notes(in: children),
      hasInlineElements: segments.contains(where: \.hasInlineElements),
      at: location(of: element)
    )
    unit.isDivided = segments.count != 1
    return unit
  }

  private mutating func version2Notes(in children: [Element]) -> [XLIFFDocument.Note] {
    var notes: [XLIFFDocument.Note] = []
    for list in children where list.name.local == "notes" {
      for note in elements(of: list, ["note"]) {
        notes.append(XLIFFDocument.Note(note.text, from: note["category"]))
      }
    }
    return notes
  }

  private mutating func version2Segment(
    _ element: Element,
    number: Int,
    unit id: String,
    codes: [String: String]
  ) -> Segment {
    let children = elements(of: element, ["source", "target"])
    let source = only("source", among: children, ofUnit: id)
      .map { version2Text(of: $0, unit: id, isSource: true, codes: codes) }
    let targetElement = only("target", among: children, ofUnit: id)
    let target =
      targetElement
      .map { version2Text(of: $0, unit: id, isSource: false, codes: codes) }
    return Segment(
      isIgnorable: element.name.local == "ignorable",
      number: number,
      source: source?.knownText,
      target: target?.knownText,
      order: targetElement?["order"].flatMap { Int($0) } ?? number + 1,
      state: element["state"],
      subState: element["subState"],
      hasInlineElements: source?.hasElements ?? false || target?.hasElements ?? false
    )
  }
}

// MARK: - Elements within texts

extension XLIFFReader {
  /// Returns the text that the inline elements of a unit represent, by identifier.
  private mutating func originalData(
    in children: [Element],
    unit id: String
  ) -> [String: String] {
    var codes: [String: String] = [:]
    for list in children where list.name.local == "originalData" {
      for data in elements(of: list, ["data"]) {
        guard let name = required("id", of: data, .warning) else { continue }
        let code = version2Text(of: data, unit: id, isSource: true, codes: [:])
        codes[name] = code.knownText
      }
    }
    return codes
  }

  private mutating func version2Text(
    of element: Element,
    unit id: String,
    isSource: Bool,
    codes: [String: String]
  ) -> InlineText {
    var text = InlineText(unit: id, isSource: isSource)
    appendVersion2(element, to: &text, codes)
    return text
  }

  private mutating func appendVersion2(
    _ parent: Element,
    to text: inout InlineText,
    _ codes: [String: String]
  ) {
    for content in parent.content {
      switch content {
      case .text(let piece): text.text += piece
      case .element(let element): appendVersion2(inline: element, in: parent, to: &text, codes)
      }
    }
  }

  private mutating func appendVersion2(
    inline element: Element,
    in parent: Element,
    to text: inout InlineText,
    _ codes: [String: String]
  ) {
    guard element.name.namespace == namespace else {
      return noteUnknown(element, in: parent, of: &text)
    }
    func code(_ reference: String, _ equivalent: String) -> String? {
      element[reference].flatMap { codes[$0] } ?? element[equivalent]
    }
    switch element.name.local {
    case "ph", "sc", "ec":
      append(code("dataRef", "equiv"), for: element, to: &text)
    case "pc":
      let start = code("dataRefStart", "equivStart") ?? ""
      let end = code("dataRefEnd", "equivEnd") ?? ""
      note(inline: element, for: start + end, in: &text)
      text.text += start
      appendVersion2(element, to: &text, codes)
      text.text += end
    case "cp":
      guard let scalar = element["hex"].flatMap(Unicode.Scalar.init(hexadecimal:)) else {
        return append(nil, for: element, to: &text)
      }
      text.text.unicodeScalars.append(scalar)
    case "mrk":
      appendVersion2(element, to: &text, codes)
    case "sm", "em":
      // Annotation markers represent no text.
      break
    default:
      noteUnknown(element, in: parent, of: &text)
    }
  }
}

extension Unicode.Scalar {
  /// Creates a character from its number in hexadecimal digits; `nil` if there is none.
  fileprivate init?(hexadecimal digits: String) {
    guard digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value)
    else { return nil }
    self = scalar
  }
}

/// A segment of a unit in version 2.
struct Segment {
  /// Whether it needs no translation, such as the space between sentences.
  let isIgnorable: Bool
  /// The position in the unit, counted from 0.
  let number: Int
  let source: String?
  let target: String?
  /// The position of the translation among those of the other segments, counted from 1.
  let order: Int
  let state: String?
  let subState: String?
  let hasInlineElements: Bool

  /// Whether it contains translatable text.
  fileprivate var isTranslatable: Bool { !isIgnorable && source != "" }

  /// The text in the translation; `nil` if there is none.
  fileprivate var translation: String? { target ?? (isTranslatable ? nil : source) }
}

/// The joined segments of a unit in version 2.
struct JoinedSegments {
  /// The string to translate; `nil` if that of a segment is unknown.
  let source: String?
  /// The translation; `nil` if that of a segment is missing.
  let target: String?
  /// The lowest of the states; `nil` if there is none.
  let state: String?
  /// The substate; `nil` if there is none.
  let subState: String?
  /// Whether only some segments are translated.
  let isPartial: Bool

  init(_ segments: [Segment]) {
    let sources = segments.compactMap(\.source)
    source = sources.isEmpty || sources.count < segments.count ? nil : sources.joined()

    let isTranslated =
      segments.contains { $0.target != nil && $0.isTranslatable }
      || !segments.isEmpty && segments.allSatisfy { $0.target != nil }
    let translations = segments.filter { $0.translation != nil }
    isPartial = isTranslated && translations.count < segments.count
    target =
      isTranslated && !isPartial
      ? translations.sorted { ($0.order, $0.number) < ($1.order, $1.number) }
        .compactMap(\.translation).joined() : nil

    let least = segments.filter { $0.state != nil && !$0.isIgnorable }
      .min { Self.rank($0.state) < Self.rank($1.state) }
    state = least?.state
    subState = least?.subState
  }

  /// Returns the rank of a state; an unknown state has the lowest one and is therefore reported.
  private static func rank(_ state: String?) -> Int {
    ["initial", "translated", "reviewed", "final"].firstIndex { $0 == state } ?? -1
  }
}

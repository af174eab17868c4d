import Diagnostics

/// A change of the translation of a unit in the bytes of a document.
package struct XLIFFTargetEdit: Hashable, Sendable {
  /// The change of the text.
  package enum Text: Hashable, Sendable {
    /// The element keeps its content.
    case kept
    /// The element gets another content.
    case set(String)
    /// The unit loses the element.
    case removed
  }

  /// The start of the unit, which is the offset of its location in the document.
  package var position: Int
  /// The change of the text.
  package var text: Text
  /// The new value of the attribute `state` in XLIFF 1; `nil` to keep the attribute.
  package var state: String?
  /// Whether the translation is finished, for the attribute `approved` of documents that use it, and for
  /// the state in XLIFF 2, where others than `initial` are finished.
  package var isFinished: Bool

  /// Creates a change.
  package init(at position: Int, _ text: Text, state: String?, isFinished: Bool) {
    self.position = position
    self.text = text
    self.state = state
    self.isFinished = isFinished
  }
}

extension XLIFFDocument {
  /// Returns a document with other translations; all other bytes stay as they are.
  ///
  /// - Parameters:
  ///   - bytes: The document, which ``read(_:file:)`` has read without errors.
  ///   - edits: The changes, at most one for each unit.
  ///   - language: The target language, which a document in XLIFF 2 must declare for its translations.
  /// - Returns: The bytes; `nil` if there is no unit with one segment at the position of a change, or if
  ///   the change would lose marks of parts of a text.
  /// - Complexity: O(*n*) in the number of bytes.
  package static func patched(
    _ bytes: [UInt8],
    _ edits: [XLIFFTargetEdit],
    language: String?
  ) -> [UInt8]? {
    guard let text = try? XMLEncoding.text(of: bytes) else { return nil }
    let approvesUnits = text.utf8.firstRange(of: Array(" approved=".utf8)) != nil
    var patch = BytePatch(text.utf8)
    var scanner = XMLTagScanner(text.utf8, from: 0)
    if let root = scanner.next(), let language {
      let attributes = root.attributes(in: text.utf8)
      if attributes.contains(where: { $0.isNamed("srcLang", in: text.utf8) }),
        !attributes.contains(where: { $0.isNamed("trgLang", in: text.utf8) })
      {
        let value = language.escapedForXML(in: .attribute)
        patch.insert(" trgLang=\"\(value)\"", at: root.range.upperBound - 1)
      }
    }
    for edit in edits.sorted(by: { $0.position < $1.position }) {
      guard let layout = UnitLayout(at: edit.position, in: text.utf8) else { return nil }
      guard layout.apply(edit, approvesUnits, to: &patch) else { return nil }
    }
    return XMLEncoding.encoded(patch.bytes, like: bytes)
  }
}

/// Replacements of parts of a text, in the order of the text.
struct BytePatch {
  private let original: [UInt8]
  private var output: [UInt8] = []
  private var offset = 0

  init(_ original: [UInt8]) {
    self.original = original
    output.reserveCapacity(original.count)
  }

  /// Replaces a range, which is not before that of the last replacement.
  mutating func replace(_ range: Range<Int>, with text: String) {
    guard range.lowerBound >= offset else { return }
    output += original[offset..<range.lowerBound]
    output += text.utf8
    offset = range.upperBound
  }

  /// Inserts a text.
  mutating func insert(_ text: String, at position: Int) {
    replace(position..<position, with: text)
  }

  /// The line break of the text, which is that of its first line.
  var lineBreak: String {
    guard let feed = original.firstIndex(of: UInt8(ascii: "\n")), feed > 0 else { return "\n" }
    return original[feed - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  /// The text with all replacements.
  var bytes: [UInt8] { output + original[offset...] }
}

/// The parts of a unit in the bytes of a document: a `trans-unit`, or a `unit` with one segment.
private struct UnitLayout {
  private let bytes: [UInt8]
  private let unit: XMLTag
  /// Whether the unit is one of XLIFF 2, in which a segment contains the translation.
  private let isVersion2: Bool
  /// The segment, which has the state in XLIFF 2.
  private var segment: XMLTag?
  /// The end of the element after which the translation follows.
  private var end: Int
  /// The spaces before the source, with the line break.
  private var indentation: Range<Int>
  /// The source; `nil` if the unit has none.
  private var source: XMLTag?
  /// The translation, and its end tag; `nil` for an empty element.
  private var target: (start: XMLTag, end: XMLTag?)?

  /// Finds the parts; `nil` if no unit with one segment begins at the position.
  init?(at position: Int, in bytes: [UInt8]) {
    var scanner = XMLTagScanner(bytes, from: position)
    guard let unit = scanner.next(), unit.range.lowerBound == position, unit.kind == .start,
      ["trans-unit", "unit"].contains(unit.localName(in: bytes))
    else { return nil }
    self.bytes = bytes
    self.unit = unit
    isVersion2 = unit.localName(in: bytes) == "unit"
    end = unit.range.upperBound
    indentation = end..<end
    var open: [XMLTag] = []
    while let tag = scanner.next() {
      if isVersion2, open.isEmpty, tag.kind != .end, tag.isSegment(in: bytes) {
        guard segment == nil else { return nil }
        segment = tag
        end = tag.range.upperBound
      }
      switch tag.kind {
      case .start: open.append(tag)
      case .empty: if contains(partIn: open) { add(tag, nil) }
      case .end:
        guard let start = open.popLast() else {
          if isVersion2, segment?.kind != .start { return nil }
          return
        }
        if contains(partIn: open) { add(start, tag) }
      }
    }
    return nil
  }

  /// Returns whether the source and the translation are directly in the last of some elements.
  private func contains(partIn open: [XMLTag]) -> Bool {
    isVersion2
      ? open.count == 1 && open[0].localName(in: bytes) == "segment" : open.isEmpty
  }

  private mutating func add(_ start: XMLTag, _ last: XMLTag?) {
    switch start.localName(in: bytes) {
    case "source":
      source = start
      var first = start.range.lowerBound
      while first > end, bytes[first - 1].isXMLWhitespace { first -= 1 }
      indentation = first..<start.range.lowerBound
      end = (last ?? start).range.upperBound
    case "seg-source": end = (last ?? start).range.upperBound
    case "target": target = target ?? (start, last)
    default: break
    }
  }

  /// Applies a change.
  ///
  /// - Parameters:
  ///   - edit: The change.
  ///   - approvesUnits: Whether units of the document have the attribute `approved`.
  ///   - patch: The replacements.
  /// - Returns: Whether the change loses no marks.
  func apply(_ edit: XLIFFTargetEdit, _ approvesUnits: Bool, to patch: inout BytePatch) -> Bool {
    if isVersion2 {
      setVersion2State(edit, &patch)
    } else if let approved = unit.attributes(in: bytes)
      .first(where: { $0.isNamed("approved", in: bytes) })
    {
      patch.replace(approved.value, with: edit.isFinished ? "yes" : "no")
    } else if approvesUnits, edit.isFinished {
      patch.insert(" approved=\"yes\"", at: unit.range.upperBound - 1)
    }
    guard let target else {
      if case .set(let text) = edit.text {
        insert(text, state: isVersion2 ? nil : edit.state, &patch)
      }
      return true
    }
    if edit.text == .removed {
      var first = target.start.range.lowerBound
      while first > end, bytes[first - 1].isXMLWhitespace { first -= 1 }
      patch.replace(first..<(target.end ?? target.start).range.upperBound, with: "")
      return true
    }
    if let state = edit.state, !isVersion2 { setState(state, of: target.start, &patch) }
    guard case .set(let text) = edit.text else { return true }
    let content = escaped(text, patch)
    if let last = target.end {
      let range = target.start.range.upperBound..<last.range.lowerBound
      guard let range = contentRange(in: range) else { return false }
      patch.replace(range, with: content)
    } else {
      var slash = target.start.range.upperBound - 2
      while bytes[slash - 1].isXMLWhitespace { slash -= 1 }
      let name = String(decoding: bytes[target.start.name], as: UTF8.self)
      patch.replace(slash..<target.start.range.upperBound, with: ">\(content)</\(name)>")
    }
    return true
  }

  /// Returns the range of a text without marks of the whole text, such as `<mrk mtype="seg">`; `nil` if
  /// parts of it are marked.
  private func contentRange(in range: Range<Int>) -> Range<Int>? {
    var scanner = XMLTagScanner(bytes, from: range.lowerBound)
    guard let first = scanner.next(), first.range.upperBound <= range.upperBound else {
      return range
    }
    guard first.kind == .start, first.range.lowerBound == range.lowerBound else { return nil }
    var depth = 1
    while depth > 0, let tag = scanner.next() {
      depth += tag.kind == .start ? 1 : tag.kind == .end ? -1 : 0
      guard depth == 0 else { continue }
      guard tag.range.upperBound == range.upperBound else { return nil }
      return contentRange(in: first.range.upperBound..<tag.range.lowerBound)
    }
    return nil
  }

  /// Inserts a translation after the source, with the same way to treat spaces.
  private func insert(_ text: String, state: String?, _ patch: inout BytePatch) {
    let state = state.map { " state=\"\($0.escapedForXML(in: .attribute))\"" } ?? ""
    let space =
      source?.attributes(in: bytes).first { $0.isNamed("xml:space", in: bytes) }
      .map { String(decoding: bytes[$0.range], as: UTF8.self) } ?? ""
    let blanks = String(decoding: bytes[indentation], as: UTF8.self)
    patch.insert(
      "\(blanks)<target\(state)\(space)>\(escaped(text, patch))</target>",
      at: end
    )
  }

  /// Sets the state in XLIFF 2, and removes the substate, which belongs to the former state.
  private func setVersion2State(_ edit: XLIFFTargetEdit, _ patch: inout BytePatch) {
    guard let segment, edit.state != nil || edit.text == .removed else { return }
    let attributes = segment.attributes(in: bytes)
    let state = edit.isFinished ? "translated" : "initial"
    if !attributes.contains(where: { $0.isNamed("state", in: bytes) }) {
      patch.insert(" state=\"\(state)\"", at: segment.name.upperBound)
    }
    for attribute in attributes {
      if attribute.isNamed("state", in: bytes) {
        patch.replace(attribute.value, with: state)
      } else if attribute.isNamed("subState", in: bytes) {
        patch.replace(attribute.range, with: "")
      }
    }
  }

  /// Sets the state in XLIFF 1, and removes the mark that a machine made the translation.
  private func setState(_ state: String, of tag: XMLTag, _ patch: inout BytePatch) {
    let attributes = tag.attributes(in: bytes)
    let value = state.escapedForXML(in: .attribute)
    if !attributes.contains(where: { $0.isNamed("state", in: bytes) }) {
      patch.insert(" state=\"\(value)\"", at: tag.name.upperBound)
    }
    for attribute in attributes {
      if attribute.isNamed("state", in: bytes) {
        patch.replace(attribute.value, with: value)
      } else if attribute.isNamed("state-qualifier", in: bytes),
        bytes[attribute.value].elementsEqual("leveraged-mt".utf8)
      {
        patch.replace(attribute.range, with: "")
      }
    }
  }

  private func escaped(_ text: String, _ patch: BytePatch) -> String {
    text.escapedForXML(in: .element).replacingScalars("\n", with: patch.lineBreak)
  }
}

// MARK: - Tags

/// A tag in the bytes of a well-formed document.
struct XMLTag {
  enum Kind {
    case start
    case empty
    case end
  }

  /// An attribute.
  struct Attribute {
    /// The attribute with the spaces before it.
    let range: Range<Int>
    let name: Range<Int>
    /// The value without its quotation marks.
    let value: Range<Int>

    func isNamed(_ text: String, in bytes: [UInt8]) -> Bool {
      bytes[name].elementsEqual(text.utf8)
    }
  }

  let kind: Kind
  /// The tag with its angle brackets.
  let range: Range<Int>
  /// The name with its prefix.
  let name: Range<Int>

  /// Returns whether the tag begins a segment of XLIFF 2, or text that is not translated.
  func isSegment(in bytes: [UInt8]) -> Bool {
    ["segment", "ignorable"].contains(localName(in: bytes))
  }

  func localName(in bytes: [UInt8]) -> String {
    let local = bytes[name].split(separator: UInt8(ascii: ":")).last ?? []
    return String(decoding: local, as: UTF8.self)
  }

  /// Returns the attributes of a start tag.
  func attributes(in bytes: [UInt8]) -> [Attribute] {
    var attributes: [Attribute] = []
    var offset = name.upperBound
    func skip(while condition: (UInt8) -> Bool) {
      while offset < range.upperBound, condition(bytes[offset]) { offset += 1 }
    }
    while true {
      let start = offset
      skip(while: \.isXMLWhitespace)
      let first = offset
      skip { !$0.isXMLWhitespace && !"=/>".utf8.contains($0) }
      let name = first..<offset
      skip { $0.isXMLWhitespace || $0 == UInt8(ascii: "=") }
      guard !name.isEmpty, offset < range.upperBound else { return attributes }
      let quote = bytes[offset]
      offset += 1
      let value = offset
      skip { $0 != quote }
      guard offset < range.upperBound else { return attributes }
      offset += 1
      attributes.append(Attribute(range: start..<offset, name: name, value: value..<(offset - 1)))
    }
  }
}

/// Finds the tags of a well-formed document, and skips comments and the like.
struct XMLTagScanner {
  private let bytes: [UInt8]
  private var offset: Int

  init(_ bytes: [UInt8], from offset: Int) {
    self.bytes = bytes
    self.offset = max(offset, 0)
  }

  /// Returns the next tag; `nil` at the end of the document.
  mutating func next() -> XMLTag? {
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "<") else {
        offset += 1
        continue
      }
      if skip("<!--", to: "-->") || skip("<![CDATA[", to: "]]>") || skip("<?", to: "?>")
        || skip("<!", to: ">")
      {
        continue
      }
      return tag()
    }
    return nil
  }

  private mutating func tag() -> XMLTag? {
    let start = offset
    offset += 1
    let isEnd = offset < bytes.count && bytes[offset] == UInt8(ascii: "/")
    if isEnd { offset += 1 }
    let first = offset
    while offset < bytes.count, !bytes[offset].isXMLWhitespace, !"/>".utf8.contains(bytes[offset]) {
      offset += 1
    }
    let name = first..<offset
    var quote: UInt8?
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        let isEmpty = !isEnd && bytes[offset - 2] == UInt8(ascii: "/")
        let kind: XMLTag.Kind = isEnd ? .end : isEmpty ? .empty : .start
        return XMLTag(kind: kind, range: start..<offset, name: name)
      }
    }
    return nil
  }

  private mutating func skip(_ opening: StaticString, to closing: StaticString) -> Bool {
    guard starts(with: opening) else { return false }
    offset += opening.utf8CodeUnitCount
    while offset < bytes.count, !starts(with: closing) { offset += 1 }
    offset = min(offset + closing.utf8CodeUnitCount, bytes.count)
    return true
  }

  private func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    return bytes.count - offset >= count
      && bytes[offset..<(offset + count)]
        .elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: count))
  }
}

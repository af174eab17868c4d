import Diagnostics
import FileFormats

/// Collects the strings of an Interface Builder document while it is read.
final class InterfaceReader: XMLEventReceiver {
  private let file: String
  /// The names of the document; `nil` before its outermost element.
  var names: InterfaceNames?
  var open: [OpenElement] = []
  var strings = CollectedStrings()
  var libraryTexts: [InterfaceString] = []
  var warnings = DiagnosticList(.warning)
  private var objectIDs: Set<String> = []
  /// The identifiers of the objects in hidden menu items, each with that of the outermost item.
  private var hiddenItems: [String: String] = [:]
  /// The identifiers of the objects that outlets and bindings may show.
  private var shownIDs: Set<String> = []
  /// The text of the innermost element, if it is collected.
  private var text: [UInt8] = []
  private var isCollectingText = false
  private var errors = DiagnosticList(.error)

  init(file: String) {
    self.file = file
  }

  /// Returns the document, up to the error that ended the reading.
  func result(problem: XMLDocument.Problem?) -> ParseResult<InterfaceDocument?> {
    if let problem {
      errors.append(Diagnostic(problem.kind.message, .error, at: location(problem.position)))
    }
    let diagnostics = errors.all + warnings.all
    guard names != nil else { return ParseResult(nil, diagnostics: diagnostics) }
    let document = InterfaceDocument(
      strings: strings.all,
      objectIDs: objectIDs,
      hiddenIDs: Set(hiddenItems.filter { !shownIDs.contains($0.value) }.keys),
      libraryTexts: libraryTexts
    )
    return ParseResult(document, diagnostics: diagnostics)
  }

  func location(
    _ position: XMLDocument.Position,
    utf8Range: Range<Int>? = nil
  ) -> Location {
    Location(
      file: file,
      utf8Range: utf8Range ?? position.utf8Offset..<position.utf8Offset,
      line: position.line,
      column: position.column
    )
  }
}

// MARK: - Events

extension InterfaceReader {
  func startElement(in reader: XMLEventReader) -> Bool {
    guard !open.isEmpty else { return startDocument(reader) }
    guard let name = names?.element(reader.nameIndex, in: reader) else { return false }
    let attributes = keyAttributes(reader)
    if let id = attributes.id, !objectIDs.insert(value(reader, id)).inserted {
      warnings.append(
        Diagnostic(.interfaceObjectRepeated(value(reader, id)), .warning, at: location(reader, id))
      )
    }
    openElement(reader, name, attributes)
    readVisibility(reader, attributes)
    return true
  }

  /// Records whether the innermost element is a hidden menu item, or may show one.
  private func readVisibility(_ reader: XMLEventReader, _ attributes: KeyAttributes) {
    let last = open.count - 1
    let name = open[last].name.text
    let id = attributes.id.map { value(reader, $0) }
    open[last].hiddenItem =
      open[last - 1].hiddenItem ?? (attributes.isHidden && name == "menuItem" ? id : nil)
    if let item = open[last].hiddenItem {
      if let id { hiddenItems[id] = item }
      if name == "binding", value(reader, "name") == "hidden" { shownIDs.insert(item) }
    }
    if let destination = attributes.destination, name.hasPrefix("outlet") {
      shownIDs.insert(value(reader, destination))
    }
  }

  func endElement() {
    guard let element = open.last else { return }
    switch element.role {
    case .text(let property, let location):
      add(takeText(of: element), property: property, of: element.owner) { location }
    case .noteText: addNote(takeText(of: element), to: element.owner)
    case .object, .part, .note, .noteFragment, .other: break
    }
    open.removeLast()
  }

  /// Begins to collect the text of an element.
  func collectText() {
    text.removeAll(keepingCapacity: true)
    isCollectingText = true
  }

  func text(_ bytes: UnsafeRawBufferPointer) {
    if isCollectingText { text.append(contentsOf: bytes) }
  }

  private func takeText(of element: OpenElement) -> String {
    defer {
      text.removeAll(keepingCapacity: text.count < 4_096)
      isCollectingText = false
    }
    guard element.isBase64, let decoded = Base64.bytes(text, allowsMissingPadding: true) else {
      return String(decoding: text, as: UTF8.self)
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  func value(_ reader: XMLEventReader, _ attribute: Int) -> String {
    reader.value(ofAttribute: attribute)
  }

  func location(_ reader: XMLEventReader, _ attribute: Int) -> Location {
    let (position, utf8Range) = reader.location(ofAttribute: attribute)
    return location(position, utf8Range: utf8Range)
  }

  /// Reads the outermost element and returns whether to continue.
  private func startDocument(_ reader: XMLEventReader) -> Bool {
    let name = reader.name(reader.nameIndex)
    let type = value(reader, "type") ?? ""
    switch name {
    case "document" where type.hasPrefix("com.apple.InterfaceBuilder"):
      guard let framework = InterfaceFramework(documentType: type) else {
        errors.append(
          Diagnostic(.interfaceDocumentTypeUnknown(type), .error, at: location(reader.position))
        )
        return false
      }
      let root = InterfaceNames.Element(name, in: framework)
      names = InterfaceNames(framework: framework)
      open.append(OpenElement(role: .other, name: root))
      return true
    case "archive" where type.hasPrefix("com.apple.InterfaceBuilder"):
      errors.append(Diagnostic(.interfaceDocumentOutdated, .error, at: location(reader.position)))
    default:
      errors.append(Diagnostic(.notInterfaceDocument, .error, at: location(reader.position)))
    }
    return false
  }

  func value(_ reader: XMLEventReader, _ name: String) -> String? {
    let attribute = (0..<reader.attributeCount)
      .first { attribute in
        reader.nameIndex(ofAttribute: attribute).map { reader.name($0) } == name
      }
    return attribute.map { value(reader, $0) }
  }
}

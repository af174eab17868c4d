import CXML

/// Builds a document from the events of libxml2.
final class DocumentBuilder {
  private let text: XMLEncoding.Text
  private let limits: XMLDocument.Limits
  private var lines: Lines
  private var names = NameTable()
  private var open: [XMLDocument.Element] = []
  /// The number of prefixes that each open element declares, and their total.
  private var declarationCounts: [Int] = []
  private var declarationCount = 0
  private var elementCount = 0
  /// The text that is not yet complete.
  private var pendingText: [UInt8] = []
  private var root: XMLDocument.Element?
  private var rootPrefix: String?
  private var problem: XMLDocument.Problem?

  /// Creates a builder for a document.
  init(_ text: XMLEncoding.Text, limits: XMLDocument.Limits) {
    self.text = text
    self.limits = limits
    lines = Lines(text.utf8)
  }

  /// Returns the document; elements that are still open are closed.
  func reading(isOutOfMemory: Bool) -> XMLDocument.Reading {
    if isOutOfMemory { problem = lines.problem(.tooLarge, at: 0) }
    while !open.isEmpty { end() }
    return XMLDocument.Reading(root: root, rootPrefix: rootPrefix, problem: problem)
  }
}

// MARK: - Events

extension DocumentBuilder {
  /// The callbacks for libxml2, with a builder as their receiver.
  static let events = cxml_document_events(
    start: {
      receiver,
      offset,
      name,
      prefix,
      namespace,
      attributes,
      attributeCount,
      namespaceCount in
      guard let builder = DocumentBuilder.of(receiver), let name else { return 1 }
      let start = StartTag(
        name: name,
        prefix: prefix,
        namespace: namespace,
        attributes: UnsafeBufferPointer(start: attributes, count: 5 * attributeCount),
        namespaceCount: namespaceCount
      )
      return builder.start(start, after: offset) ? 0 : 1
    },
    end: { receiver in DocumentBuilder.of(receiver)?.end() },
    text: { receiver, bytes, count in
      let text = UnsafeRawBufferPointer(start: bytes, count: count)
      DocumentBuilder.of(receiver)?.pendingText.append(contentsOf: text)
    },
    problem: { receiver, offset, problem, name in
      DocumentBuilder.of(receiver)?
        .report(problem, at: offset, about: name.map { String(cString: $0) } ?? "")
    }
  )

  private struct StartTag {
    let name: UnsafePointer<CChar>
    let prefix: UnsafePointer<CChar>?
    let namespace: UnsafePointer<CChar>?
    let attributes: UnsafeBufferPointer<UnsafePointer<CChar>?>
    let namespaceCount: Int
  }

  private static func of(_ receiver: UnsafeMutableRawPointer?) -> DocumentBuilder? {
    receiver.map { Unmanaged<DocumentBuilder>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Opens an element and returns whether to continue reading.
  private func start(_ tag: StartTag, after offset: Int) -> Bool {
    flushText()
    let start = offsetOfTag(before: offset)
    if elementCount == 0 { rootPrefix = tag.prefix.map { String(cString: $0) } }
    elementCount += 1
    declarationCount += tag.namespaceCount
    if let kind = exceededLimit() {
      problem = lines.problem(kind, at: start)
      return false
    }
    declarationCounts.append(tag.namespaceCount)
    let element = XMLDocument.Element(
      name: names.name(tag.name, in: tag.namespace),
      attributes: names.attributes(tag.attributes),
      position: lines.position(of: start)
    )
    open.append(element)
    return true
  }

  private func exceededLimit() -> XMLDocument.Problem.Kind? {
    if open.count >= limits.depth { return .tooDeep(limits.depth) }
    if elementCount > limits.elementCount { return .tooManyElements(limits.elementCount) }
    if declarationCount > limits.attributeCount { return .tooManyAttributes(limits.attributeCount) }
    return nil
  }

  private func end() {
    flushText()
    guard let element = open.popLast() else { return }
    // A problem may have interrupted the element before its declarations.
    declarationCount -= declarationCounts.popLast() ?? 0
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].content.append(.element(element))
    }
  }

  private func flushText() {
    guard !pendingText.isEmpty else { return }
    if !open.isEmpty {
      open[open.count - 1].content.append(.text(String(decoding: pendingText, as: UTF8.self)))
    }
    pendingText.removeAll(keepingCapacity: pendingText.count < 4_096)
  }

  private func report(_ code: cxml_problem, at offset: Int, about name: String) {
    var kind = XMLDocument.Problem.Kind(code, about: name)
    if !text.utf8[text.start...].contains(UInt8(ascii: "<")) { kind = .nothing }
    // Content after the outermost element; libxml2 reports it with the same code.
    if kind == .unfinished, root != nil { kind = .notWellFormed }
    // Within an invalid tag, the position of libxml2 is arbitrary; the start of the tag is more
    // useful.
    let start = code == CXML_MISMATCHED_TAGS ? offsetOfTag(before: offset) : text.start + offset
    problem = lines.problem(kind, at: start)
  }

  /// Returns the start of the tag that contains or precedes an offset.
  ///
  /// Attribute values never contain an angle bracket.
  private func offsetOfTag(before offset: Int) -> Int {
    let end = min(text.start + offset, text.utf8.count)
    return text.utf8[..<end].lastIndex(of: UInt8(ascii: "<")) ?? end
  }
}

extension XMLDocument.Problem.Kind {
  fileprivate init(_ code: cxml_problem, about name: String) {
    switch code {
    case CXML_NOTHING: self = .nothing
    case CXML_MISMATCHED_TAGS: self = .mismatchedTags(name)
    case CXML_UNFINISHED: self = .unfinished
    case CXML_FORBIDDEN_CHARACTER: self = .forbiddenCharacter
    case CXML_UNKNOWN_ENTITY: self = .unknownEntity(name)
    case CXML_DUPLICATE_ATTRIBUTE: self = .duplicateAttribute(name)
    case CXML_UNDECLARED_PREFIX: self = .undeclaredPrefix(name)
    case CXML_DECLARED_ENTITY: self = .declaredEntity(name)
    case CXML_DECLARATIONS: self = .declarations
    default: self = .notWellFormed
    }
  }
}

/// The names of a document, each of which is created once.
///
/// libxml2 returns the same pointer for the same name.
struct NameTable {
  private var texts: [UnsafePointer<CChar>: String] = [:]

  /// Returns the name of an element or an attribute.
  mutating func name(
    _ local: UnsafePointer<CChar>,
    in namespace: UnsafePointer<CChar>?
  ) -> XMLDocument.Name {
    XMLDocument.Name(text(local), in: namespace.map { text($0) })
  }

  /// Returns the attributes of a tag.
  ///
  /// The pointers are those of local name, prefix, namespace, start and end of the value of each.
  mutating func attributes(
    _ pointers: UnsafeBufferPointer<UnsafePointer<CChar>?>
  ) -> [XMLDocument.Attribute] {
    var attributes: [XMLDocument.Attribute] = []
    attributes.reserveCapacity(pointers.count / 5)
    for index in stride(from: 0, to: pointers.count, by: 5) {
      guard let local = pointers[index], let start = pointers[index + 3],
        let end = pointers[index + 4]
      else { continue }
      let value = UnsafeRawBufferPointer(start: start, count: end - start)
      attributes.append(
        XMLDocument.Attribute(
          name: name(local, in: pointers[index + 2]),
          value: String(decoding: value, as: UTF8.self)
        )
      )
    }
    return attributes
  }

  private mutating func text(_ pointer: UnsafePointer<CChar>) -> String {
    if let text = texts[pointer] { return text }
    let text = String(cString: pointer)
    texts[pointer] = text
    return text
  }
}

import CXML

/// Receives the content of a document while it is read.
package protocol XMLEventReceiver: AnyObject {
  /// Receives a start tag.
  ///
  /// - Parameter reader: The reader, whose properties describe the tag during the call.
  /// - Returns: Whether to continue reading.
  func startElement(in reader: XMLEventReader) -> Bool

  /// Receives the end of the innermost open element.
  ///
  /// Elements that are still open at an error have no end.
  func endElement()

  /// Receives a part of the text, with resolved references and line feeds as line breaks.
  ///
  /// - Parameter bytes: The part in UTF-8, valid only during the call; it may be one of many.
  func text(_ bytes: UnsafeRawBufferPointer)
}

/// Reads a document strictly and passes its content on, without storing it.
///
/// It reads the same documents as ``XMLDocument``, with the same limits and problems. Values of
/// attributes become strings only when they are requested.
package final class XMLEventReader {
  private let source: XMLEncoding.Text
  private let limits: XMLDocument.Limits
  private let receiver: any XMLEventReceiver
  private var lines: Lines
  private var names = NameTable()
  /// The number of prefixes that each open element declares, and their total.
  private var declarationCounts: [Int] = []
  private var declarationCount = 0
  private var elementCount = 0
  private var isRootClosed = false
  private var problem: XMLDocument.Problem?
  private var tag = StartTag()

  /// A start tag; its pointers are valid during the call that passes them.
  private struct StartTag {
    var name: UnsafePointer<CChar>?
    var prefix: UnsafePointer<CChar>?
    var namespace: UnsafePointer<CChar>?
    /// Five pointers for each attribute: local name, prefix, namespace, start and end of the value.
    var attributes = UnsafeBufferPointer<UnsafePointer<CChar>?>(start: nil, count: 0)
    /// The offset after the attributes.
    var end = 0
    /// The offset of the angle bracket; `nil` if it was not requested yet.
    var start: Int?
  }

  private init(
    _ source: XMLEncoding.Text,
    limits: XMLDocument.Limits,
    receiver: any XMLEventReceiver
  ) {
    self.source = source
    self.limits = limits
    self.receiver = receiver
    lines = Lines(source.utf8)
  }

  /// Reads a document in UTF-8 or UTF-16.
  ///
  /// - Parameters:
  ///   - bytes: The document, with or without a byte order mark.
  ///   - limits: The limits of its size.
  ///   - receiver: The receiver of the content.
  /// - Returns: The error that ended the reading; `nil` if the document is complete, or if the
  ///   receiver ended the reading.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func read(
    _ bytes: [UInt8],
    limits: XMLDocument.Limits = XMLDocument.Limits(),
    into receiver: any XMLEventReceiver
  ) -> XMLDocument.Problem? {
    guard bytes.count < Int(Int32.max) / 2 else { return Lines(bytes).problem(.tooLarge, at: 0) }
    do throws(XMLDocument.Problem) {
      let text = try XMLEncoding.text(of: bytes)
      try AttributeCounter.check(text, limits: limits)
      return XMLEventReader(text, limits: limits, receiver: receiver).read()
    } catch {
      return error
    }
  }

  private func read() -> XMLDocument.Problem? {
    let state = source.utf8.withUnsafeBytes { bytes in
      cxml_document_read(
        bytes.baseAddress?.advanced(by: source.start).assumingMemoryBound(to: CChar.self),
        bytes.count - source.start,
        XMLEventReader.events,
        Unmanaged.passUnretained(self).toOpaque()
      )
    }
    if state != 0 { problem = lines.problem(.tooLarge, at: 0) }
    return problem
  }
}

// MARK: - Start tags

extension XMLEventReader {
  /// The number of the element's name, counted from 0 in the order of first occurrence.
  package var nameIndex: Int {
    tag.name.map { names.index(of: $0) } ?? 0
  }

  /// The number of attributes.
  package var attributeCount: Int { tag.attributes.count / 5 }

  /// Returns the number of an attribute's name, in the same count as that of elements.
  ///
  /// - Parameter attribute: The position among the attributes, counted from 0.
  /// - Returns: The number; `nil` if the name has a prefix.
  package func nameIndex(ofAttribute attribute: Int) -> Int? {
    guard tag.attributes[5 * attribute + 2] == nil, let name = tag.attributes[5 * attribute] else {
      return nil
    }
    return names.index(of: name)
  }

  /// Reads the value of an attribute.
  ///
  /// - Parameter attribute: The position among the attributes, counted from 0.
  /// - Returns: The value, with its references resolved.
  package func value(ofAttribute attribute: Int) -> String {
    guard let start = tag.attributes[5 * attribute + 3], let end = tag.attributes[5 * attribute + 4]
    else { return "" }
    return String(decoding: UnsafeRawBufferPointer(start: start, count: end - start), as: UTF8.self)
  }

  /// Looks up a name.
  ///
  /// - Parameter nameIndex: The number of the name, as other properties return it.
  /// - Returns: The name without its prefix.
  package func name(_ nameIndex: Int) -> String { names.texts[nameIndex] }

  /// The prefix of the element's name; `nil` if it has none.
  package var prefix: String? { tag.prefix.map { String(cString: $0) } }

  /// The name of the element, with its namespace.
  var qualifiedName: XMLDocument.Name {
    XMLDocument.Name(name(nameIndex), in: tag.namespace.map { names.text($0) })
  }

  /// The attributes.
  var attributes: [XMLDocument.Attribute] {
    (0..<attributeCount)
      .map { attribute in
        let name = tag.attributes[5 * attribute].map { names.text($0) } ?? ""
        let namespace = tag.attributes[5 * attribute + 2].map { names.text($0) }
        return XMLDocument.Attribute(
          name: XMLDocument.Name(name, in: namespace),
          value: value(ofAttribute: attribute)
        )
      }
  }

  /// The position of the tag.
  ///
  /// - Complexity: O(*d*), where *d* is the distance to the previous tag whose position was
  ///   requested.
  package var position: XMLDocument.Position { lines.position(of: start) }

  /// The range of the tag, up to its last attribute.
  package var utf8Range: Range<Int> { start..<max(start, tag.end) }

  /// Finds the characters between the quotation marks of an attribute.
  ///
  /// - Parameter attribute: The position among the attributes, counted from 0.
  /// - Returns: Their position and range.
  /// - Complexity: O(*n*), where *n* is the length of the tag, plus that of ``position``.
  package func location(
    ofAttribute attribute: Int
  ) -> (position: XMLDocument.Position, utf8Range: Range<Int>) {
    let tagPosition = position
    guard let index = nameIndex(ofAttribute: attribute),
      let range = source.utf8.withUnsafeBytes({ bytes in
        let tag = UnsafeRawBufferPointer(rebasing: bytes[utf8Range])
        return ByteScanner(tag).rangeOfValue(ofAttribute: name(index))
      })
    else { return (tagPosition, utf8Range) }
    // A copy, because `lines` must not move past the start of the tag.
    var lines = lines
    let position = lines.position(of: start + range.lowerBound)
    return (position, start + range.lowerBound..<start + range.upperBound)
  }

  private var start: Int {
    if let start = tag.start { return start }
    let start = offsetOfTag(before: tag.end)
    tag.start = start
    return start
  }

  /// Returns the start of the tag that contains or precedes an offset.
  ///
  /// Attribute values never contain an angle bracket.
  private func offsetOfTag(before offset: Int) -> Int {
    let end = min(offset, source.utf8.count)
    return source.utf8[..<end].lastIndex(of: UInt8(ascii: "<")) ?? end
  }
}

extension ByteScanner {
  /// Returns the range between the quotation marks of an attribute; `nil` if it was not found.
  fileprivate consuming func rangeOfValue(ofAttribute name: String) -> Range<Int>? {
    while let next, !next.isXMLWhitespace { move() }
    while true {
      skipWhitespace()
      let found = self.name()
      guard !found.isEmpty, moveTo(UInt8(ascii: "=")) else { return nil }
      move()
      skipWhitespace()
      guard let quotationMark = next else { return nil }
      move()
      let start = offset
      guard moveTo(quotationMark) else { return nil }
      if found.elementsEqual(name.utf8) { return start..<offset }
      move()
    }
  }
}

// MARK: - Events

extension XMLEventReader {
  /// The callbacks for libxml2, with a reader as their receiver.
  private static let events = cxml_document_events(
    start: {
      receiver,
      offset,
      name,
      prefix,
      namespace,
      attributes,
      attributeCount,
      namespaceCount in
      guard let reader = XMLEventReader.of(receiver), let name else { return 1 }
      reader.tag = StartTag(
        name: name,
        prefix: prefix,
        namespace: namespace,
        attributes: UnsafeBufferPointer(start: attributes, count: 5 * attributeCount),
        end: reader.source.start + offset
      )
      return reader.startElement(declarationCount: namespaceCount) ? 0 : 1
    },
    end: { receiver in XMLEventReader.of(receiver)?.endElement() },
    text: { receiver, bytes, count in
      XMLEventReader.of(receiver)?.receiver
        .text(UnsafeRawBufferPointer(start: bytes, count: count))
    },
    problem: { receiver, offset, problem, name in
      XMLEventReader.of(receiver)?
        .report(problem, at: offset, about: name.map { String(cString: $0) } ?? "")
    }
  )

  private static func of(_ receiver: UnsafeMutableRawPointer?) -> XMLEventReader? {
    receiver.map { Unmanaged<XMLEventReader>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Opens an element and returns whether to continue reading.
  private func startElement(declarationCount count: Int) -> Bool {
    elementCount += 1
    declarationCount += count
    if let kind = exceededLimit() {
      problem = lines.problem(kind, at: start)
      return false
    }
    declarationCounts.append(count)
    return receiver.startElement(in: self)
  }

  private func exceededLimit() -> XMLDocument.Problem.Kind? {
    if declarationCounts.count >= limits.depth { return .tooDeep(limits.depth) }
    if elementCount > limits.elementCount { return .tooManyElements(limits.elementCount) }
    if names.texts.count > limits.nameCount { return .tooManyNames(limits.nameCount) }
    if declarationCount > limits.attributeCount { return .tooManyAttributes(limits.attributeCount) }
    return nil
  }

  private func endElement() {
    guard let count = declarationCounts.popLast() else { return }
    declarationCount -= count
    isRootClosed = declarationCounts.isEmpty
    receiver.endElement()
  }

  private func report(_ code: cxml_problem, at offset: Int, about name: String) {
    var kind = XMLDocument.Problem.Kind(code, about: name)
    if !source.utf8[source.start...].contains(UInt8(ascii: "<")) { kind = .nothing }
    // Content after the outermost element; libxml2 reports it with the same code.
    if kind == .unfinished, isRootClosed { kind = .notWellFormed }
    // Within an invalid tag, the position of libxml2 is arbitrary; the start of the tag is more
    // useful.
    let end = source.start + offset
    if case .forbiddenCharacter(nil) = kind {
      kind = .forbiddenCharacter(forbiddenCharacter(at: end))
    }
    problem = lines.problem(kind, at: code == CXML_MISMATCHED_TAGS ? offsetOfTag(before: end) : end)
  }
}

extension XMLEventReader {
  /// Returns the character at an offset if XML forbids it; libxml2 does not name those in attributes.
  private func forbiddenCharacter(at offset: Int) -> Unicode.Scalar? {
    guard source.utf8.indices.contains(offset) else { return nil }
    let text = String(decoding: source.utf8[offset...].prefix(4), as: UTF8.self)
    return String(text.unicodeScalars.prefix(1)).firstCharacterForbiddenInXML
  }
}

extension XMLDocument.Problem.Kind {
  init(_ code: cxml_problem, about name: String) {
    switch code {
    case CXML_NOTHING: self = .nothing
    case CXML_MISMATCHED_TAGS: self = .mismatchedTags(name)
    case CXML_UNFINISHED: self = .unfinished
    case CXML_FORBIDDEN_CHARACTER:
      self = .forbiddenCharacter(UInt32(name, radix: 16).flatMap(Unicode.Scalar.init))
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
private struct NameTable {
  /// The names in the order of first occurrence.
  private(set) var texts: [String] = []
  private var indices: [UnsafePointer<CChar>: Int] = [:]
  /// The name that was last looked up with each hash, because most documents have few names.
  private var recent = [(pointer: UnsafePointer<CChar>?, index: Int)](
    repeating: (nil, 0),
    count: 256
  )

  /// Returns the number of a name.
  mutating func index(of pointer: UnsafePointer<CChar>) -> Int {
    // The golden ratio distributes addresses that are close to each other.
    let product = UInt64(UInt(bitPattern: pointer)) &* 0x9E37_79B9_7F4A_7C15
    let slot = Int(product >> 56)
    let recently = recent[slot]
    if recently.pointer == pointer { return recently.index }
    let index = newIndex(of: pointer)
    recent[slot] = (pointer, index)
    return index
  }

  private mutating func newIndex(of pointer: UnsafePointer<CChar>) -> Int {
    if let index = indices[pointer] { return index }
    let index = texts.count
    texts.append(String(cString: pointer))
    indices[pointer] = index
    return index
  }

  /// Returns a name.
  mutating func text(_ pointer: UnsafePointer<CChar>) -> String { texts[index(of: pointer)] }
}

import CXML

/// An element as it stands in a document.
package struct XMLElement: Hashable, Sendable {
  /// An attribute of an element, its references resolved.
  package struct Attribute: Hashable, Sendable {
    /// The name.
    package let name: String
    /// The value.
    package let value: String

    /// Creates an attribute.
    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The name.
  package let name: String
  /// The attributes in the order of the document.
  package let attributes: [Attribute]
  /// The elements in it, in the order of the document.
  package var children: [XMLElement]

  /// Creates an element.
  package init(name: String, attributes: [Attribute], children: [XMLElement] = []) {
    self.name = name
    self.attributes = attributes
    self.children = children
  }

  /// Returns the value of the first attribute with a name.
  package subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }
}

/// Reads elements that were cut out of a document, each by itself, with libxml2.
///
/// What is wrong with an element is mended as far as that is possible, and told. No entity is known
/// but those of XML itself, and nothing else is opened.
///
/// ```swift
/// let read = try XMLElementReader().read(Array(#"<Record value="72.5" unit="kg"/>"#.utf8))
/// read.element?["value"]  // "72.5"
/// ```
package final class XMLElementReader {
  /// Why there is no reader.
  package struct OutOfMemory: Error {}

  /// What was read.
  package struct Reading: Hashable, Sendable {
    /// The element; `nil` if there was none.
    package let element: XMLElement?
    /// What was wrong with it.
    package let problems: Set<XMLProblem>
  }

  private let parser: OpaquePointer

  /// Creates a reader.
  ///
  /// - Throws: That there is no memory for it.
  package init() throws(OutOfMemory) {
    guard let parser = cxml_parser_create() else { throw OutOfMemory() }
    self.parser = parser
  }

  deinit {
    cxml_parser_free(parser)
  }

  /// Reads an element, from its first angle bracket to its last.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package func read(_ bytes: UnsafeRawBufferPointer) -> Reading {
    let (element, isWhole) = parse(bytes)
    if isWhole { return Reading(element: element, problems: []) }
    let mended = MendedElement(bytes)
    let (secondElement, isMended) = mended.bytes.withUnsafeBytes { parse($0) }
    return Reading(
      element: secondElement,
      problems: isMended ? mended.problems : mended.problems.union([.notWellFormed])
    )
  }

  /// Reads an element, from its first angle bracket to its last.
  package func read(_ bytes: [UInt8]) -> Reading {
    bytes.withUnsafeBytes { read($0) }
  }

  private func parse(_ bytes: UnsafeRawBufferPointer) -> (element: XMLElement?, isWhole: Bool) {
    let tree = ElementTree()
    let state = cxml_parser_read(
      parser,
      bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
      bytes.count,
      ElementTree.events,
      Unmanaged.passUnretained(tree).toOpaque()
    )
    return (tree.root, state == 0 && tree.root != nil)
  }
}

/// Puts elements together from what libxml2 tells of them.
final class ElementTree {
  /// The outermost element; `nil` before it has begun.
  ///
  /// An element that was never closed is closed by the end.
  var root: XMLElement? {
    var open = open
    while open.count > 1 {
      let last = open.removeLast()
      open[open.count - 1].children.append(last)
    }
    return closed ?? open.first
  }

  private var open: [XMLElement] = []
  private var closed: XMLElement?

  /// The calls that lead here, with a tree as their receiver.
  static let events = cxml_events(
    start: { receiver, name, attributes in
      guard let receiver, let name else { return }
      Unmanaged<ElementTree>.fromOpaque(receiver).takeUnretainedValue()
        .start(String(cString: name), ElementTree.attributes(attributes))
    },
    end: { receiver in
      guard let receiver else { return }
      Unmanaged<ElementTree>.fromOpaque(receiver).takeUnretainedValue().end()
    }
  )

  private static func attributes(
    _ pointers: UnsafePointer<UnsafePointer<CChar>?>?
  ) -> [XMLElement.Attribute] {
    var attributes: [XMLElement.Attribute] = []
    guard var next = pointers else { return attributes }
    while let name = next.pointee {
      let value = (next + 1).pointee.map { String(cString: $0) } ?? ""
      attributes.append(XMLElement.Attribute(name: String(cString: name), value: value))
      next += 2
    }
    return attributes
  }

  private func start(_ name: String, _ attributes: [XMLElement.Attribute]) {
    // What stands behind the outermost element is no part of it.
    guard closed == nil else { return }
    open.append(XMLElement(name: name, attributes: attributes))
  }

  private func end() {
    guard let element = open.popLast() else { return }
    if open.isEmpty {
      closed = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }
}

/// What can be wrong with an element that was read nevertheless.
package enum XMLProblem: Hashable, Sendable, CaseIterable {
  /// Bytes that are no UTF-8; U+FFFD stands for them.
  case invalidUTF8
  /// Characters that XML forbids, written as they are or by their numbers; U+FFFD stands for them.
  case forbiddenCharacters
  /// An attribute stands there more than once; the first one counts.
  case duplicateAttributes
  /// A name without a value, a blank in a name, or a value without quotation marks.
  case malformedAttributes
  /// An ampersand that begins nothing, or the name of an entity that nobody knows: read as it is written.
  case unknownReferences
  /// An angle bracket in a value, read as it is written.
  case bareAngleBrackets
  /// Something else.
  case notWellFormed
}

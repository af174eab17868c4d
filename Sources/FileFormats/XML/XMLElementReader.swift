import CXML

/// An element that is read independently of its document.
package struct XMLElement: Hashable, Sendable {
  /// An attribute of an element, with its references resolved.
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
  /// The child elements, in the order of the document.
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

/// Reads single elements, extracted from a document, with libxml2.
///
/// The reader repairs malformed elements as far as possible and reports the problems. It resolves
/// only the predefined entities of XML, and opens no files.
///
/// ```swift
/// let read = try XMLElementReader().read(Array(#"<Record value="72.5" unit="kg"/>"#.utf8))
/// read.element?["value"]  // "72.5"
/// ```
package final class XMLElementReader {
  /// A failure to create a reader, because there is not enough memory.
  package struct OutOfMemory: Error {}

  /// The result of reading an element.
  package struct Reading: Hashable, Sendable {
    /// The element; `nil` if there was none.
    package let element: XMLElement?
    /// The problems that were found in the element.
    package let problems: Set<XMLProblem>
  }

  private let parser: OpaquePointer

  /// Creates a reader.
  ///
  /// - Throws: `OutOfMemory` if there is not enough memory.
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
    let repaired = RepairedElement(bytes)
    let (secondElement, isRepaired) = repaired.bytes.withUnsafeBytes { parse($0) }
    return Reading(
      element: secondElement,
      problems: isRepaired ? repaired.problems : repaired.problems.union([.notWellFormed])
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

/// Builds elements from the events of libxml2.
final class ElementTree {
  /// The outermost element; `nil` before its start.
  ///
  /// Elements that were never closed end at the end of the input.
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

  /// The callbacks for libxml2, with a tree as their receiver.
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
    // Content after the outermost element is ignored.
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

/// The problems of an element that was read nevertheless.
package enum XMLProblem: Hashable, Sendable, CaseIterable {
  /// Invalid UTF-8, replaced by U+FFFD.
  case invalidUTF8
  /// Characters that XML forbids, written as themselves or by their numbers, replaced by U+FFFD.
  case forbiddenCharacters
  /// An attribute that occurs more than once; the first one counts.
  case duplicateAttributes
  /// A name without a value, whitespace in a name, or a value without quotation marks.
  case malformedAttributes
  /// An ampersand without a reference, or the name of an unknown entity; read literally.
  case unknownReferences
  /// An angle bracket in a value; read literally.
  case bareAngleBrackets
  /// Any other error.
  case notWellFormed
}

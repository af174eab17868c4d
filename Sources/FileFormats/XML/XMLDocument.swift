/// A complete document, read strictly.
///
/// ```swift
/// let reading = XMLDocument.read(Array("<a><b>x &amp; y</b></a>".utf8))
/// reading.root?.elements.first?.text  // "x & y"
/// ```
package enum XMLDocument {
  /// The name of an element or of an attribute.
  package struct Name: Hashable, Sendable {
    /// The name without its prefix.
    package let local: String
    /// The namespace of the prefix, or the default namespace; `nil` if there is none.
    package let namespace: String?

    /// Creates a name.
    package init(_ local: String, in namespace: String? = nil) {
      self.local = local
      self.namespace = namespace
    }
  }

  /// An attribute with its references resolved.
  package struct Attribute: Hashable, Sendable {
    /// The name; without a prefix it has no namespace.
    package let name: Name
    /// The value.
    package let value: String
  }

  /// The content of an element.
  package enum Content: Hashable, Sendable {
    /// Text with resolved references and line feeds as line breaks; never two in a row.
    case text(String)
    /// An element.
    case element(Element)
  }

  /// A position in a document.
  ///
  /// Positions in a UTF-16 document are those of its UTF-8 equivalent without a byte order mark.
  package struct Position: Hashable, Sendable {
    private let offset: Int32
    private let lineNumber: Int32
    private let columnNumber: Int32

    /// The UTF-8 offset.
    package var utf8Offset: Int { Int(offset) }
    /// The line, counted from 1.
    package var line: Int { Int(lineNumber) }
    /// The column in UTF-8 code units, counted from 1.
    package var column: Int { Int(columnNumber) }

    init(utf8Offset: Int, line: Int, column: Int) {
      // `read` rejects documents that exceed this range.
      offset = Int32(clamping: utf8Offset)
      lineNumber = Int32(clamping: line)
      columnNumber = Int32(clamping: column)
    }
  }

  /// Limits for documents, which protect memory and time against malicious input.
  package struct Limits: Hashable, Sendable {
    /// The maximum nesting depth of elements.
    package var depth = 256
    /// The maximum number of elements.
    package var elementCount = 5_000_000
    /// The maximum number of attributes and prefix declarations in a tag.
    ///
    /// It is also the maximum number of prefix declarations in effect at once.
    package var attributeCount = 256
    /// The maximum number of different names of elements and attributes.
    ///
    /// The time that libxml2 needs for them grows with the square of their number.
    package var nameCount = 50_000

    /// Creates the default limits.
    package init() {}
  }

  /// The result of reading a document.
  package struct Reading: Hashable, Sendable {
    /// The outermost element; with a problem, the part before it.
    package let root: Element?
    /// The prefix of its name; `nil` if it has none.
    package let rootPrefix: String?
    /// The error that ended the reading; `nil` if the document is complete.
    package let problem: Problem?

    init(root: Element?, rootPrefix: String? = nil, problem: Problem?) {
      self.root = root
      self.rootPrefix = rootPrefix
      self.problem = problem
    }
  }
}

// MARK: - Element

extension XMLDocument {
  /// An element of a document.
  package struct Element: Hashable, Sendable {
    /// The name.
    package let name: Name
    /// The attributes in the order of the document, without the declarations of prefixes.
    package let attributes: [Attribute]
    /// The content in the order of the document, without comments and processing instructions.
    package internal(set) var content: [Content] = []
    /// The start of the start tag.
    package let position: Position
  }
}

extension XMLDocument.Element {
  /// The child elements.
  package var elements: some Sequence<XMLDocument.Element> {
    content.lazy.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The text directly within the element, without that of its child elements.
  package var text: String {
    if content.count == 1, case .text(let text) = content[0] { return text }
    return content.reduce(into: "") { text, content in
      if case .text(let piece) = content { text += piece }
    }
  }

  /// Returns the value of an attribute; `nil` if there is none.
  package subscript(name: String, in namespace: String? = nil) -> String? {
    attributes.first { $0.name.local == name && $0.name.namespace == namespace }?.value
  }
}

// MARK: - Reading

extension XMLDocument {
  /// Reads a document in UTF-8 or UTF-16.
  ///
  /// An external document type, as in property lists, is ignored. Only the bytes are read: no
  /// files, no network. A document that declares entities is rejected.
  ///
  /// - Parameters:
  ///   - bytes: The document, with or without a byte order mark.
  ///   - limits: The limits of its size.
  /// - Returns: The outermost element, and the error that ended the reading.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func read(_ bytes: [UInt8], limits: Limits = Limits()) -> Reading {
    let builder = DocumentBuilder()
    let problem = XMLEventReader.read(bytes, limits: limits, into: builder)
    return builder.reading(problem: problem)
  }
}

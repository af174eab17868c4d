import CXML

/// A whole document, read strictly.
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
    /// What its prefix stands for; `nil` where it has none and nothing else is declared.
    package let namespace: String?

    /// Creates a name.
    package init(_ local: String, in namespace: String? = nil) {
      self.local = local
      self.namespace = namespace
    }
  }

  /// An attribute, its references resolved.
  package struct Attribute: Hashable, Sendable {
    /// The name; without a prefix it has no namespace.
    package let name: Name
    /// The value.
    package let value: String
  }

  /// What stands in an element.
  package enum Content: Hashable, Sendable {
    /// Text, its references resolved and its line ends line feeds; never two of them in a row.
    case text(String)
    /// An element.
    case element(Element)
  }

  /// Where something stands in the text of a document.
  ///
  /// A document in UTF-16 is counted as if it were in UTF-8 and had no byte order mark.
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
      // No document is that large: `read` takes none.
      offset = Int32(clamping: utf8Offset)
      lineNumber = Int32(clamping: line)
      columnNumber = Int32(clamping: column)
    }
  }

  /// How much of everything a document may have, so that no input exhausts memory or time.
  package struct Limits: Hashable, Sendable {
    /// How deep elements may be nested.
    package var depth = 256
    /// How many elements there may be.
    package var elementCount = 5_000_000
    /// How many attributes and declarations of prefixes a tag may have, and how many of the latter may
    /// hold at once.
    package var attributeCount = 256

    /// Creates the limits that hold where nothing else is said.
    package init() {}
  }

  /// What was read.
  package struct Reading: Hashable, Sendable {
    /// The outermost element; with a problem, what of it stands before that.
    package let root: Element?
    /// The prefix of its name; `nil` if it has none.
    package let rootPrefix: String?
    /// What ended the reading.
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
    /// What stands in it, in the order of the document; comments and instructions are left out.
    package internal(set) var content: [Content] = []
    /// Where its start tag begins.
    package let position: Position
  }
}

extension XMLDocument.Element {
  /// The elements in it.
  package var elements: some Sequence<XMLDocument.Element> {
    content.lazy.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The text in it, without that of its elements.
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
  /// A document type that is declared elsewhere, as property lists have one, is passed over. Nothing
  /// but the bytes is read: no file, no network. One that declares entities is refused.
  ///
  /// - Parameters:
  ///   - bytes: The document, with or without a byte order mark.
  ///   - limits: How much of everything it may have.
  /// - Returns: The outermost element, and what is wrong.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func read(_ bytes: [UInt8], limits: Limits = Limits()) -> Reading {
    guard bytes.count < Int(Int32.max) / 2 else {
      return Reading(root: nil, problem: Lines(bytes).problem(.tooLarge, at: 0))
    }
    do throws(Problem) {
      let text = try XMLEncoding.text(of: bytes)
      try TagMeasure.check(text, limits: limits)
      return read(text, limits: limits)
    } catch {
      return Reading(root: nil, problem: error)
    }
  }

  private static func read(_ text: XMLEncoding.Text, limits: Limits) -> Reading {
    let builder = DocumentBuilder(text, limits: limits)
    let state = text.utf8.withUnsafeBytes { bytes in
      cxml_document_read(
        bytes.baseAddress?.advanced(by: text.start).assumingMemoryBound(to: CChar.self),
        bytes.count - text.start,
        DocumentBuilder.events,
        Unmanaged.passUnretained(builder).toOpaque()
      )
    }
    return builder.reading(isOutOfMemory: state != 0)
  }
}

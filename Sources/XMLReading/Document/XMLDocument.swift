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

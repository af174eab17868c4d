package import Diagnostics

extension XMLDocument {
  /// What ends the reading of a document.
  package struct Problem: Error, Hashable, Sendable {
    /// What it is.
    package let kind: Kind
    /// Where it is.
    package let position: Position
  }
}

extension XMLDocument.Problem {
  /// What can end the reading of a document.
  package enum Kind: Hashable, Sendable {
    /// The grammar of XML is broken.
    case notWellFormed
    /// There is no element.
    case nothing
    /// The end tag of another element stands where that of the named one should.
    case mismatchedTags(String)
    /// The document ends within a tag, an element or the like.
    case unfinished
    /// A character that no document may hold, as it is or by its number.
    case forbiddenCharacter
    /// A reference to an entity that is none of XML's own.
    case unknownEntity(String)
    /// An attribute stands in a tag more than once.
    case duplicateAttribute(String)
    /// A prefix that is declared nowhere.
    case undeclaredPrefix(String)
    /// The document declares an entity. None is ever expanded.
    case declaredEntity(String)
    /// The document declares something else.
    case declarations
    /// An encoding that is neither UTF-8 nor UTF-16.
    case encoding(String)
    /// Bytes that the encoding does not have.
    case invalidEncoding
    /// Elements are nested deeper than the limit.
    case tooDeep(Int)
    /// There are more elements than the limit.
    case tooManyElements(Int)
    /// A tag has more attributes than the limit.
    case tooManyAttributes(Int)
    /// The document is larger than two gigabytes, or than the memory.
    case tooLarge
  }
}

extension XMLDocument.Problem.Kind {
  /// What diagnostics say about the problem.
  package var message: Diagnostic.Message {
    switch self {
    case .notWellFormed: Message("xml-well-formed", "this is not well-formed XML")
    case .nothing: Message("xml-empty", "the file contains no XML")
    case .mismatchedTags(let name):
      Message("xml-mismatched-tags", "expected the end tag of \(quoted: name) here")
    case .unfinished: Message("xml-unfinished", "the file ends within an element")
    case .forbiddenCharacter:
      Message("xml-forbidden-character", "XML files cannot contain this character")
    case .unknownEntity(let name):
      Message(
        "xml-unknown-entity",
        "the entity \(quoted: name) is not known: XML itself has amp, lt, gt, quot and apos"
      )
    case .duplicateAttribute(let name):
      Message("xml-duplicate-attribute", "the attribute \(quoted: name) appears twice")
    case .undeclaredPrefix(let name):
      Message("xml-undeclared-prefix", "the prefix \(quoted: name) is not declared")
    case .declaredEntity(let name):
      Message(
        "xml-declared-entity",
        "the file declares the entity \(quoted: name); for safety, such files are not read"
      )
    case .declarations:
      Message(
        "xml-declarations",
        "the document type contains declarations; for safety, such files are not read"
      )
    case .encoding, .invalidEncoding: encodingMessage
    case .tooDeep, .tooManyElements, .tooManyAttributes, .tooLarge: limitMessage
    }
  }

  private var encodingMessage: Diagnostic.Message {
    if case .encoding(let name) = self {
      Message(
        "xml-encoding",
        "the encoding \(quoted: name) is not known, or not that of the file: UTF-8 and UTF-16 are read"
      )
    } else {
      Message("xml-invalid-encoding", "these bytes are neither UTF-8 nor UTF-16")
    }
  }

  private var limitMessage: Diagnostic.Message {
    switch self {
    case .tooDeep(let limit):
      Message(
        "xml-too-deep",
        "elements are nested more than \(limit) levels deep",
        one: "elements are nested more than \(limit) level deep"
      )
    case .tooManyElements(let limit):
      Message(
        "xml-too-many-elements",
        "the file has more than \(limit) elements",
        one: "the file has more than \(limit) element"
      )
    case .tooManyAttributes(let limit):
      Message(
        "xml-too-many-attributes",
        "a tag has more than \(limit) attributes",
        one: "a tag has more than \(limit) attribute"
      )
    default: Message("xml-too-large", "the file is too large to be read")
    }
  }

  private typealias Message = Diagnostic.Message
}

/// Counts lines and columns of places that are asked for in the order of a text.
struct Lines {
  /// Where every document starts.
  static let start = XMLDocument.Position(utf8Offset: 0, line: 1, column: 1)

  private let bytes: [UInt8]
  private var lineStart = 0
  private var line = 1
  private var counted = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the position of an offset.
  ///
  /// - Complexity: O(*d*), where *d* is the distance to the offset that was asked for before; places
  ///   before that one are counted from the start.
  mutating func position(of offset: Int) -> XMLDocument.Position {
    let offset = min(max(offset, 0), bytes.count)
    if offset < counted { self = Lines(bytes) }
    bytes.withUnsafeBufferPointer { bytes in
      for index in counted..<offset where bytes[index] == UInt8(ascii: "\n") {
        line += 1
        lineStart = index + 1
      }
    }
    counted = offset
    return XMLDocument.Position(utf8Offset: offset, line: line, column: offset - lineStart + 1)
  }

  /// Returns a problem that stands at an offset.
  func problem(_ kind: XMLDocument.Problem.Kind, at offset: Int) -> XMLDocument.Problem {
    var lines = self
    return XMLDocument.Problem(kind: kind, position: lines.position(of: offset))
  }
}

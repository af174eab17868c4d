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
  /// A stable name in kebab case, for diagnostics.
  package var name: String {
    switch self {
    case .notWellFormed: "xml-well-formed"
    case .nothing: "xml-empty"
    case .mismatchedTags: "xml-mismatched-tags"
    case .unfinished: "xml-unfinished"
    case .forbiddenCharacter: "xml-forbidden-character"
    case .unknownEntity: "xml-unknown-entity"
    case .duplicateAttribute: "xml-duplicate-attribute"
    case .undeclaredPrefix: "xml-undeclared-prefix"
    case .declaredEntity: "xml-declared-entity"
    case .declarations: "xml-declarations"
    case .encoding: "xml-encoding"
    case .invalidEncoding: "xml-invalid-encoding"
    case .tooDeep: "xml-too-deep"
    case .tooManyElements: "xml-too-many-elements"
    case .tooManyAttributes: "xml-too-many-attributes"
    case .tooLarge: "xml-too-large"
    }
  }

  /// The name that the problem is about; `nil` where there is none.
  package var subject: String? {
    switch self {
    case .mismatchedTags(let name), .unknownEntity(let name), .duplicateAttribute(let name),
      .undeclaredPrefix(let name), .declaredEntity(let name), .encoding(let name):
      name
    default: nil
    }
  }

  /// The limit that was exceeded; `nil` where there is none.
  package var limit: Int? {
    switch self {
    case .tooDeep(let limit), .tooManyElements(let limit), .tooManyAttributes(let limit): limit
    default: nil
    }
  }
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

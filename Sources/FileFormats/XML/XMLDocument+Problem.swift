package import Diagnostics

extension XMLDocument {
  /// An error that ends the reading of a document.
  package struct Problem: Error, Hashable, Sendable {
    /// The kind of error.
    package let kind: Kind
    /// The position of the error.
    package let position: Position
  }
}

extension XMLDocument.Problem {
  /// The errors that end the reading of a document.
  package enum Kind: Hashable, Sendable {
    /// The XML is not well-formed.
    case notWellFormed
    /// There is no element.
    case nothing
    /// The end tag is that of another element than the named one.
    case mismatchedTags(String)
    /// The document ends within a tag, an element or the like.
    case unfinished
    /// A character that XML does not allow, written as itself or by its number; `nil` if it is not
    /// known.
    case forbiddenCharacter(Unicode.Scalar?)
    /// A reference to an entity that XML does not predefine.
    case unknownEntity(String)
    /// An attribute occurs more than once in a tag.
    case duplicateAttribute(String)
    /// A prefix without a declaration.
    case undeclaredPrefix(String)
    /// The document declares an entity; entities are never expanded.
    case declaredEntity(String)
    /// The document contains another kind of declaration.
    case declarations
    /// An encoding that is neither UTF-8 nor UTF-16.
    case encoding(String)
    /// Bytes that are invalid in the encoding.
    case invalidEncoding
    /// Elements are nested deeper than the limit.
    case tooDeep(Int)
    /// There are more elements than the limit.
    case tooManyElements(Int)
    /// There are more different names than the limit.
    case tooManyNames(Int)
    /// A tag has more attributes than the limit.
    case tooManyAttributes(Int)
    /// The document is larger than one gigabyte, or than the available memory.
    case tooLarge
  }
}

extension XMLDocument.Problem.Kind {
  /// The message for diagnostics.
  package var message: Diagnostic.Message {
    switch self {
    case .notWellFormed: Message("xml-well-formed", "this is not well-formed XML")
    case .nothing: Message("xml-empty", "the file contains no XML")
    case .mismatchedTags(let name):
      Message("xml-mismatched-tags", "expected the end tag of \(quoted: name) here")
    case .unfinished: Message("xml-unfinished", "the file ends within an element")
    case .forbiddenCharacter(let character?):
      Message(
        "xml-forbidden-character",
        variant: "named",
        "XML files cannot contain the character \(character.codePoint); remove it"
      )
    case .forbiddenCharacter(nil):
      Message("xml-forbidden-character", "XML files cannot contain this character; remove it")
    case .unknownEntity:
      Message(
        "xml-unknown-entity",
        "this entity is unknown; XML only defines amp, lt, gt, quot and apos"
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
    case .tooDeep, .tooManyElements, .tooManyNames, .tooManyAttributes, .tooLarge: limitMessage
    }
  }

  private var encodingMessage: Diagnostic.Message {
    if case .encoding(let name) = self {
      Message(
        "xml-encoding",
        "the encoding \(quoted: name) is not supported or does not match the file; use UTF-8 or UTF-16"
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
    case .tooManyNames(let limit):
      Message(
        "xml-too-many-names",
        "the elements and attributes of the file have more than \(limit) different names",
        one: "the elements and attributes of the file have more than \(limit) different name"
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

/// Computes lines and columns of offsets, which should be requested in ascending order.
struct Lines {
  /// The start of every document.
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
  /// - Complexity: O(*d*), where *d* is the distance to the previously requested offset. For an
  ///   offset before that one, counting begins at the start.
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

  /// Returns a problem at an offset.
  func problem(_ kind: XMLDocument.Problem.Kind, at offset: Int) -> XMLDocument.Problem {
    var lines = self
    return XMLDocument.Problem(kind: kind, position: lines.position(of: offset))
  }
}

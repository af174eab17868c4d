/// The layout of a JSON document: the separators between its values, and the escapes in its
/// strings.
@usableFromInline
package struct JSONLayout: Hashable, Sendable {
  /// The line end; empty if the whole document is on one line.
  package var newline: [UInt8]
  /// The indentation of one level of nesting.
  @usableFromInline package var indentation: [UInt8]
  /// The separator between a key and its value.
  package var colon: [UInt8]
  /// The separator after a comma that does not end a line.
  @usableFromInline package var gap: [UInt8]
  /// The layout of empty objects and arrays.
  package var emptyContainer: EmptyContainer
  /// Whether `/` is escaped as `\/`.
  package var escapesSlashes: Bool
  /// Whether non-ASCII characters are escaped as `\uXXXX`.
  package var escapesNonASCII: Bool

  /// The layout of an empty object or array.
  package enum EmptyContainer: Hashable, Sendable {
    /// Brackets on the same line, with the given whitespace between them.
    case closed([UInt8])
    /// Brackets separated by a number of line ends, with the closing one indented.
    case lines(Int)
  }

  /// The layout of Xcode.
  package static let xcode = JSONLayout(
    newline: Array("\n".utf8),
    indentation: Array("  ".utf8),
    colon: Array(" : ".utf8),
    gap: [],
    emptyContainer: .lines(2),
    escapesSlashes: false,
    escapesNonASCII: false
  )

  /// The layout of a line of JSON Lines: no line ends and no spaces.
  package static let line = JSONLayout(
    newline: [],
    indentation: [],
    colon: Array(":".utf8),
    gap: [],
    emptyContainer: .closed([]),
    escapesSlashes: false,
    escapesNonASCII: false
  )
}

// MARK: - Detection

extension JSONLayout {
  /// Determines the layout of a document from its first members, empty containers and escapes.
  ///
  /// Properties that the document does not show are those of Xcode, as far as they are consistent
  /// with the rest.
  ///
  /// - Complexity: O(*n*), where *n* is the number of values.
  package init(of document: JSONDocument) {
    self = .xcode
    detectSpacing(document)
    detectEmptyContainer(document)
    detectEscapes(document)
  }

  private mutating func detectSpacing(_ document: JSONDocument) {
    let bytes = document.bytes
    let members = document.root.members.prefix(2).map(\.self)
    guard let first = members.first else { return }
    colon = Array(bytes[first.key.node.range.upperBound..<first.value.node.range.lowerBound])
    let lead = bytes[document.root.node.range.lowerBound + 1..<first.key.node.range.lowerBound]
    if let end = lead.lastIndex(of: UInt8(ascii: "\n")) {
      let isCRLF = end > lead.startIndex && bytes[end - 1] == UInt8(ascii: "\r")
      newline = Array((isCRLF ? "\r\n" : "\n").utf8)
      indentation = Array(lead[(end + 1)...])
    } else {
      newline = []
      indentation = []
      if members.count > 1 {
        let text = document.bytes(
          withoutSurplusIn: first.value.node.range.upperBound..<members[1].key.node.range.lowerBound
        )
        gap = Array(text.drop { $0 != UInt8(ascii: ",") }.dropFirst())
      }
    }
  }

  private mutating func detectEmptyContainer(_ document: JSONDocument) {
    let isEmpty = { (index: Int) in
      let node = document.nodes[index]
      return (node.kind == .object || node.kind == .array) && node.next(after: index) == index + 1
    }
    if let index = document.nodes.indices.first(where: isEmpty) {
      let inside = document.bytes[document.nodes[index].range].dropFirst().dropLast()
      let lines = inside.count { $0 == UInt8(ascii: "\n") }
      emptyContainer = lines == 0 ? .closed(Array(inside)) : .lines(lines)
    } else if colon != JSONLayout.xcode.colon || newline.isEmpty {
      emptyContainer = .closed([])
    }
  }

  private mutating func detectEscapes(_ document: JSONDocument) {
    var hasUnicodeEscape = false
    for node in document.nodes where node.hasEscapes {
      var text = document.bytes[node.range]
      // A backslash may escape another one: `\\u` is not `\u`.
      while let backslash = text.firstIndex(of: UInt8(ascii: "\\")), backslash + 1 < text.endIndex {
        let letter = text[backslash + 1]
        escapesSlashes = escapesSlashes || letter == UInt8(ascii: "/")
        hasUnicodeEscape = hasUnicodeEscape || letter == UInt8(ascii: "u")
        text = text[(backslash + 2)...]
      }
    }
    escapesNonASCII = hasUnicodeEscape && document.bytes.allSatisfy { $0 < 0x80 }
  }
}

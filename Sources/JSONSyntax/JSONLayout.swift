/// How a JSON text is laid out: what stands between its values, and how its strings are escaped.
@usableFromInline
package struct JSONLayout: Hashable, Sendable {
  /// What ends a line; empty if all stands on one line.
  package var newline: [UInt8]
  /// What a level of nesting adds to the start of a line.
  @usableFromInline package var indentation: [UInt8]
  /// What stands between a key and its value.
  package var colon: [UInt8]
  /// What stands behind a comma that ends no line.
  @usableFromInline package var gap: [UInt8]
  /// How an object or a list without members is written.
  package var emptyContainer: EmptyContainer
  /// Whether `/` is written as `\/`.
  package var escapesSlashes: Bool
  /// Whether whatever is not ASCII is written as `\uXXXX`.
  package var escapesNonASCII: Bool

  /// How an object or a list without members is written.
  package enum EmptyContainer: Hashable, Sendable {
    /// The brackets stand together, or with the given blanks between them.
    case closed([UInt8])
    /// So many ends of lines stand between the brackets, and the indentation of the closing one.
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
}

// MARK: - Detection

extension JSONLayout {
  /// Finds out how a document is laid out, from its first members, empty containers and escapes.
  ///
  /// What the document does not show is as Xcode has it, as far as that fits the rest.
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
        let text = bytes[first.value.node.range.upperBound..<members[1].key.node.range.lowerBound]
        gap = Array(text.drop { $0 != UInt8(ascii: ",") }.dropFirst())
      }
    }
  }

  private mutating func detectEmptyContainer(_ document: JSONDocument) {
    let isEmpty = { (index: Int) in
      let node = document.nodes[index]
      return (node.kind == .object || node.kind == .array) && Int(node.next) == index + 1
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
      // A backslash may escape another one: `\\u` is no `\u`.
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

@_spi(RawSyntax) import SwiftSyntax

/// The positions of the parser's nodes in a source.
///
/// A raw node does not know its position, but the text of its tokens is in the parser's copy of the
/// source.
struct RawSyntaxPositions {
  /// The start of the parser's copy of the source.
  private let start: UInt
  private let count: Int
  /// The positions of the nodes without text: missing tokens, and what consists of them.
  private var empty: [RawSyntax.ID: Int] = [:]

  /// Creates the positions of the nodes of a source.
  ///
  /// - Parameter root: The node of the whole source.
  init(_ root: RawSyntax) {
    count = root.byteLength
    guard let first = root.firstToken, let text = first.rawText.baseAddress else {
      start = 0
      return
    }
    start = UInt(bitPattern: text) &- UInt(first.leadingTriviaByteLength)
    if root.hasError {
      var position = 0
      noteEmpty(root, &position)
    }
  }

  private mutating func noteEmpty(_ root: RawSyntax, _ position: inout Int) {
    var open = [root]
    while let node = open.popLast() {
      if node.byteLength == 0 { empty[node.id] = position }
      if node.isToken {
        position += node.byteLength
      } else {
        open += node.children.reversed().compactMap(\.self)
      }
    }
  }

  /// Returns the offset of a node without the white space and comments before it.
  func offset(of node: some RawSyntaxNodeProtocol) -> Int {
    let raw = node.raw
    guard let text = raw.firstToken?.rawText.baseAddress else { return empty[raw.id] ?? 0 }
    let offset = UInt(bitPattern: text) &- start
    return offset <= UInt(count) ? Int(offset) : empty[raw.id] ?? 0
  }

  /// Returns the offsets of a node without the white space and comments around it.
  func range(of node: some RawSyntaxNodeProtocol) -> Range<Int> {
    let start = offset(of: node)
    guard let last = node.raw.lastToken, let text = last.rawText.baseAddress else {
      return start..<start
    }
    let end = UInt(bitPattern: text) &- self.start &+ UInt(last.rawText.count)
    return start..<max(start, end <= UInt(count) ? Int(end) : start)
  }
}

extension RawSyntax {
  /// The child nodes, of which some may be absent.
  var children: UnsafeBufferPointer<RawSyntax?> {
    // The nodes are in the arena of the tree, which lives longer than any use of them.
    layoutView?.children.withContiguousStorageIfAvailable { $0 }
      ?? UnsafeBufferPointer(start: nil, count: 0)
  }

  /// The source of the node without the white space and comments around it.
  var trimmedText: String {
    let text = description.utf8.dropFirst(leadingTriviaByteLength)
    return String(decoding: text.dropLast(trailingTriviaByteLength), as: UTF8.self)
  }

  /// The first token that the source has.
  var firstToken: RawSyntaxTokenView? {
    guard byteLength > 0 else { return nil }
    if let token = tokenView { return token }
    for case let child? in children {
      if let token = child.firstToken { return token }
    }
    return nil
  }

  /// The last token that the source has.
  var lastToken: RawSyntaxTokenView? {
    guard byteLength > 0 else { return nil }
    if let token = tokenView { return token }
    for case let child? in children.reversed() {
      if let token = child.lastToken { return token }
    }
    return nil
  }
}

extension RawTokenSyntax {
  /// The text of the token.
  var text: String { String(syntaxText: tokenText) }

  /// The name in the token, without backticks.
  var identifierName: String {
    let text = tokenText
    guard text.first == UInt8(ascii: "`") else { return String(syntaxText: text) }
    return String(String(syntaxText: text).dropFirst().dropLast())
  }

  /// Whether the token is a keyword.
  func isKeyword(_ keyword: SyntaxText) -> Bool {
    tokenKind == .keyword && tokenText == keyword
  }
}

/// The whitespace at both ends of a text.
struct TextEdges: Equatable {
  /// What the text starts with.
  let start: Substring
  /// The text without what it starts and ends with.
  let middle: Substring
  /// What the text ends with; empty if the text is whitespace alone.
  let end: Substring

  init(of text: String) {
    let rest = text.drop(while: \.isWhitespace)
    start = text[..<rest.startIndex]
    let last = rest.lastIndex { !$0.isWhitespace }
    let end = last.map { rest.index(after: $0) } ?? rest.startIndex
    middle = rest[..<end]
    self.end = rest[end...]
  }

  /// Texts agree if what stands at their ends is the same.
  static func == (first: TextEdges, second: TextEdges) -> Bool {
    first.start == second.start && first.end == second.end
  }
}

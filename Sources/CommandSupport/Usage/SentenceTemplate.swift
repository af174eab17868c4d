/// The form of a sentence: fixed pieces with gaps between them, `"Missing value for '{}'"`.
struct SentenceTemplate: Hashable, ExpressibleByStringLiteral {
  private let pieces: [String]

  /// Creates a template from a text in which `{}` stands for a gap.
  init(stringLiteral value: String) {
    var pieces: [String] = []
    var rest = value[...]
    while let gap = rest.firstRange(of: "{}") {
      pieces.append(String(rest[..<gap.lowerBound]))
      rest = rest[gap.upperBound...]
    }
    pieces.append(String(rest))
    self.pieces = pieces
  }

  /// Returns what fills the gaps of the template in `sentence`; `nil` if the sentence is another.
  ///
  /// Where a gap could end at several places, it ends at the first one; the last gap takes all that
  /// is left.
  func match(_ sentence: String) -> [String]? {
    guard let first = pieces.first, let last = pieces.last, sentence.hasPrefix(first) else {
      return nil
    }
    guard pieces.count > 1 else { return sentence == first ? [] : nil }
    var rest = sentence.dropFirst(first.count)
    guard rest.hasSuffix(last) else { return nil }
    rest = rest.dropLast(last.count)
    var gaps: [String] = []
    for piece in pieces.dropFirst().dropLast() {
      guard let range = rest.firstRange(of: piece) else { return nil }
      gaps.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    gaps.append(String(rest))
    return gaps
  }
}

import FormatString
import StringCatalog

/// Finds the parts of a text that a translation must keep.
struct MarkedRanges {
  private let scalars: [Unicode.Scalar]
  private var isMarked: [Bool]
  /// The parts, which do not overlap.
  private var parts: [Part] = []

  /// A part of the text.
  struct Part {
    var range: Range<Int>
    var kind: TextMark.Kind
    /// The start of the part that this one closes.
    var openingStart: Int?
  }

  /// Finds the parts.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - terms: The terms that are not translated.
  /// - Complexity: O(*n*) in the length of a typical text, times the number of terms.
  init(_ text: String, terms: [ProtectedTerm]) {
    let kept = KeptText(text)
    scalars = kept.scalars
    isMarked = Array(repeating: false, count: kept.scalars.count)
    let placeholders = Self.placeholders(of: text)
    addMarkup(kept.ranges, placeholders)
    addLinkStarts()
    pairTags()
    for delimiter in ["**", "~~", "__", "*", "_"] { addDelimiters(delimiter) }
    addLineBreaks()
    for term in terms { add(term) }
  }

  /// The parts in the order of the text.
  var inOrder: [Part] { parts.sorted { $0.range.lowerBound < $1.range.lowerBound } }

  /// Returns the kinds of the placeholders of a text by the position of their first scalar.
  private static func placeholders(of text: String) -> [Int: TextMark.Kind] {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return [:] }
    var kinds: [Int: TextMark.Kind] = [:]
    var index = 0
    for segment in FormatString(parsing: text).segments {
      switch segment {
      case .text: break
      case .escapedPercent: kinds[index] = .percent
      case .substitution: kinds[index] = .substitution
      case .argument: kinds[index] = .number
      case .specifier(let specifier): kinds[index] = kind(of: specifier)
      }
      index += segment.text.unicodeScalars.count
    }
    return kinds
  }

  private static func kind(of specifier: FormatSpecifier) -> TextMark.Kind {
    switch specifier.argumentKind {
    case .object, .cString: .text
    case .signedInteger, .unsignedInteger, .floatingPoint: .number
    case .character, .pointer: .value
    }
  }

  private mutating func add(_ range: Range<Int>, _ kind: TextMark.Kind, closing start: Int? = nil) {
    guard !range.isEmpty, range.upperBound <= scalars.count, !isMarked[range].contains(true) else {
      return
    }
    for index in range { isMarked[index] = true }
    parts.append(Part(range: range, kind: kind, openingStart: start))
  }

  private func text(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }
}

// MARK: - Markup

extension MarkedRanges {
  /// Adds placeholders and markup; markup that contains placeholders is one part.
  private mutating func addMarkup(_ ranges: [Range<Int>], _ placeholders: [Int: TextMark.Kind]) {
    var joined: [Range<Int>] = []
    for range in ranges.sorted(by: {
      ($0.lowerBound, -$0.upperBound) < ($1.lowerBound, -$1.upperBound)
    }) {
      if let last = joined.last, range.lowerBound < last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    for range in joined {
      add(range, placeholders[range.lowerBound] ?? kind(ofMarkup: range))
    }
  }

  private func kind(ofMarkup range: Range<Int>) -> TextMark.Kind {
    switch scalars[range.lowerBound] {
    case "\\", "$", "{": .name
    case "`": .code
    case "<", "&": .tag
    case "]":
      text(range).hasPrefix("](") && text(range).contains(":")
        && !text(range).contains("/") && !text(range).contains("@") ? .style : .link
    default: .link
    }
  }

  /// Adds the opening brackets of links and of inflected texts, with `^` or `!` before them.
  private mutating func addLinkStarts() {
    var open: [Int] = []
    let ends = Dictionary(
      parts.indices.map { (parts[$0].range.lowerBound, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for index in scalars.indices {
      if scalars[index] == "[", !isMarked[index] { open.append(index) }
      guard scalars[index] == "]" else { continue }
      let start = open.popLast()
      guard let end = ends[index], let start else { continue }
      let hasSign = start > 0 && !isMarked[start - 1] && ["^", "!"].contains(scalars[start - 1])
      let range = (hasSign ? start - 1 : start)..<(start + 1)
      add(range, parts[end].kind)
      parts[end].openingStart = range.lowerBound
    }
  }

  /// Finds the opening tag of each closing tag.
  private mutating func pairTags() {
    var open: [(name: Substring, start: Int)] = []
    for index in parts.indices where parts[index].kind == .tag {
      let tag = text(parts[index].range)
      let isEnd = tag.hasPrefix("</")
      let name = tag.dropFirst(isEnd ? 2 : 1)
        .prefix { $0.isLetter || $0.isNumber }
      guard tag.hasPrefix("<"), !name.isEmpty, !tag.hasSuffix("/>") else { continue }
      guard isEnd else {
        open.append((name, parts[index].range.lowerBound))
        continue
      }
      guard let last = open.lastIndex(where: { $0.name == name }) else { continue }
      parts[index].openingStart = open[last].start
      open.removeSubrange(last...)
    }
  }

  /// Adds the delimiters of bold, italic or struck text, if each one is closed.
  private mutating func addDelimiters(_ delimiter: String) {
    let marks = Array(delimiter.unicodeScalars)
    var open: Int?
    var pairs: [(start: Int, end: Int)] = []
    var index = 0
    while index + marks.count <= scalars.count {
      guard isDelimiter(marks, at: index) else {
        index += 1
        continue
      }
      if let start = open, canClose(marks, at: index) {
        pairs.append((start, index))
        open = nil
      } else if open == nil, canOpen(marks, at: index) {
        open = index
      }
      index += marks.count
    }
    for (start, end) in pairs {
      add(start..<(start + marks.count), .style)
      add(end..<(end + marks.count), .style, closing: start)
    }
  }

  private func isDelimiter(_ marks: [Unicode.Scalar], at index: Int) -> Bool {
    let range = index..<(index + marks.count)
    return scalars[range].elementsEqual(marks) && !isMarked[range].contains(true)
  }

  private func canOpen(_ marks: [Unicode.Scalar], at index: Int) -> Bool {
    let end = index + marks.count
    guard end < scalars.count, !scalars[end].isBlank, scalars[end] != marks[0] else { return false }
    // Within a word, underscores and single asterisks are plain characters.
    return index == 0 || !scalars[index - 1].isPartOfWord
  }

  private func canClose(_ marks: [Unicode.Scalar], at index: Int) -> Bool {
    let end = index + marks.count
    guard index > 0, !scalars[index - 1].isBlank else { return false }
    return end == scalars.count || !scalars[end].isPartOfWord
  }
}

// MARK: - Line breaks and terms

extension MarkedRanges {
  /// Adds line ends, together with the spaces around them.
  private mutating func addLineBreaks() {
    var index = 0
    while index < scalars.count {
      guard scalars[index].isLineEnd, !isMarked[index] else {
        index += 1
        continue
      }
      var (start, end) = (index, index + 1)
      while start > 0, scalars[start - 1].isBlank, !isMarked[start - 1] { start -= 1 }
      while end < scalars.count, scalars[end].isBlank || scalars[end].isLineEnd, !isMarked[end] {
        end += 1
      }
      add(start..<end, .lineBreak)
      index = end
    }
  }

  private mutating func add(_ term: ProtectedTerm) {
    let words = Array(term.text.unicodeScalars)
    guard !words.isEmpty, words.count <= scalars.count else { return }
    for start in 0...(scalars.count - words.count) {
      let range = start..<(start + words.count)
      guard zip(scalars[range], words).allSatisfy({ term.matches($0, $1) }),
        start == 0 || !scalars[start - 1].isPartOfWord || !words[0].isPartOfWord,
        range.upperBound == scalars.count || !scalars[range.upperBound].isPartOfWord
          || !words[words.count - 1].isPartOfWord
      else { continue }
      add(range, .term)
    }
  }
}

/// A term that is not translated, such as the name of a product.
package struct ProtectedTerm: Hashable, Sendable {
  /// The term.
  package let text: String
  /// Whether case must match.
  package let isCaseSensitive: Bool

  /// Creates a term.
  package init(_ text: String, isCaseSensitive: Bool = true) {
    self.text = text
    self.isCaseSensitive = isCaseSensitive
  }

  fileprivate func matches(_ scalar: Unicode.Scalar, _ other: Unicode.Scalar) -> Bool {
    scalar == other
      || !isCaseSensitive
        && scalar.properties.lowercaseMapping == other.properties.lowercaseMapping
  }
}

extension Unicode.Scalar {
  /// Whether the character is a space or a tab, not a line end.
  var isBlank: Bool { properties.isWhitespace && !isLineEnd }

  /// Whether the character ends a line.
  var isLineEnd: Bool {
    switch self {
    case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  fileprivate var isPartOfWord: Bool {
    properties.isAlphabetic || properties.numericType != nil
  }
}

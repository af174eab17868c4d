import FormatString

/// A text whose placeholders, markup and untranslated terms are replaced by marks.
///
/// ```swift
/// var numbers = MarkNumbers()
/// let masked = MaskedText("Hello, %@", style: .tags, numbers: &numbers)
/// masked.text  // "Hello, <x id=\"1\"/>"
/// try masked.unmask("Hola, <x id=\"1\"/>").get()  // "Hola, %@"
/// ```
package struct MaskedText: Hashable, Sendable {
  /// The text for the engine, without spaces at its edges.
  package let text: String
  /// The marks, in the order of the text.
  package let marks: [TextMark]
  /// The representation of the marks.
  package let style: MaskingStyle
  /// The number of words to translate outside of the marks.
  package let wordCount: Int
  /// Whether there are words to translate.
  package var hasWords: Bool { wordCount > 0 }
  /// The spaces before the text.
  private let prefix: String
  /// The spaces after the text.
  private let suffix: String

  /// Masks a text.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - style: The representation of the marks.
  ///   - terms: The terms that are not translated.
  ///   - numbers: The numbers of the marks, which the forms of a plural share.
  package init(
    _ source: String,
    style: MaskingStyle,
    terms: [ProtectedTerm] = [],
    numbers: inout MarkNumbers
  ) {
    let edges = TextEdges(source)
    let ranges = MarkedRanges(edges.core, terms: terms).inOrder
    let scalars = Array(edges.core.unicodeScalars)
    let numbered = NumberedPlaceholders(edges.core)
    var (text, marks, end) = ("", [TextMark](), 0)
    var occurrences: [String: Int] = [:]
    var idOfStart: [Int: Int] = [:]
    var wordCount = 0
    func append(prose range: Range<Int>) {
      let part = String(String.UnicodeScalarView(scalars[range]))
      wordCount += part.countOfWords
      text += style == .tags ? XMLText.escaped(part) : part
    }
    for part in ranges {
      append(prose: end..<part.range.lowerBound)
      let content = String(String.UnicodeScalarView(scalars[part.range]))
      let id = numbers.number(of: content, occurrence: occurrences[content, default: 0])
      occurrences[content, default: 0] += 1
      idOfStart[part.range.lowerBound] = id
      marks.append(
        TextMark(
          id: id,
          text: content,
          numberedText: numbered.text(of: part.range) ?? content,
          kind: part.kind,
          opening: part.openingStart.flatMap { idOfStart[$0] }
        )
      )
      text += style.mark(id) ?? content
      end = part.range.upperBound
    }
    append(prose: end..<scalars.count)
    self.text = text
    self.marks = marks
    self.style = style
    self.wordCount = wordCount
    prefix = edges.prefix
    suffix = edges.suffix
  }
}

extension String {
  /// The number of words; parts of a word are joined by hyphens and apostrophes.
  fileprivate var countOfWords: Int {
    var (count, isInWord) = (0, false)
    for scalar in unicodeScalars {
      if scalar.properties.isAlphabetic {
        if !isInWord { count += 1 }
        isInWord = true
      } else if !["-", "'", "\u{2019}"].contains(scalar) {
        isInWord = false
      }
    }
    return count
  }
}

extension MaskingStyle {
  /// Returns the representation of a mark; `nil` if the part of the text is kept.
  fileprivate func mark(_ id: Int) -> String? {
    switch self {
    case .tags: "<x id=\"\(id)\"/>"
    case .braces: "{{\(id)}}"
    case .none: nil
    }
  }
}

// MARK: - Unmasking

extension MaskedText {
  /// A reason why marks cannot be replaced by their parts.
  package enum Problem: Error, Hashable, Sendable {
    /// The answer has no text.
    case empty
    /// The answer lacks a mark.
    case missing(TextMark)
    /// The answer has a mark more than once.
    case repeated(TextMark)
    /// The answer has a mark that the source text does not have.
    case unknown(Int)
    /// The end of a link, a tag or bold text precedes its start.
    case reversed(TextMark)
  }

  /// Returns an answer with the parts of the source text instead of the marks.
  ///
  /// Arguments are numbered if the answer has them in another order. The spaces at the edges are
  /// those of the source text.
  ///
  /// - Parameters:
  ///   - answer: The translation with marks.
  ///   - others: The marks of other forms of a plural, which the answer may have.
  ///   - mayLeaveOutNumber: Whether the marks of numbers may be missing.
  /// - Returns: The translation, or the first problem.
  package func unmask(
    _ answer: String,
    allowing others: [TextMark] = [],
    mayLeaveOutNumber: Bool = false
  ) -> Result<String, Problem> {
    let core = TextEdges(answer).core
    guard !core.isEmpty else { return .failure(.empty) }
    if style == .none { return unmask(plain: core) }
    let parts = MarkedAnswer(core, style: style).parts
    let own = Dictionary(marks.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let known = own.merging(others.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var used: [TextMark] = []
    for case .mark(let id) in parts {
      guard let mark = known[id] else { return .failure(.unknown(id)) }
      guard !used.contains(where: { $0.id == id }) else { return .failure(.repeated(mark)) }
      if let opening = mark.opening, !used.contains(where: { $0.id == opening }) {
        return .failure(.reversed(mark))
      }
      used.append(mark)
    }
    for mark in marks where !used.contains(where: { $0.id == mark.id }) {
      guard mayLeaveOutNumber, mark.isNumber else { return .failure(.missing(mark)) }
    }
    let isNumbered = !isInOrder(used)
    var text = ""
    var followsLineBreak = false
    for part in parts {
      switch part {
      case .prose(let prose):
        // The mark of a line end contains the spaces around it.
        let blanks = prose.unicodeScalars.prefix { followsLineBreak && $0.isBlank }
        text.unicodeScalars += prose.unicodeScalars[blanks.endIndex...]
        followsLineBreak = false
      case .mark(let id):
        guard let mark = known[id] else { continue }
        followsLineBreak = mark.kind == .lineBreak
        if followsLineBreak {
          while text.unicodeScalars.last?.isBlank == true { text.unicodeScalars.removeLast() }
        }
        text += isNumbered ? mark.numberedText : mark.text
      }
    }
    return .success(prefix + text + suffix)
  }

  /// Returns an answer without marks, if it has the markup of the source text.
  ///
  /// Placeholders are not compared, because the answer may number their arguments; a rule does it.
  private func unmask(plain answer: String) -> Result<String, Problem> {
    // A combining mark after a part forms a character with it, so characters are not compared.
    let scalars = Array(answer.unicodeScalars)
    for mark in marks where !mark.isPlaceholder {
      let expected = marks.count { $0.text == mark.text }
      let found = scalars.ranges(of: Array(mark.text.unicodeScalars)).count
      if found < expected { return .failure(.missing(mark)) }
    }
    return .success(prefix + answer + suffix)
  }

  /// Returns whether the arguments of an answer need no numbers, because they are the first ones of
  /// the source text in the same order.
  private func isInOrder(_ used: [TextMark]) -> Bool {
    let arguments = used.filter { $0.text != $0.numberedText }.map(\.id)
    return marks.filter { $0.text != $0.numberedText }.map(\.id).starts(with: arguments)
  }
}

/// A text, divided into its core and the spaces around it.
struct TextEdges {
  let prefix: String
  let core: String
  let suffix: String

  init(_ text: String) {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else {
      (prefix, core, suffix) = (text, "", "")
      return
    }
    let end = scalars.index(after: last)
    prefix = String(scalars[..<first])
    core = String(scalars[first..<end])
    suffix = String(scalars[end...])
  }
}

/// The placeholders of a text with explicit positions.
private struct NumberedPlaceholders {
  /// The placeholders with their positions in the text, and with explicit positions of arguments.
  private var replacements: [(range: Range<Int>, text: String)] = []
  private var scalars: [Unicode.Scalar] = []

  init(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return }
    let format = FormatString(parsing: text)
    let numbered = format.numbered().segments.filter(\.isPlaceholder)
    scalars = Array(text.unicodeScalars)
    var (index, count) = (0, 0)
    for segment in format.segments {
      let end = index + segment.text.unicodeScalars.count
      if segment.isPlaceholder {
        guard count < numbered.count else {
          replacements = []
          return
        }
        replacements.append((index..<end, numbered[count].text))
        count += 1
      }
      index = end
    }
    if count != numbered.count { replacements = [] }
  }

  /// Returns a part of the text with explicit positions; `nil` if it has no placeholders.
  func text(of range: Range<Int>) -> String? {
    let inside = replacements.filter { range.contains($0.range.lowerBound) }
    guard !inside.isEmpty else { return nil }
    var (text, end) = ("", range.lowerBound)
    for (place, replacement) in inside where place.upperBound <= range.upperBound {
      text += String(String.UnicodeScalarView(scalars[end..<place.lowerBound])) + replacement
      end = place.upperBound
    }
    return text + String(String.UnicodeScalarView(scalars[end..<range.upperBound]))
  }
}

extension FormatString.Segment {
  fileprivate var isPlaceholder: Bool {
    switch self {
    case .text, .escapedPercent, .argument: false
    case .specifier, .substitution: true
    }
  }
}

import FormatString

/// The characters of a string that have a technical meaning, and so must not be changed.
///
/// These are placeholders, HTML tags and entities, code and link targets in Markdown, attributes
/// such as `(inflect: true)`, addresses, escapes, and names in braces.
package struct KeptText {
  /// The characters.
  package let scalars: [Unicode.Scalar]
  /// Whether each of the characters is kept.
  private(set) var isKept: [Bool]
  /// The ranges of the parts: placeholders first, then markup, which may contain placeholders.
  package private(set) var ranges: [Range<Int>] = []

  /// Reads a string.
  ///
  /// - Complexity: O(*n*) in the length of the string for typical strings.
  package init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    isKept = Array(repeating: false, count: scalars.count)
    keepPlaceholders(of: text)
    keepMarkup()
  }

  /// A part of the string that is kept or changed as a whole.
  struct Piece {
    var text: String
    var isKept: Bool
  }

  /// The parts of the string, in order.
  var pieces: [Piece] {
    var pieces: [Piece] = []
    for (scalar, isKept) in zip(scalars, isKept) {
      if pieces.last?.isKept != isKept { pieces.append(Piece(text: "", isKept: isKept)) }
      pieces[pieces.count - 1].text.unicodeScalars.append(scalar)
    }
    return pieces
  }

  /// Whether there is any text for users.
  package var hasWords: Bool {
    zip(scalars, isKept).contains { !$1 && $0.properties.isAlphabetic }
  }

  private mutating func keepPlaceholders(of text: String) {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return }
    var index = 0
    for segment in FormatString(parsing: text).segments {
      let end = min(index + segment.text.unicodeScalars.count, scalars.count)
      if case .text = segment {} else { keep(index..<end) }
      index = end
    }
  }

  private mutating func keepMarkup() {
    var reader = MarkupReader(scalars)
    var index = 0
    while index < scalars.count {
      guard !isKept[index], let range = reader.keptRange(at: index) else {
        index += 1
        continue
      }
      keep(range)
      index = max(range.upperBound, index + 1)
    }
  }

  private mutating func keep(_ range: Range<Int>) {
    ranges.append(range)
    for index in range { isKept[index] = true }
  }
}

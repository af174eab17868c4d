/// A part of a source text that a translation must keep unchanged.
package struct TextMark: Hashable, Sendable {
  /// The number of the mark, counted from 1.
  ///
  /// The forms of a plural share the numbers of equal parts.
  package let id: Int
  /// The part of the source text.
  package let text: String
  /// The part with explicit positions of arguments: `%1$@` for `%@`.
  ///
  /// A translation in another order needs it.
  package let numberedText: String
  /// The kind of part.
  package let kind: Kind
  /// The number of the mark that this one closes, for the end of a link, a tag or bold text.
  package internal(set) var opening: Int?

  /// The kinds of parts, with their names in the protocol.
  package enum Kind: String, Hashable, Sendable {
    /// A placeholder for a text.
    case text
    /// A placeholder for a number.
    case number
    /// A placeholder for another value.
    case value
    /// A substitution: `%#@name@`.
    case substitution
    /// An escaped percent sign.
    case percent
    /// A tag, a comment or an entity of HTML.
    case tag
    /// A part of a link, or an address.
    case link
    /// A delimiter of bold, italic or struck text, or the attributes of inflected text.
    case style
    /// Code.
    case code
    /// An escape sequence, or a name that is replaced by a value.
    case name
    /// One or more line ends.
    case lineBreak = "line-break"
    /// A term that is not translated.
    case term
  }

  /// Whether a plural form for few numbers may leave out the mark: "One day".
  var isNumber: Bool { kind == .number }

  /// Whether the mark is a placeholder of a format string.
  var isPlaceholder: Bool {
    switch kind {
    case .text, .number, .value, .substitution, .percent: true
    case .tag, .link, .style, .code, .name, .lineBreak, .term: false
    }
  }
}

/// The representation of marks in the texts that an engine translates.
package enum MaskingStyle: String, Hashable, Sendable, CaseIterable {
  /// Empty XML elements, in a text that is escaped as XML: `<x id="1"/>`.
  case tags
  /// Numbers in braces: `{{1}}`.
  case braces
  /// None: the engine receives the text itself.
  case none
}

/// Assigns numbers to the marks of several texts.
///
/// The first occurrence of a part has the same number in each text, and so has the second one.
package struct MarkNumbers: Sendable {
  private var numbers: [Occurrence: Int] = [:]

  private struct Occurrence: Hashable {
    let text: String
    let index: Int
  }

  /// Creates numbers for a new request.
  package init() {}

  mutating func number(of text: String, occurrence index: Int) -> Int {
    let occurrence = Occurrence(text: text, index: index)
    if let number = numbers[occurrence] { return number }
    let number = numbers.count + 1
    numbers[occurrence] = number
    return number
  }
}

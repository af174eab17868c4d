/// What is in a text, as far as its bytes tell at a glance.
///
/// A rule asks the traits first and looks at the text only where there may be something to find.
package struct TextTraits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// A percent sign; without one there is no placeholder.
  package static let percentSign = TextTraits(rawValue: 1 << 0)
  /// A character that is none of ASCII.
  package static let nonASCII = TextTraits(rawValue: 1 << 1)
  /// A letter of ASCII.
  package static let letter = TextTraits(rawValue: 1 << 2)
  /// A digit of ASCII.
  package static let digit = TextTraits(rawValue: 1 << 3)
  /// A space or a tabulator.
  package static let blank = TextTraits(rawValue: 1 << 4)
  /// The end of a line.
  package static let newline = TextTraits(rawValue: 1 << 5)
  /// A question mark or an exclamation mark of ASCII.
  package static let questionOrExclamation = TextTraits(rawValue: 1 << 6)
  /// A full stop; three make an ellipsis.
  package static let fullStop = TextTraits(rawValue: 1 << 7)
  /// A bracket of any kind.
  package static let bracket = TextTraits(rawValue: 1 << 8)
  /// A quotation mark or an apostrophe of ASCII.
  package static let quotationMark = TextTraits(rawValue: 1 << 9)
  /// What Markdown marks text with: `*`, `_`, `` ` ``, `~`.
  package static let emphasisMark = TextTraits(rawValue: 1 << 10)
  /// Whitespace as the first or the last character.
  package static let whitespaceAtEdge = TextTraits(rawValue: 1 << 11)
  /// Two blanks side by side.
  package static let doubleBlank = TextTraits(rawValue: 1 << 12)
  /// A letter of ASCII as the last character.
  package static let letterAtEnd = TextTraits(rawValue: 1 << 13)

  /// A slash; without one there is no address.
  package static let slash = TextTraits(rawValue: 1 << 14)
  /// What begins in UTF-8 as the quotation marks and brackets beyond ASCII do: « “ „ 「 （.
  package static let wideMark = TextTraits(rawValue: 1 << 15)

  /// Looks at a text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package init(of text: String) {
    var traits: TextTraits = []
    var previous: UInt8 = 0
    for byte in text.utf8 {
      traits.formUnion(Self.ofASCII(byte))
      if byte == 0x20, previous == 0x20 { traits.insert(.doubleBlank) }
      previous = byte
    }
    if Self.ofASCII(previous).contains(.letter) { traits.insert(.letterAtEnd) }
    if Self.hasWhitespaceAtEdge(text) { traits.insert(.whitespaceAtEdge) }
    self = traits
  }

  private static func hasWhitespaceAtEdge(_ text: String) -> Bool {
    guard let first = text.utf8.first, let last = text.utf8.last else { return false }
    // Whatever a combining mark stands behind is no whitespace any more.
    guard first < 0x80, last < 0x80 else {
      return text.first?.isWhitespace ?? false || text.last?.isWhitespace ?? false
    }
    return !ofASCII(first).union(ofASCII(last)).isDisjoint(with: [.blank, .newline])
  }

  private static func ofASCII(_ byte: UInt8) -> TextTraits {
    switch byte {
    case 0..<0x80: ofASCII[Int(byte)]
    case 0xC2, 0xE2, 0xE3, 0xEF: [.nonASCII, .wideMark]
    default: .nonASCII
    }
  }

  /// The traits of each character of ASCII.
  private static let ofASCII: [TextTraits] = (0..<0x80)
    .map { byte in
      let character = Character(Unicode.Scalar(UInt8(byte)))
      return switch character {
      case "%": .percentSign
      case "a"..."z", "A"..."Z": .letter
      case "0"..."9": .digit
      case " ", "\t": .blank
      case "\n", "\r": .newline
      case "?", "!": .questionOrExclamation
      case ".": .fullStop
      case "(", ")", "[", "]", "{", "}", "<", ">": .bracket
      case "\"", "'": .quotationMark
      case "/": .slash
      case "*", "_", "`", "~": .emphasisMark
      default: []
      }
    }
}

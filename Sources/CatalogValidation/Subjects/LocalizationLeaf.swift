package import FormatString
package import ICU
package import StringCatalog
import Synchronization

/// A text of a localization: a unit, and the variations that lead to it.
///
/// It is a class because every rule visits all texts.
package final class LocalizationLeaf: Sendable {
  /// The path from the localization to the container of the text and its state.
  package let holder: Holder
  /// The text itself.
  package let value: String
  /// Properties of the text, which are sufficient for most rules.
  package let traits: TextTraits
  /// The text with its placeholders, or `nil` if it has no percent sign.
  package let format: FormatString?
  /// The translation state.
  package let state: StringCatalog.TranslationState
  /// The substitution of the text, or `nil` for a text of the localization itself.
  package let substitution: String?
  /// The plural category of the text, or `nil` if it does not vary by number.
  package let pluralCategory: PluralCategory?
  private let lazyWords = AtomicLazyReference<LeafWords>()

  /// A container of a text and its state.
  package enum Holder: Hashable, Sendable {
    /// A string unit.
    case unit(LocalizationPath)
    /// A set of phrases that share one state, with the index of the text.
    case set(LocalizationPath, index: Int)
  }

  init(
    _ value: String,
    _ state: StringCatalog.TranslationState,
    in holder: Holder = .unit(LocalizationPath()),
    substitution: String? = nil,
    pluralCategory: PluralCategory? = nil
  ) {
    self.holder = holder
    self.value = value
    self.state = state
    self.substitution = substitution
    self.pluralCategory = pluralCategory
    traits = TextTraits(of: value)
    format = traits.contains(.percentSign) ? FormatString(parsing: value) : nil
  }

  /// The words of the text, which are found on first use.
  ///
  /// Rules need those of a source text once for each language.
  var words: LeafWords {
    lazyWords.load() ?? lazyWords.storeIfNil(LeafWords(self))
  }
}

extension LocalizationLeaf {
  /// The path from the localization to the text.
  package var path: LocalizationPath {
    switch holder {
    case .unit(let path): path.through("stringUnit", "value")
    case .set(let path, let index): path.to("stringSet").through("values").to("\(index)")
    }
  }

  /// The path from the localization to the state of the text.
  package var statePath: LocalizationPath {
    switch holder {
    case .unit(let path): path.through("stringUnit", "state")
    case .set(let path, _): path.to("stringSet").through("state")
    }
  }

  /// Whether the text is that of the localization itself, not one of a variant or a set.
  var isPlain: Bool {
    if case .unit(let path) = holder { path.isEmpty } else { false }
  }

  /// Whether a user has written the text; texts from an extraction or a tool are not checked.
  package var isWritten: Bool { state != .new && !value.isEmpty }

  /// Whether the text has letters; "%lld / %lld" needs no translation.
  var hasWords: Bool {
    guard let format else {
      return traits.contains(.letter)
        || (traits.contains(.nonASCII) && value.contains(where: \.isLetter))
    }
    return format.hasWords
  }
}

/// Properties of a text that its bytes show.
///
/// Rules check the traits first, and process the text only if it may have a problem.
package struct TextTraits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// A percent sign, which every placeholder requires.
  package static let percentSign = TextTraits(rawValue: 1 << 0)
  /// A non-ASCII character.
  package static let nonASCII = TextTraits(rawValue: 1 << 1)
  /// An ASCII letter.
  package static let letter = TextTraits(rawValue: 1 << 2)
  /// An ASCII digit.
  package static let digit = TextTraits(rawValue: 1 << 3)
  /// A space or a tab.
  package static let space = TextTraits(rawValue: 1 << 4)
  /// A line end.
  package static let newline = TextTraits(rawValue: 1 << 5)
  /// An ASCII question mark or exclamation mark.
  package static let questionOrExclamation = TextTraits(rawValue: 1 << 6)
  /// A full stop, three of which may replace an ellipsis.
  package static let fullStop = TextTraits(rawValue: 1 << 7)
  /// A bracket of any kind.
  package static let bracket = TextTraits(rawValue: 1 << 8)
  /// An ASCII quotation mark or apostrophe.
  package static let quotationMark = TextTraits(rawValue: 1 << 9)
  /// A Markdown delimiter: `*`, `_`, `` ` ``, `~`.
  package static let emphasisMark = TextTraits(rawValue: 1 << 10)
  /// Whitespace as the first or the last character.
  package static let whitespaceAtEdge = TextTraits(rawValue: 1 << 11)
  /// Two consecutive spaces.
  package static let doubleSpace = TextTraits(rawValue: 1 << 12)
  /// An ASCII letter as the last character.
  package static let letterAtEnd = TextTraits(rawValue: 1 << 13)

  /// A slash, which every address requires.
  package static let slash = TextTraits(rawValue: 1 << 14)
  /// The first UTF-8 bytes of non-ASCII quotation marks and brackets: « “ „ 「 （.
  package static let wideMark = TextTraits(rawValue: 1 << 15)

  /// A control character other than line ends and tabs, U+FFFD, or a letter that occurs in texts
  /// with the wrong encoding: Â, Ã, â€; or a control of the writing direction, a tag, or several
  /// characters that may be invisible.
  package static let suspectCharacter = TextTraits(rawValue: 1 << 16)
  /// A backslash.
  package static let backslash = TextTraits(rawValue: 1 << 17)

  /// A character that addresses and options require: `/`, `#`, `@`, `-`, or a full stop.
  package static let addressMark = TextTraits(rawValue: 1 << 18)

  /// An ampersand, which every HTML entity requires.
  package static let ampersand = TextTraits(rawValue: 1 << 19)

  /// Determines the traits of a text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package init(of text: String) {
    var traits: TextTraits = []
    var previous: UInt8 = 0
    for byte in text.utf8 {
      traits.formUnion(Self.ofASCII(byte))
      if byte == 0x20, previous == 0x20 { traits.insert(.doubleSpace) }
      if Self.isSuspect(previous, byte) { traits.insert(.suspectCharacter) }
      previous = byte
    }
    if Self.ofASCII(previous).contains(.letter) { traits.insert(.letterAtEnd) }
    if Self.hasWhitespaceAtEdge(text) { traits.insert(.whitespaceAtEdge) }
    self = traits
  }

  /// Returns whether two bytes of UTF-8 may be part of a damaged character.
  private static func isSuspect(_ first: UInt8, _ second: UInt8) -> Bool {
    switch (first, second) {
    case (0xC2, 0x80..<0xA0), (0xC3, 0x82), (0xC3, 0x83), (0xC3, 0xA2), (0xEF, 0xBF),
      (0x80, 0xAA...0xAE), (0x81, 0xA6...0xA9), (0xF3, 0xA0), (0x80...0x8F, 0xE2),
      (0x80...0x8F, 0xEF), (0xA0...0xAF, 0xE2):
      true
    default: false
    }
  }

  private static func hasWhitespaceAtEdge(_ text: String) -> Bool {
    guard let first = text.utf8.first, let last = text.utf8.last else { return false }
    // Whitespace before a combining mark does not count as whitespace.
    guard first < 0x80, last < 0x80 else {
      return text.first?.isWhitespace ?? false || text.last?.isWhitespace ?? false
    }
    return !ofASCII(first).union(ofASCII(last)).isDisjoint(with: [.space, .newline])
  }

  private static func ofASCII(_ byte: UInt8) -> TextTraits {
    switch byte {
    case 0..<0x80: ofASCII[Int(byte)]
    case 0xC2, 0xE2, 0xE3, 0xEF: [.nonASCII, .wideMark]
    default: .nonASCII
    }
  }

  /// The traits of each ASCII character.
  private static let ofASCII: [TextTraits] = (0..<0x80)
    .map { byte in
      let character = Character(Unicode.Scalar(UInt8(byte)))
      return switch character {
      case "%": .percentSign
      case "a"..."z", "A"..."Z": .letter
      case "0"..."9": .digit
      case " ", "\t": .space
      case "\n", "\r": .newline
      case "?", "!": .questionOrExclamation
      case ".": [.fullStop, .addressMark]
      case "#", "@", "-": .addressMark
      case "(", ")", "[", "]", "{", "}", "<", ">": .bracket
      case "\"", "'": .quotationMark
      case "/": [.slash, .addressMark]
      case "\\": .backslash
      case "&": .ampersand
      case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{7F}": .suspectCharacter
      case "*", "_", "`", "~": .emphasisMark
      default: []
      }
    }
}

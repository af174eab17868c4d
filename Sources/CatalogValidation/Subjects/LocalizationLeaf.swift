package import FormatString
package import ICU
package import StringCatalog

/// One text of a localization: a unit, and the variations that lead to it.
///
/// It is a reference because every rule goes through all texts.
package final class LocalizationLeaf: Sendable {
  /// The way from the localization to what holds the text and its state.
  package let holder: Holder
  /// The text itself.
  package let value: String
  /// What is in the text, at a glance: most rules need not look any further.
  package let traits: TextTraits
  /// The text with its placeholders; `nil` if it has no percent sign.
  package let format: FormatString?
  /// How far the text has come.
  package let state: StringCatalog.TranslationState
  /// The substitution whose text it is; `nil` for a text of the localization itself.
  package let substitution: String?
  /// The plural form that it is; `nil` if it does not vary with a number.
  package let pluralCategory: PluralCategory?

  /// What holds a text and its state.
  package enum Holder: Hashable, Sendable {
    /// A string unit.
    case unit(LocalizationPath)
    /// A set of phrases that have one state between them, of which the text is one.
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
}

extension LocalizationLeaf {
  /// The way from the localization to the text.
  package var path: LocalizationPath {
    switch holder {
    case .unit(let path): path.through("stringUnit", "value")
    case .set(let path, let index): path.to("stringSet").through("values").to("\(index)")
    }
  }

  /// The way from the localization to the state of the text.
  package var statePath: LocalizationPath {
    switch holder {
    case .unit(let path): path.through("stringUnit", "state")
    case .set(let path, _): path.to("stringSet").through("state")
    }
  }

  /// Whether somebody has written the text: what an extraction or a tool put there is not judged.
  package var isWritten: Bool { state != .new && !value.isEmpty }

  /// Whether the text has letters: nobody needs to translate "%lld / %lld".
  var hasWords: Bool {
    guard let format else {
      return traits.contains(.letter)
        || (traits.contains(.nonASCII) && value.contains(where: \.isLetter))
    }
    return format.hasWords
  }
}

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

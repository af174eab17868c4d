/// What a text ends with.
struct TextEnding {
  /// What the mark at the end says.
  let kind: Kind
  /// The mark as it stands there; empty if there is none.
  let mark: String
  /// Whether the text is more than a phrase, so that the mark at its end is a matter of style.
  private let isProse: Bool

  enum Kind {
    case none, fullStop, colon, ellipsis, question, exclamation
  }

  init(of text: String, in language: LanguageSubject? = nil) {
    let scalars = text.unicodeScalars
    let last = scalars.lastIndex { !$0.properties.isWhitespace && !$0.closes }
    let end = last.map { scalars[...$0] } ?? scalars[..<scalars.startIndex]
    let isEllipsis =
      end.last == "." && Self.ellipses.contains { end.reversed().starts(with: $0) }
    kind = isEllipsis ? .ellipsis : Self.kind(of: end, before: scalars[end.endIndex...], language)
    mark = isEllipsis ? "..." : kind == .none ? "" : end.last.map { String($0) } ?? ""
    isProse = end.dropLast(isEllipsis ? 3 : 1).contains(where: \.endsSentence)
  }

  /// Returns whether a translation that ends otherwise keeps something from its readers that the words do
  /// not say.
  func isLost(in translation: String, endingWith ending: TextEnding) -> Bool {
    switch kind {
    case .none, .fullStop, .exclamation: false
    case .question: true
    case .colon: !ending.endsSentence
    // Some languages put the ellipsis before what is shown beside the words: "Laden… 5 %".
    case .ellipsis:
      !isProse && !ending.endsSentence && !translation.contains("…") && !translation.contains("...")
    }
  }

  /// Whether the mark ends a sentence that tells something.
  private var endsSentence: Bool { kind == .fullStop || kind == .exclamation }

  private static let ellipses = ["...", ". . ."].map(\.unicodeScalars)

  private static func kind(
    of end: Substring.UnicodeScalarView,
    before closers: Substring.UnicodeScalarView,
    _ language: LanguageSubject?
  ) -> Kind {
    switch end.last {
    case ".", "。", "．", "।", "۔", "։": .fullStop
    // Two eyes and a mouth.
    case ":", ";": closers.first == ")" ? .none : asking(end.last, language)
    case "：": .colon
    case "…", "⋯": .ellipsis
    case "?", "？", "؟", "՞", "\u{37E}": .question
    case "!", "！", "՜": .exclamation
    default: .none
    }
  }

  /// What looks like a semicolon asks in Greek.
  private static func asking(_ mark: Unicode.Scalar?, _ language: LanguageSubject?) -> Kind {
    if mark == ":" { return .colon }
    return language?.tag == "el" ? .question : .none
  }
}

extension Unicode.Scalar {
  /// Whether the character stands behind the mark that ends a text: a quotation mark, a bracket.
  fileprivate var closes: Bool {
    switch self {
    case "\"", "'", "”", "’", "»", "«", "“", "‘", ")", "]", "」", "』", "）", "】", "*", "_", "`",
      "\u{FE0E}", "\u{FE0F}":
      true
    default: false
    }
  }

  fileprivate var endsSentence: Bool {
    switch self {
    case ".", "…", "?", "!", "。", "？", "！", "\n": true
    default: false
    }
  }
}

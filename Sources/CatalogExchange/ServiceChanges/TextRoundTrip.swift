/// The comparison of two versions of a text, which separates new words from lost characters.
struct TextRoundTrip {
  /// The kinds of characters that the new text lacks.
  private(set) var losses: Set<ServiceChange.Kind> = []
  /// The new text with the characters that it lacks, as far as its words are those of the old text;
  /// the old text if all words are the same.
  private(set) var restored: String
  /// Whether the texts differ in more than the characters that are lost.
  private(set) var hasOtherWords = true

  /// Compares two versions of a text.
  ///
  /// - Parameters:
  ///   - old: The old text.
  ///   - new: The new text, which differs from it.
  ///   - source: The source text. A text that becomes like it in its spaces at the ends, line breaks,
  ///     escape sequences or placeholders is not worse than before.
  /// - Complexity: O(*n* × *m*) in the number of words; longer texts with different words are
  ///   compared at their ends only.
  init(from old: String, to new: String, source: String?) {
    restored = new
    let (before, after) = (TextCharacters(old).parts, TextCharacters(new).parts)
    let model = source.map { TextCharacters($0).parts }
    if before.skeleton == after.skeleton {
      losses = CharacterLosses(from: before, to: after, model).kinds
      if losses.isEmpty, old == new { losses = [.unicodeNormalized] }
      guard !losses.isEmpty else { return }
      restored = old
      hasOtherWords = false
    } else {
      var words = WordAlignment(from: before, to: after)
      words.restore(model)
      losses = words.losses
      restored = words.text
    }
  }
}

/// The kinds of characters that one text has more often than another with the same words.
struct CharacterLosses {
  private(set) var kinds: Set<ServiceChange.Kind> = []

  /// Compares the characters of two texts.
  ///
  /// - Parameters:
  ///   - old: The old text.
  ///   - new: The new text.
  ///   - source: The source text; `nil` if there is none.
  init(
    from old: [TextCharacters.Part],
    to new: [TextCharacters.Part],
    _ source: [TextCharacters.Part]? = nil
  ) {
    func lacks(_ kinds: [TextCharacters.Kind]) -> Bool {
      kinds.contains { new.count(of: $0) < old.count(of: $0) }
    }
    if lacks([.noBreakSpace]) { kinds.insert(.noBreakSpacesLost) }
    if lacks([.invisible]) { kinds.insert(.invisibleCharactersLost) }
    if lacks([
      .doubleQuotationMark, .singleQuotationMark, .dash, .ellipsis, .typographicSpace,
    ]) {
      kinds.insert(.typographyLost)
    }
    let escapes = { (parts: [TextCharacters.Part]) in
      parts.count { $0.kind == .escape || $0.kind == .escapedBlank }
    }
    if escapes(new) != escapes(old), source.map(escapes) != escapes(new) {
      kinds.insert(.escapesChanged)
    }
    let breaks = { (parts: [TextCharacters.Part]) in parts.count(of: .lineBreak) }
    if breaks(new) < breaks(old), source.map(breaks) != breaks(new),
      !kinds.contains(.escapesChanged)
    {
      kinds.insert(.lineBreaksLost)
    }
    if new.placeholders != old.placeholders,
      source?.placeholders != new.placeholders
        || new.placeholders.map(\.unnumbered) == old.placeholders.map(\.unnumbered)
    {
      kinds.insert(.placeholdersRewritten)
    }
    for isEnd in [false, true]
    where new.edge(atEnd: isEnd).isEmpty && !old.edge(atEnd: isEnd).isEmpty
      && source?.edge(atEnd: isEnd).isEmpty != true
    {
      kinds.insert(.whitespaceLost)
    }
  }
}

extension [TextCharacters.Part] {
  /// Returns the white space at the start or at the end.
  func edge(atEnd isEnd: Bool) -> String {
    let edge =
      isEnd ? reversed().prefix { $0.kind.isBlank }.reversed() : Array(prefix { $0.kind.isBlank })
    return edge.text
  }
}

extension String {
  /// The placeholder without the number of its argument.
  fileprivate var unnumbered: String {
    guard let end = firstIndex(of: "$"), self[..<end].dropFirst().allSatisfy(\.isNumber) else {
      return self
    }
    return "%" + self[index(after: end)...]
  }
}

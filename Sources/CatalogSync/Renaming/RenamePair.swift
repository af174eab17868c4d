/// A key that is gone, and the one that it was probably renamed to.
struct RenamePair {
  let formerKey: String
  let key: String
  /// How much their source texts have in common, in percent.
  let similarity: Int
  /// How the texts of the one become those of the other.
  let arguments: ArgumentMapping
  /// Whether translators are told the same about both.
  let hasSameComment: Bool

  /// Creates a pair; `nil` if the texts have too little in common, or if those of the one cannot be
  /// made to fit the other.
  init?(_ former: RenameSide, _ new: RenameSide) {
    let found = former.texts.flatMap { old in
      new.texts.compactMap { Self.similarity(of: old, $0) }
    }
    guard let similarity = found.max(), let old = former.arguments, let wanted = new.arguments,
      let arguments = ArgumentMapping(from: old, to: wanted),
      arguments.order.isEmpty || !former.variesWithNumber
    else { return nil }
    formerKey = former.key
    key = new.key
    self.similarity = similarity
    self.arguments = arguments
    hasSameComment = former.comment != nil && former.comment == new.comment
  }

  /// Returns how much two texts have in common; `nil` if that is too little.
  private static func similarity(of first: String, _ second: String) -> Int? {
    let limit = [first.leastSimilarity, second.leastSimilarity].min() ?? String.textLimit
    return TextSimilarity(first, second).percentage(atLeast: limit)
  }

  /// Whether one pair goes before another: the one with more in common, then the one with the same
  /// comment, then by key.
  static func precedes(_ first: RenamePair, _ second: RenamePair) -> Bool {
    if first.similarity != second.similarity { return first.similarity > second.similarity }
    if first.hasSameComment != second.hasSameComment { return first.hasSameComment }
    if precedesByCodePoint(first.formerKey, second.formerKey) { return true }
    if precedesByCodePoint(second.formerKey, first.formerKey) { return false }
    return precedesByCodePoint(first.key, second.key)
  }
}

extension String {
  /// What gettext asks of the texts of a fuzzy match.
  fileprivate static let textLimit = 60
  /// What is asked of single words.
  private static let wordLimit = 80
  /// What is asked of names such as `login.title`, which have whole parts in common with others that
  /// mean something else.
  private static let nameLimit = 90

  /// How much another text has to have in common with this one, in percent.
  fileprivate var leastSimilarity: Int {
    guard utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return Self.textLimit }
    return utf8.dropLast().contains { UInt8(ascii: ".") == $0 || UInt8(ascii: "_") == $0 }
      ? Self.nameLimit : Self.wordLimit
  }
}

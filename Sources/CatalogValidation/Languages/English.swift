extension LanguageConventions {
  /// English as Apple's style guide writes it.
  static let english = LanguageConventions(
    language: "en",
    functionWords: [
      "the", "and", "of", "to", "your", "you", "is", "are", "was", "were", "with", "for", "from",
      "this", "that", "these", "those", "have", "has", "been", "will", "would", "should", "cannot",
      "can't", "don't", "doesn't", "isn't", "not", "when", "which", "while", "where", "what", "who",
      "it", "its", "be", "by", "if", "then", "than", "there", "their", "they", "we", "our",
    ],
    pluralEndings: [
      PluralEnding(plural: "ies", singular: "y"), PluralEnding(plural: "sses", singular: "ss"),
      PluralEnding(plural: "ss", singular: "ss"), PluralEnding(plural: "us", singular: "us"),
      PluralEnding(plural: "s", singular: ""),
    ],
    repeatableWords: ["had", "that", "bye", "no", "very", "is", "blah", "ha", "knock"]
  )
}

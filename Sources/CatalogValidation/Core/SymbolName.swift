import FormatString

/// The name of the typed symbol that Xcode makes for a key.
///
/// Placeholders, punctuation and apostrophes go, and the words are joined in camel case: of
/// `settings.pay.add_job.title`, `settingsPayAddJobTitle`. A run of capitals is one word, and so is what
/// starts with a capital behind a small letter.
struct SymbolName: Hashable {
  let text: String

  /// Creates the name; `nil` if the key has nothing to make one of.
  init?(ofKey key: String) {
    let words = Self.words(of: key)
    guard let first = words.first else { return nil }
    text = first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Returns the words of a key, in lower case.
  private static func words(of key: String) -> [String] {
    let text = FormatString(parsing: key).segments
      .reduce(into: "") { text, segment in
        if case .text(let part) = segment {
          text += part.filter { $0 != "'" && $0 != "’" }
        } else {
          text += " "
        }
      }
    var words: [String] = []
    var (followsPart, followsCapital) = (false, false)
    for character in text {
      let isPart = character.isLetter || character.isNumber
      let isCapital = isPart && character.isUppercase
      defer { (followsPart, followsCapital) = (isPart, isCapital) }
      guard isPart else { continue }
      let continues = followsPart && (!isCapital || followsCapital)
      if continues, !words.isEmpty {
        words[words.count - 1] += character.lowercased()
      } else {
        words.append(character.lowercased())
      }
    }
    return words
  }
}

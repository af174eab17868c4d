import FormatString

/// The name of a symbol, as Xcode derives it from a key.
///
/// Placeholders and punctuation separate words, apostrophes vanish. A word is a run of capitals with
/// what follows, so that `CFBundleDisplayName` becomes `cfbundleDisplayName`.
///
/// ```swift
/// SymbolName.member("settings.add_job")  // "settingsAddJob"
/// ```
enum SymbolName {
  /// Returns the name of a member; `nil` if the key has no letter or digit outside of placeholders.
  static func member(_ text: String) -> String? {
    name(of: words(in: textWithoutPlaceholders(text)), isCapitalized: false)
  }

  /// Returns the name of a namespace; `nil` if there is nothing to name it by.
  ///
  /// A name that is one in Swift already stays as it is, but for its first letter: that of a member is
  /// small, so that a table and a key of the same name do not get into each other's way.
  static func namespace(_ table: String) -> String? {
    swiftIdentifier(table)?.capitalizingFirst ?? name(of: words(in: table), isCapitalized: true)
  }

  /// Returns a text with a blank in the place of each placeholder.
  private static func textWithoutPlaceholders(_ text: String) -> String {
    FormatString(parsing: text).segments
      .reduce(into: "") { result, segment in
        if case .text(let text) = segment { result += text } else { result += " " }
      }
  }

  private static func name(of words: [[Character]], isCapitalized: Bool) -> String? {
    guard !words.isEmpty else { return nil }
    let name = words.enumerated()
      .reduce(into: "") { name, word in
        let text = String(word.element).lowercased()
        name += word.offset > 0 || isCapitalized ? text.capitalizingFirst : text
      }
    return name.startsIdentifier ? name : "_" + name
  }

  private static func words(in text: String) -> [[Character]] {
    var words: [[Character]] = [[]]
    for character in text where !apostrophes.contains(character) {
      guard character.isInWord else {
        words.append([])
        continue
      }
      if let last = words[words.count - 1].last, isBoundary(last, character) { words.append([]) }
      words[words.count - 1].append(character)
    }
    return words.filter { !$0.isEmpty }
  }

  private static func isBoundary(_ left: Character, _ right: Character) -> Bool {
    if left.isLetter && right.isLetter { return !left.isUppercase && right.isUppercase }
    return left.isNumber && right.isLetter
  }

  private static let apostrophes: Set<Character> = ["'", "\u{2019}"]
}

extension Character {
  /// Whether the character may stand in a name; an underscore separates words.
  fileprivate var isInWord: Bool {
    (isLetter || isNumber || self == "$") && unicodeScalars.allSatisfy(\.isInIdentifier)
  }
}

extension String {
  fileprivate var capitalizingFirst: String {
    guard let first = unicodeScalars.first else { return self }
    return first.properties.titlecaseMapping + String(unicodeScalars.dropFirst())
  }

  fileprivate var startsIdentifier: Bool {
    unicodeScalars.first?.startsIdentifier ?? false
  }
}

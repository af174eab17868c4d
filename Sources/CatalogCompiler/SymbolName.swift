import FormatString

/// The name of a symbol, derived from a key as in Xcode.
///
/// Placeholders and punctuation separate words; apostrophes are removed. A word is a run of
/// capitals with the letters after it, so `CFBundleDisplayName` becomes `cfbundleDisplayName`.
///
/// ```swift
/// SymbolName.member("settings.add_job")  // "settingsAddJob"
/// ```
enum SymbolName {
  /// Returns the name of a member; `nil` if the key has no letter or digit outside of placeholders.
  static func member(_ text: String) -> String? {
    name(of: words(in: textWithoutPlaceholders(text)), isCapitalized: false)
  }

  /// Returns the name of a namespace; `nil` if the table contains nothing usable as a name.
  ///
  /// A valid Swift name is kept except for its first letter, which becomes uppercase. Members begin
  /// with a lowercase letter, so a table and a key of the same name do not conflict.
  static func namespace(_ table: String) -> String? {
    swiftIdentifier(table)?.capitalizingFirst ?? name(of: words(in: table), isCapitalized: true)
  }

  /// Returns a text with a space for each placeholder.
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
  /// Whether the character may be in a name; an underscore separates words.
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

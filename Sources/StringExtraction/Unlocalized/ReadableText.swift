/// The distinction of strings for users from names for programs.
enum ReadableText {
  /// Returns whether a string has words, and is not a name, address, pattern, unit or acronym.
  static func isReadable(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter && $0 != "'" && $0 != "’" }
    guard words.contains(where: { $0.count > 1 || !$0.allSatisfy(\.isASCII) }) else { return false }
    if text.contains("://") || text.hasPrefix("/") || text.hasPrefix("~/") { return false }
    let parts = text.split(whereSeparator: \.isWhitespace)
    if parts.count == 1 { return isReadable(name: parts[0]) }
    return !isPattern(text) && !parts.allSatisfy { $0.split(separator: "/").allSatisfy(isUnit) }
  }

  /// Returns whether a string without spaces is a word of a language instead of a name.
  private static func isReadable(name: Substring) -> Bool {
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return true }
    let inner = name.trimmingPunctuation
    if inner == "OK" { return true }
    if isPattern(String(name)) || isUnit(name) { return false }
    // `a.b`, `a_b`, `a-b`, `a/b`, `a@b`, `a=b` are names, addresses and keys.
    if inner.contains(where: { "._/@=<>{}[]#&\\|$^*`~".contains($0) }) { return false }
    if inner.contains("-"), inner.first?.isLowercase ?? false { return false }
    // A word with a capital inside is a name: `camelCase`, `GitHub`.
    let words = inner.split(separator: "-")
    if words.contains(where: { $0.dropFirst().contains(where: \.isUppercase) }) { return false }
    if inner.contains(where: \.isNumber) { return false }
    // A lowercase word is as often a name as a word. A label begins with a capital.
    return inner.first?.isUppercase ?? false && inner.count > 1
  }

  /// Returns whether a word is a unit or an acronym: `kg`, `m/s`, `GB`, `HTTP`.
  private static func isUnit(_ word: Substring) -> Bool {
    let letters = word.filter(\.isLetter)
    guard letters.utf8.count == letters.count else { return false }
    return letters.count < 3 && !word.contains(where: { $0 == "'" }) && letters.lowercased() != "ok"
      && !smallWords.contains(letters.lowercased())
      || letters.count > 1 && letters.allSatisfy(\.isUppercase) && letters != "OK"
  }

  /// Short words that are not units.
  ///
  /// A string of only these words is readable.
  private static let smallWords: Set<String> = [
    "go", "no", "on", "to", "up", "by", "my", "me", "do", "if", "is", "it", "or", "we",
  ]

  /// Returns whether a string is a pattern of a date or of `printf`: `yyyy-MM-dd`, `%.1f`.
  private static func isPattern(_ text: String) -> Bool {
    let withoutSpecifiers = text.replacing(#/%[0-9.$]*(?:l{0,2}[dufxi]|@|s)/#, with: "")
    guard withoutSpecifiers.contains(where: \.isLetter) else { return true }
    let letters = withoutSpecifiers.filter(\.isLetter)
    guard letters.allSatisfy({ "yMdEHhmsSaZzLQwjT".contains($0) }) else { return false }
    // Date patterns repeat letters: `HH:mm`, `EEE, d MMM`.
    return letters.contains { letter in
      withoutSpecifiers.contains(String(repeating: letter, count: 2))
    } && withoutSpecifiers.contains { !$0.isLetter }
  }
}

extension Substring {
  fileprivate var trimmingPunctuation: Substring {
    var result = self
    while let last = result.last, last.isPunctuation || last == "…" { result.removeLast() }
    while let first = result.first, first.isPunctuation { result.removeFirst() }
    return result
  }
}

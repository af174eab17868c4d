/// The English stemmer of Snowball, Porter2, in the version of 2025.
///
/// Source: https://snowballstem.org/algorithms/english/stemmer.html
struct EnglishStemmer {
  private var word: StemmedWord

  /// Returns the stem of a word in lowercase, with `'` as its apostrophe.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the word.
  static func stem(_ text: String) -> String {
    if let exception = exceptions[text] { return exception }
    let letters = Array(text.unicodeScalars)
    guard letters.count > 2 else { return text }
    var stemmer = EnglishStemmer(word: StemmedWord(letters))
    stemmer.stem()
    return stemmer.word.text
  }

  private mutating func stem() {
    markConsonantalY()
    let exception = Self.regionExceptions.first { prefix in
      word.letters.starts(with: prefix.unicodeScalars)
    }
    word.setRegions(from: exception?.unicodeScalars.count, Self.isVowel)
    removePluralEnding()
    removeVerbEnding()
    replaceFinalY()
    replaceDoubleSuffix()
    replaceThirdSuffix()
    removeFourthSuffix()
    removeFinalLetter()
    for index in word.letters.indices where word.letters[index] == "Y" { word.letters[index] = "y" }
  }

  /// Words whose stem is not that of the rules.
  private static let exceptions: [String: String] = [
    "skis": "ski", "skies": "sky", "idly": "idl", "gently": "gentl", "ugly": "ugli",
    "early": "earli", "only": "onli", "singly": "singl", "sky": "sky", "news": "news",
    "howe": "howe", "atlas": "atlas", "cosmos": "cosmos", "bias": "bias", "andes": "andes",
  ]
  /// The beginnings of words after which R1 starts.
  private static let regionExceptions = [
    "arsen", "commun", "emerg", "gener", "inter", "later", "organ", "past", "univers",
  ]

  private static func isVowel(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "a", "e", "i", "o", "u", "y": true
    default: false
    }
  }

  /// Removes an apostrophe at the start, and marks each `y` that is a consonant by a capital.
  private mutating func markConsonantalY() {
    if word.letters.first == "'" { word = StemmedWord(Array(word.letters.dropFirst())) }
    for index in word.letters.indices where word.letters[index] == "y" {
      if index == 0 || Self.isVowel(word.letters[index - 1]) { word.letters[index] = "Y" }
    }
  }

  /// Returns whether the letters before a position end in a short syllable.
  private func endsInShortSyllable(before end: Int) -> Bool {
    let letters = word.letters[..<end]
    guard let last = letters.last else { return false }
    if end >= 2, !Self.isVowel(last), Self.isVowel(letters[end - 2]) {
      if end == 2 { return true }
      if !["w", "x", "Y"].contains(last), !Self.isVowel(letters[end - 3]) { return true }
    }
    return word.hasSuffix("past", before: end)
  }

  private func hasVowel(before end: Int) -> Bool {
    word.letters[..<max(0, end)].contains(where: Self.isVowel)
  }
}

// MARK: - Steps 1a to 1c

extension EnglishStemmer {
  private enum PluralEnding { case sses, ies, s, none }

  private static let pluralEndings = SuffixTable<PluralEnding>([
    "sses": .sses, "ied ies": .ies, "s": .s, "ss us": .none,
  ])
  private static let possessives = SuffixTable<Void>(["' 's 's'": ()])

  private mutating func removePluralEnding() {
    if let (start, _) = word.suffix(of: Self.possessives) { word.replace(from: start) }
    guard let (start, ending) = word.suffix(of: Self.pluralEndings) else { return }
    switch ending {
    case .sses: word.replace(from: start, by: "ss")
    case .ies: word.replace(from: start, by: start >= 2 ? "i" : "ie")
    case .s: if hasVowel(before: start - 1) { word.replace(from: start) }
    case .none: break
    }
  }

  private enum VerbEnding { case eed, ed, ing }

  private static let verbEndings = SuffixTable<VerbEnding>([
    "eed eedly": .eed, "ed edly": .ed, "ing ingly": .ing,
  ])

  private mutating func removeVerbEnding() {
    guard let (start, ending) = word.suffix(of: Self.verbEndings) else { return }
    switch ending {
    case .eed:
      let isException = ["succ", "proc", "exc"]
        .contains { word.letters[..<start].elementsEqual($0.unicodeScalars) }
      if start >= word.firstRegion, !isException { word.replace(from: start, by: "ee") }
      return
    case .ing:
      let isException = ["even", "cann", "inn", "earr", "herr", "out"]
        .contains { word.letters[..<start].elementsEqual($0.unicodeScalars) }
      if isException { return }
      if start == 2, word.letters[1] == "y", !Self.isVowel(word.letters[0]) {
        return word.replace(from: 1, by: "ie")
      }
    case .ed: break
    }
    guard hasVowel(before: start) else { return }
    word.replace(from: start)
    completeVerb()
  }

  private enum Completion { case addE, double }

  private static let completions = SuffixTable<Completion>([
    "at bl iz": .addE, "bb dd ff gg mm nn pp rr tt": .double,
  ])

  /// Restores the letter that a verb loses before its ending, or removes the one that it gains.
  private mutating func completeVerb() {
    switch word.suffix(of: Self.completions) {
    case (_, .addE)?: word.letters.append("e")
    case (1, .double)? where ["a", "e", "o"].contains(word.letters[0]): break
    case (_, .double)?: word.letters.removeLast()
    case nil:
      if word.count == word.firstRegion, endsInShortSyllable(before: word.count) {
        word.letters.append("e")
      }
    }
  }

  private mutating func replaceFinalY() {
    let end = word.count - 1
    guard end >= 2, ["y", "Y"].contains(word.letters[end]), !Self.isVowel(word.letters[end - 1])
    else { return }
    word.letters[end] = "i"
  }
}

// MARK: - Steps 2 to 5

extension EnglishStemmer {
  private static let doubleSuffixes = SuffixTable<String>([
    "tional": "tion", "enci": "ence", "anci": "ance", "abli": "able", "entli": "ent",
    "izer ization": "ize", "ational ation ator": "ate", "alism aliti alli": "al",
    "fulness fulli": "ful", "ousli ousness": "ous", "iveness iviti": "ive", "biliti bli": "ble",
    "ogist": "og", "ogi": "ogi", "lessli": "less", "li": "li",
  ])

  private mutating func replaceDoubleSuffix() {
    guard let (start, replacement) = word.suffix(of: Self.doubleSuffixes),
      start >= word.firstRegion
    else { return }
    let previous = start > 0 ? word.letters[start - 1] : nil
    switch replacement {
    case "ogi": if previous == "l" { word.replace(from: start, by: "og") }
    case "li":
      if let previous, "cdeghkmnrt".unicodeScalars.contains(previous) { word.replace(from: start) }
    default: word.replace(from: start, by: replacement)
    }
  }

  private static let thirdSuffixes = SuffixTable<String>([
    "tional": "tion", "ational": "ate", "alize": "al", "icate iciti ical": "ic", "ful ness": "",
    "ative": "ative",
  ])

  private mutating func replaceThirdSuffix() {
    guard let (start, replacement) = word.suffix(of: Self.thirdSuffixes), start >= word.firstRegion
    else { return }
    if replacement == "ative" {
      if start >= word.secondRegion { word.replace(from: start) }
    } else {
      word.replace(from: start, by: replacement)
    }
  }

  private static let fourthSuffixes = SuffixTable<Bool>([
    "al ance ence er ic able ible ant ement ment ent ism ate iti ous ive ize": true, "ion": false,
  ])

  private mutating func removeFourthSuffix() {
    guard let (start, isAlwaysRemoved) = word.suffix(of: Self.fourthSuffixes),
      start >= word.secondRegion
    else { return }
    if isAlwaysRemoved || start > 0 && ["s", "t"].contains(word.letters[start - 1]) {
      word.replace(from: start)
    }
  }

  private mutating func removeFinalLetter() {
    let end = word.count - 1
    guard end >= 0 else { return }
    switch word.letters[end] {
    case "e":
      let isRemoved =
        end >= word.secondRegion
        || end >= word.firstRegion && !endsInShortSyllable(before: end)
      if isRemoved { word.letters.removeLast() }
    case "l":
      if end >= word.secondRegion, end > 0, word.letters[end - 1] == "l" {
        word.letters.removeLast()
      }
    default: break
    }
  }
}

/// The Spanish stemmer of Snowball, in the version of 2025.
///
/// Source: https://snowballstem.org/algorithms/spanish/stemmer.html
struct SpanishStemmer {
  private var word: StemmedWord
  /// The start of the region RV, in which the endings of verbs are.
  private let verbRegion: Int

  /// Returns the stem of a word in lowercase, without accents.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the word.
  static func stem(_ text: String) -> String {
    var word = StemmedWord(Array(text.unicodeScalars))
    word.setRegions(from: nil, isVowel)
    var stemmer = SpanishStemmer(word: word, verbRegion: verbRegion(of: word.letters))
    stemmer.removePronoun()
    if !stemmer.removeNounSuffix(), !stemmer.removeVerbSuffixWithY() { stemmer.removeVerbSuffix() }
    stemmer.removeFinalVowel()
    return stemmer.withoutAccents.text
  }

  private static func isVowel(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "a", "e", "i", "o", "u", "á", "é", "í", "ó", "ú", "ü": true
    default: false
    }
  }

  private static func verbRegion(of letters: [Unicode.Scalar]) -> Int {
    guard letters.count > 2 else { return letters.count }
    let rest = letters[2...]
    let last: Int? =
      switch (isVowel(letters[0]), isVowel(letters[1])) {
      case (_, false): rest.firstIndex(where: isVowel)
      case (true, true): rest.firstIndex { !isVowel($0) }
      case (false, true): 2
      }
    return last.map { $0 + 1 } ?? letters.count
  }

  private var withoutAccents: StemmedWord {
    var word = word
    for index in word.letters.indices {
      switch word.letters[index] {
      case "á": word.letters[index] = "a"
      case "é": word.letters[index] = "e"
      case "í": word.letters[index] = "i"
      case "ó": word.letters[index] = "o"
      case "ú": word.letters[index] = "u"
      default: break
      }
    }
    return word
  }
}

// MARK: - Pronouns

extension SpanishStemmer {
  private static let pronouns = SuffixTable<Void>([
    "me se sela selo selas selos la le lo las les los nos": ()
  ])

  private enum VerbForm {
    /// The form without its accent.
    case accented(String)
    case plain
    /// Only after `u`.
    case afterU
  }

  private static let formsWithPronouns = SuffixTable<VerbForm>([
    "ando iendo ar er ir": .plain, "yendo": .afterU, "iéndo": .accented("iendo"),
    "ándo": .accented("ando"), "ár": .accented("ar"), "ér": .accented("er"), "ír": .accented("ir"),
  ])

  /// Removes the pronouns after an infinitive or a gerund.
  private mutating func removePronoun() {
    guard let (end, _) = word.suffix(of: Self.pronouns),
      let (start, form) = word.suffix(of: Self.formsWithPronouns, before: end),
      start >= verbRegion
    else { return }
    switch form {
    case .accented(let text): word.replace(from: start, by: text)
    case .plain: word.replace(from: end)
    case .afterU: if word.hasSuffix("u", before: start) { word.replace(from: end) }
    }
  }
}

// MARK: - Nouns and adjectives

extension SpanishStemmer {
  private enum NounSuffix {
    case plain, withIC, log, u, ente, amente, mente, idad, iva
  }

  private static let nounSuffixes = SuffixTable<NounSuffix>([
    """
    anza anzas ico ica icos icas ismo ismos able ables ible ibles ista istas oso osa osos osas \
    amiento amientos imiento imientos
    """: .plain,
    """
    adora ador ación adoras adores aciones acion ante antes ancia ancias
    """: .withIC,
    "logía logías": .log, "ución uciones ucion": .u, "encia encias": .ente, "amente": .amente,
    "mente": .mente, "idad idades": .idad, "iva ivo ivas ivos": .iva,
  ])

  private static let suffixesBeforeAmente = ["iv", "os", "ic", "ad"]

  /// Removes the suffix of a noun or an adjective, and returns whether there was one.
  private mutating func removeNounSuffix() -> Bool {
    guard let (start, suffix) = word.suffix(of: Self.nounSuffixes) else { return false }
    let region = suffix == .amente ? word.firstRegion : word.secondRegion
    guard start >= region else { return false }
    word.replace(from: start)
    switch suffix {
    case .plain: break
    case .withIC: word.removeInSecondRegion("ic")
    case .log: word.replace(from: start, by: "log")
    case .u: word.replace(from: start, by: "u")
    case .ente: word.replace(from: start, by: "ente")
    case .amente:
      for suffix in Self.suffixesBeforeAmente where word.removeInSecondRegion(suffix) {
        if suffix == "iv" { word.removeInSecondRegion("at") }
        break
      }
    case .mente: removeFirst(of: ["able", "ible", "ante"])
    case .idad: removeFirst(of: ["abil", "ic", "iv"])
    case .iva: word.removeInSecondRegion("at")
    }
    return true
  }

  private mutating func removeFirst(of suffixes: [String]) {
    for suffix in suffixes where word.removeInSecondRegion(suffix) { return }
  }
}

// MARK: - Verbs

extension SpanishStemmer {
  private static let suffixesWithY = SuffixTable<Void>([
    "ya ye yan yen yeron yendo yo yó yas yes yais yamos": ()
  ])

  /// Removes the suffix of a verb that begins with `y` after `u`, and returns whether there was one.
  private mutating func removeVerbSuffixWithY() -> Bool {
    guard let (start, _) = word.suffix(of: Self.suffixesWithY, from: verbRegion),
      word.hasSuffix("u", before: start)
    else { return false }
    word.replace(from: start)
    return true
  }

  /// The suffixes of verbs, and whether a `u` after `g` is removed with them.
  private static let verbSuffixes = SuffixTable<Bool>([
    "en es éis emos": true,
    """
    arían arías arán arás aríais aría aréis aríamos aremos ará aré erían erías erán erás eríais \
    ería eréis eríamos eremos erá eré irían irías irán irás iríais iría iréis iríamos iremos irá \
    iré aba ada ida ía ara iera ad ed id ase iese aste iste an aban ían aran ieran asen iesen aron \
    ieron ado ido ando iendo ió ar er ir as abas adas idas ías aras ieras ases ieses ís áis abais \
    íais arais ierais aseis ieseis asteis isteis ados idos amos ábamos íamos imos áramos iéramos \
    iésemos ásemos
    """: false,
  ])

  private mutating func removeVerbSuffix() {
    guard let (start, removesU) = word.suffix(of: Self.verbSuffixes, from: verbRegion) else {
      return
    }
    word.replace(from: removesU && word.hasSuffix("gu", before: start) ? start - 1 : start)
  }

  /// The last vowels, and whether a `u` after `g` is removed with them.
  private static let finalVowels = SuffixTable<Bool>(["os a o á í ó": false, "e é": true])

  private mutating func removeFinalVowel() {
    guard let (start, removesU) = word.suffix(of: Self.finalVowels), start >= verbRegion else {
      return
    }
    word.replace(from: start)
    if removesU, word.hasSuffix("gu"), start - 1 >= verbRegion { word.letters.removeLast() }
  }
}

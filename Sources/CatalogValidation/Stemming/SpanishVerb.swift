/// The forms of a Spanish verb, with and without pronouns at their end.
///
/// The stemmer of Snowball knows the regular endings only. This type also knows the changes of the
/// stem (*elegir, elige*), of its spelling (*buscar, busque*), and the irregular verbs. It accepts
/// some forms that a verb does not have, which are hardly ever forms of another one.
struct SpanishVerb {
  private let infinitive: String
  private let conjugation: Conjugation
  /// The stems to which endings are added.
  private let stems: [String]
  /// The stems of irregular participles.
  private let participles: [String]
  /// The forms that have none of the stems.
  private let wholeForms: [Substring]
  /// The imperative, if it has no ending.
  private let shortImperative: String?

  private enum Conjugation { case ar, er, ir }

  /// Finds the forms of a verb, or returns `nil` if the word is no infinitive.
  ///
  /// - Parameter word: A word in lowercase without accents.
  init?(infinitive word: String) {
    let infinitive = word.hasSuffix("rse") ? String(word.dropLast(2)) : word
    switch infinitive.suffix(2) {
    case "ar": conjugation = .ar
    case "er": conjugation = .er
    case "ir": conjugation = .ir
    default: return nil
    }
    self.infinitive = infinitive
    let irregular = Self.irregularStems.changed(infinitive)
    stems =
      Self.spellings(
        of: Self.vowelChanges(of: String(infinitive.dropLast(2)), conjugation),
        conjugation
      ) + irregular
    participles = Self.irregularParticiples.changed(infinitive)
    wholeForms = Self.wholeForms[infinitive] ?? []
    shortImperative = Self.shortImperatives.changed(infinitive).first
    hasBothEndings = Self.verbsWithBothEndings.contains(infinitive)
  }

  /// Whether the verb has the endings of all conjugations, such as *dar, dio*.
  private let hasBothEndings: Bool

  /// Returns whether a word in lowercase without accents is a form of the verb.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the word.
  func hasForm(_ word: String) -> Bool {
    if isForm(word) { return true }
    for last in Self.pronouns where word.hasSuffix(last) {
      let rest = word.dropLast(last.count)
      if canTakePronouns(rest) { return true }
      for previous in Self.firstPronouns where rest.hasSuffix(previous) {
        if canTakePronouns(rest.dropLast(previous.count)) { return true }
      }
    }
    return false
  }

  /// Returns whether forms of an infinitive begin with another letter.
  static func changesInitial(_ infinitive: String) -> Bool {
    ["errar", "erguir", "ir", "irse", "oler", "ser"].contains(infinitive)
  }

  private func isForm(_ word: String) -> Bool {
    word == infinitive || word == shortImperative || wholeForms.contains(word[...])
      || has(word[...], stems) { ending in
        hasBothEndings
          ? Self.endingsOfAr.contains(ending) || Self.endingsOfEr.contains(ending)
          : (conjugation == .ar ? Self.endingsOfAr : Self.endingsOfEr).contains(ending)
      }
      || has(word[...], participles) { ["o", "a", "os", "as"].contains($0) }
  }

  /// Returns whether a word is an infinitive, a gerund or an imperative, which pronouns can follow.
  private func canTakePronouns(_ word: Substring) -> Bool {
    shortImperative.map { $0[...] == word } ?? false || wholeForms.contains(word)
      || has(word, stems) { ending in
        (conjugation == .ar ? Self.endingsBeforePronounsOfAr : Self.endingsBeforePronounsOfEr)
          .contains(ending)
      }
  }

  private func has(
    _ word: Substring,
    _ stems: [String],
    _ isEnding: (Substring) -> Bool
  ) -> Bool {
    stems.contains { word.hasPrefix($0) && isEnding(word.dropFirst($0.count)) }
  }
}

// MARK: - Stems

extension SpanishVerb {
  /// Returns the stem and those with another last vowel: *cerrar, cierra*; *pedir, pide*.
  private static func vowelChanges(of stem: String, _ conjugation: Conjugation) -> [String] {
    var letters = stem[...]
    // The `u` in `gu` and `qu` is no vowel.
    if stem.hasSuffix("gu") || stem.hasSuffix("qu") { letters.removeLast() }
    guard let index = letters.lastIndex(where: { "aeiou".contains($0) }) else { return [stem] }
    let (before, after) = (stem[..<index], stem[stem.index(after: index)...])
    let changes: [String] =
      switch stem[index] {
      case "e": [before.isEmpty ? "ye" : "ie"] + (conjugation == .ir ? ["i"] : [])
      case "o": [before.isEmpty ? "hue" : "ue"] + (conjugation == .ir ? ["u"] : [])
      case "u": after == "g" ? ["ue"] : []
      case "i": conjugation == .ir ? ["ie"] : []
      default: []
      }
    return [stem] + changes.map { String(before) + $0 + String(after) }
  }

  /// Returns stems with the spellings that they have before other vowels: *buscar, busque*.
  private static func spellings(of stems: [String], _ conjugation: Conjugation) -> [String] {
    stems
      + stems.flatMap { stem in
        spellingChanges[conjugation == .ar ? 0 : 1]
          .filter { stem.hasSuffix($0.ending) }
          .flatMap { change in
            change.others.map { String(stem.dropLast(change.ending.count)) + $0 }
          }
      }
  }

  private static let spellingChanges: [[(ending: String, others: [String])]] = [
    [("c", ["qu"]), ("g", ["gu"]), ("z", ["c"])],
    [("c", ["z", "zc"]), ("gu", ["g", "guy"]), ("qu", ["c"]), ("g", ["j"]), ("u", ["uy"])],
  ]

  /// What the verbs with an ending have instead of it.
  private struct Irregularities {
    private let rows: [Substring: [Substring]]
    /// The verbs to which a row applies if its ending is also that of many other verbs.
    private let onlyVerbs: Set<String>

    init(_ rows: String, onlyVerbs: Set<String> = []) {
      self.onlyVerbs = onlyVerbs
      self.rows = SpanishVerb.rows(rows)
    }

    /// Returns the verb with each replacement of its longest ending.
    func changed(_ verb: String) -> [String] {
      for length in stride(from: verb.count, through: 2, by: -1) {
        let ending = verb.suffix(length)
        guard let others = rows[ending] else { continue }
        let isEnding = length > 4 || onlyVerbs.isEmpty || onlyVerbs.contains(verb)
        guard length == verb.count || isEnding else { return [] }
        let start = String(verb.dropLast(length))
        return others.map { start + $0 }
      }
      return []
    }
  }

  private static func rows(_ text: String) -> [Substring: [Substring]] {
    let rows = text.split(separator: "\n")
      .map { $0.split(separator: " ") }
      .map { ($0[0], Array($0.dropFirst())) }
    return Dictionary(rows, uniquingKeysWith: { first, _ in first })
  }

  private static let irregularStems = Irregularities(
    """
    andar anduv
    estar est estuv
    dar d di
    poner pong pus pondr
    tener teng tien tuv tendr
    venir veng vien vin vendr
    hacer hag hic hiz har
    facer fag fic fiz far
    decir dec dig dic dij dir
    traer tra traig traj
    caer ca caig
    raer ra raig
    roer ro roig
    oir o oi oig oy
    poder pued pud podr
    querer quier quis querr
    saber sup sabr sep
    caber cup cabr quep
    salir salg saldr
    valer valg valdr
    haber hub habr hay
    ducir duj duzc
    asir asg
    ver v ve vi
    reir ri
    freir fri
    erguir irg irgu yerg yergu
    """,
    onlyVerbs: [
      "abstraer", "atraer", "contraer", "decaer", "desandar", "desoir", "detraer", "distraer",
      "engreir", "entrever", "extraer", "prever", "recaer", "refreir", "retraer", "rever",
      "sofreir",
      "sonreir", "sustraer",
    ]
  )

  private static let irregularParticiples = Irregularities(
    """
    abrir abiert
    cubrir cubiert
    scribir scrit script
    morir muert
    poner puest
    ver vist
    hacer hech
    facer fech
    decir dich
    bendecir bendit
    maldecir maldit
    romper rot
    volver vuelt
    solver suelt
    imprimir impres
    freir frit
    proveer provist
    pudrir podrid
    """,
    onlyVerbs: ["entrever", "prever", "rever"]
  )

  private static let shortImperatives = Irregularities(
    """
    poner pon
    tener ten
    venir ven
    hacer haz
    facer faz
    decir di
    salir sal
    valer val
    """
  )

  private static let wholeForms = Dictionary(
    uniqueKeysWithValues: rows(
      """
      ir voy vas va vamos vais van iba ibas ibamos ibais iban fui fuiste fue fuimos fuisteis fueron \
      fuera fueras fueramos fuerais fueran fuese fueses fuesemos fueseis fuesen vaya vayas vayamos \
      vayais vayan ve id yendo vayamo vamo i
      ser soy eres es somos sois son era eras eramos erais eran fui fuiste fue fuimos fuisteis fueron \
      fuera fueras fueramos fuerais fueran fuese fueses fuesemos fueseis fuesen sea seas seamos \
      seais sean se sed
      dar doy
      estar estoy
      saber se
      oir oye
      haber he has ha hemos han haya hayas hayamos hayais hayan
      """
    )
    .map { (String($0.key), $0.value) }
  )

  private static let verbsWithBothEndings: Set = ["andar", "dar", "desandar", "estar"]
}

// MARK: - Endings

extension SpanishVerb {
  private static func endings(_ text: String) -> Set<Substring> {
    Set(text.split(separator: " "))
  }

  private static let endingsOfAr = endings(
    """
    o a as amos ais an aba abas abamos abais aban e aste amos asteis aron are aras ara aremos areis \
    aran aria arias ariamos ariais arian es emos eis en aramos arais ase ases asemos aseis asen ares \
    ad ando ado ada ados adas ar
    """
  )
  private static let endingsOfEr = endings(
    """
    o es e emos imos eis is en ia ias iamos iais ian i iste io isteis ieron a as amos ais an iera \
    ieras ieramos ierais ieran iese ieses iesemos ieseis iesen iere ieres ed id iendo ido ida idos \
    idas er ir eron era eras eramos erais eran ese eses esemos eseis esen ere eres endo eria erias \
    eriamos eriais erian eremos ereis iria irias iriamos iriais irian ire iras ira iremos ireis iran \
    yo yeron yera yeras yeramos yerais yeran yese yeses yesemos yeseis yesen yendo ya yas yamos yais \
    yan ye yes yen
    """
  )

  /// The endings before pronouns; those of the first and second person lose a letter before *nos*
  /// and *os*.
  private static let endingsBeforePronounsOfAr = endings("ar ando a e an en ad emos emo amos amo")
  private static let endingsBeforePronounsOfEr = endings(
    "er ir iendo yendo endo e a an ed id amos amo i ya yan yamos yamo"
  )

  private static let pronouns = [
    "me", "te", "se", "lo", "la", "le", "nos", "os", "los", "las", "les",
  ]
  private static let firstPronouns = ["me", "te", "se", "nos", "os"]
}

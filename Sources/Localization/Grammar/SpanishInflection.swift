/// The plural and the feminine of Spanish phrases: `%lld archivo nuevo` and `2 archivos nuevos`.
///
/// Rules of the Nueva gramática de la lengua española (RAE, 2009), §3.1–3.4, and of the Ortografía
/// (RAE, 2010) for the accents of the changed words.
enum SpanishInflection: PhraseInflection {
  static func pluralize(_ words: inout [PhraseWord]) {
    var isInflected = true
    for index in words.indices {
      let word = words[index].text.lowercased()
      if let form = forms[word] {
        words[index].text = words[index].text.inflected { _ in form }
        // A verb and the adjectives after it agree with the noun.
        isInflected = true
      } else if plurals.contains(word) {
        isInflected = true
      } else if boundaries.contains(word) {
        isInflected = false
      } else if isInflected, !isInvariable(word) {
        words[index].text = words[index].text.inflected(plural(of:))
      }
    }
  }

  static func makeFeminine(_ words: inout [PhraseWord]) {
    for index in words.indices {
      let word = words[index].text.lowercased()
      if boundaries.contains(word) { return }
      if !isInvariable(word) { words[index].text = words[index].text.inflected(feminine(of:)) }
    }
  }

  /// Returns the feminine form of an adjective, article or participle in lowercase.
  static func feminine(of word: String) -> String {
    if let form = feminines[word] { return form }
    if word.hasSuffix("o") { return word.dropLast() + "a" }
    for end in ["dor", "tor", "sor", "án", "ín", "ón", "és"] where word.hasSuffix(end) {
      return unaccentedEnd(word) + "a"
    }
    return word
  }

  /// Returns the plural of a noun, adjective, article or participle in lowercase.
  static func plural(of word: String) -> String {
    if let form = irregular[word] { return form }
    guard let last = word.last, last.isLetter else { return word }
    if "aeoáéó".contains(last) { return word + "s" }
    if "iu".contains(last) { return word + "s" }
    if "íú".contains(last) { return word + "es" }
    switch last {
    case "z": return word.dropLast() + "ces"
    case "s", "x": return isStressedAtEnd(word) ? unaccentedEnd(word) + "es" : word
    case "y":
      let isDiphthong = word.dropLast().last.map { "aeou".contains($0) } ?? false
      return isDiphthong ? word + "es" : word.dropLast() + "is"
    case "n": return (isStressedAtEnd(word) ? unaccentedEnd(word) : accentedPenult(word)) + "es"
    case "d", "j", "l", "r":
      let isCluster = word.dropLast().last.map { !vowels.contains($0) } ?? false
      return isCluster ? word + "s" : word + "es"
    default: return word + "s"
    }
  }

  private static func isInvariable(_ word: String) -> Bool {
    particles.contains(word) || word.contains(where: \.isNumber)
      || (word.hasSuffix("mente") && word.count > 7)
  }

  // MARK: Stress

  private static let vowels: Set<Character> = Set("aeiouáéíóúü")
  private static let accented: [Character: Character] = [
    "á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u",
  ]

  /// Returns whether the last syllable of a word that ends with a consonant is stressed.
  ///
  /// Without an accent, words with `n` or `s` at the end are stressed on the syllable before.
  private static func isStressedAtEnd(_ word: String) -> Bool {
    let characters = Array(word)
    guard let last = characters.lastIndex(where: vowels.contains) else { return true }
    if characters.contains(where: { accented[$0] != nil }) {
      return accented[characters[last]] != nil
    }
    return !"ns".contains(characters[characters.count - 1]) ? false : syllables(characters) == 1
  }

  /// Returns the number of syllables; adjacent vowels with a weak one are a single syllable.
  private static func syllables(_ characters: [Character]) -> Int {
    var count = 0
    for (index, character) in characters.enumerated() where vowels.contains(character) {
      let before = index > 0 ? characters[index - 1] : " "
      let isSilent =
        character == "u" && (before == "q" || before == "g") && index + 1 < characters.count
        && "eiéí".contains(characters[index + 1])
      let joins = vowels.contains(before) && ("iuü".contains(character) || "iuü".contains(before))
      if !isSilent, !joins { count += 1 }
    }
    return max(count, 1)
  }

  /// Returns the word without the accent of its last syllable: `camión`, `camiones`.
  ///
  /// An accent that separates two vowels stays: `raíz`, `raíces`.
  private static func unaccentedEnd(_ word: String) -> String {
    var characters = Array(word)
    guard let last = characters.lastIndex(where: vowels.contains),
      let plain = accented[characters[last]]
    else { return word }
    let before = last > 0 ? characters[last - 1] : " "
    if "íú".contains(characters[last]), "aeo".contains(before) { return word }
    characters[last] = plain
    return String(characters)
  }

  /// Returns the word with an accent on the syllable before the last one: `joven`, `jóvenes`.
  private static func accentedPenult(_ word: String) -> String {
    var characters = Array(word)
    guard !characters.contains(where: { accented[$0] != nil }),
      let last = characters.lastIndex(where: vowels.contains),
      var index = characters[..<last].lastIndex(where: { vowels.contains($0) })
    else { return word }
    if index > 0, "iu".contains(characters[index]), "aeo".contains(characters[index - 1]) {
      index -= 1
    }
    guard let mark = accented.first(where: { $0.value == characters[index] })?.key else {
      return word
    }
    characters[index] = mark
    return String(characters)
  }

  // MARK: Words

  private static let forms = [
    "el": "los", "la": "las", "un": "unos", "una": "unas", "este": "estos", "esta": "estas",
    "ese": "esos", "esa": "esas", "aquel": "aquellos", "aquella": "aquellas", "tu": "tus",
    "su": "sus", "mi": "mis", "algún": "algunos", "ningún": "ningunos", "cualquier": "cualesquiera",
    "es": "son", "está": "están", "fue": "fueron", "era": "eran", "ha": "han", "hay": "hay",
    "tiene": "tienen", "queda": "quedan", "falta": "faltan", "sobra": "sobran", "puede": "pueden",
    "debe": "deben", "necesita": "necesitan", "contiene": "contienen", "será": "serán",
    "coincide": "coinciden", "caduca": "caducan", "vence": "vencen", "supera": "superan",
  ]
  /// The words that are plural already.
  private static let plurals = Set(forms.values)
  private static let boundaries = words(
    """
    de del a al en con por para sin sobre desde hasta entre según contra tras ante bajo durante
    mediante que como cuando donde si
    """
  )
  private static let particles = words(
    """
    y e o u ni no sí muy más menos ya se te me nos lo le les todavía aún también tan solo sólo casi
    cada hoy ayer mañana ahora antes después luego dos tres cuatro cinco seis siete ocho
    nueve diez cien mil
    """
  )
  private static let feminines = dictionary(
    "el la un una este esta ese esa aquel aquella algún alguna ningún ninguna los las unos unas"
  )
  private static let irregular = dictionary(
    """
    carácter caracteres régimen regímenes espécimen especímenes ómicron ómicrons menú menús champú
    champús sofá sofás esquí esquís bisturí bisturís gachí gachís pirulí pirulís bidé bidés club
    clubes álbum álbumes filme filmes sándwich sándwiches jersey jerséis póney póneis espray espráis
    gay gais yóquey yoqueis hipérbaton hipérbatos lord lores milord milores yo yoes no noes
    tictac tictacs clic clics bits bits test test trust trust kart kart compost compost
    cualquiera cualesquiera quienquiera quienesquiera cámping cámpings vermú vermús interviú
    interviús canesú canesús tutú tutús cucú cucús gurú gurús ñu ñus tisú tisús bambú bambús
    popurrí popurrís maniquí maniquís benjamín benjamines píxel píxeles
    """
  )
}

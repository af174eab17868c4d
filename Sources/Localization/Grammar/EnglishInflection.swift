/// The plural of English phrases: `%lld unread message` and `2 unread messages`.
///
/// Orthographic rules of regular plurals, and tables of irregular ones (Quirk, Greenbaum, Leech,
/// Svartvik: A Comprehensive Grammar of the English Language, §5.73–5.103).
enum EnglishInflection: PhraseInflection {
  static func pluralize(_ words: inout [PhraseWord]) {
    var head: Int?
    var isPhraseOver = false
    func end() {
      if let head { words[head].text = words[head].text.inflected(plural(of:)) }
      head = nil
    }
    for index in words.indices {
      let word = words[index].text.lowercased()
      if let form = forms[word] {
        end()
        words[index].text = words[index].text.inflected { _ in form }
        isPhraseOver = !determiners.contains(word)
      } else if pluralDeterminers.contains(word) {
        end()
      } else if boundaries.contains(word) {
        end()
        isPhraseOver = !["and", "or"].contains(word)
      } else if words[index].startsPhrase, head != nil {
        end()
        isPhraseOver = true
      } else if !isPhraseOver, !isModifier(word, after: head) {
        head = index
      }
    }
    end()
  }

  /// Returns whether a word is no noun: `2 files selected`, `3 new`.
  private static func isModifier(_ word: String, after head: Int?) -> Bool {
    if modifiers.contains(word) || word.contains(where: \.isNumber) { return true }
    if word.hasSuffix("ly") { return !word.hasSuffix("ily") && word.count > 5 }
    if head != nil, word.hasSuffix("ing") { return followers.contains(word) }
    return word.hasSuffix("ed") && word.count > 4 && !nounsInED.contains(word)
  }

  /// Returns the plural of a noun in lowercase; a plural is returned unchanged.
  static func plural(of noun: String) -> String {
    if let dash = noun.lastIndex(of: "-") {
      return noun[...dash] + plural(of: String(noun[noun.index(after: dash)...]))
    }
    if let form = irregular[noun] { return form }
    if unchanged.contains(noun) || plurals.contains(noun) { return noun }
    for (end, form) in [("man", "men"), ("child", "children"), ("person", "people")]
    where noun.hasSuffix(end) && !nounsInMan.contains(noun) {
      return noun.dropLast(end.count) + form
    }
    for (end, form) in [
      ("foot", "feet"), ("tooth", "teeth"), ("goose", "geese"), ("mouse", "mice"),
    ]
    where noun.hasSuffix(end) {
      return noun.dropLast(end.count) + form
    }
    if noun.hasSuffix("fish") || noun.hasSuffix("itis") { return noun }
    if unchanged.contains(where: { $0.count > 4 && noun.hasSuffix($0) }) { return noun }
    if noun.hasSuffix("sis") || noun.hasSuffix("xis") { return noun.dropLast(2) + "es" }
    for (end, form) in [
      ("life", "lives"), ("wife", "wives"), ("shelf", "shelves"), ("leaf", "leaves"),
      ("self", "selves"), ("half", "halves"), ("knife", "knives"), ("wolf", "wolves"),
      ("thief", "thieves"), ("loaf", "loaves"), ("calf", "calves"), ("scarf", "scarves"),
    ]
    where noun.hasSuffix(end) {
      return noun.dropLast(end.count) + form
    }
    if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    if noun.hasSuffix("quy") { return noun.dropLast() + "ies" }
    if noun.hasSuffix("zz") || noun.hasSuffix("x") || noun.hasSuffix("sh") || noun.hasSuffix("ss") {
      return noun + "es"
    }
    if noun.hasSuffix("z") { return noun + (noun.hasSuffix("tz") ? "es" : "zes") }
    if noun.hasSuffix("ch") { return noun + (hardCH.contains { noun.hasSuffix($0) } ? "s" : "es") }
    if noun.hasSuffix("s") {
      return ["us", "is", "as"].contains { noun.hasSuffix($0) } || singularsInS.contains(noun)
        ? noun + "es" : noun
    }
    if noun.hasSuffix("o"), nounsInOES.contains(where: { noun.hasSuffix($0) }) {
      return noun + "es"
    }
    return noun + "s"
  }

  private static let determiners: Set = ["this", "that"]
  private static let pluralDeterminers: Set = ["these", "those"]
  private static let forms = [
    "this": "these", "that": "those", "is": "are", "was": "were", "has": "have", "does": "do",
    "isn't": "aren't", "wasn't": "weren't", "hasn't": "haven't", "doesn't": "don't",
    "isn’t": "aren’t", "wasn’t": "weren’t", "hasn’t": "haven’t", "doesn’t": "don’t",
  ]
  private static let boundaries = words(
    """
    of in on for with to from by at about per into over under than as since until without within
    between and or will can could would should must may might were are have had which who whose if
    but while after before during via not
    """
  )
  private static let modifiers = words(
    """
    new more other unread left available total free online offline active inactive old overdue due
    done complete incomplete private public long high low wide big small large open ago later away
    ahead remaining your my our his her its their the a an one two some any no every each only just
    still already now today yesterday tomorrow selected hidden shown sent read written broken
    chosen taken drawn known unknown so far here there again further additional most first last
    """
  )
  private static let followers = words(
    """
    remaining pending missing waiting running loading downloading uploading playing following
    including using processing syncing exceeding containing starting ending
    """
  )
  private static let nounsInED = words(
    "breed exceed feed hundred indeed kindred newsfeed proceed reed sacred screed seaweed speed steed"
  )
  private static let nounsInMan = words(
    "human german roman talisman shaman caiman ottoman norman ataman brahman cayman desman"
  )
  private static let hardCH = [
    "monarch", "stomach", "patriarch", "matriarch", "epoch", "eunuch", "loch", "czech", "tech",
  ]
  private static let singularsInS = words(
    "lens news chaos ethos pathos cosmos rhinoceros albatross"
  )
  private static let nounsInOES = [
    "potato", "tomato", "hero", "echo", "veto", "torpedo", "embargo", "mosquito", "domino", "negro",
    "buffalo", "cargo", "mango", "volcano", "tornado", "halo", "motto", "innuendo",
  ]
  private static let plurals = words(
    "people children men women feet teeth geese mice data media criteria phenomena dice pence"
  )
  private static let unchanged = words(
    """
    series species aircraft spacecraft hovercraft sheep deer moose chaos pathos expertise staff swine offspring salmon trout
    bison cod squid shrimp headquarters crossroads barracks gallows means news information equipment
    feedback software hardware firmware malware homework advice furniture luggage money music traffic
    progress research electricity weather knowledge scissors trousers glasses pants jeans shorts
    tongs pliers binoculars politics mathematics physics economics athletics gymnastics linguistics
    """
  )
  private static let irregular = dictionary(
    """
    ox oxen louse lice die dice penny pence axis axes quiz quizzes gas gases bus buses
    criterion criteria phenomenon phenomena index indexes appendix appendices matrix matrices
    vertex vertices vortex vortices codex codices datum data medium media bacterium bacteria
    curriculum curricula stratum strata erratum errata addendum addenda memorandum memoranda
    alumnus alumni cactus cacti fungus fungi nucleus nuclei stimulus stimuli radius radii locus loci
    bacillus bacilli larva larvae alga algae alumna alumnae vertebra vertebrae formula formulas
    genus genera corpus corpora sphinx sphinxes passer-by passers-by passerby passersby
    mother-in-law mothers-in-law father-in-law fathers-in-law runner-up runners-up
    demo demos photo photos brother brothers canvas canvases alias aliases atlas atlases bias biases
    iris irises penis penises clitoris clitorises tennis tennis chassis chassis debris debris
    elf elves sheaf sheaves hoof hooves dwarf dwarfs belief beliefs chief chiefs roof roofs
    proof proofs brief briefs beef beefs handkerchief handkerchiefs housewife housewives
    """
  )
}

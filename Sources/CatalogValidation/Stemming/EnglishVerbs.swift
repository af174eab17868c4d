/// The verbs of English with forms whose stems differ, most of them irregular.
///
/// The forms *left* and *saw*, which are more often other words, are left out.
enum EnglishVerbs {
  /// Each verb with its past tense and its participle.
  private static let rows = """
    arise arose arisen|awake awoke awoken|bear borne|beat beaten|become became|begin began begun
    bend bent|bind bound|bite bit bitten|blow blew blown|break broke broken|breed bred
    bring brought|build built|burn burnt|buy bought|catch caught|choose chose chosen|cling clung
    come came|creep crept|deal dealt|dig dug|do did done|draw drew drawn|drink drank drunk
    drive drove driven|dwell dwelt|dye dyed|eat ate eaten|experience experienced experiencing
    fall fell fallen|feed fed|feel felt|fight fought|find found|flee fled|fly flew flown
    forbid forbade forbidden|foresee foresaw foreseen|forget forgot forgotten
    forgive forgave forgiven|free freed|freeze froze frozen|fuel fuelled fuelling|get got gotten
    give gave given|go went gone|grow grew grown|hang hung|have had|hear heard|hide hid hidden
    hold held|interweave interwove interwoven|keep kept|know knew known|lay laid|lead led
    learn learnt|lend lent|light lit|lose lost|make made|mean meant|meet met
    mistake mistook mistaken|misunderstand misunderstood|outgrow outgrew outgrown
    overcome overcame|overdraw overdrew overdrawn|override overrode overridden|overrun overran
    overtake overtook overtaken|overthrow overthrew overthrown|overwrite overwrote overwritten
    pay paid|prepay prepaid|rebuild rebuilt|redo redid redone|redraw redrew redrawn|repay repaid
    retake retook retaken|rewrite rewrote rewritten|ride rode ridden|ring rang rung
    rise rose risen|run ran|sacrifice sacrificed sacrificing|say said|see seen|seek sought
    sell sold|send sent|shake shook shaken|shoot shot|show shown|shrink shrank shrunk
    sing sang sung|sink sank sunk|sit sat|sleep slept|slide slid|smell smelt|speak spoke spoken
    spell spelt|spend spent|spill spilt|spin spun|spoil spoilt|spring sprang sprung|stand stood
    steal stole stolen|stick stuck|strike struck stricken|stuff stuffed stuffing|sue sued suing
    swear swore sworn|sweep swept|swim swam swum|swing swung|take took taken|teach taught
    tear tore torn|tell told|think thought|throw threw thrown|unbind unbound
    undergo underwent undergone|understand understood|undertake undertook undertaken
    undo undid undone|unfreeze unfroze unfrozen|wake woke woken|wear wore worn|weave wove woven
    weep wept|win won|withdraw withdrew withdrawn|withhold withheld|write wrote written
    """

  private static let infinitives: [Substring: Substring] = {
    var infinitives: [Substring: Substring] = [:]
    for verb in rows.split(whereSeparator: { $0 == "|" || $0 == "\n" }) {
      let forms = verb.split(separator: " ")
      for form in forms.dropFirst() { infinitives[form] = forms[0] }
    }
    return infinitives
  }()

  /// Returns whether two words in lowercase are forms of one verb of the table.
  static func areForms(_ first: String, _ second: String) -> Bool {
    guard infinitives[first[...]] != nil || infinitives[second[...]] != nil else { return false }
    return stem(first) == stem(second)
  }

  private static func stem(_ word: String) -> String {
    EnglishStemmer.stem(infinitives[word[...]].map(String.init) ?? word)
  }
}

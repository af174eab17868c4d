/// What is known about two words: whether one is a form of the other, or its opposite.
///
/// The language of a memory is not known. The tables have the words and the endings of frequent
/// source languages, and a word of another language that looks the same costs a suggestion only.
enum WordPairs {
  typealias Letters = ArraySlice<Unicode.Scalar>

  private static func set(_ words: String) -> Set<Letters> {
    Set(words.split(separator: " ").map { Array($0.unicodeScalars)[...] })
  }

  private static let negations = set(
    """
    no not never without none cannot sin nunca ni nicht kein keine keinen keiner keinem nie ohne ne \
    pas sans non jamais aucun aucune senza não sem niet geen zonder 不 没 無 无 未 非
    """
  )

  /// Returns whether a word negates a text.
  static func isNegation(_ word: Letters) -> Bool {
    negations.contains(word) || word.count > 3 && word.suffix(3).elementsEqual("n't".unicodeScalars)
  }

  // MARK: - Forms

  /// The endings of forms.
  private static let endings = set(
    "' 's s es e d ed ing y ies ied er ers ly n en r a o as os t ung"
  )
  private static let longestEnding = 4
  private static let shortestStem = 3

  /// Returns whether two words differ in their endings only.
  static func areForms(_ first: Letters, _ second: Letters) -> Bool {
    let common = zip(first, second).prefix { $0 == $1 }.count
    guard common >= shortestStem else { return false }
    return isEnding(of: first, after: common) && isEnding(of: second, after: common)
  }

  /// Returns whether the letters after a number of others are an ending, as in *saving* and
  /// *stopping*.
  private static func isEnding(of word: Letters, after count: Int) -> Bool {
    let ending = word.dropFirst(count)
    guard let first = ending.first else { return true }
    guard ending.count <= longestEnding else { return false }
    return endings.contains(ending)
      || first == word[ending.startIndex - 1] && endings.contains(ending.dropFirst())
  }

  // MARK: - Opposites

  /// The prefixes of a word that make it the opposite.
  private static let prefixes = [
    "un", "dis", "in", "im", "il", "ir", "de", "des", "dés", "dé", "non",
  ]
  .map { Array($0.unicodeScalars) }
  /// The prefixes of which one makes the opposite of a word with the other one.
  private static let prefixPairs = [
    ("en", "dis"), ("in", "de"), ("in", "ex"), ("im", "ex"), ("en", "de"), ("up", "down"),
    ("a", "des"), ("con", "des"),
  ]
  .map { (Array($0.unicodeScalars), Array($1.unicodeScalars)) }
  private static let shortestRest = 3

  /// Pairs of words that the texts of programs often have.
  private static let pairs: Set<[Letters]> = Set(
    """
    on/off show/hide shown/hidden open/close opened/closed start/stop add/remove allow/deny \
    allow/block accept/reject accept/decline expand/collapse login/logout true/false yes/no \
    first/last next/previous before/after with/without all/none mostrar/ocultar abrir/cerrar \
    añadir/eliminar iniciar/detener encender/apagar permitir/denegar aceptar/rechazar ein/aus
    """
    .split(separator: " ")
    .map { pair in pair.split(separator: "/").map { Array($0.unicodeScalars)[...] } }
  )

  /// Returns whether one of two words is the opposite of the other.
  static func areOpposites(_ first: Letters, _ second: Letters) -> Bool {
    let isPrefixed = prefixes.contains { prefix in
      isSame(first, second, after: [], prefix) || isSame(second, first, after: [], prefix)
    }
    return isPrefixed
      || prefixPairs.contains { one, other in
        isSame(first, second, after: one, other) || isSame(second, first, after: one, other)
      }
      || pairs.contains([first, second]) || pairs.contains([second, first])
  }

  /// Returns whether two words are the same, or forms of the same, after each has a prefix.
  private static func isSame(
    _ first: Letters,
    _ second: Letters,
    after firstPrefix: [Unicode.Scalar],
    _ secondPrefix: [Unicode.Scalar]
  ) -> Bool {
    guard first.starts(with: firstPrefix), second.starts(with: secondPrefix) else { return false }
    let rest = (first.dropFirst(firstPrefix.count), second.dropFirst(secondPrefix.count))
    return rest.0.count >= shortestRest && (rest.0 == rest.1 || areForms(rest.0, rest.1))
  }
}

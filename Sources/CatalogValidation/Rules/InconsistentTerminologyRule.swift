package import Diagnostics
import StringCatalog

/// A rule that reports different translations of a term within a project.
///
/// If a *goal* is an *objetivo* in the app and a *meta* in its widget, users may take them for two
/// things. Translations of terms are inferred from all catalogs together, so several texts are
/// required for a finding. A glossary defines them explicitly. The rule reports the translation
/// that fewer texts use.
package struct InconsistentTerminologyRule: ProjectRule {
  package static let id: Diagnostic.ID = "inconsistent-terminology"
  package static let title =
    "A word of the source language has one translation throughout a project."
  package static let reason = """
    If 'goal' is 'objetivo' in the app and 'meta' in its widget, users think they are two \
    things. The rule infers from all texts of the project which word translates which, so it \
    needs several; a glossary defines it explicitly.
    """
  package static let defaultSeverity = Diagnostic.Severity.note
  package static let preparations = RulePreparations.prose

  package func check(_ catalogs: [CatalogSubject], emit: (EntrySubject, Finding) -> Void) {
    let rows = catalogs.flatMap(\.localizations).compactMap(Row.init)
    for (language, group) in Dictionary(grouping: rows, by: \.localization.language.tag) {
      for divergence in TermUsage(group.map(\.text)).divergences
      where !divergence.isInflection(in: language) {
        let usual = group[divergence.usualTexts[0]]
        for row in divergence.otherTexts.map({ group[$0] }) {
          emit(row.localization.entry, row.finding(divergence, usual: usual))
        }
      }
    }
  }

  /// A translation without variations.
  private struct Row {
    /// The maximum number of words.
    ///
    /// In longer texts, any word may translate any other.
    private static let wordLimit = 64

    let localization: LocalizationSubject
    let text: TermUsage.Text
    private let leaf: LocalizationLeaf

    init?(_ localization: LocalizationSubject) {
      let language = localization.language
      guard let prose = localization.prose.first, localization.entry.isTranslated,
        !language.isVarietyOfSource, localization.translations.count == 1,
        prose.words.count <= Self.wordLimit,
        let source = language.sourceConventions, let conventions = language.conventions,
        !conventions.pluralEndings.isEmpty
      else { return nil }
      self.localization = localization
      leaf = localization.translations[0].leaf
      let original = localization.translations[0].source.words.prose
      guard original.count <= Self.wordLimit else { return nil }
      // Words in both texts, such as those of a command, only translate themselves.
      text = TermUsage.Text(
        source: source.singulars(of: original.terms),
        translation: conventions.singulars(of: prose.words.terms.subtracting(original.terms))
      )
    }

    func finding(_ divergence: TermUsage.Divergence, usual: Row) -> Finding {
      localization.finding(
        InconsistentTerminologyRule.message(
          in: localization.language.tag,
          divergence.term,
          here: divergence.other,
          elsewhere: divergence.usual,
          divergence.usualTexts.count
        ),
        at: leaf.path,
        notes: [
          Diagnostic.Note(
            .termElsewhere(divergence.usual, key: usual.localization.entry.key),
            at: usual.localization.location(of: usual.leaf.path)
          )
        ]
      )
    }
  }
}

extension [Prose.Word] {
  /// The words that may be terms.
  fileprivate var terms: Set<Substring> {
    Set(map(\.unquoted).filter { $0.utf8.count > 3 && $0.hasOnlyLetters && $0.count > 3 })
  }
}

extension Prose.Word {
  /// The word without surrounding quotation marks, which look like apostrophes.
  fileprivate var unquoted: Substring {
    let isMark: (Character) -> Bool = { $0 == "'" || $0 == "’" }
    var text = folded.drop(while: isMark)
    while text.last.map(isMark) ?? false { text.removeLast() }
    return text
  }
}

extension LanguageConventions {
  /// Returns the terms among the words, in the singular.
  fileprivate func singulars(of words: Set<Substring>) -> Set<String> {
    Set(words.map(String.init).filter { !functionWords.contains($0) }.map(singular))
  }

  private func singular(of word: String) -> String {
    guard let ending = pluralEndings.first(where: { word.hasSuffix($0.plural) }) else {
      return word
    }
    return word.dropLast(ending.plural.count) + ending.singular
  }
}

extension InconsistentTerminologyRule {
  /// Returns the message of a finding.
  package static func message(
    in language: String,
    _ term: String,
    here: String,
    elsewhere: String,
    _ count: Int
  ) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      "\(quoted: term) is translated as \(quoted: here) in \(quoted: language) here, but as \(quoted: elsewhere) in \(count) other texts",
      one:
        "\(quoted: term) is translated as \(quoted: here) in \(quoted: language) here, but as \(quoted: elsewhere) in \(count) other text"
    )
  }

  package static let triggering = [
    RuleExample(
      """
      "Goal" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Objetivo" } } } },
      "Goal of the week" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : ↓"Meta de la semana" } } } },
      "Goal weight" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Peso objetivo" } } } },
      "Set a goal" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : ↓"Fija una meta" } } } },
      "Share this goal" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Comparte este objetivo" } } } },
      "Your goals" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Tus objetivos" } } } }
      """
    )
  ]

  package static let nonTriggering = [
    RuleExample(
      ["archivos", "fotos", "notas", "pesos", "fechas"].enumerated()
        .map { index, noun in
          let text = "\(index < 3 ? "Mostrar" : "Muestra") \(noun)"
          return #""Show \#(noun) now" : { "localizations" : { "es" : { "stringUnit" : { "#
            + #""state" : "translated", "value" : "\#(text)" } } } }"#
        }
        .joined(separator: ",\n")
    ),
    RuleExample(
      """
      "Goal" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Objetivo" } } } },
      "Goal weight" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Peso objetivo" } } } },
      "Goal of the week" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Meta de la semana" } } } },
      "Share this goal" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Comparte este objetivo" } } } },
      "Your goals" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Tus objetivos" } } } },
      "Weight of the week" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Peso de la semana" } } } }
      """
    ),
    RuleExample(
      """
      "Run 'w8 store migrate'" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Usa «w8 store migrate»" } } } },
      "Try 'w8 store migrate'" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Prueba «w8 store migrate»" } } } },
      "'w8 store migrate' failed" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "«w8 store migrate» ha fallado" } } } },
      "'w8 store migrate' ended" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "«w8 store migrate» ha terminado" } } } },
      "Run 'w8 store status'" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Usa «w8 store status»" } } } },
      "Try 'w8 store status'" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Prueba «w8 store status»" } } } }
      """
    ),
  ]
}

extension TermUsage.Divergence {
  /// Returns whether one translation is a form of the other one: *muestra* of *mostrar*.
  fileprivate func isInflection(in language: String) -> Bool {
    [(usual, other), (other, usual)]
      .contains { text, term in
        TermText(text, in: language)
          .contains(term, isLiteral: false, isCaseSensitive: false, acceptsEndings: false)
      }
  }
}

/// The translations of source terms to one language, inferred from pairs of texts.
///
/// A word is the translation of a term if it hardly occurs except in translations of texts with the
/// term. If there are two such words that never occur together, the term has two translations. If
/// they are almost equally frequent, they have different meanings. A word that is not translated
/// may be a name.
struct TermUsage {
  private let texts: [Text]
  private var positions: [String: [Int]] = [:]
  private var sourcePositions: [String: [Int]] = [:]

  /// The words of a text and of its source, in a normalized form.
  struct Text {
    let source: Set<String>
    let translation: Set<String>
  }

  /// A term with two translations.
  struct Divergence {
    /// The source term.
    let term: String
    /// The translation in most texts.
    let usual: String
    /// The other translation.
    let other: String
    /// The positions of the texts with the usual translation.
    let usualTexts: [Int]
    /// The positions of the texts with the other translation.
    let otherTexts: [Int]
  }

  init(_ texts: [Text]) {
    self.texts = texts
    for (index, text) in texts.enumerated() {
      for word in text.translation { positions[word, default: []].append(index) }
      for word in text.source { sourcePositions[word, default: []].append(index) }
    }
  }

  /// The terms with two translations, sorted by name.
  ///
  /// - Complexity: O(*n* × *m*), where *n* is the number of words and *m* the number of occurrences
  ///   of the most frequent word.
  var divergences: [Divergence] {
    sourcePositions.filter { $0.value.count >= Self.usualLimit + Self.otherLimit }.keys.sorted()
      .flatMap { divergences(of: $0) }
  }

  /// The minimum number of texts with the usual translation.
  private static let usualLimit = 3
  /// The minimum number of texts with another translation; a single text may be a rephrasing.
  private static let otherLimit = 2

  private func divergences(of term: String) -> [Divergence] {
    let candidates = candidates(for: term)
    let count = sourcePositions[term]?.count ?? 0
    guard let usual = usual(of: candidates, for: term, among: count) else { return [] }
    return candidates.filter { isOther($0, than: usual, of: term) }
      .sorted { $0.word < $1.word }
      .map { other in
        Divergence(
          term: term,
          usual: usual.word,
          other: other.word,
          usualTexts: usual.here,
          otherTexts: other.here
        )
      }
  }

  /// A possible translation of a term.
  private struct Candidate {
    let word: String
    /// The positions of all texts that contain it.
    let all: [Int]
    /// The positions of those whose source contains the term.
    let here: [Int]
  }

  private func candidates(for term: String) -> [Candidate] {
    var here: [String: [Int]] = [:]
    for position in sourcePositions[term] ?? [] {
      for word in texts[position].translation where word != term {
        here[word, default: []].append(position)
      }
    }
    return here.compactMap { word, positions in
      guard positions.count >= Self.otherLimit else { return nil }
      return Candidate(word: word, all: self.positions[word] ?? [], here: positions)
    }
  }

  /// Returns the word that most texts use for a term, or `nil` if there is none.
  private func usual(of words: [Candidate], for term: String, among count: Int) -> Candidate? {
    words.filter {
      $0.here.count >= Self.usualLimit && $0.here.count * 5 >= count * 2
        && $0.here.count * 2 >= $0.all.count
    }
    .max { ($0.here.count, $1.word) < ($1.here.count, $0.word) }
    .flatMap { isExplained(by: term, $0.here) ? $0 : nil }
  }

  /// Returns whether a word is another translation of a term.
  private func isOther(_ word: Candidate, than usual: Candidate, of term: String) -> Bool {
    word.here.count >= Self.otherLimit && word.here.count * 2 <= usual.here.count
      && word.here.count * 4 >= word.all.count * 3
      && !word.all.contains { position in
        texts[position].translation.contains { Self.areForms($0, usual.word) }
      }
      && isExplained(by: term, word.here)
  }

  /// Returns whether a term is the only word that the sources of most of the given texts share.
  ///
  /// If they share another one, a phrase is translated: *source code*, *source text*.
  private func isExplained(by term: String, _ positions: [Int]) -> Bool {
    let words = Dictionary(
      positions.flatMap { texts[$0].source }.map { ($0, 1) },
      uniquingKeysWith: +
    )
    return words.allSatisfy { $0.key == term || $0.value * 5 < positions.count * 3 }
  }

  /// Returns whether two words may be forms of the same word; inflection keeps the beginning.
  private static func areForms(_ first: String, _ second: String) -> Bool {
    first.prefix(2) == second.prefix(2)
  }
}

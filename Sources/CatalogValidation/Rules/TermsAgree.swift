package import Diagnostics
import StringCatalog

/// A word of the sources has one translation throughout a project.
///
/// A *goal* that is an *objetivo* in the app and a *meta* in its widget is taken for two things. Which word
/// translates which is learned from the texts of all catalogs side by side, so that it takes several
/// texts before anything is told; a glossary says it for certain. The translation that fewer texts have is
/// the one that is found.
///
/// - Arguments: the language, the key, the word of the sources, its translation here, the one of most
///   texts, how many those are.
package struct TermsAgree: ProjectRule {
  package static let id: Diagnostic.ID = "terms-agree"
  package static let defaultSeverity = Diagnostic.Severity.note

  package func check(_ catalogs: [CatalogSubject], emit: (EntrySubject, Finding) -> Void) {
    let rows = catalogs.flatMap(\.localizations).compactMap(Row.init)
    for group in Dictionary(grouping: rows, by: \.localization.language.tag).values {
      for divergence in TermUsage(group.map(\.text)).divergences {
        let usual = group[divergence.usualTexts[0]]
        for row in divergence.otherTexts.map({ group[$0] }) {
          emit(row.localization.entry, row.finding(divergence, usual: usual))
        }
      }
    }
  }

  /// A translation that does not vary.
  private struct Row {
    /// What is longer tells a story: of so many words, any may translate any.
    private static let wordLimit = 64

    let localization: LocalizationSubject
    let text: TermUsage.Text
    private let leaf: LocalizationLeaf

    init?(_ localization: LocalizationSubject) {
      let language = localization.language
      guard let prose = localization.prose.first, localization.entry.isTranslated,
        !language.isVarietyOfSource, localization.translations.count == 1,
        prose.words.count <= Self.wordLimit,
        let source = language.sourceConventions, let conventions = language.conventions
      else { return nil }
      self.localization = localization
      leaf = localization.translations[0].leaf
      let original = Prose(localization.translations[0].source)
      guard original.words.count <= Self.wordLimit else { return nil }
      // What both texts have, such as the words of a command, translates nothing but itself.
      text = TermUsage.Text(
        source: source.singulars(of: original.terms),
        translation: conventions.singulars(of: prose.terms.subtracting(original.terms))
      )
    }

    func finding(_ divergence: TermUsage.Divergence, usual: Row) -> Finding {
      localization.finding(
        at: leaf.path,
        .text(divergence.term),
        .text(divergence.other),
        .text(divergence.usual),
        .integer(divergence.usualTexts.count),
        notes: [
          Diagnostic.Note(
            "term-elsewhere",
            at: usual.localization.place(of: usual.leaf.path),
            arguments: [.text(divergence.usual), .text(usual.localization.entry.key)]
          )
        ]
      )
    }
  }
}

extension Prose {
  /// The words that may name something.
  fileprivate var terms: Set<Substring> {
    Set(words.map(\.unquoted).filter { $0.count > 3 && $0.allSatisfy(\.isLetter) })
  }
}

extension Prose.Word {
  /// The word without quotation marks around it, which look like apostrophes.
  fileprivate var unquoted: Substring {
    let isMark: (Character) -> Bool = { $0 == "'" || $0 == "’" }
    var text = folded.drop(while: isMark)
    while text.last.map(isMark) ?? false { text.removeLast() }
    return text
  }
}

extension LanguageConventions {
  /// Returns the words that name something, in the singular.
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

extension TermsAgree {
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

import OrderedCollections
import StringCatalog

/// How many keys of a catalog are in which state, language by language.
struct StateCounts: Equatable {
  /// The states of a language that are counted, in the order in which reports have them.
  static let states: [TextState] = [
    TextState(.translated), TextState(.machineTranslated), TextState(.needsReview), TextState(.new),
    .missing, .stale,
  ]

  /// The numbers by language and state; a state without keys has none.
  private(set) var counts: [String: [TextState: Int]] = [:]
  /// How many keys count as translated in a language because there is nothing to translate in them.
  private(set) var wordless: [String: Int] = [:]
  /// The languages; if none were chosen, that of the sources, then the others by name.
  let languages: [String]

  /// Counts the keys of a catalog; those that nobody needs to translate are not among them.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - languages: The languages; `nil` for those of the catalog.
  init(_ catalog: StringCatalog, languages: [String]? = nil) {
    let languages = languages ?? catalog.spokenLanguages
    self.languages = languages
    let states = KeyStates(in: catalog, languages: languages)
    for (key, entry) in catalog.entries where entry.shouldTranslate {
      for language in languages {
        let result = states.state(of: key, entry, in: language)
        counts[language, default: [:]][result.state, default: 0] += 1
        if result.isWordless { wordless[language, default: 0] += 1 }
      }
    }
  }

  /// Returns how many keys are in a state in a language.
  func count(_ state: TextState, in language: String) -> Int {
    counts[language]?[state] ?? 0
  }
}

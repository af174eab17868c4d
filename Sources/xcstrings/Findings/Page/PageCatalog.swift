import Diagnostics
import StringCatalog

/// A catalog as the page of findings shows it.
struct PageCatalog: Encodable {
  let path: String
  let sourceLanguage: String
  let languages: [String]
  /// How many keys are in which state, by language and by the name of the state.
  let counts: [String: [String: Int]]
  let entries: [PageEntry]

  /// Creates the catalog.
  ///
  /// - Parameters:
  ///   - catalog: The catalog that was read.
  ///   - path: Its path.
  ///   - languages: The languages that are shown.
  ///   - findings: What was found at each key.
  init(
    _ catalog: StringCatalog,
    at path: String,
    languages: [String],
    findings: [String: [Diagnostic]]
  ) {
    self.path = path
    self.languages = languages
    sourceLanguage = catalog.sourceLanguage
    counts = StateCounts(catalog, languages: languages).counts
      .mapValues { counts in
        counts.reduce(into: [:]) { $0[$1.key.name] = $1.value }
      }
    let states = KeyStates(in: catalog, languages: languages)
    entries = catalog.entries.map { key, entry in
      PageEntry(
        entry,
        key: key,
        of: catalog,
        at: path,
        languages: languages,
        states: states,
        findings: findings[key] ?? []
      )
    }
  }

  /// The states that a text of the catalog has.
  var states: Set<TextState> {
    entries.reduce(into: []) { states, entry in
      for localization in entry.localizations.values { states.formUnion(localization.states) }
    }
  }

  /// The names of the variations of all texts.
  var variations: [String] {
    entries.flatMap(\.localizations.values).flatMap(\.texts).compactMap(\.variation)
  }
}

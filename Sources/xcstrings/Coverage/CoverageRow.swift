import Localization
import StringCatalog

/// How far one catalog, or all of them, are translated to one language.
struct CoverageRow {
  /// The path of the catalog; `nil` for all of them.
  let path: String?
  /// The language.
  let language: String
  /// How many keys are in which state.
  private(set) var counts: [TextState: Int]
  /// How many of the translated ones have nothing to translate.
  private(set) var wordless: Int

  /// Takes the numbers of a language.
  init(path: String, _ counts: StateCounts, language: String) {
    self.path = path
    self.language = language
    self.counts = counts.counts[language] ?? [:]
    wordless = counts.wordless[language] ?? 0
  }

  /// Adds the rows of a language up.
  init(total rows: [CoverageRow], language: String) {
    path = nil
    self.language = language
    counts = rows.reduce(into: [:]) { $0.merge($1.counts, uniquingKeysWith: +) }
    wordless = rows.reduce(0) { $0 + $1.wordless }
  }

  /// Returns how many keys are in a state.
  func count(_ state: TextState) -> Int { counts[state] ?? 0 }

  /// How many keys want a translation; the stale ones are not among them.
  var total: Int { counts.reduce(0) { $0 + ($1.key == .stale ? 0 : $1.value) } }

  /// How many keys are translated, by whomever.
  var done: Int { count(TextState(.translated)) + count(TextState(.machineTranslated)) }
}

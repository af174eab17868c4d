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
  /// The languages; if none were chosen, that of the sources, then the others by name.
  let languages: [String]

  /// Counts the keys of a catalog; those that nobody needs to translate are not among them.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - languages: The languages; `nil` for those of the catalog.
  init(_ catalog: StringCatalog, languages: [String]? = nil) {
    let languages = languages ?? catalog.languages
    self.languages = languages
    for (_, entry) in catalog.entries where entry.shouldTranslate {
      for language in languages {
        let state = entry.state(in: language, isSource: language == catalog.sourceLanguage)
        counts[language, default: [:]][state, default: 0] += 1
      }
    }
  }

  /// Returns how many keys are in a state in a language.
  func count(_ state: TextState, in language: String) -> Int {
    counts[language]?[state] ?? 0
  }
}

extension StringCatalog.Entry {
  /// The state of the text that is farthest from done in a language.
  func state(in language: String, isSource: Bool) -> TextState {
    if extractionState == .stale { return .stale }
    let localization = localizations[language]
    var states = Set((localization?.leaves ?? []).map { TextState($0.unit.state) })
    if let set = localization?.stringSet { states.insert(TextState(set.state)) }
    // The text of the source language is the key itself, or stands in the code.
    let done = TextState(.translated)
    if isSource { return states.contains(TextState(.needsReview)) ? TextState(.needsReview) : done }
    return states.isEmpty ? .missing : StateCounts.states.last(where: states.contains) ?? done
  }
}

import CatalogValidation
import ICU
import OrderedCollections
package import StringCatalog

/// How far each key of a catalog is translated.
///
/// A key is in the state of the text that is farthest from done. What the rules take for an error is
/// missing or new, and nothing else is, so that a catalog in which they find none is complete: a text
/// without letters needs no translation, an empty one is missing, and another language may lend one.
package struct KeyStates {
  private let sourceLanguage: String
  /// For each language, itself and those that lend what it lacks.
  private let chains: [String: [String]]

  /// Prepares to tell the states of keys in some languages.
  package init(in catalog: StringCatalog, languages: [String]) {
    sourceLanguage = catalog.sourceLanguage
    chains = Dictionary(
      languages.map { ($0, [$0] + languageFallbacks(of: $0)) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// A state, and how it came about.
  package struct Result {
    /// The state of the text that is farthest from done.
    package var state: TextState
    /// Whether the key counts as translated because there is nothing to translate in it.
    var isWordless = false
  }

  /// Returns the state of a key in a language.
  package func state(of key: String, _ entry: StringCatalog.Entry, in language: String) -> Result {
    guard entry.extractionState != .stale else { return Result(state: .stale) }
    let chain = chains[language] ?? [language]
    let lender = chain.first { tag in
      tag == sourceLanguage || entry.localizations[tag].map { !$0.texts.isEmpty } ?? false
    }
    guard lender != sourceLanguage else { return Result(state: sourceState(of: entry)) }
    let source = SourceTexts(entry, key: key, in: sourceLanguage)
    let states = (lender.flatMap { entry.localizations[$0]?.texts } ?? [])
      .map { text in
        let isEmpty = text.value.isBlank && text.state != .new && !source.isBlank
        return isEmpty ? .missing : TextState(counting: text.state)
      }
    let state = StateCounts.states.last(where: states.contains) ?? .missing
    guard state == .missing || state == TextState(.new), !source.hasWords else {
      return Result(state: state)
    }
    return Result(state: TextState(.translated), isWordless: true)
  }

  /// The text of the source language is the key itself, or stands in the code.
  private func sourceState(of entry: StringCatalog.Entry) -> TextState {
    let texts = entry.localizations[sourceLanguage]?.texts ?? []
    let review = TextState(.needsReview)
    return texts.contains { TextState(counting: $0.state) == review }
      ? review : TextState(.translated)
  }
}

/// What translators start from.
private struct SourceTexts {
  private let texts: [String]

  /// Takes the texts of the source language; where it has none, the key is the text.
  init(_ entry: StringCatalog.Entry, key: String, in language: String) {
    let written = entry.localizations[language]?.texts.map(\.value).filter { !$0.isEmpty } ?? []
    texts = written.isEmpty ? [key] : written
  }

  /// Whether there is anything to translate.
  var hasWords: Bool { texts.contains(where: \.hasWords) }
  /// Whether a translation may be empty, too.
  var isBlank: Bool { texts.allSatisfy(\.isBlank) }
}

extension StringCatalog.Localization {
  /// The texts with their states: of all variations and substitutions, and the phrases of an App
  /// Shortcut.
  fileprivate var texts: [StringCatalog.StringUnit] {
    let phrases = (stringSet?.values ?? [])
      .map { StringCatalog.StringUnit(state: stringSet?.state ?? .new, value: $0) }
    return leaves.map(\.unit) + phrases
  }
}

extension TextState {
  /// The state as it is counted: what the code no longer has, and what a later Xcode may write, is
  /// for somebody to look at.
  fileprivate init(counting state: StringCatalog.TranslationState) {
    switch state {
    case .translated, .machineTranslated, .new: self.init(state)
    default: self.init(.needsReview)
    }
  }
}

/// What Xcode shows of a text: how far its translation has come, or that there is none.
package struct TextState: Hashable {
  /// The name, as a catalog writes it.
  package let name: String

  package init(_ state: StringCatalog.TranslationState) {
    name = state.rawValue
  }

  /// Creates the state of a name, as a catalog writes it.
  package init(name: String) {
    self.name = name
  }

  /// A language should have a text and has none.
  package static let missing = TextState(name: "missing")
  /// The code no longer has the key.
  package static let stale = TextState(.stale)

  /// The state as a catalog holds it; `nil` for a text that is not there.
  package var translation: StringCatalog.TranslationState? {
    self == .missing ? nil : StringCatalog.TranslationState(rawValue: name)
  }
}

/// How many keys of a catalog are in which state, language by language.
package struct StateCounts: Equatable {
  /// The states of a language that are counted, in the order in which reports have them.
  package static let states: [TextState] = [
    TextState(.translated), TextState(.machineTranslated), TextState(.needsReview), TextState(.new),
    .missing, .stale,
  ]

  /// The numbers by language and state; a state without keys has none.
  package private(set) var counts: [String: [TextState: Int]] = [:]
  /// How many keys count as translated in a language because there is nothing to translate in them.
  package private(set) var wordless: [String: Int] = [:]
  /// The languages; if none were chosen, that of the sources, then the others by name.
  package let languages: [String]

  /// Counts the keys of a catalog; those that nobody needs to translate are not among them.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - languages: The languages; `nil` for those of the catalog.
  package init(_ catalog: StringCatalog, languages: [String]? = nil) {
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
  package func count(_ state: TextState, in language: String) -> Int {
    counts[language]?[state] ?? 0
  }
}

// MARK: - Languages

extension StringCatalog {
  /// The languages that occur in the catalog: that of the sources, then the others by name.
  package var languages: [String] {
    var languages: Set<String> = []
    for (_, entry) in entries { languages.formUnion(entry.localizations.keys) }
    languages.remove(sourceLanguage)
    return [sourceLanguage] + languages.sorted()
  }

  /// The languages that people translate to: not those that are made for tests, such as en-XA.
  var spokenLanguages: [String] {
    languages.filter { $0 == sourceLanguage || !LocaleData.isPseudoLanguage($0) }
  }
}

import CatalogValidation
import ICU
import OrderedCollections
package import StringCatalog

/// The translation states of the keys of a catalog.
///
/// The state of a key is the least complete state of its strings. Exactly the errors of the
/// validation rules count as missing or new, so a catalog without errors is complete. A string
/// without letters needs no translation, an empty translation is missing, and a fallback
/// translation counts.
package struct KeyStates {
  private let sourceLanguage: String
  /// The fallback languages of each language, beginning with itself.
  private let chains: [String: [String]]

  /// Prepares the states of keys in some languages.
  package init(in catalog: StringCatalog, languages: [String]) {
    sourceLanguage = catalog.sourceLanguage
    chains = Dictionary(
      languages.map { ($0, [$0] + languageFallbacks(of: $0)) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// A state with its reason.
  package struct Result {
    /// The least complete state of the strings.
    package var state: TextState
    /// Whether the key counts as translated because it contains no words.
    var isWordless = false
    /// Whether the key counts as translated, but its strings equal the source strings.
    var isSameAsSource = false
  }

  /// Returns the state of a key in a language.
  package func state(of key: String, _ entry: StringCatalog.Entry, in language: String) -> Result {
    guard entry.extractionState != .stale else { return Result(state: .stale) }
    let chain = chains[language] ?? [language]
    let chosen = chain.first { tag in
      tag == sourceLanguage || entry.localizations[tag].map { !$0.texts.isEmpty } ?? false
    }
    guard chosen != sourceLanguage else { return Result(state: sourceState(of: entry)) }
    let source = SourceTexts(entry, key: key, in: sourceLanguage)
    let texts = chosen.flatMap { entry.localizations[$0]?.texts } ?? []
    let states =
      texts.map { text in
        let isEmpty = text.value.isBlank && text.state != .new && !source.allowsEmptyTranslation
        return isEmpty ? .missing : TextState(counting: text.state)
      }
    let state = StateCounts.states.last(where: states.contains) ?? .missing
    guard state == .missing || state == TextState(.new), !source.hasWords else {
      let isSame =
        StateCounts.doneStates.contains(state)
        && !UnchangedText.isVariety(language, of: sourceLanguage)
        && texts.allSatisfy { source.isUnchanged($0.value) }
      return Result(state: state, isSameAsSource: isSame)
    }
    return Result(state: TextState(.translated), isWordless: true)
  }

  /// Returns the state in the source language, in which the string is the key itself or in the
  /// code.
  private func sourceState(of entry: StringCatalog.Entry) -> TextState {
    let texts = entry.localizations[sourceLanguage]?.texts ?? []
    let review = TextState(.needsReview)
    return texts.contains { TextState(counting: $0.state) == review }
      ? review : TextState(.translated)
  }
}

/// The source strings of a key.
private struct SourceTexts {
  private let texts: [String]

  /// Reads the strings of the source language; without any, the key is the string.
  init(_ entry: StringCatalog.Entry, key: String, in language: String) {
    let written = entry.localizations[language]?.texts.map(\.value).filter { !$0.isEmpty } ?? []
    texts = written.isEmpty ? [key] : written
  }

  /// Whether there are words to translate.
  var hasWords: Bool { texts.contains(where: \.hasWords) }
  /// Whether a translation may be empty as well.
  var allowsEmptyTranslation: Bool { texts.allSatisfy(\.isBlank) }

  /// Returns whether a translation equals one of the strings, although it has words.
  func isUnchanged(_ translation: String) -> Bool {
    texts.contains { UnchangedText.isUnchanged(translation, from: $0) }
  }
}

extension StringCatalog.Localization {
  /// The strings of all variants and substitutions, and the phrases of an App Shortcut.
  fileprivate var texts: [StringCatalog.StringUnit] {
    let phrases = (stringSet?.values ?? [])
      .map { StringCatalog.StringUnit(state: stringSet?.state ?? .new, value: $0) }
    return leaves.map(\.unit) + phrases
  }
}

extension TextState {
  /// Creates the state for counting; stale strings and unknown states count as in need of review.
  fileprivate init(counting state: StringCatalog.TranslationState) {
    switch state {
    case .translated, .machineTranslated, .new: self.init(state)
    default: self.init(.needsReview)
    }
  }
}

/// The state of a string as displayed by Xcode: a translation state, or missing.
package struct TextState: Hashable {
  /// The name in catalogs.
  package let name: String

  package init(_ state: StringCatalog.TranslationState) {
    name = state.rawValue
  }

  /// Creates a state from its name in catalogs.
  package init(name: String) {
    self.name = name
  }

  /// A translation is missing.
  package static let missing = TextState(name: "missing")
  /// The code no longer has the key.
  package static let stale = TextState(.stale)

  /// The state in the catalog; `nil` for a missing translation.
  package var translation: StringCatalog.TranslationState? {
    self == .missing ? nil : StringCatalog.TranslationState(rawValue: name)
  }
}

/// The number of keys of a catalog per state and language.
package struct StateCounts: Equatable {
  /// The states that are counted, in the order of reports.
  package static let states: [TextState] = [
    TextState(.translated), TextState(.machineTranslated), TextState(.needsReview), TextState(.new),
    .missing, .stale,
  ]

  /// The states of keys that are translated.
  package static let doneStates: [TextState] = [
    TextState(.translated), TextState(.machineTranslated),
  ]

  /// The numbers by language and state; states without keys are absent.
  package private(set) var counts: [String: [TextState: Int]] = [:]
  /// The number of keys that count as translated in a language because they contain no words.
  package private(set) var withoutLetters: [String: Int] = [:]
  /// The number of translated keys in a language whose strings equal the source strings.
  package private(set) var sameAsSource: [String: Int] = [:]
  /// The languages; by default the source language, followed by the others by name.
  package let languages: [String]

  /// Counts the keys of a catalog, except for those that are excluded from translation.
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
        if result.isWordless { withoutLetters[language, default: 0] += 1 }
        if result.isSameAsSource { sameAsSource[language, default: 0] += 1 }
      }
    }
  }

  /// Returns the number of keys in a state in a language.
  package func count(_ state: TextState, in language: String) -> Int {
    counts[language]?[state] ?? 0
  }
}

// MARK: - Languages

extension StringCatalog {
  /// The languages of the catalog: the source language, followed by the others by name.
  package var languages: [String] {
    [sourceLanguage] + localizedLanguages.subtracting([sourceLanguage]).sorted()
  }

  /// The languages of the catalog without pseudolanguages such as en-XA.
  var spokenLanguages: [String] {
    languages.filter { $0 == sourceLanguage || !LocaleData.isPseudoLanguage($0) }
  }
}

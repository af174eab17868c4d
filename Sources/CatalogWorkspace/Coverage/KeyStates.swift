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
package struct KeyStates: Sendable {
  private let catalog: StringCatalog
  private let languages: [Language]

  /// A language whose states are determined.
  private struct Language: Sendable {
    /// The fallback languages, beginning with the language itself.
    let chain: [String]
    /// Whether it is the source language, or a regional variant of it.
    let isVarietyOfSource: Bool
    /// The plural categories, if they are known.
    let plurals: RequiredPluralCategories?
  }

  /// Prepares the states of keys in some languages.
  package init(in catalog: StringCatalog, languages: [String]) {
    let source = catalog.sourceLanguage
    self.catalog = catalog
    self.languages = languages.map {
      Language(
        chain: [$0] + languageFallbacks(of: $0),
        isVarietyOfSource: UnchangedText.isVariety($0, of: source),
        plurals: RequiredPluralCategories(languageTag: $0)
      )
    }
  }

  private var sourceLanguage: String { catalog.sourceLanguage }

  /// The languages whose strings determine the states: the source language, the languages and their
  /// fallback languages.
  var readLanguages: Set<String> { Set(languages.flatMap(\.chain) + [sourceLanguage]) }

  /// A state with its reason.
  package struct Result {
    /// The least complete state of the strings.
    package var state: TextState
    /// Whether the key counts as translated because it contains no words, or because the language
    /// does not have its plural form.
    var isWordless = false
    /// Whether the key counts as translated, but its strings equal the source strings.
    var isSameAsSource = false
  }

  /// Returns the states of a key, in the order of the languages.
  package func states(of key: String, _ entry: StringCatalog.Entry) -> [Result] {
    guard entry.extractionState != .stale else {
      return languages.map { _ in Result(state: .stale) }
    }
    let source = SourceTexts(entry, key: key, in: sourceLanguage)
    return languages.map { language in
      let result = state(of: entry, in: language, source)
      return result.state == .missing && catalog.isUnusedForm(key, in: language.plurals)
        ? Result(state: TextState(.translated), isWordless: true) : result
    }
  }

  private func state(
    of entry: StringCatalog.Entry,
    in language: Language,
    _ source: SourceTexts
  ) -> Result {
    var texts: [StringCatalog.StringUnit] = []
    for tag in language.chain {
      guard tag != sourceLanguage else { return Result(state: sourceState(of: entry)) }
      texts = entry.localizations[tag]?.texts ?? []
      if !texts.isEmpty { break }
    }
    let states =
      texts.map { text in
        let isEmpty = text.value.isBlank && text.state != .new && !source.allowsEmptyTranslation
        return isEmpty ? .missing : TextState(counting: text.state)
      }
    let state = StateCounts.states.last(where: states.contains) ?? .missing
    guard state == .missing || state == TextState(.new), !source.hasWords else {
      let isSame =
        StateCounts.doneStates.contains(state) && !language.isVarietyOfSource
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
  /// Whether there are words to translate.
  let hasWords: Bool
  /// Whether a translation may be empty as well.
  let allowsEmptyTranslation: Bool

  /// Reads the strings of the source language; without any, the key is the string.
  init(_ entry: StringCatalog.Entry, key: String, in language: String) {
    let written = entry.localizations[language]?.texts.map(\.value).filter { !$0.isEmpty } ?? []
    texts = written.isEmpty ? [key] : written
    hasWords = texts.contains(where: \.hasWords)
    allowsEmptyTranslation = texts.allSatisfy(\.isBlank)
  }

  /// Returns whether a translation equals one of the strings, although it has words.
  func isUnchanged(_ translation: String) -> Bool {
    texts.contains { UnchangedText.isUnchanged(translation, from: $0) }
  }
}

extension StringCatalog.Localization {
  /// The strings of all variants and substitutions, and the phrases of an App Shortcut.
  ///
  /// An empty form for zero in a substitution is left out, because it omits a part of a sentence.
  fileprivate var texts: [StringCatalog.StringUnit] {
    var texts: [StringCatalog.StringUnit] = []
    if substitutions.isEmpty {
      forEachUnit { texts.append($0) }
    } else {
      texts += leaves.filter { !$0.omitsPart }.map(\.unit)
    }
    if let stringSet {
      texts += stringSet.values.map {
        StringCatalog.StringUnit(state: stringSet.state, value: $0)
      }
    }
    return texts
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
package struct TextState: Hashable, Sendable {
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
package struct StateCounts: Equatable, Sendable {
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
    self.init(languages: languages ?? catalog.spokenLanguages)
    let states = KeyStates(in: catalog, languages: self.languages)
    for (key, entry) in catalog.entries { add(states, of: key, entry) }
  }

  /// Counts the keys of a catalog like ``init(_:languages:)``, with several entries in parallel.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - languages: The languages; `nil` for those of the catalog.
  /// - Returns: The numbers.
  package static func counting(
    _ catalog: StringCatalog,
    languages: [String]?
  ) async -> StateCounts {
    var counts = StateCounts(languages: languages ?? catalog.spokenLanguages)
    let empty = counts
    let states = KeyStates(in: catalog, languages: counts.languages)
    let parts = await catalog.entryRanges.concurrentMap { range in
      var counts = empty
      for (key, entry) in catalog.entries(in: range, inLanguages: states.readLanguages) {
        counts.add(states, of: key, entry)
      }
      return counts
    }
    for part in parts { counts.add(part) }
    return counts
  }

  private init(languages: [String]) {
    self.languages = languages
  }

  private mutating func add(
    _ states: KeyStates,
    of key: String,
    _ entry: StringCatalog.Entry
  ) {
    guard entry.shouldTranslate else { return }
    for (language, result) in zip(languages, states.states(of: key, entry)) {
      counts[language, default: [:]][result.state, default: 0] += 1
      if result.isWordless { withoutLetters[language, default: 0] += 1 }
      if result.isSameAsSource { sameAsSource[language, default: 0] += 1 }
    }
  }

  private mutating func add(_ other: StateCounts) {
    counts.merge(other.counts) { $0.merging($1, uniquingKeysWith: +) }
    withoutLetters.merge(other.withoutLetters, uniquingKeysWith: +)
    sameAsSource.merge(other.sameAsSource, uniquingKeysWith: +)
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

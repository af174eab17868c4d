package import CatalogValidation
package import ICU
package import OrderedCollections
package import StringCatalog

/// The states of strings that are translated.
package struct TextSelection: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// There is no translation.
  package static let missing = TextSelection(rawValue: 1 << 0)
  /// The translation has the state `new`.
  package static let new = TextSelection(rawValue: 1 << 1)
  /// The translation needs review.
  package static let needsReview = TextSelection(rawValue: 1 << 2)
  /// The translation was made for a source text that has changed.
  package static let sourceChanged = TextSelection(rawValue: 1 << 3)
  /// The translation is finished, but was made for a source text that has changed.
  static let outdated = TextSelection(rawValue: 1 << 4)

  /// Missing and new strings.
  package static let untranslated: TextSelection = [.missing, .new]
}

/// The source texts for which a translation was made, which have changed since.
package struct FormerSource: Sendable {
  /// The texts by the names of their variants.
  package var texts: OrderedDictionary<String, String>
  /// Whether the finished strings of the translation were made for them, too, and not only those that
  /// wait for review.
  package var includesFinished: Bool

  /// Creates source texts.
  package init(_ texts: OrderedDictionary<String, String>, includesFinished: Bool) {
    self.texts = texts
    self.includesFinished = includesFinished
  }
}

/// The texts of a catalog that are translated into one language.
package struct TranslationPlan: Sendable {
  /// The entries, in the order of the catalog.
  package var entries: [PlannedEntry] = []
  /// The keys without a source text, which cannot be translated.
  package var keysWithoutSource: [String] = []
  /// The keys whose variants are nested in an unusual way.
  package var keysOfUnusualShape: [String] = []

  /// Creates an empty plan.
  package init() {}

  /// Finds the texts of a catalog.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - check: The rules and the language of the translations.
  ///   - selection: The states of strings to translate. A finished translation is planned only with
  ///     ``TextSelection/sourceChanged``, and if it was made for a former source text.
  ///   - keys: The keys to translate; `nil` for all.
  ///   - rareForms: The plural categories whose forms are written only if they differ from `other`.
  ///   - formerSource: Returns the source texts for which the translation of a key was made, if they
  ///     have changed.
  /// - Complexity: O(*n*) in the number of strings of the catalog.
  package init(
    of catalog: StringCatalog,
    _ check: EntryCheck,
    _ selection: TextSelection,
    keys: Set<String>? = nil,
    rareForms: Set<PluralCategory> = [],
    formerSource: (_ key: String) -> FormerSource? = { _ in nil }
  ) {
    var surroundings = Surroundings()
    for (key, entry) in catalog.entries {
      let subject = check.subject(entry, key: key)
      guard subject.isTranslated else { continue }
      surroundings.append(subject, check.language)
      guard keys?.contains(key) ?? true, subject.hasWords else { continue }
      guard !subject.lacksSourceText, !subject.sources.isEmpty else {
        if subject.lacksSourceText { keysWithoutSource.append(key) }
        continue
      }
      var states = selection
      let former = formerSource(key)
      if former == nil { states.remove(.sourceChanged) }
      let isOutdated = states.contains(.sourceChanged) && former?.includesFinished == true
      if isOutdated { states.insert(.outdated) }
      guard let layout = EntryLayout(subject, check.language, states, rareForms) else {
        keysOfUnusualShape.append(key)
        continue
      }
      guard !layout.texts.isEmpty else { continue }
      entries.append(PlannedEntry(subject, check.language, layout.texts))
      entries[entries.count - 1].formerSources = former?.texts ?? [:]
      entries[entries.count - 1].replacesFinished = isOutdated
      surroundings.indices.append(surroundings.count - 1)
    }
    for (index, position) in surroundings.indices.enumerated() {
      entries[index].neighbours = surroundings.neighbours(of: position)
    }
  }

  /// The number of requests for the texts.
  package var textCount: Int { entries.reduce(0) { $0 + $1.texts.count } }

  /// The number of characters of the source texts.
  package var characterCount: Int {
    entries.reduce(0) { $0 + $1.texts.reduce(0) { $0 + $1.characterCount } }
  }
}

extension PlannedEntry {
  fileprivate init(
    _ subject: EntrySubject,
    _ language: LanguageSubject,
    _ texts: [PlannedText]
  ) {
    let source = subject.catalog.sourceLanguage
    var entry = subject.entry
    // Without source text, the other languages show whether the key is the text.
    if entry.localizations[source] != nil {
      entry.localizations.removeAll { $0.key != source && $0.key != language.tag }
    }
    self.key = subject.key
    self.entry = entry
    sourceLanguage = source
    self.language = language.tag
    self.texts = texts
    sourceVersion = entry.sourceVersion(key: subject.key, sourceLanguage: source)
    targetVersion = entry.localizations[language.tag]?.version ?? .noTranslation
    lengthLimit = subject.lengthLimit
    terms = subject.glossaryTerms.filter(\.isTranslated)
      .map { term in
        Term(
          source: term.text,
          accepted: term.accepted(in: language),
          forbidden: term.forbidden(in: language)
        )
      }
    protectedTerms = subject.glossaryTerms.filter { !$0.isTranslated }
      .map { ProtectedTerm($0.text, isCaseSensitive: $0.isCaseSensitive) }
  }
}

/// The texts around each entry of a catalog.
private struct Surroundings {
  private var texts: [PlannedEntry.Neighbour] = []
  /// The positions of the planned entries.
  var indices: [Int] = []

  /// The number of texts before and after an entry.
  private static let reach = 2

  var count: Int { texts.count }

  mutating func append(_ subject: EntrySubject, _ language: LanguageSubject) {
    let unit = subject.entry.localizations[language.tag]?.stringUnit
    let isFinished = unit?.state == .translated && unit?.value.isEmpty == false
    texts.append(
      PlannedEntry.Neighbour(
        source: subject.sources.first?.value ?? subject.key,
        target: isFinished ? unit?.value : nil
      )
    )
  }

  func neighbours(of index: Int) -> [PlannedEntry.Neighbour] {
    let before = max(0, index - Self.reach)..<index
    let after = (index + 1)..<min(texts.count, max(index + 1, index + 1 + Self.reach))
    return Array(texts[before]) + Array(texts[after])
  }
}

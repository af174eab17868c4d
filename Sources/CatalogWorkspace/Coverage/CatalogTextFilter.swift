package import ICU
package import StringCatalog

/// Chooses among the texts of catalogs.
///
/// A text passes that meets every condition; one that is empty lets all texts pass.
package struct CatalogTextFilter {
  /// The keys.
  package var keys: Set<String> = []
  /// The languages, in the order in which their texts are shown.
  package var languages: [String] = []
  /// How far the translation has come, or that it is missing.
  package var states: Set<TextState> = []
  /// What the code has to do with the key.
  package var extractionStates: Set<StringCatalog.ExtractionState?> = []
  /// What stands in the key or in the text.
  package var part: SearchText?
  /// What the key or the text matches.
  package var pattern: Regex<AnyRegexOutput>?

  /// Creates a filter; without arguments, every text passes.
  package init(
    keys: Set<String> = [],
    languages: [String] = [],
    states: Set<TextState> = [],
    extractionStates: Set<StringCatalog.ExtractionState?> = [],
    part: SearchText? = nil,
    pattern: Regex<AnyRegexOutput>? = nil
  ) {
    self.keys = keys
    self.languages = languages
    self.states = states
    self.extractionStates = extractionStates
    self.part = part
    self.pattern = pattern
  }

  /// Whether every text passes.
  package var isEmpty: Bool {
    keys.isEmpty && languages.isEmpty && !choosesWithinLanguages
  }

  /// Whether anything but the key and the language counts.
  package var choosesWithinLanguages: Bool {
    !states.isEmpty || !extractionStates.isEmpty || part != nil || pattern != nil
  }

  /// Finds the texts of a catalog that pass.
  ///
  /// A text that is missing passes if somebody asks for its language or for what is missing.
  ///
  /// - Parameters:
  ///   - file: the catalog.
  ///   - all: the languages of the project, for a filter that names none.
  /// - Returns: The texts, in the order of the catalog.
  package func texts(of file: CatalogFile, languages all: [String]) -> [CatalogText] {
    let shown = languages.isEmpty ? file.catalog.languages(and: all) : languages
    let showsMissing = !languages.isEmpty || states.contains(.missing)
    var texts: [CatalogText] = []
    for (key, entry) in entries(of: file.catalog) where passes(key, entry) {
      for language in shown {
        texts +=
          CatalogText.texts(
            of: entry,
            key: key,
            in: language,
            of: file.catalog,
            at: file.path
          )
          .filter { (showsMissing || $0.state != .missing) && passes($0) }
      }
    }
    return texts
  }

  /// Returns the entries whose keys pass; a few are looked up, not searched.
  private func entries(
    of catalog: StringCatalog
  ) -> [(key: String, entry: StringCatalog.Entry)] {
    guard keys.isEmpty else {
      let held = keys.filter(catalog.contains)
      guard held.count > 1 else { return held.compactMap { key in catalog[key].map { (key, $0) } } }
      return catalog.keys.filter(held.contains).compactMap { key in catalog[key].map { (key, $0) } }
    }
    return Array(catalog.entries)
  }

  private func passes(_ key: String, _ entry: StringCatalog.Entry) -> Bool {
    extractionStates.isEmpty || extractionStates.contains(entry.extractionState)
  }

  private func passes(_ text: CatalogText) -> Bool {
    passesStates(text) && passesSearch(text.key, text.value ?? "")
  }

  /// A key that the code no longer has makes all its texts stale, as Xcode shows them.
  private func passesStates(_ text: CatalogText) -> Bool {
    guard !states.isEmpty else { return true }
    if states.contains(.stale), text.extractionState == .stale { return true }
    return text.state.map(states.contains) ?? false
  }

  private func passesSearch(_ key: String, _ value: String) -> Bool {
    if let part, !SearchText(key).contains(part), !SearchText(value).contains(part) { return false }
    guard let pattern else { return true }
    return key.contains(pattern) || value.contains(pattern)
  }
}

extension StringCatalog {
  /// The languages of the catalog, then those of the project that it lacks.
  package func languages(and others: [String]) -> [String] {
    let own = languages
    return own + others.filter { !own.contains($0) }
  }
}

import CatalogValidation
import FileSystem
package import ICU
package import StringCatalog

/// Selects strings of catalogs.
///
/// A string matches if it meets every condition. An empty condition is ignored.
package struct CatalogTextFilter: Sendable {
  /// The keys.
  package var keys: Set<String> = []
  /// The languages, in the order of display.
  package var languages: [String] = []
  /// The translation states, including missing translations.
  package var states: Set<TextState> = []
  /// Keys whose strings match, whatever their states.
  package var includedKeys: CatalogKeys = [:]
  /// The extraction states of keys.
  package var extractionStates: Set<StringCatalog.ExtractionState?> = []
  /// The text that the key or the string contains.
  package var part: SearchText?
  /// The regular expression that the key or the string matches.
  package var pattern: String?

  /// Creates a filter; without arguments, every string matches.
  package init(
    keys: Set<String> = [],
    languages: [String] = [],
    states: Set<TextState> = [],
    extractionStates: Set<StringCatalog.ExtractionState?> = [],
    part: SearchText? = nil,
    pattern: String? = nil
  ) {
    self.keys = keys
    self.languages = languages
    self.states = states
    self.extractionStates = extractionStates
    self.part = part
    self.pattern = pattern
  }

  /// Whether every string matches.
  package var isEmpty: Bool {
    keys.isEmpty && languages.isEmpty && !choosesWithinLanguages
  }

  /// Whether there are conditions other than key and language.
  package var choosesWithinLanguages: Bool {
    !states.isEmpty || !extractionStates.isEmpty || part != nil || pattern != nil
  }

  /// Finds the matching strings of a catalog.
  ///
  /// A missing translation matches only if its language or the state `missing` is requested.
  ///
  /// - Parameters:
  ///   - file: The catalog.
  ///   - all: The languages of the project, for a filter without languages.
  /// - Returns: The strings, in the order of the catalog.
  package func texts(of file: CatalogFile, languages all: [String]) -> [CatalogText] {
    let shown = shownLanguages(of: file.catalog, all)
    return texts(in: entries(of: file.catalog), of: file, shown)
  }

  /// Finds the matching strings of a catalog like ``texts(of:languages:)``, with several entries in
  /// parallel.
  ///
  /// - Parameters:
  ///   - file: The catalog.
  ///   - all: The languages of the project, for a filter without languages.
  ///   - transform: Converts the strings of consecutive keys.
  ///   - body: Uses a result, in the order of the catalog; returns whether the following ones are
  ///     needed.
  package func forEach<Result: Sendable>(
    of file: CatalogFile,
    languages all: [String],
    _ transform: @escaping @Sendable ([CatalogText]) -> Result,
    _ body: (Result) -> Bool
  ) async {
    let shown = shownLanguages(of: file.catalog, all)
    guard keys.isEmpty else {
      _ = body(transform(texts(in: entries(of: file.catalog), of: file, shown)))
      return
    }
    let read = Set(shown)
    await file.catalog.entryRanges.concurrentForEach(
      { range in
        let entries = file.catalog.entries(in: range, inLanguages: read)
        return transform(texts(in: entries, of: file, shown))
      },
      body
    )
  }

  private func shownLanguages(of catalog: StringCatalog, _ all: [String]) -> [String] {
    languages.isEmpty ? catalog.languages(and: all) : languages
  }

  private func texts(
    in entries: [(key: String, entry: StringCatalog.Entry)],
    of file: CatalogFile,
    _ shown: [String]
  ) -> [CatalogText] {
    let showsMissing = !languages.isEmpty || states.contains(.missing)
    // An expression cannot be shared by parallel tasks.
    let search = TextSearch(part: part, pattern: pattern.flatMap { try? Regex($0) })
    var texts: [CatalogText] = []
    for (key, entry) in entries where passes(key, entry) {
      for language in shown {
        texts +=
          CatalogText.texts(
            of: entry,
            key: key,
            in: language,
            of: file.catalog,
            at: file.path
          )
          .filter {
            (showsMissing || $0.state != .missing) && passesStates($0)
              && search.accepts($0.key, $0.value ?? "")
          }
      }
    }
    return texts
  }

  /// Returns the entries with matching keys; a few keys are looked up instead of searched.
  private func entries(
    of catalog: StringCatalog
  ) -> [(key: String, entry: StringCatalog.Entry)] {
    keys.isEmpty ? Array(catalog.entries) : catalog.entries(forKeys: keys)
  }

  private func passes(_ key: String, _ entry: StringCatalog.Entry) -> Bool {
    extractionStates.isEmpty || extractionStates.contains(entry.extractionState)
  }

  /// Returns whether a string meets the condition on states.
  ///
  /// A stale key makes all its strings stale, as in Xcode.
  private func passesStates(_ text: CatalogText) -> Bool {
    guard !states.isEmpty else { return true }
    if states.contains(.stale), text.extractionState == .stale { return true }
    if let keys = includedKeys[FileSystem.absolutePath(of: text.path)],
      keys.contains(ExactString(text.key))
    {
      return true
    }
    return text.state.map(states.contains) ?? false
  }
}

/// The conditions on the content of a key or a string.
private struct TextSearch {
  let part: SearchText?
  let pattern: Regex<AnyRegexOutput>?

  func accepts(_ key: String, _ value: String) -> Bool {
    if let part, !SearchText(key).contains(part), !SearchText(value).contains(part) { return false }
    guard let pattern else { return true }
    return key.contains(pattern) || value.contains(pattern)
  }
}

extension StringCatalog {
  /// Returns the languages of the catalog, followed by those of the project that it lacks.
  package func languages(and others: [String]) -> [String] {
    let own = languages
    return own + others.filter { !own.contains($0) }
  }
}

package import Diagnostics
import StringCatalog

/// A key with outstanding work in a language, such as a translation or a review.
package struct OutstandingKey {
  /// The key.
  package let key: String
  /// The state of the key.
  package let state: TextState
  /// The source strings; empty if the key is the string.
  package let sources: [CatalogText]
  /// The existing translations.
  package let texts: [CatalogText]
  /// The comment for translators.
  package let comment: String?
  /// The location of the key in the catalog.
  package let location: Location?
}

/// The outstanding keys of one language in a catalog.
package struct OutstandingKeys {
  /// The path of the catalog.
  package let path: String
  /// The language.
  package let language: String
  /// The source language.
  package let sourceLanguage: String
  /// The keys, in the order of the catalog.
  package fileprivate(set) var keys: [OutstandingKey] = []

  /// Returns the outstanding keys of languages, in the same order.
  ///
  /// A stale key is not the task of translators. It is listed only for the source language, if that
  /// is one of the languages.
  ///
  /// - Parameters:
  ///   - file: The catalog.
  ///   - languages: The languages.
  ///   - countsMachine: Whether machine translations are done.
  /// - Returns: The keys by language.
  package static func all(
    of file: CatalogFile,
    in languages: [String],
    countsMachine: Bool = true
  ) -> [OutstandingKeys] {
    let catalog = file.catalog
    let states = KeyStates(in: catalog, languages: languages)
    var outstanding = languages.map { language in
      OutstandingKeys(path: file.path, language: language, sourceLanguage: catalog.sourceLanguage)
    }
    for (key, entry) in catalog.entries where entry.shouldTranslate {
      for (index, result) in states.states(of: key, entry).enumerated() {
        let state = result.state
        let isMachine = !countsMachine && state == TextState(.machineTranslated)
        guard isMachine || Self.states.contains(state) else { continue }
        let isSource = outstanding[index].language == catalog.sourceLanguage
        if state == .stale, !isSource, languages.contains(catalog.sourceLanguage) { continue }
        outstanding[index].keys
          .append(OutstandingKey(key, entry, state, of: file, in: outstanding[index].language))
      }
    }
    return outstanding
  }

  /// The states of outstanding keys, in the order of reports.
  package static let states: [TextState] = StateCounts.states.filter {
    $0 != TextState(.translated) && $0 != TextState(.machineTranslated)
  }
}

extension OutstandingKey {
  fileprivate init(
    _ key: String,
    _ entry: StringCatalog.Entry,
    _ state: TextState,
    of file: CatalogFile,
    in language: String
  ) {
    let source = file.catalog.sourceLanguage
    func written(in language: String) -> [CatalogText] {
      CatalogText.texts(of: entry, key: key, in: language, of: file.catalog, at: file.path)
        .filter { !($0.value ?? "").isEmpty }
    }
    self.key = key
    self.state = state
    sources = written(in: source).filter { $0.value != key }
    texts = language == source ? [] : written(in: language)
    comment = entry.comment.flatMap { $0.isEmpty ? nil : $0 }
    location = file.catalog.location(of: key)
  }
}

extension Coverage {
  /// Returns the outstanding keys of each language in all catalogs.
  ///
  /// The source language is last, and languages without outstanding keys are absent.
  package func debts(of files: [CatalogFile]) -> [(language: String, catalogs: [OutstandingKeys])] {
    var seen: Set<String> = []
    let languages = rows.map(\.language).filter { seen.insert($0).inserted }
    let outstanding = files.flatMap { file in
      OutstandingKeys.all(
        of: file,
        in: rows.filter { $0.path == file.path }.map(\.language),
        countsMachine: countsMachine
      )
    }
    let sources = Set(files.map(\.catalog.sourceLanguage))
    let sorted = languages.filter { !sources.contains($0) } + languages.filter(sources.contains)
    return sorted.compactMap { language in
      let catalogs = outstanding.filter { $0.language == language && !$0.keys.isEmpty }
      return catalogs.isEmpty ? nil : (language, catalogs)
    }
  }
}

package import Diagnostics
import StringCatalog

/// A key for which a language owes something: a text, a look at one, or a decision about a stale one.
package struct OwedKey {
  /// The key.
  package let key: String
  /// Why it is not done.
  package let state: TextState
  /// The texts that translators start from; none if the key is the text.
  package let sources: [CatalogText]
  /// The texts that there are already.
  package let texts: [CatalogText]
  /// What helps translators.
  package let comment: String?
  /// Where the catalog has the key.
  package let place: Place?
}

/// What one language of a catalog owes.
package struct OwedKeys {
  /// The path of the catalog.
  package let path: String
  /// The language.
  package let language: String
  /// The language of the sources.
  package let sourceLanguage: String
  /// The keys, in the order of the catalog.
  package fileprivate(set) var keys: [OwedKey] = []

  /// Returns what each of some languages owes, in their order.
  ///
  /// A stale key is no debt of translators: it stands with the language of the sources, unless that is
  /// not among the languages.
  package static func all(of file: CatalogFile, in languages: [String]) -> [OwedKeys] {
    let catalog = file.catalog
    let states = KeyStates(in: catalog, languages: languages)
    var owed = languages.map { language in
      OwedKeys(path: file.path, language: language, sourceLanguage: catalog.sourceLanguage)
    }
    for (key, entry) in catalog.entries where entry.shouldTranslate {
      for index in owed.indices {
        let state = states.state(of: key, entry, in: owed[index].language).state
        guard Self.states.contains(state) else { continue }
        let isSource = owed[index].language == catalog.sourceLanguage
        if state == .stale, !isSource, languages.contains(catalog.sourceLanguage) { continue }
        owed[index].keys.append(OwedKey(key, entry, state, of: file, in: owed[index].language))
      }
    }
    return owed
  }

  /// The states of keys that are not done, in the order in which reports have them.
  package static let states: [TextState] = StateCounts.states.filter {
    $0 != TextState(.translated) && $0 != TextState(.machineTranslated)
  }
}

extension OwedKey {
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
    place = file.catalog.place(of: key)
  }
}

extension Coverage {
  /// Returns what each language owes, its catalogs side by side; that of the sources comes last, and
  /// languages that owe nothing are not among them.
  package func debts(of files: [CatalogFile]) -> [(language: String, catalogs: [OwedKeys])] {
    var seen: Set<String> = []
    let languages = rows.map(\.language).filter { seen.insert($0).inserted }
    let owed = files.flatMap { file in
      OwedKeys.all(of: file, in: rows.filter { $0.path == file.path }.map(\.language))
    }
    let sources = Set(files.map(\.catalog.sourceLanguage))
    let sorted = languages.filter { !sources.contains($0) } + languages.filter(sources.contains)
    return sorted.compactMap { language in
      let catalogs = owed.filter { $0.language == language && !$0.keys.isEmpty }
      return catalogs.isEmpty ? nil : (language, catalogs)
    }
  }
}

import Diagnostics
import StringCatalog

/// A key with its texts in all languages, and with what is wrong with them.
struct PageEntry: Encodable {
  let key: String
  /// Where the placeholders of the key are; `nil` if it has none.
  let placeholders: [Int]?
  let comment: String?
  /// The line of the catalog.
  let line: Int?
  /// Whether the text is the same in all languages; `nil` if it is not.
  let isExcluded: Bool?
  /// The texts by language.
  let localizations: [String: PageLocalization]
  let findings: [PageFinding]

  /// Creates the entry.
  ///
  /// - Parameters:
  ///   - entry: What the catalog has for the key.
  ///   - key: The key.
  ///   - catalog: The catalog.
  ///   - path: The path of the catalog.
  ///   - languages: The languages that are shown.
  ///   - states: How far its keys are translated to them.
  ///   - findings: What was found at the key.
  init(
    _ entry: StringCatalog.Entry,
    key: String,
    of catalog: StringCatalog,
    at path: String,
    languages: [String],
    states: KeyStates,
    findings: [Diagnostic]
  ) {
    self.key = key
    placeholders = PlaceholderRanges(of: key).offsets
    comment = entry.comment
    line = catalog.place(of: key)?.line
    isExcluded = entry.shouldTranslate ? nil : true
    localizations = languages.reduce(into: [:]) { localizations, language in
      let isSource = language == catalog.sourceLanguage
      let texts = CatalogText.texts(of: entry, key: key, in: language, of: catalog, at: path)
        .map { isSource ? $0.withoutState : $0 }
      let state = entry.shouldTranslate ? states.state(of: key, entry, in: language).state : nil
      if state == nil, texts.isEmpty { return }
      localizations[language] = PageLocalization(state: state, texts: texts)
    }
    self.findings = findings.map { PageFinding($0, in: path) }
  }
}

extension CatalogText {
  /// The text of a source language: it is not translated, and what its state says stands in that of
  /// the whole.
  fileprivate var withoutState: CatalogText {
    var text = self
    text.state = nil
    return text
  }
}

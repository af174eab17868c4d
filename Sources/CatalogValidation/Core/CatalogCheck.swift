import Diagnostics
import ICU
import OrderedCollections
import StringCatalog

/// A check of a catalog by itself, which can be done in parts.
struct CatalogCheck: Sendable {
  let catalog: StringCatalog
  private let configuration: ValidationConfiguration

  init(_ catalog: StringCatalog, _ configuration: ValidationConfiguration) {
    self.catalog = catalog
    self.configuration = configuration
  }

  /// What was found in some entries.
  struct Part: Sendable {
    let entries: [EntrySubject]
    let localizations: [LocalizationSubject]
    let diagnostics: [Diagnostic]
  }

  /// Reads the entries at some positions.
  func entries(in range: Range<Int>) -> [EntrySubject] {
    catalog.entries.dropFirst(range.lowerBound).prefix(range.count)
      .map { EntrySubject($0.entry, key: $0.key, in: catalog, configuration) }
  }

  /// Returns the languages that were asked for; if none were, those that occur in some entries and that
  /// people speak.
  func languages(_ tags: [String]?, in entries: [EntrySubject]) -> [LanguageSubject] {
    let occurring = entries.reduce(into: Set([catalog.sourceLanguage])) {
      $0.formUnion($1.entry.localizations.keys)
    }
    let spoken = occurring.filter { !LocaleData.isPseudoLanguage($0) }
    return (tags ?? spoken.sorted()).map { LanguageSubject($0, in: catalog) }
  }

  /// Checks some entries.
  ///
  /// Each part has rules and languages of its own: parts that run side by side would wait for each other
  /// to count references to the same ones.
  func part(_ entries: [EntrySubject], in languages: [LanguageSubject]) -> Part {
    var validator = Validator(catalog, ActiveRules(configuration))
    let localizations = validator.check(entries, in: languages.map { $0.copied() })
    return Part(
      entries: entries,
      localizations: localizations,
      diagnostics: validator.diagnostics
    )
  }

  /// Checks all entries side by side.
  func diagnostics(of subject: CatalogSubject) -> [Diagnostic] {
    var validator = Validator(catalog, ActiveRules(configuration))
    validator.check(subject)
    return validator.diagnostics
  }
}

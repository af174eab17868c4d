package import Diagnostics
package import StringCatalog

/// Checks single entries in one language, one after the other, while translations arrive.
///
/// The rules and the data of the language are prepared once, so a check takes microseconds.
package struct EntryCheck: Sendable {
  /// The language that is checked.
  package let language: LanguageSubject
  private let catalog: StringCatalog
  private let rules: ActiveRules
  private let configuration: ValidationConfiguration

  /// Prepares checks of the entries of a catalog.
  ///
  /// - Parameters:
  ///   - catalog: The catalog whose entries are checked.
  ///   - language: The language of the translations.
  ///   - configuration: The levels of the rules. Only rules about single localizations run.
  package init(
    of catalog: StringCatalog,
    in language: String,
    configuration: ValidationConfiguration
  ) {
    var configuration = configuration
    configuration.kind = configuration.kind ?? CatalogKind(of: catalog)
    // Entries that are not in the file have no locations, so the catalog needs no content.
    self.catalog = StringCatalog(sourceLanguage: catalog.sourceLanguage)
    self.language = LanguageSubject(language, in: self.catalog)
    self.configuration = configuration
    rules = ActiveRules(configuration)
  }

  /// Returns an entry with properties for rules.
  package func subject(_ entry: StringCatalog.Entry, key: String) -> EntrySubject {
    EntrySubject(entry, key: key, in: catalog, configuration)
  }

  /// Returns the findings in an entry.
  package func diagnostics(_ entry: StringCatalog.Entry, key: String) -> [Diagnostic] {
    var validator = Validator(catalog, rules)
    _ = validator.check([subject(entry, key: key)], in: [language])
    return validator.diagnostics
  }
}

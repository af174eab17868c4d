/// The texts of one catalog for one language, as translators get them.
package struct TranslationTable: Hashable, Sendable {
  /// The path of the catalog, which tells the tables of one document apart.
  package var path: String
  /// The language of the sources.
  package var sourceLanguage: String
  /// The language of the translations.
  package var targetLanguage: String
  /// The texts, sorted by key.
  package var units: [TranslationUnit]

  /// Creates a table.
  package init(
    path: String,
    sourceLanguage: String,
    targetLanguage: String,
    units: [TranslationUnit]
  ) {
    self.path = path
    self.sourceLanguage = sourceLanguage
    self.targetLanguage = targetLanguage
    self.units = units
  }
}

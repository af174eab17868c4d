internal import CatalogCompiler
internal import CompiledCatalog
internal import Localization
internal import StringCatalog

/// String Catalogs whose messages are compiled when they are asked for.
struct StringCatalogSource: MessageTreeSource {
  let sourceLanguage: String
  let languages: [String]
  private let catalogs: [String: StringCatalog]

  /// Takes catalogs.
  ///
  /// - Parameters:
  ///   - tables: the catalogs; of two for one table the last counts.
  ///   - languages: the languages to show beside the source language; nil for all.
  init(_ tables: [CatalogTable], languages: Set<String>?) {
    let sourceLanguage = tables.first?.catalog.sourceLanguage ?? "en"
    self.sourceLanguage = sourceLanguage
    catalogs = Dictionary(tables.map { ($0.name, $0.catalog) }) { $1 }
    let shown =
      languages
      ?? Set(tables.flatMap { $0.catalog.entries.flatMap { $0.entry.localizations.map(\.key) } })
    self.languages = shown.union([sourceLanguage]).sorted()
  }

  var tables: [String] { catalogs.keys.sorted() }

  func message(forKey key: String, table: String, language: String) -> MessageTree? {
    catalogs[table].flatMap { CatalogCompiler.message(forKey: key, language: language, in: $0) }
  }
}

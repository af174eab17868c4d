package import CompiledCatalog
package import Diagnostics
import OrderedCollections
package import StringCatalog

/// Compiles catalogs to one image.
///
/// What a text without a translation falls back to is not decided here: the image simply lacks it.
/// A text counts unless it is empty, whatever its state. In the source language, the key is the text
/// of an entry that has none; only where the code gives a default value that nobody has approved in the
/// catalog yet, the image leaves it to the code.
///
/// ```swift
/// let compiled = try compile([CatalogTable("Library", catalog)])
/// let messages = try CompiledCatalog(image: compiled.value)
/// ```
///
/// - Parameters:
///   - tables: The catalogs.
///   - sourceLanguage: The source language of the image; `nil` for that of the first catalog.
///   - languages: The languages to compile beside the source languages; `nil` for all.
/// - Returns: The image and what is wrong with the catalogs. It is whole even after errors: it lacks
///   the messages that have them.
/// - Throws: `tooLarge` if the messages do not fit into an image.
/// - Complexity: O(*n* log *n*), where *n* is the number of texts.
package func compile(
  _ tables: [CatalogTable],
  sourceLanguage: String? = nil,
  languages: Set<String>? = nil
) throws(CompiledCatalogError) -> Parsed<[UInt8]> {
  let source = sourceLanguage ?? tables.first?.catalog.sourceLanguage ?? "en"
  var builder = CompiledCatalog.Builder(sourceLanguage: source)
  var diagnostics: [Diagnostic] = []
  for table in tables {
    diagnostics += add(table, languages: languages, to: &builder)
  }
  return Parsed(try builder.image(), diagnostics: diagnostics)
}

/// Adds the messages of a table to an image, and returns what is wrong with them.
private func add(
  _ table: CatalogTable,
  languages: Set<String>?,
  to builder: inout CompiledCatalog.Builder
) -> [Diagnostic] {
  let catalog = table.catalog
  // Of many languages few are wanted: what is not read costs no time.
  let read = languages?.union([catalog.sourceLanguage])
  return catalog.entries(inLanguages: read)
    .flatMap { key, entry in add(entry, forKey: key, of: table, to: &builder) }
}

private func add(
  _ entry: StringCatalog.Entry,
  forKey key: String,
  of table: CatalogTable,
  to builder: inout CompiledCatalog.Builder
) -> [Diagnostic] {
  let source = table.catalog.sourceLanguage
  let translations = entry.shouldTranslate ? entry.localizations.keys.filter { $0 != source } : []
  var diagnostics: [Diagnostic] = []
  for language in [source] + translations {
    let message = table.catalog.compiledMessage(of: entry, forKey: key, language: language)
    diagnostics += message.diagnostics
    guard let message = message.value else { continue }
    builder.add(message, forKey: key, table: table.name, language: language)
  }
  return diagnostics
}

/// A catalog and the table that it is.
package struct CatalogTable: Sendable {
  /// The name of the table.
  package var name: String
  /// The catalog.
  package var catalog: StringCatalog

  /// Creates a table.
  package init(_ name: String, _ catalog: StringCatalog) {
    self.name = name
    self.catalog = catalog
  }
}

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
    let catalog = table.catalog
    for (key, entry) in catalog.entries {
      let languages = entry.compiledLanguages(
        sourceLanguage: catalog.sourceLanguage,
        chosen: languages
      )
      for language in languages {
        var compiler = MessageCompiler(key: key, language: language) { fields in
          catalog.nearestPlace(of: key, fields: fields)
        }
        let message = compiler.message(of: entry, isSource: language == catalog.sourceLanguage)
        diagnostics += compiler.diagnostics
        guard let message else { continue }
        builder.add(message, forKey: key, table: table.name, language: language)
      }
    }
  }
  return Parsed(try builder.image(), diagnostics: diagnostics)
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

extension StringCatalog.Entry {
  /// Returns the languages that the entry has messages in, the source language first.
  fileprivate func compiledLanguages(
    sourceLanguage: String,
    chosen: Set<String>?
  ) -> [String] {
    guard shouldTranslate else { return [sourceLanguage] }
    return [sourceLanguage]
      + localizations.keys.filter { language in
        language != sourceLanguage && chosen?.contains(language) ?? true
      }
  }
}

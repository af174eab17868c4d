package import Diagnostics
import OrderedCollections
package import StringCatalog

extension StringCatalog {
  /// Compiles a catalog to the tables of a bundle, one for each language that has texts.
  ///
  /// What is built is what Xcode builds:
  /// - A text counts whatever its state, even an empty one. Only what the code gives and nobody has
  ///   finished, an entry that was extracted and whose texts are all `new`, is left to the code.
  /// - A key without a text is built if it was added by hand, as its own text: in the source language, and
  ///   in a language that lacks the text while it varies in the source language.
  /// - What is not to be translated has a text in the source language alone.
  /// - The text for all other devices stands among those that do not vary.
  ///
  /// - Parameter options: What is built, and how.
  /// - Returns: The tables by language, and what is wrong with the texts. The tables lack a text that has an
  ///   error.
  /// - Complexity: O(*n*), where *n* is the size of the catalog.
  package func bundleTables(_ options: BundleOptions = BundleOptions()) -> Parsed<[BundleTable]> {
    var tables = CompiledTables(format: options.format)
    var diagnostics: [Diagnostic] = []
    var unfinished: [String: Int] = [:]
    let languages = languages(options.languages)
    for (key, entry) in entries {
      for language in languages {
        var compiler = EntryCompiler(
          key: key,
          entry: entry,
          language: language,
          catalog: self,
          options: options
        )
        let text = compiler.text()
        tables.add(text, forKey: key, language: language)
        diagnostics += compiler.diagnostics
        if compiler.isUnfinished { unfinished[language, default: 0] += 1 }
      }
    }
    if !unfinished.isEmpty { diagnostics.append(.unfinishedLeftOut(unfinished)) }
    return Parsed(tables.filled, diagnostics: diagnostics)
  }

  /// Returns the languages that the catalog has, the source language first, as far as they are wanted.
  private func languages(_ wanted: Set<String>?) -> [String] {
    var found: Set<String> = []
    for (_, entry) in entries { found.formUnion(entry.localizations.keys) }
    found.remove(sourceLanguage)
    return ([sourceLanguage] + found.sorted()).filter { wanted?.contains($0) ?? true }
  }
}

extension Diagnostic {
  fileprivate static func unfinishedLeftOut(_ counts: [String: Int]) -> Diagnostic {
    Diagnostic(
      .unfinishedLeftOut,
      .note,
      arguments: [.integer(counts.values.reduce(0, +)), .list(counts.keys.sorted())]
    )
  }
}

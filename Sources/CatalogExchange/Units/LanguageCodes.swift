import OrderedCollections
package import StringCatalog

/// The codes that translation files have for languages, where they differ from the tags of catalogs.
///
/// ```swift
/// let codes = LanguageCodes(["es": "es-ES"])
/// codes.code(of: "es")      // "es-ES"
/// codes.tag(ofCode: "es_ES")  // "es"
/// ```
package struct LanguageCodes: Hashable, Sendable {
  private let codes: [String: String]

  /// Creates the codes, by the tags of the languages.
  package init(_ codes: [String: String] = [:]) {
    self.codes = codes
  }

  /// Returns the code of a language in files.
  package func code(of tag: String) -> String { codes[tag] ?? tag }

  /// Returns the language of a code in a file; the code itself if it is not known.
  package func tag(ofCode code: String) -> String {
    let found = codes.filter { $0.value.normalizedTag == code.normalizedTag }.keys
    return found.min() ?? code
  }
}

extension StringCatalog {
  /// Returns the catalog with the tags of the project for languages that it names by their codes.
  ///
  /// A language whose tag the catalog has too keeps its code.
  ///
  /// - Parameter codes: The codes of the languages.
  /// - Returns: The catalog; the same one if it has none of the codes.
  /// - Complexity: O(*n*), where *n* is the number of strings.
  package func replacing(_ codes: LanguageCodes) -> StringCatalog {
    let known = localizedLanguages.union([sourceLanguage])
    let tags = known.sorted().map { (code: $0, tag: codes.tag(ofCode: $0)) }
      .filter { !known.contains($0.tag) }
    guard !tags.isEmpty else { return self }
    var catalog = self
    for (code, tag) in tags where code == sourceLanguage { catalog.sourceLanguage = tag }
    for key in keys {
      guard var entry = catalog[key] else { continue }
      let present = tags.filter { entry.localizations[$0.code] != nil }
      guard !present.isEmpty else { continue }
      for (code, tag) in present {
        entry.localizations[tag] = entry.localizations.removeValue(forKey: code)
      }
      catalog[key] = entry
    }
    return catalog
  }
}

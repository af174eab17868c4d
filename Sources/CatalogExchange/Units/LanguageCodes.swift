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

/// The languages that folders of a bundle are named for.
package enum LegacyLanguage {
  /// The folder whose texts are those of the language of the sources.
  package static let base = "Base"

  /// The names that folders had before they were named by tags.
  private static let names = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja",
    "Dutch": "nl", "Spanish": "es", "Portuguese": "pt", "Danish": "da", "Finnish": "fi",
    "Norwegian": "no", "Swedish": "sv", "Korean": "ko",
  ]

  /// Returns the language of a folder: `pt_BR.lproj` is that of `pt-BR`.
  ///
  /// - Parameters:
  ///   - folder: The name of the folder without its extension.
  ///   - sourceLanguage: The language of the sources, for `Base`.
  /// - Returns: The language as catalogs name it.
  package static func tag(ofFolder folder: String, sourceLanguage: String) -> String {
    if folder == base { return sourceLanguage }
    return names[folder] ?? String(folder.map { $0 == "_" ? "-" : $0 })
  }
}

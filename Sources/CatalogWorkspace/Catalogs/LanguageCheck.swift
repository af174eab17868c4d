import Diagnostics
import FileSystem
import ICU
import StringCatalog

/// Validation of the languages that a user names, because a typing error must not add a language.
package enum LanguageCheck {
  /// Checks languages.
  ///
  /// - Parameters:
  ///   - tags: The language tags of the user.
  ///   - known: The languages of the catalogs and of the project.
  /// - Throws: ``WorkspaceError`` if a tag is not a language, or not in its canonical spelling.
  package static func check(
    _ tags: [String],
    known: @autoclosure () -> [String]
  ) throws(WorkspaceError) {
    guard !tags.isEmpty else { return }
    let known = known()
    for tag in tags where !known.contains(tag) {
      guard let canonical = canonical(tag) else {
        throw .unknownLanguage(tag, nearest: tag.closest(of: known))
      }
      guard canonical == tag else { throw .misspelledLanguage(tag, canonical: canonical) }
    }
  }

  /// Checks that the first argument of a command is not the catalog that should be the second one.
  package static func check(isNoCatalog word: String) throws(WorkspaceError) {
    guard word.hasSuffix(Project.catalogSuffix) || FileSystem.kind(of: word) == .file else {
      return
    }
    throw .fileAsLanguage(path: word)
  }

  /// Returns whether a word is a language tag in the canonical spelling of BCP 47.
  static func isLanguage(_ tag: String) -> Bool { canonical(tag) == tag }

  /// Returns the canonical spelling of a language in BCP 47; `nil` if there is no such language.
  private static func canonical(_ tag: String) -> String? {
    guard let identifier = try? LocaleData.identifier(ofTag: tag.replacingScalars("_", with: "-")),
      let language = try? LocaleData.language(of: identifier),
      LocaleData.isKnown(language: language)
    else { return nil }
    return try? LocaleData.languageTag(of: identifier)
  }
}

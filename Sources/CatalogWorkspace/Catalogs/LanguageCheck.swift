import Diagnostics
import FileSystem
import ICU
import StringCatalog

/// Looks at the languages that a user names, so that a slip does not pass for a new language.
package enum LanguageCheck {
  /// Checks languages.
  ///
  /// - Parameters:
  ///   - tags: what the user wrote.
  ///   - known: the languages of the catalogs and of the project.
  /// - Throws: That one is no language, or is written otherwise.
  package static func check(_ tags: [String], known: [String]) throws(WorkspaceError) {
    for tag in tags where !known.contains(tag) {
      guard let canonical = canonical(tag) else {
        throw .unknownLanguage(tag, nearest: tag.closest(of: known))
      }
      guard canonical == tag else { throw .misspelledLanguage(tag, canonical: canonical) }
    }
  }

  /// Checks that the first argument of a command is not the catalog that should come second.
  package static func check(isNoCatalog word: String) throws(WorkspaceError) {
    guard word.hasSuffix(Project.catalogSuffix) || FileSystem.kind(of: word) == .file else {
      return
    }
    throw .fileAsLanguage(path: word)
  }

  /// Returns whether a word is a language, written as BCP 47 writes it.
  static func isLanguage(_ tag: String) -> Bool { canonical(tag) == tag }

  /// Returns how BCP 47 writes a language; `nil` if there is no such language.
  private static func canonical(_ tag: String) -> String? {
    guard let identifier = try? LocaleData.identifier(ofTag: tag.replacing("_", with: "-")),
      let language = try? LocaleData.language(of: identifier),
      LocaleData.isKnown(language: language)
    else { return nil }
    return try? LocaleData.languageTag(of: identifier)
  }
}

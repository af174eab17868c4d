import CommandSupport
import Diagnostics
import FileSystem
import ICU
import Localization
import StringCatalog

/// Looks at the languages that a user names, so that a slip does not pass for a new language.
enum LanguageCheck {
  /// Checks languages.
  ///
  /// - Parameters:
  ///   - tags: what the user wrote.
  ///   - known: the languages of the catalogs and of the project.
  /// - Throws: That one is no language, or is written otherwise.
  static func check(_ tags: [String], known: [String]) throws(CommandFailure) {
    for tag in tags where !known.contains(tag) {
      guard let canonical = canonical(tag) else {
        throw CommandFailure.noLanguage(tag, near: tag.closest(of: known))
      }
      guard canonical == tag else { throw CommandFailure.language(tag, isWritten: canonical) }
    }
  }

  /// Checks that the first argument of a command is not the catalog that should come second.
  static func check(isNoCatalog word: String) throws(CommandFailure) {
    guard word.hasSuffix(Project.catalogSuffix) || FileSystem.kind(of: word) == .file else {
      return
    }
    throw CommandFailure.catalogFirst(word)
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

extension CommandFailure {
  /// The failure of a command that looks for texts in a language of which there are none.
  static func noTexts(in language: String, known: [String]) -> CommandFailure {
    CommandFailure(
      String(
        localized: "There are no texts in '\(language)'.",
        comment: "Error. The argument is a language"
      ),
      hint: language.closest(of: known).map(didYouMean),
      status: .findings
    )
  }

  fileprivate static func catalogFirst(_ path: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "'\(path)' is not a language code.",
        comment: "Error: a file is named where a language should be"
      ),
      hint: String(
        localized: "Name the language first, then the catalog.",
        comment: "Below the error that a file is named where a language should be"
      ),
      status: .usage
    )
  }

  fileprivate static func noLanguage(_ tag: String, near: String?) -> CommandFailure {
    CommandFailure(
      String(
        localized: "'\(tag)' is not a language code.",
        comment: "Error of --language. The argument is what the user wrote"
      ),
      hint: near.map(didYouMean) ?? languageHint,
      status: .usage
    )
  }

  fileprivate static func language(_ tag: String, isWritten form: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "Write '\(form)' instead of '\(tag)'.",
        comment: "Error of --language. The arguments are language tags, such as es_ES and es-ES"
      ),
      status: .usage
    )
  }

  /// The question whether another word was meant.
  static func didYouMean(_ word: String) -> String {
    String(
      localized: "Did you mean '\(word)'?",
      comment: "Below the error that there is no such thing. The argument is a language or a name"
    )
  }

  private static var languageHint: String {
    String(
      localized: "Write 'es', 'pt-BR' or 'zh-Hans', for example.",
      comment: "Below the error that there is no such language"
    )
  }
}

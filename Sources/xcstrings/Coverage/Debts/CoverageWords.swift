import ICU
import Localization

/// The words that both the page and the Markdown about coverage have.
enum CoverageWords {
  /// Returns how many keys a language owes.
  static func owed(_ language: String, _ count: Int) -> String {
    String(
      localized: "\(language): \(count) keys to do",
      comment: "Heading of what a language lacks. The first argument is the name of a language"
    )
  }

  /// Returns how many keys are not listed.
  static func more(_ count: Int) -> String {
    String(
      localized: "\(count) more keys are not listed.",
      comment: "Below a list of keys that is cut off"
    )
  }

  static var nothing: String {
    String(
      localized: "Every language is complete.",
      comment: "Report of xcstrings coverage: in the place of the keys that languages lack"
    )
  }
  static var key: String {
    String(localized: "Key", comment: "Head of a column: the key of a text")
  }
  static var state: String {
    String(localized: "State", comment: "Head of a column: how far a translation has come")
  }
  static var source: String {
    String(localized: "Source text", comment: "Head of a column: what translators start from")
  }
  static var translation: String {
    String(localized: "Translation", comment: "Head of a column: the text that there is so far")
  }
  static var comment: String {
    String(localized: "Comment", comment: "Head of a column: what helps translators")
  }

  /// Returns the name of a language as the user says it; its tag if there is none.
  static func name(of tag: String, _ locale: UserLocale = .current) -> String {
    let readers = locale.languages.first ?? LocalizationBundle.module.language(for: locale)
    guard let identifier = try? LocaleData.identifier(ofTag: tag),
      let reader = try? LocaleData.identifier(ofTag: readers)
    else { return tag }
    return (try? LocaleData.displayName(of: identifier, in: reader)) ?? tag
  }
}

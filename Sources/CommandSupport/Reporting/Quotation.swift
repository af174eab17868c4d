package import Localization

/// Names and values as sentences show them: in the quotation marks of the user's language.
package enum Quotation {
  /// Returns `text` in quotation marks.
  package static func of(_ text: String, locale: UserLocale = .current) -> String {
    String(localized: "'\(text)'", locale: locale, comment: "A name or a value in quotation marks")
  }

  /// Returns each of `texts` in quotation marks, with commas between them.
  package static func list(_ texts: [String], locale: UserLocale = .current) -> String {
    texts.map { of($0, locale: locale) }.joined(separator: ", ")
  }
}

import Localization
import WeightPresentation

// The two forms of call that the commands use. The plugin EmbedStringCatalogs would write all forms, and
// embed the catalogs that `LocalizationBundle.weights` has already.

extension String {
  /// Creates a text of the commands in the current language.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is the text in English.
  ///   - comment: A note for translators.
  init(localized keyAndValue: LocalizationValue, comment: StaticString?) {
    self.init(localized: keyAndValue, bundle: .weights, comment: comment)
  }

  /// Creates a text of the commands for a reader.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is the text in English.
  ///   - locale: Who reads it.
  ///   - comment: A note for translators.
  init(localized keyAndValue: LocalizationValue, locale: UserLocale, comment: StaticString?) {
    self.init(localized: keyAndValue, bundle: .weights, locale: locale, comment: comment)
  }
}

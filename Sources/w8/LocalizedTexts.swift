import Localization
import WeightPresentation

// The two initializers that the commands use. The plugin EmbedStringCatalogs would generate all of
// them, and embed the catalogs that `LocalizationBundle.weights` already contains.

extension String {
  /// Creates a string of the commands in the current language.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is the English text.
  ///   - comment: A note for translators.
  init(localized keyAndValue: LocalizationValue, comment: StaticString?) {
    self.init(localized: keyAndValue, bundle: .weights, comment: comment)
  }

  /// Creates a string of the commands in a locale.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is the English text.
  ///   - locale: The locale.
  ///   - comment: A note for translators.
  init(localized keyAndValue: LocalizationValue, locale: UserLocale, comment: StaticString?) {
    self.init(localized: keyAndValue, bundle: .weights, locale: locale, comment: comment)
  }
}

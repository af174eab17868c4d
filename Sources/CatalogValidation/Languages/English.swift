extension LanguageConventions {
  /// English as Apple's style guide writes it.
  static let english = LanguageConventions(language: "en", openingMarks: [:])
}

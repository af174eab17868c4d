package import ICU

/// The plural forms that one text of a localization has.
package struct PluralForms: Sendable {
  /// The way from the localization to the forms.
  package let path: LocalizationPath
  /// The categories that have a form, in the order of the catalog.
  package let categories: [PluralCategory]
  /// The substitution that varies; `nil` if it is the text itself.
  package let substitution: String?
}

package import ICU
package import StringCatalog

/// One text of a localization: a unit, and the variations that lead to it.
package struct LocalizationLeaf: Sendable {
  /// The way from the localization to the text.
  package let path: LocalizationPath
  /// The way from the localization to the state of the text.
  package let statePath: LocalizationPath
  /// The text itself.
  package let value: String
  /// What is in the text, at a glance: most rules need not look any further.
  package let traits: TextTraits
  /// How far the text has come.
  package let state: StringCatalog.TranslationState
  /// The substitution whose text it is; `nil` for a text of the localization itself.
  package let substitution: String?
  /// The plural form that it is; `nil` if it does not vary with a number.
  package let pluralCategory: PluralCategory?
}

extension LocalizationLeaf {
  /// Whether somebody has written the text: what an extraction or a tool put there is not judged.
  package var isWritten: Bool { state != .new && !value.isEmpty }
}

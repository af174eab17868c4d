package import Diagnostics

/// What can be wrong with translations that come back in XLIFF or as a folder of Xcode's.
extension Diagnostic.ID {
  /// A translation has a state that XLIFF does not define, and counts as one without; a warning.
  ///
  /// Arguments: the state, the identifier of the unit.
  package static let xliffUnknownState: Self = "xliff-unknown-state"
  /// A unit is no text, but says how a key of a `.stringsdict` file varies, and is passed over; a note.
  ///
  /// Arguments: the identifier of the unit.
  package static let xliffPluralRule: Self = "xliff-plural-rule"
  /// A folder of Xcode's has no XLIFF document; an error.
  ///
  /// Arguments: an empty list.
  package static let localizationCatalogEmpty: Self = "localization-catalog-empty"
  /// A folder of Xcode's has more than one XLIFF document; an error.
  ///
  /// Arguments: their paths.
  package static let localizationCatalogAmbiguous: Self = "localization-catalog-ambiguous"
  /// `contents.json` of a folder of Xcode's is missing, unreadable or of a version that nobody
  /// knows; a warning.
  ///
  /// No arguments.
  package static let localizationCatalogContents: Self = "localization-catalog-contents"
}

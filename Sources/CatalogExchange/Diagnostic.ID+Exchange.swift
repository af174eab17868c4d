package import Diagnostics

/// What units cannot hold of a catalog. The first arguments are the language and the key, further
/// ones stand in parentheses.
extension Diagnostic.ID {
  /// Two keys have units of one identifier (the other key, the identifier).
  package static let unitCollision: Self = "unit-collision"
  /// The key ends as the identifier of a variant does; Xcode never imports its translations.
  package static let keyLikeVariant: Self = "key-like-variant"
  /// The key has phrases of an App Shortcut, which are left out.
  package static let phrasesLeftOut: Self = "export-phrases"
  /// A text varies in a way that no identifier names, and is left out (its name).
  package static let nestedVariantLeftOut: Self = "nested-variant-left-out"
  /// A text stands beside variants, or plurals beside devices; Xcode imports a part of them.
  package static let variationsOverlap: Self = "variations-overlap"
  /// Translations have a substitution that the source lacks; Xcode does not import it where it is new
  /// (its name).
  package static let targetOnlySubstitution: Self = "target-only-substitution"
  /// The name of a substitution has the separator of identifiers; Xcode loses its forms (its name).
  package static let separatorInSubstitution: Self = "separator-in-substitution"

  /// What Xcode loses when it imports units, and this library does not.
  package static let lostByXcode: Set<Self> = [
    .keyLikeVariant, .variationsOverlap, .targetOnlySubstitution, .separatorInSubstitution,
  ]
}

/// Why a file of translations is refused as a whole. The first argument is the identifier of the unit,
/// further ones stand in parentheses.
extension Diagnostic.ID {
  /// The catalog has no such unit.
  package static let unitUnknown: Self = "unit-not-in-catalog"
  /// The file has the unit twice.
  package static let unitDuplicate: Self = "unit-stands-twice"
  /// Where a unit that stands twice stands first; a note below.
  package static let unitFirst: Self = "unit-stands-first"
  /// Two files have the same units (how many, the other file); no identifier.
  package static let unitsOfTwoFiles: Self = "units-in-two-files"
  /// There is no such state (the state).
  package static let stateUnknown: Self = "import-state-unknown"
  /// Two keys have units of the identifier (the first key, the second key).
  package static let unitAmbiguous: Self = "unit-ambiguous"
  /// The file lacks units that the catalog has (how many, the first few); no identifier.
  package static let unitsMissing: Self = "units-missing"
  /// The text varies otherwise in the catalog (the names of its variants).
  package static let unitVariesOtherwise: Self = "unit-varies-otherwise"
  /// The language does not have the plural category (the language, the category, those that it has).
  package static let unitCategoryUnknown: Self = "unit-category-unknown"
  /// The texts are translated from another language (the one of the file, the one of the catalog); no
  /// identifier.
  package static let sourceLanguageDiffers: Self = "import-source-language"
  /// The texts are translated to another language than the one that is asked for (the one of the file,
  /// the one that is asked for); no identifier.
  package static let targetLanguageDiffers: Self = "import-target-language"
  /// The file does not say which language the texts are translated to; no identifier.
  package static let targetLanguageMissing: Self = "import-target-language-missing"
}

/// What is left out of an import, or changed by it. The first argument is the identifier of the unit,
/// further ones stand in parentheses.
extension Diagnostic.ID {
  /// The translation is not finished, and is left out (its state).
  package static let translationUnfinished: Self = "import-unfinished"
  /// The unit is of phrases of an App Shortcut, and is left out.
  package static let unitOfPhrases: Self = "unit-of-phrases"
  /// The translation is empty and nobody says that it is meant, so it is left out.
  package static let translationBlank: Self = "translation-blank"
  /// A finished translation is empty, and clears the text.
  package static let translationCleared: Self = "translation-cleared"
  /// The source text has changed since the file was made (the source of the file, that of the
  /// catalog).
  package static let sourceChanged: Self = "source-changed"
}

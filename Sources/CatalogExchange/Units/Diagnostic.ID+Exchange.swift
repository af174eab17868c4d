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

// MARK: - Forms

/// What PO files and tables cannot hold of the units of a language. All are notes: nothing is lost in
/// the catalog. The arguments stand in parentheses.
extension Diagnostic.ID {
  /// Finished translations are empty; PO does not tell them from those that nobody has made (the
  /// language, how many, the first few).
  package static let portableObjectEmptyTranslations: Self = "portable-object-empty-translations"
  /// Plural forms have messages of their own, as no whole number takes them (the language, how many,
  /// the first few).
  package static let portableObjectPluralsApart: Self = "portable-object-plurals-apart"
  /// Texts have characters that PO cannot hold or that its programs warn of (the language, how many, the
  /// first few).
  package static let portableObjectControlCharacters: Self = "portable-object-control-characters"
  /// Texts have carriage returns, which spreadsheets change (the language, how many, the first few).
  package static let delimitedCarriageReturns: Self = "delimited-carriage-returns"
}

/// Why a file of messages or a table is refused. The arguments stand in parentheses.
extension Diagnostic.ID {
  /// The field `Plural-Forms` cannot be read (its value); an error.
  package static let pluralFormsUnreadable: Self = "plural-forms-unreadable"
  /// Nobody knows which plural forms a language has (the language, how many forms the file has); an
  /// error.
  package static let pluralFormsUnknown: Self = "plural-forms-unknown"
  /// A form of the field `Plural-Forms` stands for several plural categories of the language (the
  /// language, the form, the categories); an error.
  package static let pluralFormsMixed: Self = "plural-forms-mixed"
  /// Two forms of a message are one plural category, and say different things (the category); an error.
  package static let pluralFormsConflict: Self = "plural-forms-conflict"
  /// A form has a text that no number takes (the form); an error.
  package static let pluralFormUnused: Self = "plural-form-unused"
  /// A message has more or fewer forms than the file says (how many it has, how many there should be); an
  /// error.
  package static let pluralFormCount: Self = "plural-form-count"
  /// A table has no row at all; an error.
  package static let delimitedEmpty: Self = "delimited-empty"
  /// The first row of a table names no column of keys (the names that it has); an error.
  package static let delimitedColumnMissing: Self = "delimited-column-missing"
  /// Two columns of a table have one name (the name); an error.
  package static let delimitedColumnTwice: Self = "delimited-column-twice"
  /// A row of a table has no key, but a translation; an error.
  package static let delimitedKeyMissing: Self = "delimited-key-missing"
  /// A row has another number of fields than the first one, so that columns may have moved (the number,
  /// the one of the first row); an error.
  package static let delimitedFieldCount: Self = "delimited-field-count"
  /// A column of a table is not known, and not read (its name); a note.
  package static let delimitedColumnUnknown: Self = "delimited-column-unknown"
}

// MARK: - Xliffexchange

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

/// Notes on several units of a table at once: how many they are, and which ones for example.
enum UnitNote {
  /// How many units are named.
  private static let namedUnits = 5

  /// Returns the note; `nil` if it is about no unit.
  static func diagnostic(
    _ id: Diagnostic.ID,
    _ units: [TranslationUnit.ID],
    _ table: TranslationTable
  ) -> Diagnostic? {
    guard !units.isEmpty else { return nil }
    let names = units.prefix(namedUnits).map(\.text)
    return Diagnostic(
      id,
      .note,
      arguments: [.text(table.targetLanguage), .integer(units.count), .list(names)]
    )
  }
}

package import Diagnostics

/// Diagnostics about content of a catalog that units cannot represent.
///
/// The first arguments are the language and the key. Further ones are in parentheses.
extension Diagnostic.Message {
  /// Two keys have units of one identifier.
  package static func unitCollision(_ key: String, other: String, unit: String) -> Self {
    Self(
      "unit-collision",
      "\(key: key) and \(key: other) both have a text that is named \(quoted: unit) in translation files"
    )
  }

  /// The key ends like the identifier of a variant; Xcode never imports its translations.
  package static func keyLikeVariant(_ key: String) -> Self {
    Self(
      "key-like-variant",
      "\(key: key) ends like the name of a variant, so Xcode does not import its translations"
    )
  }

  /// The key has phrases of an App Shortcut, which Xcode does not import.
  package static func phrasesForXcode(_ key: String) -> Self {
    Self("export-phrases", "\(key: key) has App Shortcut phrases, which Xcode does not import")
  }

  /// A string has variants that no identifier can represent; it is skipped.
  package static func nestedVariantLeftOut(_ key: String, text: String) -> Self {
    Self(
      "nested-variant-left-out",
      "\(key: key) has the variant \(quoted: text), which translation files cannot represent; it is not exported"
    )
  }

  /// A string and its variants, or plural and device variants, coexist; Xcode imports only a part.
  package static func variationsOverlap(_ key: String) -> Self {
    Self(
      "variations-overlap",
      "\(key: key) has a text as well as variants, or plural as well as device variants; Xcode imports only some of them"
    )
  }

  /// Translations have a substitution that the source string lacks; Xcode does not import new ones.
  package static func targetOnlySubstitution(
    in language: String,
    _ key: String,
    name: String
  ) -> Self {
    Self(
      "target-only-substitution",
      "\(key: key) has the substitution \(quoted: name) in \(quoted: language), but not in the source text; Xcode imports it only if the catalog already has it"
    )
  }

  /// The name of a substitution contains the separator of identifiers; Xcode loses its forms.
  package static func separatorInSubstitution(_ key: String, name: String) -> Self {
    Self(
      "separator-in-substitution",
      "\(key: key) has a substitution \(quoted: name) with '|==|' in its name, so Xcode loses its texts"
    )
  }
}

extension Diagnostic.ID {
  /// The diagnostics about content that Xcode loses on import, and this library does not.
  package static let lostByXcode: Set<Self> = [
    "export-phrases", "key-like-variant", "separator-in-substitution", "target-only-substitution",
    "variations-overlap",
  ]
}

/// Diagnostics that reject a file with translations.
///
/// The first argument is the identifier of the unit. Further ones are in parentheses.
extension Diagnostic.Message {
  /// The catalog has no such unit.
  package static func unitUnknown(_ unit: String) -> Self {
    Self("unit-not-in-catalog", "the catalog has no text \(key: unit)")
  }

  /// The file contains the unit twice.
  package static func unitDuplicate(_ unit: String) -> Self {
    Self("unit-stands-twice", "the text \(key: unit) appears twice")
  }

  /// The location of the first occurrence of a repeated unit; a note.
  package static let unitFirst = Self("unit-stands-first", "the first one is here")

  /// Two files contain the same units; no identifier.
  package static func unitsOfTwoFiles(_ count: Int, other: String) -> Self {
    Self(
      "units-in-two-files",
      "\(count) texts of the file are also in \(quoted: other); import only one of the two files",
      one: "\(count) text of the file is also in \(quoted: other); import only one of the two files"
    )
  }

  /// The state does not exist.
  package static func stateUnknown(_ unit: String, state: String) -> Self {
    Self(
      "import-state-unknown",
      "unknown state \(quoted: state) of \(key: unit); use translated, needs_review, new or machine_translated"
    )
  }

  /// Units of two keys have the same identifier.
  package static func unitAmbiguous(_ unit: String, first: String, second: String) -> Self {
    Self("unit-ambiguous", "\(key: unit) may be a text of \(key: first) or of \(key: second)")
  }

  /// The file lacks units of the catalog; no identifier.
  package static func unitsMissing(_ count: Int, first names: [String]) -> Self {
    Self(
      "units-missing",
      "\(count) texts of the catalog are missing from the file: \(quoted: names); to import the file anyway, pass --partial",
      one:
        "\(count) text of the catalog is missing from the file: \(quoted: names); to import the file anyway, pass --partial"
    )
  }

  /// The translation lost parts of the text that it replaces, and is not imported.
  package static func translationLosses(
    _ unit: String,
    _ losses: [String],
    acceptedBy option: String
  ) -> Self {
    Self(
      "translation-losses",
      "the new text of \(key: unit) lost parts of the present one (\(quoted: losses)) and is not taken; to take it anyway, use \(option)"
    )
  }

  /// The translation lost characters at its ends or around unchanged words, which were put back.
  package static func translationRepaired(_ unit: String, _ losses: [String]) -> Self {
    Self(
      "translation-losses",
      variant: "repaired",
      "the new text of \(key: unit) lacked characters (\(quoted: losses)), which were put back"
    )
  }

  /// The file lacks finished units of the catalog, which do not change; no identifier.
  package static func finishedUnitsMissing(_ count: Int) -> Self {
    Self(
      "units-missing",
      variant: "finished",
      "\(count) finished translations of the catalog are missing from the file and do not change",
      one:
        "\(count) finished translation of the catalog is missing from the file and does not change"
    )
  }

  /// The string has different variants in the catalog.
  package static func unitVariesOtherwise(_ unit: String) -> Self {
    Self(
      "unit-varies-otherwise",
      "the text \(key: unit) has different plural or device variants in the catalog"
    )
  }

  /// The language does not have the plural category.
  package static func unitCategoryUnknown(
    _ unit: String,
    language: String,
    category: String,
    known: [String]
  ) -> Self {
    Self(
      "unit-category-unknown",
      "the text \(key: unit) has the plural category \(quoted: category), which \(quoted: language) does not have; the categories are \(quoted: known)"
    )
  }

  /// The source language differs from that of the catalog; no identifier.
  package static func sourceLanguageDiffers(_ language: String, catalog: String) -> Self {
    Self(
      "import-source-language",
      "the file is translated from \(quoted: language), but the source language of the catalog is \(quoted: catalog)"
    )
  }

  /// The target language differs from the requested one; no identifier.
  package static func targetLanguageDiffers(_ language: String, wanted: String) -> Self {
    Self(
      "import-target-language",
      "the file is translated into \(quoted: language), not into \(quoted: wanted)"
    )
  }

  /// The file does not declare the target language; no identifier.
  package static let targetLanguageMissing = Self(
    "import-target-language-missing",
    "the file does not specify its target language; specify it with --language"
  )
}

/// Diagnostics about translations that an import skips or changes.
///
/// The first argument is the identifier of the unit. Further ones are in parentheses.
extension Diagnostic.Message {
  /// The translation is unfinished, and is skipped.
  package static func translationUnfinished(_ unit: String, state: String) -> Self {
    Self(
      "import-unfinished",
      "the translation of \(key: unit) is not finished (\(quoted: state)) and is skipped; to import it, pass '--unfinished take'"
    )
  }

  /// The unit belongs to phrases of an App Shortcut, and is skipped.
  package static func unitOfPhrases(_ unit: String) -> Self {
    Self("unit-of-phrases", "\(key: unit) does not name one of the phrases of an App Shortcut")
  }

  /// The translation is empty without being marked as finished, and is skipped.
  package static func translationBlank(_ unit: String) -> Self {
    Self("translation-blank", "the translation of \(key: unit) is empty and is skipped")
  }

  /// A finished translation is empty, and replaces the existing one.
  package static func translationCleared(_ unit: String) -> Self {
    Self("translation-cleared", "the finished translation of \(key: unit) is empty")
  }

  /// The source string has changed since the export.
  package static func sourceChanged(_ unit: String, from former: String, to current: String) -> Self
  {
    Self(
      "source-changed",
      "the source text of \(key: unit) has changed from \(quoted: former) to \(quoted: current); the translation needs review"
    )
  }

  /// A variant of the source string has changed since the export, according to its version.
  package static func sourceVersionChanged(_ unit: String) -> Self {
    Self(
      "source-changed",
      variant: "version",
      "a source text of the key of \(key: unit) has changed since the export; the translation needs review"
    )
  }
}

// MARK: - PO files and tables

/// Notes about content that PO files and tables cannot represent.
///
/// The catalog keeps all of it. The arguments are in parentheses.
extension Diagnostic.Message {
  /// Finished translations are empty; PO does not distinguish them from missing ones.
  package static func portableObjectEmptyTranslations(
    in language: String,
    _ count: Int,
    first names: [String]
  ) -> Self {
    Self(
      "portable-object-empty-translations",
      "\(count) finished translations into \(quoted: language) are empty; in a PO file they look like missing ones: \(quoted: names)",
      one:
        "\(count) finished translation into \(quoted: language) is empty; in a PO file it looks like a missing one: \(quoted: names)"
    )
  }

  /// Plural forms are separate messages, because no integer selects them.
  package static func portableObjectPluralsApart(
    in language: String,
    _ count: Int,
    first names: [String]
  ) -> Self {
    Self(
      "portable-object-plurals-apart",
      "\(count) plural forms of \(quoted: language) have no gettext number, so they become separate messages: \(quoted: names)",
      one:
        "\(count) plural form of \(quoted: language) has no gettext number, so it becomes a separate message: \(quoted: names)"
    )
  }

  /// Strings contain characters that PO cannot represent or that gettext warns about.
  package static func portableObjectControlCharacters(
    in language: String,
    _ count: Int,
    first names: [String]
  ) -> Self {
    Self(
      "portable-object-control-characters",
      "\(count) texts to translate into \(quoted: language) have control characters that gettext tools warn about or lose: \(quoted: names)",
      one:
        "\(count) text to translate into \(quoted: language) has control characters that gettext tools warn about or lose: \(quoted: names)"
    )
  }

  /// Strings contain carriage returns, which spreadsheets change.
  package static func delimitedCarriageReturns(
    in language: String,
    _ count: Int,
    first names: [String]
  ) -> Self {
    Self(
      "delimited-carriage-returns",
      "\(count) texts to translate into \(quoted: language) contain carriage returns, which spreadsheets change: \(quoted: names)",
      one:
        "\(count) text to translate into \(quoted: language) contains carriage returns, which spreadsheets change: \(quoted: names)"
    )
  }
}

/// Diagnostics that reject a PO file or a table.
///
/// The arguments are in parentheses.
extension Diagnostic.Message {
  /// The field `Plural-Forms` cannot be read; an error.
  package static func pluralFormsUnreadable(_ field: String) -> Self {
    Self("plural-forms-unreadable", "the Plural-Forms field cannot be read: \(quoted: field)")
  }

  /// The plural forms of a language are unknown; an error.
  package static func pluralFormsUnknown(_ language: String, count: Int) -> Self {
    Self(
      "plural-forms-unknown",
      "the plural forms of the language \(quoted: language) are unknown, so nplurals=\(String(count)) cannot be interpreted"
    )
  }

  /// A form of the field `Plural-Forms` covers several plural categories of the language; an error.
  package static func pluralFormsMixed(_ language: String, form: Int, categories: [String]) -> Self
  {
    Self(
      "plural-forms-mixed",
      "the form [\(String(form))] of the Plural-Forms field covers several plural categories of the language \(quoted: language): \(quoted: categories); in the exported field, each form has one category"
    )
  }

  /// Two forms of a message belong to the same plural category but differ; an error.
  package static func pluralFormsConflict(_ category: String) -> Self {
    Self(
      "plural-forms-conflict",
      "two forms of the message have the plural category \(quoted: category), but different texts"
    )
  }

  /// A form that no number selects has a string; an error.
  package static func pluralFormUnused(_ form: Int) -> Self {
    Self("plural-form-unused", "no number uses the form [\(String(form))], but it has a text")
  }

  /// A message has more or fewer forms than the file declares; an error.
  package static func pluralFormCount(_ count: Int, expected: Int) -> Self {
    Self(
      "plural-form-count",
      "the message's number of forms is \(String(count)), but nplurals in the Plural-Forms field is \(String(expected))"
    )
  }

  /// A table has no rows; an error.
  package static let delimitedEmpty = Self("delimited-empty", "the table is empty")

  /// The first row of a table contains no key column; an error.
  ///
  /// If no column is known, the file may be another one, whose content is not quoted.
  package static func delimitedColumnMissing(_ column: String, found: [String]) -> Self {
    guard !found.isEmpty else {
      return Self(
        "delimited-column-missing",
        variant: "unknown",
        "the first row has no column \(quoted: column); keep the English column names of the export"
      )
    }
    return Self(
      "delimited-column-missing",
      "the first row has no column \(quoted: column), only \(quoted: found); keep the English column names of the export"
    )
  }

  /// Two columns of a table have the same name; an error.
  package static func delimitedColumnTwice(_ column: String) -> Self {
    Self("delimited-column-twice", "the column \(quoted: column) appears twice in the table")
  }

  /// A row of a table has no key, but a translation; an error.
  package static let delimitedKeyMissing = Self(
    "delimited-key-missing",
    "the row has a translation but no key"
  )

  /// The number of fields in a row differs from the first row; an error.
  ///
  /// Fields may be in the wrong columns.
  package static func delimitedFieldCount(_ count: Int, expected: Int) -> Self {
    Self(
      "delimited-field-count",
      "the number of fields is \(String(count)), but \(String(expected)) in the first row; enclose texts that contain the delimiter in quotation marks"
    )
  }

  /// A column of a table is unknown, and is ignored; a note.
  package static func delimitedColumnUnknown(_ column: String) -> Self {
    Self("delimited-column-unknown", "the column \(quoted: column) is unknown and is ignored")
  }
}

// MARK: - XLIFF

/// Diagnostics for translations in XLIFF or in a folder exported by Xcode.
extension Diagnostic.Message {
  /// A translation has a state that XLIFF does not define, which is ignored; a warning.
  package static func xliffUnknownState(_ state: String, of unit: String) -> Self {
    Self(
      "xliff-unknown-state",
      "the state \(quoted: state) of \(key: unit) is not a state of XLIFF; the translation counts as finished"
    )
  }

  /// A unit contains only the plural rule of a `.stringsdict` key, and is ignored; a note.
  package static func xliffPluralRule(_ unit: String) -> Self {
    Self("xliff-plural-rule", "\(key: unit) only describes how a plural varies and is ignored")
  }

  /// A folder exported by Xcode contains no XLIFF document; an error.
  package static let localizationCatalogEmpty = Self(
    "localization-catalog-empty",
    "there is no XLIFF document in 'Localized Contents'"
  )

  /// A folder exported by Xcode contains more than one XLIFF document; an error.
  package static func localizationCatalogAmbiguous(_ paths: [String]) -> Self {
    Self(
      "localization-catalog-ambiguous",
      "there are several XLIFF documents instead of one: \(quoted: paths)"
    )
  }

  /// The file `contents.json` is missing, unreadable or of an unknown version; a warning.
  package static let localizationCatalogContents = Self(
    "localization-catalog-contents",
    "'contents.json' is missing or has an unknown version; the folder is read without it"
  )
}

/// Notes about several units of a table, with their number and examples.
enum UnitNote {
  /// The maximum number of units that are named.
  private static let namedUnits = 5

  /// Returns the note; `nil` if there are no units.
  static func diagnostic(
    _ message: (_ language: String, _ count: Int, _ names: [String]) -> Diagnostic.Message,
    _ units: [TranslationUnit.ID],
    _ table: TranslationTable
  ) -> Diagnostic? {
    guard !units.isEmpty else { return nil }
    let names = units.prefix(namedUnits).map(\.text)
    return Diagnostic(message(table.targetLanguage, units.count, names), .note)
  }
}

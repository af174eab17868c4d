package import Diagnostics

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

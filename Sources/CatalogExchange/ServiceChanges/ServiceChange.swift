package import JSONSyntax
package import StringCatalog

/// A change that a translation service made to a catalog besides translating its texts.
package struct ServiceChange: Hashable, Sendable {
  /// The kind of the change.
  package let kind: Kind
  /// The changed part; without a key for the whole file.
  package let path: CatalogPath
  /// The language of the part; `nil` if it has none.
  package let language: String?
  /// The old value, or `nil` if the part was added.
  package let old: JSONValue?
  /// The new value, or `nil` if the part was removed.
  package let new: JSONValue?
  /// The number of keys with the change; 1 for most kinds.
  package let count: Int

  init(
    _ kind: Kind,
    at path: CatalogPath,
    language: String? = nil,
    old: JSONValue? = nil,
    new: JSONValue? = nil,
    count: Int = 1
  ) {
    self.kind = kind
    self.path = path
    self.language = language ?? path.language
    self.old = old
    self.new = new
    self.count = count
  }
}

extension ServiceChange {
  /// The kinds of changes, in the order of reports.
  ///
  /// The raw values are part of the output of commands, and never change their meaning.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    // Texts that are lost.

    /// All strings in a language were removed.
    case languageRemoved = "language-removed"
    /// The finished strings of a key in a language were removed.
    case translationRemoved = "translation-removed"
    /// A translation became the source text again, and unfinished.
    case translationReplacedBySource = "translation-replaced-by-source"
    /// A translation became empty.
    case translationEmptied = "translation-emptied"
    /// A plural category or a device has no string any more.
    case formRemoved = "form-removed"
    /// The variants by plural or device became a single string.
    case variationsReplacedByText = "variations-replaced-by-text"
    /// A string was added next to the variants by plural or device, which Xcode then drops.
    case textNextToVariations = "text-next-to-variations"
    /// A substitution was removed.
    case substitutionRemoved = "substitution-removed"
    /// The argument of a substitution changed.
    case substitutionChanged = "substitution-changed"
    /// The placeholders of a new translation do not match the source text.
    case placeholdersBroken = "placeholders-broken"

    // Characters that are lost.

    /// Placeholders have another notation.
    case placeholdersRewritten = "placeholders-rewritten"
    /// No-break spaces became other spaces, or were removed.
    case noBreakSpacesLost = "no-break-spaces-lost"
    /// Soft hyphens, joiners, direction marks or other invisible characters were removed.
    case invisibleCharactersLost = "invisible-characters-lost"
    /// Quotation marks, dashes, ellipses or spaces became ASCII characters.
    case typographyLost = "typography-lost"
    /// Spaces at the start or the end were removed.
    case whitespaceLost = "whitespace-lost"
    /// Line breaks were removed.
    case lineBreaksLost = "line-breaks-lost"
    /// Escape sequences or XML entities were added or removed.
    case escapesChanged = "escapes-changed"
    /// Letters with accents are composed differently.
    case unicodeNormalized = "unicode-normalized"

    // States.

    /// A translation that is equal to its source text became new.
    case stateReset = "state-reset"
    /// A source text that was not translated yet became finished.
    case untranslatedFinished = "untranslated-finished"
    /// The state changed, but not the text.
    case stateChanged = "state-changed"

    // Untranslated texts.

    /// The source text was added as an unfinished translation.
    case sourceCopyAdded = "source-copy-added"
    /// A form was added that is a copy of another one.
    case formFilled = "form-filled"
    /// A copy of the source text, or an empty string, was removed.
    case untranslatedTextRemoved = "untranslated-text-removed"
    /// A source text was changed or added.
    case sourceTextChanged = "source-text-changed"

    // Entries.

    /// A key was removed.
    case keyRemoved = "key-removed"
    /// A key was added.
    case keyAdded = "key-added"
    /// A comment was changed or removed, or its origin was.
    case commentChanged = "comment-changed"
    /// The extraction state changed.
    case extractionStateChanged = "extraction-state-changed"
    /// `shouldTranslate` changed.
    case shouldTranslateChanged = "should-translate-changed"
    /// Another field was removed.
    case fieldRemoved = "field-removed"
    /// Another field was added or changed.
    case fieldChanged = "field-changed"

    // The file.

    /// The order of the keys changed.
    case keyOrderChanged = "key-order-changed"
    /// The order of fields or languages in entries changed.
    case fieldOrderChanged = "field-order-changed"
    /// Characters of strings are escaped differently in the file.
    case jsonEscapesChanged = "json-escapes-changed"
    /// White space between values, line ends or the encoding changed.
    case layoutChanged = "layout-changed"
  }
}

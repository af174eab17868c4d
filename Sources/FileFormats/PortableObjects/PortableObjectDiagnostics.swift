package import Diagnostics

/// What can be wrong with a PO file. The messages that can be read are read in spite of it. The
/// arguments stand in parentheses.
extension Diagnostic.ID {
  /// The file is in another encoding than UTF-8 (the encoding); an error.
  package static let portableObjectCharset: Self = "portable-object-charset"
  /// A text holds bytes that are no UTF-8; an error.
  package static let portableObjectBytes: Self = "portable-object-bytes"
  /// No quotation mark ends a text on its line; an error.
  package static let portableObjectUnclosed: Self = "portable-object-unclosed"
  /// A backslash stands before something that means nothing (the escape); an error.
  package static let portableObjectEscape: Self = "portable-object-escape"
  /// Something stands where only keywords, texts and comments can (the character); an error.
  package static let portableObjectCharacter: Self = "portable-object-character"
  /// A word is none of the format's keywords (the word); an error.
  package static let portableObjectKeyword: Self = "portable-object-keyword"
  /// A keyword stands where it has no meaning (the keyword); an error.
  package static let portableObjectOrder: Self = "portable-object-order"
  /// No text follows a keyword (the keyword); an error.
  package static let portableObjectTextMissing: Self = "portable-object-text-missing"
  /// A text belongs to no keyword; an error.
  package static let portableObjectTextStray: Self = "portable-object-text-stray"
  /// A message ends before it is complete (the keyword that it lacks); an error.
  package static let portableObjectIncomplete: Self = "portable-object-incomplete"
  /// The forms of a translation are not numbered one after another from 0 (the number that is there,
  /// the number that is expected); an error.
  package static let portableObjectIndex: Self = "portable-object-index"
  /// A message stands twice (its `msgid`); an error.
  ///
  /// A note tells where the other one is.
  package static let portableObjectDuplicate: Self = "portable-object-duplicate"
  /// Where the message stands that another one repeats; a note.
  package static let portableObjectFirst: Self = "portable-object-first"
  /// A line of the header is no field (the line); a warning.
  package static let portableObjectHeaderLine: Self = "portable-object-header-line"
  /// A file has the messages of several domains, which are read as one (the domain); a warning.
  package static let portableObjectDomain: Self = "portable-object-domain"
}

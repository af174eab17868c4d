package import Diagnostics

/// What can be wrong with a delimited text. The rows are read in spite of it.
extension Diagnostic.ID {
  /// A field holds bytes that are no UTF-8, or units that are no UTF-16; an error.
  ///
  /// No arguments.
  package static let delimitedTextBytes: Self = "delimited-text-bytes"
  /// A field begins with a quotation mark that nothing closes, so that it is the rest of the file; an
  /// error.
  ///
  /// No arguments.
  package static let delimitedTextUnclosed: Self = "delimited-text-unclosed"
  /// Something stands between the closing quotation mark of a field and its end; a warning.
  ///
  /// No arguments.
  package static let delimitedTextAfterQuote: Self = "delimited-text-after-quote"
}

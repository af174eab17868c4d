package import Diagnostics

/// What can be wrong with the YAML of a configuration, each without arguments where none are named.
extension Diagnostic.ID {
  /// The file is not UTF-8.
  package static let configurationEncoding: Self = "configuration-encoding"
  /// The file is not YAML, in a way that has no name here.
  ///
  /// Arguments: what the YAML parser says, in English.
  package static let configurationSyntax: Self = "configuration-syntax"
  /// A character stands there that no text may hold.
  package static let configurationControlCharacter: Self = "configuration-control-character"
  /// A tab stands where only blanks indent.
  package static let configurationTab: Self = "configuration-tab"
  /// The indentation does not fit what stands above.
  package static let configurationIndentation: Self = "configuration-indentation"
  /// A text begins with a character that means something else to YAML, such as `*`.
  package static let configurationUnquoted: Self = "configuration-unquoted"
  /// A colon stands where none may.
  package static let configurationColon: Self = "configuration-colon"
  /// A key has no colon.
  package static let configurationColonMissing: Self = "configuration-colon-missing"
  /// A list in brackets does not end.
  package static let configurationListOpen: Self = "configuration-list-open"
  /// A map in braces does not end.
  package static let configurationMapOpen: Self = "configuration-map-open"
  /// A text in quotation marks does not end.
  package static let configurationTextOpen: Self = "configuration-text-open"
  /// Where that begins which does not end or does not fit.
  package static let configurationOpenedHere: Self = "configuration-opened-here"
  /// A backslash begins no escape.
  package static let configurationEscape: Self = "configuration-escape"
  /// There are several documents in the file.
  package static let configurationDocuments: Self = "configuration-documents"
}

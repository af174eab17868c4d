package import Diagnostics

/// Diagnostics for PO files.
///
/// Messages that can be read are read in spite of them. The arguments are in parentheses.
extension Diagnostic.Message {
  /// The file is in another encoding than UTF-8; an error.
  package static func portableObjectCharset(_ encoding: String) -> Self {
    Self("portable-object-charset", "the file is in \(encoding); save it as UTF-8")
  }

  /// A string contains bytes that are not valid UTF-8; an error.
  package static let portableObjectBytes = Self(
    "portable-object-bytes",
    "the file is not UTF-8 from here on; save it as UTF-8"
  )

  /// A string has no closing quotation mark on its line; an error.
  package static let portableObjectUnclosed = Self(
    "portable-object-unclosed",
    "the string has no closing quotation mark on its line"
  )

  /// A backslash before a character that does not form an escape sequence; an error.
  package static func portableObjectEscape(_ escape: String) -> Self {
    Self(
      "portable-object-escape",
      "\(literal: escape) is not a valid escape sequence; write a backslash as \\\\"
    )
  }

  /// A character where only keywords, strings and comments are allowed; an error.
  package static func portableObjectCharacter(_ character: String) -> Self {
    Self(
      "portable-object-character",
      "\(quoted: character) is not allowed here, only keywords, quoted strings and comments"
    )
  }

  /// A word is not a keyword of the format; an error.
  ///
  /// The file may be another one, whose content is not quoted.
  package static let portableObjectKeyword = Self(
    "portable-object-keyword",
    "this word is not a keyword, such as msgid or msgstr"
  )

  /// A keyword has no meaning at its position; an error.
  package static func portableObjectOrder(_ keyword: String) -> Self {
    Self("portable-object-order", "\(quoted: keyword) is not allowed here")
  }

  /// A keyword without a string; an error.
  package static func portableObjectTextMissing(after keyword: String) -> Self {
    Self(
      "portable-object-text-missing",
      "\(quoted: keyword) must be followed by a string in quotation marks"
    )
  }

  /// A string without a keyword; an error.
  package static let portableObjectTextStray = Self(
    "portable-object-text-stray",
    "this string does not belong to a keyword"
  )

  /// A message ends before it is complete; an error.
  package static func portableObjectIncomplete(lacking keyword: String) -> Self {
    Self("portable-object-incomplete", "the message has no \(keyword)")
  }

  /// The plural forms of a translation are not numbered consecutively from 0; an error.
  package static func portableObjectIndex(found: Int, expected: Int) -> Self {
    Self(
      "portable-object-index",
      "expected the form [\(String(expected))] here, found [\(String(found))]"
    )
  }

  /// A message occurs twice; an error.
  ///
  /// A note indicates the location of the other one.
  package static func portableObjectDuplicate(_ text: String) -> Self {
    Self("portable-object-duplicate", "the message \(quoted: text) appears twice in the file")
  }

  /// The location of the first occurrence of a repeated message; a note.
  package static let portableObjectFirst = Self("portable-object-first", "the first one is here")

  /// A line of the header is not a field; a warning.
  package static func portableObjectHeaderLine(_ line: String) -> Self {
    Self("portable-object-header-line", "this line of the header is not a field: \(quoted: line)")
  }

  /// A file has the messages of several domains, which are read as one; a warning.
  package static func portableObjectDomain(_ domain: String) -> Self {
    Self(
      "portable-object-domain",
      "the messages of the domain \(quoted: domain) are read as part of the same file"
    )
  }
}

package import Diagnostics

/// A syntax error in a property list, with its location.
struct PropertyListProblem: Error, Equatable {
  let message: Diagnostic.Message
  let utf8Range: Range<Int>

  init(_ message: Diagnostic.Message, at utf8Range: Range<Int>) {
    self.message = message
    self.utf8Range = utf8Range
  }
}

/// Diagnostics for property lists.
///
/// All are errors that end the reading, except for a note if a single entry is skipped.
extension Diagnostic.Message {
  /// The file has another character than the grammar requires, or ends there.
  package static func propertyListExpects(_ expected: String, found: String?) -> Self {
    if let found {
      Self("property-list-expects", "expected '\(expected)' here, found '\(found)'")
    } else {
      Self(
        "property-list-expects",
        variant: "end",
        "expected '\(expected)' here, but the file ends"
      )
    }
  }

  /// There are characters after the value of the file.
  package static func propertyListExpectsEnd(found: String) -> Self {
    Self(
      "property-list-expects",
      variant: "rest",
      "expected the end of the file here, found '\(found)'"
    )
  }

  /// A value is expected, but something else follows, or the file ends.
  package static func propertyListExpectsValue(found: String?) -> Self {
    if let found {
      Self("property-list-expects-value", "expected a value here, found '\(found)'")
    } else {
      Self(
        "property-list-expects-value",
        variant: "end",
        "expected a value here, but the file ends"
      )
    }
  }

  /// A string, comment or data is not closed.
  package static func propertyListUnclosed(_ mark: String) -> Self {
    Self("property-list-unclosed", "the closing '\(mark)' is missing")
  }

  /// Brackets are nested deeper than the limit.
  package static func propertyListTooDeep(limit: Int) -> Self {
    Self(
      "property-list-too-deep",
      "brackets are nested more than \(limit) levels deep",
      one: "brackets are nested more than \(limit) level deep"
    )
  }

  /// The bytes are neither UTF-8 nor UTF-16 nor UTF-32.
  package static let propertyListEncoding = Self(
    "property-list-encoding",
    "the file is not in a Unicode encoding; if it is in Latin-1, \(quoted: "iconv -f ISO-8859-1 -t UTF-8") converts it"
  )

  /// The XML document is not a property list, or contains an unknown element.
  package static func propertyListElement(_ element: String) -> Self {
    Self(
      "property-list-element",
      "the element \(quoted: element) is not allowed here in a property list"
    )
  }

  /// A key without a value, or a value without a key.
  package static func propertyListPair(_ name: String) -> Self {
    Self("property-list-pair", "\(key: name) has no value: keys and values must alternate")
  }

  /// A number, date or data that cannot be read.
  package static func propertyListValue(_ text: String) -> Self {
    Self("property-list-value", "\(quoted: text) is not a valid value here")
  }

  /// The bytes are not a valid binary property list.
  package static let propertyListBinary = Self(
    "property-list-binary",
    "this is not a binary property list, or it is damaged"
  )

  /// A character that XML forbids was replaced in the output.
  package static func propertyListCharacter(in text: String, code: String) -> Self {
    Self(
      "property-list-character",
      "the text \(key: text) contains the character U+\(code), which is not allowed in XML; it is replaced"
    )
  }
}

package import Diagnostics

/// What breaks the grammar of a property list, and where.
struct PropertyListProblem: Error, Equatable {
  let message: Diagnostic.Message
  let utf8Range: Range<Int>

  init(_ message: Diagnostic.Message, at utf8Range: Range<Int>) {
    self.message = message
    self.utf8Range = utf8Range
  }
}

/// What can be wrong with a property list; all of it is an error that ends the reading, but a note
/// where an entry alone is left out.
extension Diagnostic.Message {
  /// Another character stands where one of the grammar should, or the file ends there.
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

  /// Something stands behind the value of the whole file.
  package static func propertyListExpectsEnd(found: String) -> Self {
    Self(
      "property-list-expects",
      variant: "rest",
      "expected the end of the file here, found '\(found)'"
    )
  }

  /// A value should stand where something else does, or where the file ends.
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

  /// A text, a comment or data is not closed.
  package static func propertyListUnclosed(_ mark: String) -> Self {
    Self("property-list-unclosed", "what starts here has no closing '\(mark)'")
  }

  /// Brackets are nested deeper than anything reasonable.
  package static func propertyListTooDeep(limit: Int) -> Self {
    Self(
      "property-list-too-deep",
      "brackets are nested more than \(limit) levels deep",
      one: "brackets are nested more than \(limit) level deep"
    )
  }

  /// The bytes are neither UTF-8 nor UTF-16.
  package static let propertyListEncoding = Self(
    "property-list-encoding",
    "the file is written neither in UTF-8 nor in UTF-16"
  )

  /// An XML document is another one, or something stands in it that no property list has.
  package static func propertyListElement(_ element: String) -> Self {
    Self(
      "property-list-element",
      "the element \(quoted: element) does not belong to a property list, or not here"
    )
  }

  /// A key has no value, or a value no key.
  package static func propertyListPair(_ name: String) -> Self {
    Self("property-list-pair", "\(key: name) has no value: keys and values must alternate")
  }

  /// A number, an instant or data that cannot be read.
  package static func propertyListValue(_ text: String) -> Self {
    Self("property-list-value", "\(quoted: text) is not a valid value here")
  }

  /// The bytes are no property list in the binary form, or a broken one.
  package static let propertyListBinary = Self(
    "property-list-binary",
    "this is not a binary property list, or it is damaged"
  )

  /// A character that XML cannot hold was replaced on writing.
  package static func propertyListCharacter(in text: String, code: String) -> Self {
    Self(
      "property-list-character",
      "the text \(key: text) contains the character U+\(code), which XML does not allow; it is replaced"
    )
  }
}

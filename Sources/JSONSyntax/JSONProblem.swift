package import Diagnostics

/// What is wrong with a JSON text, by range; lines and columns are worked out for the report.
struct JSONProblem: Error {
  var id: Diagnostic.ID
  var range: Range<Int>
  var arguments: [Diagnostic.Argument] = []
  var notes: [Note] = []

  struct Note {
    var id: Diagnostic.ID
    var range: Range<Int>
  }

  init(
    _ id: Diagnostic.ID,
    at range: Range<Int>,
    arguments: [Diagnostic.Argument] = [],
    notes: [Note] = []
  ) {
    self.id = id
    self.range = range
    self.arguments = arguments
    self.notes = notes
  }

  func diagnostic(place: (Range<Int>) -> Place) -> Diagnostic {
    Diagnostic(
      id,
      .error,
      at: place(range),
      arguments: arguments,
      notes: notes.map { Diagnostic.Note($0.id, at: place($0.range)) }
    )
  }
}

// MARK: - JSON

/// What can be wrong with a JSON text, and with what a format asks of it. The arguments stand in parentheses.
extension Diagnostic.ID {
  /// The file holds nothing but blanks.
  package static let fileEmpty: Self = "file-empty"
  /// The file has 4 GB or more.
  package static let fileTooLarge: Self = "file-too-large"
  /// Bytes that are no UTF-8.
  package static let utf8Invalid: Self = "utf8-invalid"
  /// Bytes that are no UTF-16, in a file that starts as UTF-16 does.
  package static let utf16Invalid: Self = "utf16-invalid"
  /// A merge left its markers in the file (how many conflicts); notes ``conflictMiddle`` and
  /// ``conflictEnd``.
  package static let conflictMarkers: Self = "conflict-markers"
  /// Note: where the other side of the first conflict starts.
  package static let conflictMiddle: Self = "conflict-middle"
  /// Note: where the first conflict ends.
  package static let conflictEnd: Self = "conflict-end"

  /// The text ends too early; note ``jsonOpenedHere`` for the innermost open bracket.
  package static let jsonEndUnexpected: Self = "json-end-unexpected"
  /// Note: where the bracket stands that nothing closes.
  package static let jsonOpenedHere: Self = "json-opened-here"
  /// Something stands where a value should start (the character).
  package static let jsonValueExpected: Self = "json-value-expected"
  /// Something stands where the quotation mark of a key should (the character).
  package static let jsonKeyExpected: Self = "json-key-expected"
  /// Something stands where the colon behind a key should (the character).
  package static let jsonColonExpected: Self = "json-colon-expected"
  /// Something stands where a comma or the closing bracket should (the character).
  package static let jsonCommaExpected: Self = "json-comma-expected"
  /// A comma stands before a closing bracket.
  package static let jsonTrailingComma: Self = "json-trailing-comma"
  /// Something stands behind the end of the whole value (the character).
  package static let jsonEndExpected: Self = "json-end-expected"
  /// A string has no end on its line.
  package static let jsonStringUnterminated: Self = "json-string-unterminated"
  /// A control character stands in a string without an escape (its name, as `U+0009`).
  package static let jsonControlCharacter: Self = "json-control-character"
  /// A backslash in a string starts no escape that JSON has (the escape).
  package static let jsonEscapeInvalid: Self = "json-escape-invalid"
  /// A number is not written as JSON has it.
  package static let jsonNumberInvalid: Self = "json-number-invalid"
  /// Brackets are nested too deep (the limit).
  package static let jsonNestingTooDeep: Self = "json-nesting-too-deep"
  /// An escape is one half of a surrogate pair and stands alone (the escape).
  package static let surrogateUnpaired: Self = "surrogate-unpaired"
  /// An object has a key twice (the key); note ``keyFirst``.
  package static let keyDuplicate: Self = "key-duplicate"
  /// Note: where the key stands first.
  package static let keyFirst: Self = "key-first"

  /// A field that must be there is not (its name).
  package static let fieldMissing: Self = "field-missing"
  /// A field that is a text has another value (its name); as the four that follow, it is kept.
  package static let fieldNotText: Self = "field-not-text"
  /// A field that is true or false has another value (its name).
  package static let fieldNotBoolean: Self = "field-not-boolean"
  /// A field that is a whole number has another value (its name).
  package static let fieldNotInteger: Self = "field-not-integer"
  /// A field that is an object has another value (its name).
  package static let fieldNotObject: Self = "field-not-object"
  /// A field that is a list of texts has another value (its name).
  package static let fieldNotTextList: Self = "field-not-text-list"
}

// MARK: - Visible name

extension UnicodeScalar {
  /// The character itself if it can be seen, else its code, such as `U+00A0`.
  var visibleName: String {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .spaceSeparator,
      .surrogate, .unassigned:
      let digits = String(value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    default: return String(self)
    }
  }
}

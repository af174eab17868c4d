package import Diagnostics

/// A problem of a JSON document, with its range.
///
/// Lines and columns are computed for the report.
struct JSONProblem: Error {
  var message: Diagnostic.Message
  var range: Range<Int>
  var notes: [Note] = []

  struct Note {
    var message: Diagnostic.Message
    var range: Range<Int>
  }

  init(_ message: Diagnostic.Message, at range: Range<Int>, notes: [Note] = []) {
    self.message = message
    self.range = range
    self.notes = notes
  }

  func diagnostic(location: (Range<Int>) -> Location) -> Diagnostic {
    Diagnostic(
      message,
      .error,
      at: location(range),
      notes: notes.map { Diagnostic.Note($0.message, at: location($0.range)) }
    )
  }
}

// MARK: - JSON

/// The problems of JSON documents, including violations of a format's requirements.
extension Diagnostic.Message {
  /// The file contains only whitespace.
  package static let fileEmpty = Self("file-empty", "the file is empty")

  /// The file has 4 GB or more.
  package static let fileTooLarge = Self("file-too-large", "the file is too large")

  /// Bytes that are not UTF-8.
  package static let utf8Invalid = Self(
    "utf8-invalid",
    "the file is not UTF-8: these bytes are invalid"
  )

  /// Bytes that are not UTF-16, in a file that starts like UTF-16.
  package static let utf16Invalid = Self(
    "utf16-invalid",
    "the file is not UTF-16: these bytes are invalid"
  )

  /// Bytes that are not UTF-32, in a file that starts like UTF-32.
  package static let utf32Invalid = Self(
    "utf32-invalid",
    "the file is not UTF-32: these bytes are invalid"
  )

  /// The file contains unresolved conflict markers; notes ``conflictMiddle`` and ``conflictEnd``.
  package static func conflictMarkers(_ count: Int) -> Self {
    Self(
      "conflict-markers",
      "the file has \(count) unresolved merge conflicts",
      one: "the file has \(count) unresolved merge conflict"
    )
  }

  /// Note: the start of the other side of the first conflict.
  package static let conflictMiddle = Self(
    "conflict-middle",
    "the other side of the first conflict starts here"
  )

  /// Note: the end of the first conflict.
  package static let conflictEnd = Self("conflict-end", "the first conflict ends here")

  /// The markers of a conflict are incomplete, in another order, or nested.
  package static let conflictMarkerUnexpected = Self(
    "conflict-marker-unexpected",
    "the conflict markers are incomplete or nested here"
  )

  /// The document ends too early; note ``jsonOpenedHere`` for the innermost open bracket.
  package static let jsonEndUnexpected = Self(
    "json-end-unexpected",
    "unexpected end of file: a bracket is not closed"
  )

  /// Note: the location of a bracket that is never closed.
  package static let jsonOpenedHere = Self(
    "json-opened-here",
    "this bracket is not closed"
  )

  /// A value was expected.
  package static func jsonValueExpected(found: String) -> Self {
    Self("json-value-expected", "expected a value here, found \(quoted: found)")
  }

  /// The quotation mark of a key was expected.
  package static func jsonKeyExpected(found: String) -> Self {
    Self("json-key-expected", "expected a key in quotation marks here, found \(quoted: found)")
  }

  /// The colon after a key was expected.
  package static func jsonColonExpected(found: String) -> Self {
    Self("json-colon-expected", "expected a colon here, found \(quoted: found)")
  }

  /// A comma or a closing bracket was expected.
  package static func jsonCommaExpected(found: String) -> Self {
    Self(
      "json-comma-expected",
      "expected a comma or the closing bracket here, found \(quoted: found)"
    )
  }

  /// A comma precedes a closing bracket.
  package static let jsonTrailingComma = Self(
    "json-trailing-comma",
    "JSON does not allow a comma before a closing bracket"
  )

  /// Content follows the end of the root value.
  package static func jsonEndExpected(found: String) -> Self {
    Self("json-end-expected", "expected the end of the file here, found \(quoted: found)")
  }

  /// A string is not terminated on its line.
  package static let jsonStringUnterminated = Self(
    "json-string-unterminated",
    "the string has no closing quotation mark"
  )

  /// A string contains an unescaped control character.
  package static func jsonControlCharacter(_ code: String) -> Self {
    Self("json-control-character", "the character \(code) must be escaped in a string")
  }

  /// A backslash in a string does not start a valid JSON escape.
  package static func jsonEscapeInvalid(_ escape: String) -> Self {
    Self("json-escape-invalid", "\(literal: escape) is not a valid JSON escape")
  }

  /// A number is not written in JSON syntax.
  package static let jsonNumberInvalid = Self(
    "json-number-invalid",
    "this is not a valid JSON number"
  )

  /// Brackets are nested too deeply.
  package static func jsonNestingTooDeep(limit: Int) -> Self {
    Self(
      "json-nesting-too-deep",
      "values are nested more than \(limit) levels deep",
      one: "values are nested more than \(limit) level deep"
    )
  }

  /// An escape is one half of a surrogate pair without the other.
  package static func surrogateUnpaired(_ escape: String) -> Self {
    Self("surrogate-unpaired", "\(literal: escape) is only half of a character")
  }

  /// An object contains a key twice; note ``keyFirst``.
  package static func keyDuplicate(_ key: String) -> Self {
    Self("key-duplicate", "the key \(key: key) appears twice")
  }

  /// An object contains a key again; notes ``keyFirst``, ``duplicateOnly(_:)`` and
  /// ``duplicateDiffers(_:)``.
  package static func keyIgnored(_ key: String) -> Self {
    Self(
      "key-duplicate",
      variant: "ignored",
      "the key \(key: key) appears twice; only the first one counts"
    )
  }

  /// Note: parts of the member that does not count, which the first one lacks.
  package static func duplicateOnly(_ parts: [String]) -> Self {
    Self("duplicate-only", "only the second one has \(quoted: parts)")
  }

  /// Note: parts that both have with different values.
  package static func duplicateDiffers(_ parts: [String]) -> Self {
    Self("duplicate-differs", "the second one has other values for \(quoted: parts)")
  }

  /// Note: the value of the member that does not count differs from that of the first one.
  package static let duplicateValue = Self(
    "duplicate-differs",
    variant: "value",
    "the second one has another value"
  )

  /// The fix that removes a member whose key occurred before.
  package static func removeDuplicate(_ key: String) -> Self {
    Self("remove-duplicate", "remove the second \(key: key)")
  }

  /// The fix that removes a comma before a closing bracket, or without a value.
  package static let removeComma = Self("remove-comma", "remove the comma")

  /// The fix that inserts a comma between two values.
  package static let insertComma = Self("insert-comma", "insert the missing comma")

  /// The fix that escapes a control character in a string.
  package static func escapeCharacter(_ code: String) -> Self {
    Self("escape-character", "escape the character \(code)")
  }

  /// The fix that adds the closing bracket at the end of a document.
  package static func closeBracket(_ bracket: String) -> Self {
    Self("close-bracket", "add the missing \(literal: bracket)")
  }

  /// The fix that removes a byte order mark after the first one.
  package static let removeByteOrderMark = Self(
    "remove-byte-order-mark",
    "remove the second byte order mark"
  )

  /// The fix that converts a file that Xcode cannot decode.
  package static func convertToUTF8(from encoding: String) -> Self {
    Self("convert-to-utf8", "convert the file from \(encoding) to UTF-8")
  }

  /// Note: the first location of the key.
  package static let keyFirst = Self("key-first", "it first appears here")

  /// A required field is missing.
  package static func fieldMissing(_ name: String) -> Self {
    Self("field-missing", "the field \(quoted: name) is missing")
  }

  /// A field that must be a string has another value.
  ///
  /// It is kept, as for the following four problems.
  package static func fieldNotText(_ name: String) -> Self {
    Self("field-not-text", "the field \(quoted: name) must be a string")
  }

  /// A field that must be a Boolean has another value.
  package static func fieldNotBoolean(_ name: String) -> Self {
    Self("field-not-boolean", "the field \(quoted: name) must be true or false")
  }

  /// A field that must be an integer has another value.
  package static func fieldNotInteger(_ name: String) -> Self {
    Self("field-not-integer", "the field \(quoted: name) must be a whole number")
  }

  /// A field that must be an object has another value.
  package static func fieldNotObject(_ name: String) -> Self {
    Self("field-not-object", "the field \(quoted: name) must be an object")
  }

  /// A field that must be an array of strings has another value.
  package static func fieldNotTextList(_ name: String) -> Self {
    Self("field-not-text-list", "the field \(quoted: name) must be a list of strings")
  }
}

// MARK: - Visible name

extension UnicodeScalar {
  /// The character itself if it is visible, otherwise its code, such as `U+00A0`.
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

import DelimitedText
import Diagnostics

/// A text of a record, and where it stands.
struct RecordField: Hashable {
  /// The text without the blanks around it; never empty.
  let text: String
  /// Where it stands.
  let place: Place

  /// Takes a field of a table; `nil` if there is nothing in it.
  init?(_ field: DelimitedField, file: String) {
    self.init(field.text, at: field.place(in: file))
  }

  /// Takes a text; `nil` if there is nothing in it.
  init?(_ text: String, at place: Place) {
    let text = text.trimmingBlanks
    guard !text.isEmpty else { return nil }
    self.text = text
    self.place = place
  }
}

extension String {
  /// The text without blanks at its ends.
  var trimmingBlanks: String {
    let isBlank = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    let hasBlanks = [unicodeScalars.first, unicodeScalars.last]
      .contains { $0.map(isBlank) ?? false }
    guard hasBlanks else { return self }
    guard let first = unicodeScalars.firstIndex(where: { !isBlank($0) }),
      let last = unicodeScalars.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(unicodeScalars[first...last])
  }
}

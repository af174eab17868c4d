package import Diagnostics

extension ObjectiveCSource {
  /// Returns a literal that stands for a text, with the `@` of the one in whose place it comes.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - place: The place of a literal of this source, or of several side by side.
  /// - Returns: The literal; `nil` if offsets of the source are none of the file.
  package func literal(_ text: String, inPlaceOfThatAt place: Place) -> String? {
    guard !isRecoded, self.text.indices.contains(place.utf8Range.lowerBound) else { return nil }
    let mark = self.text[place.utf8Range.lowerBound] == UInt8(ascii: "@") ? "@" : ""
    return "\(mark)\"\(text.unicodeScalars.map(Self.source).joined())\""
  }

  private static func source(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    // Three digits end by themselves, whatever follows.
    case "\0"..."\u{1F}", "\u{7F}": octal(UInt8(truncatingIfNeeded: scalar.value))
    default: String(scalar)
    }
  }

  private static func octal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
  }
}

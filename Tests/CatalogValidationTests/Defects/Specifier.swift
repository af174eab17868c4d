/// A placeholder, found by a regular expression.
struct Specifier {
  /// The pattern of simple placeholders, without `*` or names.
  ///
  /// Regular expressions are not Sendable, because they may contain closures. This one contains
  /// none, and creating it for each text would take longer than using it.
  nonisolated(unsafe) static let pattern =
    #/%(?:(\d+)\$)?[-+0#']*\d*(?:\.\d+)?((?:hh|ll|[hlqLztj])?[@dDiuUxXoOfFeEgGaAcCsSp])/#

  let range: Range<String.Index>
  /// The position in the placeholder, or `nil` if it has none.
  let position: Int?
  /// The type after the flags: `lld`, `@`.
  let type: String
  let text: String

  /// Whether it is an integer.
  var isInteger: Bool { type.last.map { "dDiuUxXoO".contains($0) } ?? false }
  /// Whether it is an object.
  var isObject: Bool { type == "@" }

  /// Returns the placeholders of a text, in order.
  static func all(in text: String) -> [Specifier] {
    // Neither of two percent signs begins a placeholder.
    let masked = text.replacing("%%", with: "\u{1}\u{1}")
    return masked.matches(of: pattern)
      .map { match in
        let start = masked.utf8.distance(from: masked.startIndex, to: match.range.lowerBound)
        let end = masked.utf8.distance(from: masked.startIndex, to: match.range.upperBound)
        let range =
          text.utf8.index(
            text.startIndex,
            offsetBy: start
          )..<text.utf8.index(text.startIndex, offsetBy: end)
        return Specifier(
          range: range,
          position: match.1.flatMap { Int($0) },
          type: String(match.2),
          text: String(match.0)
        )
      }
  }
}

extension String {
  /// Returns the text with a placeholder replaced.
  func replacing(_ specifier: Specifier, with text: String) -> String {
    replacingCharacters(in: specifier.range, with: text)
  }

  /// Returns the text with a range replaced.
  func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    "\(self[..<range.lowerBound])\(text)\(self[range.upperBound...])"
  }
}

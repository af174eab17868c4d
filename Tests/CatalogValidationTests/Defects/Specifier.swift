/// A placeholder as a regular expression sees it.
struct Specifier {
  /// What placeholders look like that need no care: no `*`, no names.
  ///
  /// A regular expression is not Sendable because it may hold closures; this one holds none, and to
  /// make it anew for each text takes longer than to use it.
  nonisolated(unsafe) static let pattern =
    #/%(?:(\d+)\$)?[-+0#']*\d*(?:\.\d+)?((?:hh|ll|[hlqLztj])?[@dDiuUxXoOfFeEgGaAcCsSp])/#

  let range: Range<String.Index>
  /// The position that the placeholder names; `nil` if it names none.
  let position: Int?
  /// What stands behind the flags: `lld`, `@`.
  let type: String
  let text: String

  /// Whether it is a whole number.
  var isInteger: Bool { type.last.map { "dDiuUxXoO".contains($0) } ?? false }
  /// Whether it is an object.
  var isObject: Bool { type == "@" }

  /// Returns the placeholders of a text, in their order.
  static func all(in text: String) -> [Specifier] {
    // Of two percent signs, neither begins a placeholder.
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
  /// Returns the text with something else in the place of a placeholder.
  func replacing(_ specifier: Specifier, with text: String) -> String {
    replacingCharacters(in: specifier.range, with: text)
  }

  /// Returns the text with something else in a range.
  func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    "\(self[..<range.lowerBound])\(text)\(self[range.upperBound...])"
  }
}

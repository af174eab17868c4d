import Localization
package import WeightCore

extension MassNotation {
  /// Returns what to tell a person whose entry may not be logged.
  ///
  /// - Parameters:
  ///   - reason: Why it may not.
  ///   - text: What was typed.
  /// - Returns: A sentence that names what may be logged.
  package func refusal(_ reason: EntryRefusal, of text: String) -> Refusal {
    switch reason {
    case .massOutside(let range, let unit):
      let format = MassFormat(unit: unit, digits: .atMostOne)
      return Refusal(
        String(
          localized:
            "'\(text)' cannot be logged: a weight must be between \(range.lowerBound, format: format) and \(range.upperBound, format: format).",
          locale: locale,
          comment: "Error; then the least and the greatest weight, such as '0.5 kg' and '680 kg'"
        ),
        // A number of pounds or kilograms may have been taken for stones.
        hint: unit == .stone && self.unit == .stone ? hint : nil
      )
    case .inFuture:
      return Refusal(
        String(
          localized: "'\(text)' is in the future: only what has been weighed can be logged.",
          locale: locale,
          comment: "Error; the argument is the date that was typed"
        )
      )
    case .noteTooLong(let characters, let limit):
      return Refusal(
        String(
          localized: "The note has \(characters) characters; it may have up to \("\(limit)").",
          locale: locale,
          comment: "Error: the number of characters, then the greatest number allowed"
        )
      )
    case .bodyFatOutside(let range):
      let limits = [range.lowerBound, range.upperBound].map { formats.text(ofPercent: $0) }
      return Refusal(
        String(
          localized:
            "'\(text)' cannot be logged: body fat must be between \(limits[0]) and \(limits[1]).",
          locale: locale,
          comment: "Error; then the least and the greatest share, such as '1%' and '60%'"
        )
      )
    }
  }
}

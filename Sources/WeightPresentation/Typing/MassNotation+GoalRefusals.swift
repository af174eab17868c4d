import Localization
package import WeightCore

extension MassNotation {
  /// Returns what to tell a person whose goal is not taken.
  ///
  /// - Parameters:
  ///   - reason: Why it is not.
  ///   - text: What was typed.
  /// - Returns: A sentence that names what may be a goal.
  package func refusal(_ reason: GoalRefusal, of text: String) -> Refusal {
    switch reason {
    case .targetOutside(let range, let unit):
      let format = MassFormat(unit: unit, digits: .atMostOne)
      return Refusal(
        String(
          localized:
            "'\(text)' cannot be a goal: a goal must be between \(range.lowerBound, format: format) and \(range.upperBound, format: format).",
          locale: locale,
          comment: "Error; then the least and the greatest goal, such as '30 kg' and '200 kg'"
        )
      )
    }
  }
}

import Localization
package import WeightCore

/// What to tell a person who has reached a milestone.
package struct MilestoneSentence: Sendable {
  private let locale: UserLocale
  private let unit: WeightUnit

  /// Creates the sentence of a person.
  package init(_ notation: MassNotation) {
    locale = notation.locale
    unit = notation.unit
  }

  /// Returns the sentence for a milestone.
  package func text(of target: Mass, isGoal: Bool) -> String {
    let format = MassFormat(unit: unit, digits: .atMostOne)
    guard isGoal else {
      return String(
        localized: "Congratulations: you have reached \(target, format: format)!",
        locale: locale,
        comment: "A milestone on the way to the goal: a weight"
      )
    }
    return String(
      localized: "Congratulations: you have reached your goal of \(target, format: format)!",
      locale: locale,
      comment: "The goal: a weight"
    )
  }
}

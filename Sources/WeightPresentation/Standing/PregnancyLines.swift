import Localization
package import WeightCore

/// A pregnancy that is followed, in a few lines.
package struct PregnancyLines: Sendable {
  private let locale: UserLocale
  private let notation: MassNotation

  /// Creates the lines of a person.
  package init(_ notation: MassNotation) {
    locale = notation.locale
    self.notation = notation
  }

  /// Returns the lines, with the sentences that belong to them.
  ///
  /// - Parameters:
  ///   - profile: The pregnancy.
  ///   - standing: The log on a day.
  ///   - width: How many columns the terminal has; `nil` if a line may have any length.
  /// - Returns: Lines without spaces at their end.
  package func lines(
    _ profile: PregnancyProfile,
    _ standing: Standing,
    width: Int? = nil
  ) -> [String] {
    let week = profile.week(on: standing.today)
    let current = standing.latest?.mass
    let facts: [TextTable.Fact] = [
      (
        String(localized: "Week", locale: locale, comment: "Heading: the week of a pregnancy"),
        week.map { "\($0)" }
      ),
      (
        String(localized: "Due date", locale: locale, comment: "Heading: the day of a birth"),
        profile.dueDate.formatted(DayFormat(), notation)
      ),
      (
        String(localized: "Children", locale: locale, comment: "Heading: whether there are twins"),
        profile.isTwins
          ? String(localized: "twins", locale: locale, comment: "Two children at once") : nil
      ),
      (
        String(localized: "Height", locale: locale, comment: "Heading: how tall somebody is"),
        HeightNotation(locale: locale).text(of: profile.centimetres)
      ),
      (
        String(
          localized: "Weight before",
          locale: locale,
          comment: "Heading: the weight before a pregnancy"
        ),
        notation.text(of: profile.weightBefore)
      ),
      (
        String(localized: "Weight", locale: locale, comment: "Heading: what was weighed"),
        current.map { notation.text(of: $0) }
      ),
    ]
    let sentences = PregnancySentences(notation)
    return TextTable.facts(facts, width: width)
      + ["", sentences.text(profile, week: week, current: current), sentences.disclaimer]
  }
}

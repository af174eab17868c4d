import Localization
package import WeightCore

/// The sentences about weight in a pregnancy, in neutral words and with a medical disclaimer.
package struct PregnancyMessages: Sendable {
  private let locale: UserLocale
  private let unit: WeightUnit

  /// Creates the sentences for a notation.
  package init(_ notation: MassNotation) {
    locale = notation.locale
    unit = notation.unit
  }

  /// Returns the disclaimer that accompanies all statements about weight in a pregnancy.
  package var disclaimer: String {
    String(
      localized:
        "These are general figures, not medical advice: talk to your midwife or doctor about your weight.",
      locale: locale,
      comment: "Below messages about weights in a pregnancy"
    )
  }

  /// Returns the position of a weight relative to the recommended range of a week.
  ///
  /// - Parameters:
  ///   - profile: The pregnancy.
  ///   - week: The number of completed weeks, or `nil` on days that are not tracked.
  ///   - current: The last weight, or `nil` if there is none.
  /// - Returns: A sentence.
  package func text(_ profile: PregnancyProfile, week: Int?, current: Mass?) -> String {
    guard let week else { return notFollowed }
    guard let range = profile.range(inWeek: week) else { return withoutRange(profile, current) }
    guard let current else { return noWeight(range) }
    let kilograms = current.value(in: .kilogram)
    let (low, high) = (range.kilograms.lowerBound, range.kilograms.upperBound)
    if kilograms < low { return below(low - kilograms, range) }
    return kilograms > high ? above(kilograms - high, range) : within(range)
  }

  private var format: KilogramsFormat { .kilograms(shownIn: unit) }

  private func within(_ range: PregnancyRange) -> String {
    String(
      localized:
        "In week \("\(range.week)"), your weight is within the recommended range, from \(range.kilograms.lowerBound, format: format) to \(range.kilograms.upperBound, format: format).",
      locale: locale,
      comment: "Pregnancy: the number of completed weeks, and two weights"
    )
  }

  private func below(_ distance: Double, _ range: PregnancyRange) -> String {
    String(
      localized:
        "In week \("\(range.week)"), your weight is \(distance, format: format) below the recommended range, which is from \(range.kilograms.lowerBound, format: format) to \(range.kilograms.upperBound, format: format).",
      locale: locale,
      comment: "Pregnancy: the number of completed weeks, a difference, and two weights"
    )
  }

  private func above(_ distance: Double, _ range: PregnancyRange) -> String {
    String(
      localized:
        "In week \("\(range.week)"), your weight is \(distance, format: format) above the recommended range, which is from \(range.kilograms.lowerBound, format: format) to \(range.kilograms.upperBound, format: format).",
      locale: locale,
      comment: "Pregnancy: the number of completed weeks, a difference, and two weights"
    )
  }

  private func noWeight(_ range: PregnancyRange) -> String {
    String(
      localized:
        "In week \("\(range.week)"), the recommended range is from \(range.kilograms.lowerBound, format: format) to \(range.kilograms.upperBound, format: format); no weight has been logged yet.",
      locale: locale,
      comment: "Pregnancy: the number of completed weeks, and two weights"
    )
  }

  /// Twins have at most a recommendation for the whole pregnancy.
  private func withoutRange(_ profile: PregnancyProfile, _ current: Mass?) -> String {
    guard let gain = profile.totalGain else {
      return String(
        localized:
          "For twins, there is no general recommendation if the weight before the pregnancy was low.",
        locale: locale,
        comment: "Pregnancy"
      )
    }
    guard let current else {
      return String(
        localized:
          "With twins, a gain of \(gain.lowerBound, format: format) to \(gain.upperBound, format: format) by the birth is recommended; there are no figures for each week.",
        locale: locale,
        comment: "Pregnancy: two differences of weight"
      )
    }
    let gained = current.value(in: .kilogram) - profile.weightBefore.value(in: .kilogram)
    return String(
      localized:
        "With twins, a gain of \(gain.lowerBound, format: format) to \(gain.upperBound, format: format) by the birth is recommended; so far, the change is \(gained, format: MassChangeFormat(unit: unit)).",
      locale: locale,
      comment: "Pregnancy: three differences of weight"
    )
  }

  private var notFollowed: String {
    String(
      localized: "This day is outside the pregnancy, which is tracked up to week 42.",
      locale: locale,
      comment: "Pregnancy: the due date is too far away or long past"
    )
  }

  /// Returns the error for a pregnancy that cannot be tracked.
  package func refusal(_ reason: PregnancyError) -> InputError {
    switch reason {
    case .heightOutside(let range):
      let heights = HeightNotation(locale: locale)
      return InputError(
        String(
          localized:
            "A height must be between \(heights.text(of: range.lowerBound)) and \(heights.text(of: range.upperBound)).",
          locale: locale,
          comment: "Error: pregnancy; two heights"
        ),
        hint: heights.hint,
        code: .heightOutOfRange
      )
    case .weightOutside(let range):
      let format = MassFormat(unit: unit)
      return InputError(
        String(
          localized:
            "A weight before a pregnancy must be between \(range.lowerBound, format: format) and \(range.upperBound, format: format).",
          locale: locale,
          comment: "Error: pregnancy; two weights"
        ),
        code: .weightOutOfRange
      )
    }
  }
}

/// The summary of a tracked pregnancy, in a few lines.
package struct PregnancyLines: Sendable {
  private let locale: UserLocale
  private let notation: MassNotation

  /// Creates the lines for a notation.
  package init(_ notation: MassNotation) {
    locale = notation.locale
    self.notation = notation
  }

  /// Returns the lines, including the explanatory sentences.
  ///
  /// - Parameters:
  ///   - profile: The pregnancy.
  ///   - logSummary: The log on a day.
  ///   - width: The number of terminal columns, or `nil` for lines of any length.
  /// - Returns: Lines without trailing spaces.
  package func lines(
    _ profile: PregnancyProfile,
    _ logSummary: LogSummary,
    width: Int? = nil
  ) -> [String] {
    let week = profile.week(on: logSummary.today)
    let current = logSummary.latest?.mass
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
        String(localized: "Children", locale: locale, comment: "Heading: one child or twins"),
        profile.isTwins
          ? String(localized: "twins", locale: locale, comment: "Two children at once") : nil
      ),
      (
        String(localized: "Height", locale: locale, comment: "Heading: the height of a person"),
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
        String(localized: "Weight", locale: locale, comment: "Heading: a weight"),
        current.map { notation.text(of: $0) }
      ),
    ]
    let sentences = PregnancyMessages(notation)
    return TextTable.facts(facts, width: width)
      + ["", sentences.text(profile, week: week, current: current), sentences.disclaimer]
  }
}

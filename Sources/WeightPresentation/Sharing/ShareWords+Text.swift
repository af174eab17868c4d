import Localization
import WeightCore

extension ShareWords {
  /// What is told, in sentences that can stand in a message.
  package var text: String {
    [subjectSentence, streakSentence, changeSentence, periodSentence].compactMap(\.self)
      .joined(separator: " ")
  }

  private var subjectSentence: String {
    switch (content.kind, content.milestone) {
    case (.summary, _): summary
    case (_, .quarters(4)), (_, .mass(_, isGoal: true)): reachedSentence
    case (_, .mass(let mass, _)):
      String(
        localized:
          "I have reached a milestone: \(mass, format: MassFormat(unit: notation.unit, digits: .atMostOne)).",
        locale: locale,
        comment: "Somebody tells others: a weight on the way to the goal"
      )
    case (_, .quarters(let quarters)): milestone(quarters)
    case (_, nil):
      (content.fraction ?? 0) >= 1
        ? reachedSentence : progress((content.fraction ?? 0).wholePercents)
    }
  }

  private func progress(_ fraction: Double) -> String {
    guard let days = content.days, content.period == nil else {
      return String(
        localized: "I am \(fraction, format: .percent) of the way to my goal.",
        locale: locale,
        comment: "Somebody tells others: such as '75%'"
      )
    }
    return String(
      localized:
        "In \(duration(days), format: style(days)) I have come \(fraction, format: .percent) of the way to my goal.",
      locale: locale,
      comment: "Somebody tells others: such as '12 weeks', and such as '75%'"
    )
  }

  private var reachedSentence: String {
    guard let days = content.days, content.period == nil else {
      return String(
        localized: "I have reached my goal.",
        locale: locale,
        comment: "Somebody tells others"
      )
    }
    return String(
      localized: "I have reached my goal in \(duration(days), format: style(days)).",
      locale: locale,
      comment: "Somebody tells others: such as '12 weeks'"
    )
  }

  private func milestone(_ quarters: Int) -> String {
    switch quarters {
    case 1:
      String(
        localized: "I have come a quarter of the way to my goal.",
        locale: locale,
        comment: "Somebody tells others"
      )
    case 2:
      String(
        localized: "I am halfway to my goal.",
        locale: locale,
        comment: "Somebody tells others"
      )
    default:
      String(
        localized: "I have come three quarters of the way to my goal.",
        locale: locale,
        comment: "Somebody tells others"
      )
    }
  }

  private var summary: String {
    guard let days = content.days, content.period == nil else {
      return String(
        localized: "I have weighed in \(content.weighIns) times.",
        locale: locale,
        comment: "Somebody tells others"
      )
    }
    return String(
      localized:
        "I have weighed in \(content.weighIns) times in \(duration(days), format: style(days)).",
      locale: locale,
      comment: "Somebody tells others: how often, and such as 'in 12 weeks'"
    )
  }

  private var streakSentence: String? {
    guard content.kind == .summary, content.streak > 1 else { return nil }
    return String(
      localized: "I have weighed in on \(content.streak) days in a row.",
      locale: locale,
      comment: "Somebody tells others on how many days in a row they weighed in"
    )
  }

  private var changeSentence: String? {
    content.change.map { change in
      String(
        localized:
          "Change of my weight: \(change.value(in: .kilogram), format: MassChangeFormat(unit: notation.unit)).",
        locale: locale,
        comment: "Somebody tells others: such as '-7.5 kg' or '+3.5 kg'"
      )
    }
  }

  private var periodSentence: String? {
    period.map { period in
      String(
        localized: "Dates: \(period).",
        locale: locale,
        comment: "Somebody tells others, such as '1 Sept – 14 Nov 2026'"
      )
    }
  }
}

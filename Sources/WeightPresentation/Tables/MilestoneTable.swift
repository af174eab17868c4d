import Localization
package import WeightCore

/// A table of milestones, with one milestone per line.
package struct MilestoneTable: Sendable {
  private let locale: UserLocale
  private let unit: WeightUnit
  private let notation: MassNotation

  /// Creates the table for a notation.
  package init(_ notation: MassNotation) {
    locale = notation.locale
    unit = notation.unit
    self.notation = notation
  }

  /// Returns the lines of the table, starting with the headings.
  ///
  /// - Parameters:
  ///   - stages: The milestones, in the order of the lines.
  ///   - width: The number of terminal columns, or `nil` for lines of any length.
  /// - Returns: Lines without trailing spaces.
  package func lines(_ stages: [MilestoneStage], width: Int? = nil) -> [String] {
    var table = TextTable(columns)
    for stage in stages {
      table.add([
        stage.milestone.target.formatted(MassFormat(unit: unit), notation),
        state(of: stage.state),
        stage.milestone.isGoal
          ? String(localized: "Goal", locale: locale, comment: "Heading: the weight to reach") : "",
      ])
    }
    return table.lines(width: width)
  }

  private var columns: [TextTable.Column] {
    [
      .init(
        String(localized: "Milestone", locale: locale, comment: "Heading: a weight on the way"),
        alignment: .trailing
      ),
      .init(
        String(
          localized: "State",
          locale: locale,
          comment: "Heading: such as 'reached' or 'the next one'"
        )
      ),
      .init(""),
    ]
  }

  private func state(of state: MilestoneStage.State) -> String {
    switch state {
    case .reached(let day?):
      String(
        localized: "reached on \(day, format: DayFormat())",
        locale: locale,
        comment: "The state of a milestone; a date"
      )
    case .reached(nil):
      String(localized: "reached", locale: locale, comment: "The state of a milestone")
    case .next(let remaining, let fraction):
      String(
        localized:
          "next: \(remaining, format: MassFormat(unit: unit)) to go (\(fraction, format: .percent) of the way)",
        locale: locale,
        comment:
          "The state of a milestone: a weight, and a percentage of the way from the one before"
      )
    case .ahead:
      String(localized: "ahead", locale: locale, comment: "The state of a milestone to come")
    }
  }
}

/// The sentence about a milestone that the user has reached.
package struct MilestoneMessage: Sendable {
  private let locale: UserLocale
  private let unit: WeightUnit

  /// Creates the sentence for a notation.
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

package import WeightCore

/// What a widget shows: words, and the values of its shapes.
package struct WidgetFace: Hashable, Sendable {
  /// What stands in the place of a weight.
  package struct Notice: Hashable, Sendable {
    /// What is the matter: "No weigh-ins yet".
    package let headline: String
    /// What to do: "w8 log 72.5".
    package let advice: String

    /// Creates a notice.
    package init(headline: String, advice: String) {
      self.headline = headline
      self.advice = advice
    }
  }

  /// The weight, and what it has done in a week.
  package struct Weight: Hashable, Sendable {
    /// The weight; two figures for stones and pounds.
    package let figures: [Figure]
    /// When it was weighed: "14 nov".
    package let date: String
    /// Where it has gone.
    package let direction: WidgetDirection
    /// By how much: "−0,5 kg"; empty if there is nothing to compare.
    package let change: String
    /// In which time: "en 7 días".
    package let period: String

    /// Creates the words of a weight.
    package init(
      figures: [Figure],
      date: String,
      direction: WidgetDirection,
      change: String,
      period: String
    ) {
      self.figures = figures
      self.date = date
      self.direction = direction
      self.change = change
      self.period = period
    }
  }

  /// The goal, and the way to it.
  package struct Goal: Hashable, Sendable {
    /// The goal: "Objetivo: 70,0 kg".
    package let name: String
    /// The part of the way that is done, from 0 to 1.
    package let fraction: Double
    /// The same in words: "75 %".
    package let percent: String
    /// What is left: "Faltan 2,5 kg".
    package let remaining: String

    /// Creates the words of a goal.
    package init(name: String, fraction: Double, percent: String, remaining: String) {
      self.name = name
      self.fraction = fraction
      self.percent = percent
      self.remaining = remaining
    }
  }

  /// A past weigh-in.
  package struct Row: Hashable, Sendable {
    /// When it was: "vie, 13 nov".
    package let date: String
    /// The weight: "72,8 kg".
    package let weight: String

    /// Creates a row.
    package init(date: String, weight: String) {
      self.date = date
      self.weight = weight
    }
  }

  /// The name of what is shown: "Peso".
  package let title: String
  /// What is shown, in sentences for those who do not see it.
  package let description: String
  /// What is said if there is no weight.
  package let notice: Notice?
  /// The weight, if there is one.
  package let weight: Weight?
  /// The goal, if there is one and a weight.
  package let goal: Goal?
  /// What is said in the place of the way to a goal.
  package let goalNotice: String
  /// The week, if there are days enough for a line.
  package let week: WidgetWeek?
  /// What is said in the place of the week.
  package let weekNotice: String
  /// The last weigh-ins, the newest first.
  package let rows: [Row]

  /// Creates what a widget shows.
  package init(
    title: String,
    description: String,
    notice: Notice? = nil,
    weight: Weight? = nil,
    goal: Goal? = nil,
    goalNotice: String = "",
    week: WidgetWeek? = nil,
    weekNotice: String = "",
    rows: [Row] = []
  ) {
    self.title = title
    self.description = description
    self.notice = notice
    self.weight = weight
    self.goal = goal
    self.goalNotice = goalNotice
    self.week = week
    self.weekNotice = weekNotice
    self.rows = rows
  }
}

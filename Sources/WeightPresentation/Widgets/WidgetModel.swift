package import WeightCore

/// The content of a widget: texts, and the values of its shapes.
package struct WidgetModel: Hashable, Sendable {
  /// A notice that replaces the weight.
  package struct Notice: Hashable, Sendable {
    /// The state: "No weigh-ins yet".
    package let headline: String
    /// The suggested action: "w8 log 72.5".
    package let advice: String

    /// Creates a notice.
    package init(headline: String, advice: String) {
      self.headline = headline
      self.advice = advice
    }
  }

  /// The weight and its change in a week.
  package struct Weight: Hashable, Sendable {
    /// The weight; two figures for stones and pounds.
    package let figures: [Figure]
    /// The date of the weigh-in: "14 nov".
    package let date: String
    /// The direction of the change.
    package let direction: WidgetDirection
    /// The change: "−0,5 kg"; empty if there is nothing to compare.
    package let change: String
    /// The period of the change: "en 7 días".
    package let period: String
    /// Whether the period is a week, which need not be said.
    package let isOfWeek: Bool

    /// Creates the texts of a weight.
    package init(
      figures: [Figure],
      date: String,
      direction: WidgetDirection,
      change: String,
      period: String,
      isOfWeek: Bool = true
    ) {
      self.figures = figures
      self.date = date
      self.direction = direction
      self.change = change
      self.period = period
      self.isOfWeek = isOfWeek
    }
  }

  /// The goal and the progress toward it.
  package struct Goal: Hashable, Sendable {
    /// The goal: "Objetivo: 70,0 kg".
    package let name: String
    /// The completed fraction of the way to the goal, from 0 to 1.
    package let fraction: Double
    /// The completed fraction as text: "75 %".
    package let percent: String
    /// The remaining mass: "Faltan 2,5 kg".
    package let remaining: String

    /// Creates the texts of a goal.
    package init(name: String, fraction: Double, percent: String, remaining: String) {
      self.name = name
      self.fraction = fraction
      self.percent = percent
      self.remaining = remaining
    }
  }

  /// A past weigh-in.
  package struct Row: Hashable, Sendable {
    /// The date: "vie, 13 nov".
    package let date: String
    /// The weight: "72,8 kg".
    package let weight: String

    /// Creates a row.
    package init(date: String, weight: String) {
      self.date = date
      self.weight = weight
    }
  }

  /// The title: "Peso".
  package let title: String
  /// The accessibility description.
  package let description: String
  /// The notice, if there is no weight.
  package let notice: Notice?
  /// The weight, if there is one.
  package let weight: Weight?
  /// The goal, if there is one and a weight.
  package let goal: Goal?
  /// The text that replaces the progress toward a goal.
  package let goalNotice: String
  /// The week, if there are enough days for a line.
  package let week: WidgetWeek?
  /// The text that replaces the week.
  package let weekNotice: String
  /// The last weigh-ins, the newest first.
  package let rows: [Row]

  /// Creates the content of a widget.
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

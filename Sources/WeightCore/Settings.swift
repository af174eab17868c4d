/// What a person chose, with what holds where nothing was chosen.
///
/// ```swift
/// var settings = Settings()
/// try settings.set(.unit, to: "kg")
/// settings.unit    // .kilograms
/// settings.values  // ["unit": "kg"]
/// ```
package struct Settings: Hashable, Sendable {
  /// The hours after midnight at which a day may begin; before midnight where negative.
  package static let dayStartRange = -6...6
  /// The days that a trend may look back.
  package static let trendDaysRange = 2...60

  /// The unit of weights.
  package var unit = UnitPreference.automatic
  /// Which weigh-in counts for a day.
  package var daily = DailyChoice.morning
  /// The hour, counted from midnight, at which a day begins; one of ``dayStartRange``.
  package var dayStart = 0
  /// The time constant of the trend, in days; one of ``trendDaysRange``.
  package var trendDays = 7
  /// The day on which a week begins.
  package var weekStart = WeekStart.automatic
  /// The time of the daily reminder; `nil` for none.
  package var reminder: TimeOfDay?
  /// The step from one milestone to the next; `nil` for the usual one of the unit.
  package var milestones: MilestoneInterval?
  /// The weight to reach; `nil` for none.
  package var goal: Goal?
  /// The pregnancy that is followed; `nil` for none.
  package var pregnancy: PregnancyProfile?

  /// Creates the settings of somebody who chose nothing.
  package init() {}

  /// Creates settings from texts by their names, as a store keeps them.
  ///
  /// A text that says nothing leaves the setting as it is by default, so that a log stays readable
  /// whatever an older or a later version has left in it.
  ///
  /// - Parameters:
  ///   - values: The texts; names that are not known are left out.
  ///   - refusals: Takes the texts that say nothing.
  package init(_ values: [String: String], refusals: inout [SettingRefusal]) {
    for name in SettingName.allCases {
      guard let text = values[name.rawValue] else { continue }
      do {
        try set(name, to: text)
      } catch {
        refusals.append(error)
      }
    }
  }

  /// Creates settings from texts by their names; those that say nothing are left out.
  package init(_ values: [String: String]) {
    var refusals: [SettingRefusal] = []
    self.init(values, refusals: &refusals)
  }
}

// MARK: - Values

extension Settings {
  /// The texts of all settings that are not as they are by default, by their names.
  package var values: [String: String] {
    let usual = Settings()
    var values: [String: String] = [:]
    for name in SettingName.allCases {
      guard let text = self[name], text != usual[name] else { continue }
      values[name.rawValue] = text
    }
    return values
  }

  /// The text of a setting; `nil` if it has none, as a reminder that nobody asked for.
  package subscript(name: SettingName) -> String? {
    switch name {
    case .unit: unit.rawValue
    case .daily: daily.rawValue
    case .dayStart: String(dayStart)
    case .trendDays: String(trendDays)
    case .weekStart: weekStart.rawValue
    case .reminder: reminder?.text
    case .milestones: milestones?.rawValue
    case .goal: goal?.text
    case .pregnancy: pregnancy?.text
    }
  }

  /// Reads a setting from its text.
  ///
  /// - Throws: ``SettingRefusal`` if the text is nothing that the setting can be.
  package mutating func set(_ name: SettingName, to text: String) throws(SettingRefusal) {
    func read<Value>(_ value: Value?) throws(SettingRefusal) -> Value {
      guard let value else { throw SettingRefusal(name: name, text: text) }
      return value
    }
    func number(in range: ClosedRange<Int>) throws(SettingRefusal) -> Int {
      try read(Int(text).flatMap { range.contains($0) ? $0 : nil })
    }
    switch name {
    // Other programs have written "lbs" where they meant the unit.
    case .unit: unit = try read(UnitPreference(rawValue: text == "lbs" ? "lb" : text))
    case .daily: daily = try read(DailyChoice(rawValue: text))
    case .dayStart: dayStart = try number(in: Self.dayStartRange)
    case .trendDays: trendDays = try number(in: Self.trendDaysRange)
    case .weekStart: weekStart = try read(WeekStart(rawValue: text))
    case .reminder: reminder = try read(TimeOfDay(text: text))
    case .milestones: milestones = try read(MilestoneInterval(rawValue: text))
    case .goal: goal = try read(Goal(text: text))
    case .pregnancy: pregnancy = try read(PregnancyProfile(text: text))
    }
  }

  /// Gives a setting the value that it has by default.
  package mutating func reset(_ name: SettingName) {
    let usual = Settings()
    switch name {
    case .unit: unit = usual.unit
    case .daily: daily = usual.daily
    case .dayStart: dayStart = usual.dayStart
    case .trendDays: trendDays = usual.trendDays
    case .weekStart: weekStart = usual.weekStart
    case .reminder: reminder = usual.reminder
    case .milestones: milestones = usual.milestones
    case .goal: goal = usual.goal
    case .pregnancy: pregnancy = usual.pregnancy
    }
  }
}

/// What a person can set, by the name under which it is kept and typed.
package enum SettingName: String, Hashable, Sendable, CaseIterable {
  /// The unit of weights.
  case unit
  /// Which weigh-in counts for a day.
  case daily
  /// The hour, counted from midnight, at which a day begins.
  case dayStart = "day-start"
  /// How many days the trend looks back.
  case trendDays = "trend-days"
  /// The day on which a week begins.
  case weekStart = "week-start"
  /// The time of the daily reminder.
  case reminder
  /// The step from one milestone to the next.
  case milestones
  /// The weight to reach, which has a command of its own.
  case goal
  /// The pregnancy that is followed, which has a command of its own.
  case pregnancy

  /// The settings that are no more than habits: all but those that have a command of their own.
  package static let habits = allCases.filter { ![.goal, .pregnancy].contains($0) }
}

/// Why a setting does not take a value.
package struct SettingRefusal: Error, Hashable {
  /// The setting.
  package let name: SettingName
  /// The value.
  package let text: String

  /// Creates a refusal.
  package init(name: SettingName, text: String) {
    self.name = name
    self.text = text
  }
}

/// The user's settings, with the default value for each setting that was not set.
///
/// ```swift
/// var settings = Settings()
/// try settings.set(.unit, to: "kg")
/// settings.unit    // .kilograms
/// settings.values  // ["unit": "kg"]
/// ```
package struct Settings: Hashable, Sendable {
  /// The hours at which a day may begin, counted from midnight.
  ///
  /// Negative hours are before midnight.
  package static let dayStartRange = -6...6
  /// The allowed time constants of the trend, in days.
  package static let trendDaysRange = 2...60

  /// The allowed heights, in centimetres.
  package static let heights = PregnancyProfile.heights

  /// The unit of weights.
  package var unit = UnitPreference.automatic
  /// The weigh-in that counts for a day.
  package var daily = DailyWeightSelection.morning
  /// The hour at which a day begins, counted from midnight; within ``dayStartRange``.
  package var dayStart = 0
  /// The time constant of the trend, in days; within ``trendDaysRange``.
  package var trendDays = 7
  /// The day on which a week begins.
  package var weekStart = WeekStart.automatic
  /// The time of the daily reminder, or `nil` if there is no reminder.
  package var reminder: TimeOfDay?
  /// The step from one milestone to the next, or `nil` for the default of the unit.
  package var milestones: MilestoneInterval?
  /// The height of the user in centimetres, within ``heights``, or `nil` if it is unknown.
  package var height: Double?
  /// The weight to reach, or `nil` if there is no goal.
  package var goal: Goal?
  /// The tracked pregnancy, or `nil` if there is none.
  package var pregnancy: PregnancyProfile?

  /// Creates the default settings.
  package init() {}

  /// Creates settings from their stored strings.
  ///
  /// An invalid string leaves the setting at its default. A log therefore stays readable even if an
  /// older or a newer version has written values that this version does not support.
  ///
  /// - Parameters:
  ///   - values: The strings by setting name. Unknown names are ignored.
  ///   - refusals: Receives an error for each invalid string.
  package init(_ values: [String: String], refusals: inout [SettingError]) {
    for name in SettingName.allCases {
      guard let text = values[name.rawValue] else { continue }
      do {
        try set(name, to: text)
      } catch {
        refusals.append(error)
      }
    }
  }

  /// Creates settings from their stored strings and ignores those that are invalid.
  package init(_ values: [String: String]) {
    var refusals: [SettingError] = []
    self.init(values, refusals: &refusals)
  }
}

// MARK: - Values

extension Settings {
  /// The strings of all settings that differ from their defaults, by setting name.
  package var values: [String: String] {
    let usual = Settings()
    var values: [String: String] = [:]
    for name in SettingName.allCases {
      guard let text = self[name], text != usual[name] else { continue }
      values[name.rawValue] = text
    }
    return values
  }

  /// The string of a setting, or `nil` if it has no value, such as a reminder that is turned off.
  package subscript(name: SettingName) -> String? {
    switch name {
    case .unit: unit.rawValue
    case .daily: daily.rawValue
    case .dayStart: String(dayStart)
    case .trendDays: String(trendDays)
    case .weekStart: weekStart.rawValue
    case .reminder: reminder?.text
    case .milestones: milestones?.rawValue
    case .height: height.map { "\($0)" }
    case .goal: goal?.text
    case .pregnancy: pregnancy?.text
    }
  }

  /// Sets a setting from a string.
  ///
  /// - Throws: ``SettingError`` if the string is not valid for the setting.
  package mutating func set(_ name: SettingName, to text: String) throws(SettingError) {
    func read<Value>(_ value: Value?) throws(SettingError) -> Value {
      guard let value else { throw SettingError(name: name, text: text) }
      return value
    }
    func number(in range: ClosedRange<Int>) throws(SettingError) -> Int {
      try read(Int(text).flatMap { range.contains($0) ? $0 : nil })
    }
    switch name {
    // Other programs have written "lbs" for pounds.
    case .unit: unit = try read(UnitPreference(rawValue: text == "lbs" ? "lb" : text))
    case .daily: daily = try read(DailyWeightSelection(rawValue: text))
    case .dayStart: dayStart = try number(in: Self.dayStartRange)
    case .trendDays: trendDays = try number(in: Self.trendDaysRange)
    case .weekStart: weekStart = try read(WeekStart(rawValue: text))
    case .reminder: reminder = try read(TimeOfDay(text: text))
    case .milestones: milestones = try read(MilestoneInterval(rawValue: text))
    case .height:
      height = try read(Double(text).flatMap { Self.heights.contains($0) ? $0 : nil })
    case .goal: goal = try read(Goal(text: text))
    case .pregnancy: pregnancy = try read(PregnancyProfile(text: text))
    }
  }

  /// Resets a setting to its default.
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
    case .height: height = usual.height
    case .goal: goal = usual.goal
    case .pregnancy: pregnancy = usual.pregnancy
    }
  }
}

/// The names under which settings are typed and stored.
package enum SettingName: String, Hashable, Sendable, CaseIterable {
  /// The unit of weights.
  case unit
  /// The weigh-in that counts for a day.
  case daily
  /// The hour at which a day begins, counted from midnight.
  case dayStart = "day-start"
  /// The time constant of the trend, in days.
  case trendDays = "trend-days"
  /// The day on which a week begins.
  case weekStart = "week-start"
  /// The time of the daily reminder.
  case reminder
  /// The step from one milestone to the next.
  case milestones
  /// The height of the user.
  case height
  /// The weight to reach, which has its own command.
  case goal
  /// The tracked pregnancy, which has its own command.
  case pregnancy

  /// The settings without their own command.
  package static let habits = allCases.filter { ![.goal, .pregnancy].contains($0) }
}

/// An error that reports an invalid value of a setting.
package struct SettingError: Error, Hashable {
  /// The setting.
  package let name: SettingName
  /// The invalid value.
  package let text: String

  /// Creates an error.
  package init(name: SettingName, text: String) {
    self.name = name
    self.text = text
  }
}

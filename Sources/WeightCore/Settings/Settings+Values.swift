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

import Localization
import WeightCore
import WeightPresentation

/// A table of the settings with their values and allowed values.
struct SettingsTable {
  private let settings: Settings
  private let notation: MassNotation

  init(_ settings: Settings, in session: Session) {
    self.init(settings, session.notation)
  }

  init(_ settings: Settings, _ notation: MassNotation) {
    self.settings = settings
    self.notation = notation
  }

  /// Returns the lines of the table, starting with the headings.
  ///
  /// - Parameters:
  ///   - names: The settings, in the order of the lines.
  ///   - width: The number of terminal columns, or `nil` for lines of any length.
  /// - Returns: A line for the headings and one for each setting.
  func lines(_ names: [SettingName], width: Int? = nil) -> [String] {
    var table = TextTable([
      .init(String(localized: "Setting", comment: "Heading: the name of a setting")),
      .init(String(localized: "Value", comment: "Heading: the value of a setting")),
      .init(String(localized: "Meaning", comment: "Heading: the purpose of a setting")),
    ])
    for name in names { table.add([name.rawValue, value(of: name), name.meaning]) }
    return table.lines(width: width)
  }

  /// Returns a value as it is typed; a goal is shown as a weight.
  func value(of name: SettingName) -> String {
    switch name {
    case .goal: settings.goal.map { notation.text(of: $0.target) } ?? Self.none
    case .height:
      settings.height.map { HeightNotation(locale: notation.locale).text(of: $0) } ?? Self.none
    case .pregnancy: settings.pregnancy?.start.iso8601 ?? Self.none
    default: settings[name] ?? Self.none
    }
  }

  private static let none = "–"
}

extension SettingName {
  /// The description of the setting and its allowed values.
  var meaning: String {
    switch self {
    case .unit:
      String(
        localized: "the unit of weights: kg, lb, st, or auto, the usual one in your country",
        comment: "Meaning of the setting 'unit'. Do not translate kg, lb, st and auto"
      )
    case .daily:
      String(
        localized:
          "the weight used for a day with several weigh-ins: morning (the first), latest, average",
        comment: "Meaning of the setting 'daily'. Do not translate morning, latest and average"
      )
    case .dayStart:
      String(
        localized: "the number of hours after midnight when a day begins: -6 to 6",
        comment: "Meaning of the setting 'day-start'"
      )
    case .trendDays:
      String(
        localized: "the number of days that the trend covers: 2 to 60",
        comment: "Meaning of the setting 'trend-days'"
      )
    case .weekStart:
      String(
        localized:
          "the first day of the week: monday to sunday, or auto, the usual one in your country",
        comment: "Meaning of the setting 'week-start'. Do not translate monday, sunday and auto"
      )
    case .reminder:
      String(
        localized: "the time of the daily reminder, such as 08:00",
        comment: "Meaning of the setting 'reminder'"
      )
    case .milestones:
      String(
        localized:
          "the step from one milestone to the next: 2kg, 5kg, 7kg, 5lb, 10lb, 15lb, 7lb, 14lb",
        comment: "Meaning of the setting 'milestones'. Do not translate the steps"
      )
    case .height:
      String(
        localized: "your height, such as 175 cm, for 'w8 bmi'",
        comment: "Meaning of the setting 'height'; do not translate the command"
      )
    case .pregnancy:
      String(
        localized: "the first day of the tracked pregnancy; set it with 'w8 pregnancy'",
        comment: "Meaning of the setting 'pregnancy'; do not translate the command"
      )
    case .goal:
      String(
        localized: "the weight that you want to reach; set it with 'w8 goal'",
        comment: "Meaning of the setting 'goal'; do not translate the command"
      )
    }
  }
}

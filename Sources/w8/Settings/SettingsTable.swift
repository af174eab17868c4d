import Localization
import WeightCore
import WeightPresentation

/// A table of the settings with their values and allowed values.
struct SettingsTable {
  private let settings: Settings
  private let notation: MassNotation

  init(_ settings: Settings, in session: Session) {
    self.settings = settings
    notation = session.notation
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
      .init(String(localized: "Meaning", comment: "Heading: what a setting is for")),
    ])
    for name in names { table.add([name.rawValue, value(of: name), name.meaning]) }
    return table.lines(width: width)
  }

  /// Returns a value as it is typed; a goal is shown as a weight.
  private func value(of name: SettingName) -> String {
    switch name {
    case .goal: settings.goal.map { notation.text(of: $0.target) } ?? Self.none
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
        comment: "Meaning of the setting 'unit'. kg, lb, st and auto are typed as they are"
      )
    case .daily:
      String(
        localized:
          "what counts on a day with several weigh-ins: morning (the first), latest, average",
        comment: "Meaning of the setting 'daily'. morning, latest and average are typed as they are"
      )
    case .dayStart:
      String(
        localized: "how many hours after midnight a day begins: -6 to 6",
        comment: "Meaning of the setting 'day-start'"
      )
    case .trendDays:
      String(
        localized: "how many days the trend looks back: 2 to 60",
        comment: "Meaning of the setting 'trend-days'"
      )
    case .weekStart:
      String(
        localized:
          "the first day of the week: monday to sunday, or auto, the usual one in your country",
        comment:
          "Meaning of the setting 'week-start'. monday, sunday and auto are typed as they are"
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
        comment: "Meaning of the setting 'milestones'. The steps are typed as they are"
      )
    case .pregnancy:
      String(
        localized: "the pregnancy that is followed, by its first day; 'w8 pregnancy' sets it",
        comment: "Meaning of the setting 'pregnancy'; the command stays as it is"
      )
    case .goal:
      String(
        localized: "the weight that you want to reach; 'w8 goal' sets it",
        comment: "Meaning of the setting 'goal'; the command stays as it is"
      )
    }
  }
}

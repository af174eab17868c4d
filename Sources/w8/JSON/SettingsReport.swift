import WeightCore

/// What `w8 settings --json` prints: the settings as they are typed, `null` where there is none.
struct SettingsReport: Encodable {
  private enum CodingKeys: String, CodingKey {
    case dryRun
    case goal
    case settings
  }

  private let settings: Settings
  private let isDryRun: Bool

  init(_ settings: Settings, isDryRun: Bool) {
    self.settings = settings
    self.isDryRun = isDryRun
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(isDryRun, forKey: .dryRun)
    try container.encode(settings.goal.map(GoalReport.Goal.init), forKey: .goal)
    let values = SettingName.habits.map { ($0.rawValue, settings[$0]) }
    try container.encode(Dictionary(uniqueKeysWithValues: values), forKey: .settings)
  }
}

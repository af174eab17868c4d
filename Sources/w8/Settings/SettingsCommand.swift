import ArgumentParser
import CommandSupport
import FileSystem
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The command that shows and changes settings.
struct SettingsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "settings",
      abstract: .settingsAbstract,
      discussion: .settingsDiscussion
    )
  }

  @Argument(
    help: ArgumentHelp(.settingsName, valueName: .settingsNameValue),
    completion: .list(SettingName.allCases.map(\.rawValue))
  )
  var name: String?

  @Argument(help: ArgumentHelp(.settingsValue, valueName: .settingsValueValue))
  var words: [String] = []

  @Flag(help: ArgumentHelp(.settingsReset))
  var reset = false

  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  /// The new value, which may contain a space, as in "5 kg".
  private var value: String? { words.isEmpty ? nil : words.joined(separator: " ") }

  func run() throws {
    let session = try Session.open(global, isTrial: changes.dryRun)
    var settings = session.settings
    let names = try name.map { text in [try setting(named: text)] }
    try change(&settings, names, by: SettingParser(notation: session.notation))
    let isChange = value != nil || reset
    if isChange, !changes.dryRun {
      try session.save(settings, naming: names ?? SettingName.habits)
    }
    try report(settings, names ?? SettingName.allCases, isChange: isChange, in: session)
  }

  private func setting(named text: String) throws -> SettingName {
    guard let name = SettingName(rawValue: text.lowercased()) else {
      throw CommandFailure.noSetting(text)
    }
    return name
  }

  private func change(
    _ settings: inout Settings,
    _ names: [SettingName]?,
    by reader: SettingParser
  ) throws {
    if reset {
      guard value == nil else { throw CommandFailure.valueAndReset }
      for name in names ?? SettingName.habits { settings.reset(name) }
    } else if let value, let name = names?.first {
      guard SettingName.habits.contains(name) else { throw CommandFailure.hasCommand(name) }
      do {
        try settings.set(name, to: reader.value(value, of: name))
      } catch {
        throw CommandFailure(error)
      }
    }
  }

  private func report(
    _ settings: Settings,
    _ names: [SettingName],
    isChange: Bool,
    in session: Session
  ) throws {
    if global.json {
      let report = SettingsReport(settings, isDryRun: changes.dryRun)
      try session.console.print(json: report)
      return
    }
    let table = SettingsTable(settings, in: session).lines(names, width: session.lineWidth)
    if isChange {
      session.printStatus(Self.heading(isTrial: changes.dryRun))
      for line in table.dropFirst() { session.printStatus("  " + line) }
    } else {
      session.console.print(session.console.styled(table[0], .bold))
      for line in table.dropFirst() { session.console.print(line) }
    }
  }

  /// Returns the heading of settings that were changed, or would be.
  static func heading(isTrial: Bool) -> String {
    isTrial
      ? String(
        localized: "These settings would be saved:",
        comment: "After 'w8 settings --dry-run'; settings and their values follow"
      )
      : String(
        localized: "These settings were saved:",
        comment: "After 'w8 settings unit kg'; settings and their values follow"
      )
  }
}

/// The JSON output of `w8 settings`: the settings as they are typed, with `null` for missing
/// values.
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

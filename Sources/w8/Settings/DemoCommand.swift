import ArgumentParser
import CommandSupport
import FileSystem
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The command that fills a separate log with sample entries.
struct DemoCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "demo",
      abstract: .demoAbstract,
      discussion: .demoDiscussion
    )
  }

  @Argument(help: ArgumentHelp(.demoDays, valueName: .demoDaysValue))
  var days: DemoLength = .usual

  @Flag(help: ArgumentHelp(.demoRemove))
  var remove = false

  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  func run() throws {
    // The user's own log is not read.
    let session = try Session(global, readsSettings: false)
    let location = session.location.demo
    let drafts = remove ? [] : days.drafts(until: session.now)
    let hasLog = try !WeightStore.traces(at: location).isEmpty
    if !changes.dryRun {
      try replace(at: location, with: drafts, now: session.now)
    }
    if global.json {
      let report = DemoReport(
        days: remove ? nil : days.days,
        entries: drafts.count,
        folder: location.folder,
        isDryRun: changes.dryRun
      )
      try session.console.print(json: report)
    } else if remove, !hasLog {
      session.printStatus(String(localized: .demoNoSamples))
    } else {
      for line in lines(entries: drafts.count, folder: location.folder) {
        session.printStatus(line)
      }
    }
  }

  private func replace(
    at location: StoreLocation,
    with drafts: [WeightEntry.Draft],
    now: Timestamp
  ) throws {
    _ = try WeightStore.forget(at: location)
    guard !remove else { return }
    let store = try WeightStore.open(at: location)
    try store.add(drafts, at: now)
    guard let first = drafts.first else { return }
    var settings = Settings()
    settings.goal = Goal(target: days.goal, set: first.moment, start: first.mass)
    try store.save(settings, changedFrom: Settings(), as: .goal, at: now)
  }

  private func lines(entries: Int, folder: String) -> [String] {
    if remove { return [Texts.removed(isTrial: changes.dryRun)] }
    guard !changes.dryRun else { return [Texts.wouldFill(entries, folder)] }
    let variable = "W8_HOME=\(ShellWord.quoted(folder))"
    return [Texts.filled(entries, folder), String(localized: .demoLook)]
      + ["summary", "chart", "list"].map { "  \(variable) w8 \($0)" }
      + [String(localized: .demoHowToRemove)]
  }
}

// MARK: - Texts

extension DemoCommand {
  enum Texts {
    static func filled(_ entries: Int, _ folder: String) -> String {
      String(
        localized: "\(entries) sample entries are in '\(folder)', separate from your own log.",
        comment: "After 'w8 demo': the number, and the path of a folder"
      )
    }

    static func wouldFill(_ entries: Int, _ folder: String) -> String {
      String(
        localized: "Would create \(entries) sample entries in '\(folder)'.",
        comment: "After 'w8 demo --dry-run': the number, and the path of a folder"
      )
    }
    static func removed(isTrial: Bool) -> String {
      isTrial
        ? String(
          localized: "The sample entries would be removed.",
          comment: "After 'w8 demo --remove --dry-run'"
        )
        : String(
          localized: "The sample entries were removed; your own log was not changed.",
          comment: "After 'w8 demo --remove'"
        )
    }
  }
}

/// The length of the sample log.
struct DemoLength: Hashable, ExpressibleByArgument {
  /// The number of days.
  ///
  /// With fourteen, the averages are known to many digits.
  let days: Int

  static let usual = DemoLength(days: 90)

  private static let fortnight = 14
  private static let choices = (DemoLog.lengths + [fortnight]).sorted()

  private init(days: Int) {
    self.days = days
  }

  /// Parses one of the available lengths.
  init?(argument: String) {
    guard let days = Int(argument), Self.choices.contains(days) else { return nil }
    self.init(days: days)
  }

  static var allValueStrings: [String] { choices.map { "\($0)" } }

  var defaultValueDescription: String { "\(days)" }

  /// Returns the weigh-ins, the oldest first.
  func drafts(until now: Timestamp) -> [WeightEntry.Draft] {
    days == Self.fortnight ? DemoLog.fortnight(until: now) : DemoLog.drafts(days: days, until: now)
  }

  /// A goal that the weigh-ins approach.
  var goal: Mass {
    days == Self.fortnight
      ? Mass(micrograms: 160 * WeightUnit.pound.micrograms)
      : Mass(micrograms: 72 * WeightUnit.kilogram.micrograms)
  }
}

/// The JSON output of `w8 demo`.
struct DemoReport: Encodable {
  private enum CodingKeys: String, CodingKey {
    case days
    case dryRun
    case entries
    case folder
  }

  private let days: Int?
  private let dryRun: Bool
  private let entries: Int
  private let folder: String

  init(days: Int?, entries: Int, folder: String, isDryRun: Bool) {
    self.days = days
    self.entries = entries
    self.folder = folder
    dryRun = isDryRun
  }

  /// Encodes `null` instead of the days if the entries were removed.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(days, forKey: .days)
    try container.encode(dryRun, forKey: .dryRun)
    try container.encode(entries, forKey: .entries)
    try container.encode(folder, forKey: .folder)
  }
}

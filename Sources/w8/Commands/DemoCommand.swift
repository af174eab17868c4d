import ArgumentParser
import CommandSupport
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// Fills a log of its own with sample entries.
struct DemoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: Texts.abstract,
    discussion: Texts.discussion
  )

  @Argument(help: ArgumentHelp(Texts.days, valueName: Texts.daysValue))
  var days: DemoLength = .usual

  @Flag(help: ArgumentHelp(Texts.remove))
  var remove = false

  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  func run() throws {
    // The log of the person is not even looked at.
    let session = try Session(global, readsSettings: false)
    let location = session.location.demo
    let drafts = remove ? [] : days.drafts(until: session.now)
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
      session.console.print(try JSON.text(of: report))
    } else {
      for line in lines(entries: drafts.count, folder: location.folder) { session.remark(line) }
    }
  }

  private func replace(
    at location: StoreLocation,
    with drafts: [WeightEntry.Draft],
    now: Moment
  ) throws(CommandFailure) {
    do {
      _ = try WeightStore.forget(at: location)
      guard !remove else { return }
      let store = try WeightStore.open(at: location)
      try store.add(drafts, at: now)
      guard let first = drafts.first else { return }
      var settings = Settings()
      settings.goal = Goal(target: days.goal, set: first.moment, start: first.mass)
      try store.save(settings, changedFrom: Settings(), as: .goal, at: now)
    } catch {
      throw CommandFailure(error)
    }
  }

  private func lines(entries: Int, folder: String) -> [String] {
    if remove { return [Texts.removed(isTrial: changes.dryRun)] }
    guard !changes.dryRun else { return [Texts.wouldFill(entries, folder)] }
    let variable = "W8_HOME=\(folder.quotedForShell)"
    return [Texts.filled(entries, folder), Texts.look]
      + ["summary", "chart", "list"].map { "  \(variable) w8 \($0)" }
      + [Texts.howToRemove]
  }
}

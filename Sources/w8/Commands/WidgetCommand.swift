import ArgumentParser
import CommandSupport
import Foundation
import Localization
import WeightCore
import WeightDrawing
import WeightPresentation
import WeightStore

/// Shows the newest weight for a desktop, a status bar or a locked screen.
struct WidgetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "widget",
    abstract: Texts.abstract,
    discussion: Texts.discussion
  )

  @Argument(help: ArgumentHelp(Texts.family, valueName: Texts.familyValue))
  var family: WidgetFamily = .medium

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(Texts.output, valueName: Texts.outputValue),
    completion: .file(extensions: ["svg", "png"])
  )
  var output: String?

  @Flag(help: ArgumentHelp(Texts.publish))
  var publish = false

  @Flag(help: ArgumentHelp(Texts.png))
  var png = false

  @Flag(help: ArgumentHelp(Texts.refresh))
  var refresh = false

  @Flag(help: ArgumentHelp(Texts.unpublish))
  var unpublish = false

  @OptionGroup var overwriting: OverwriteOptions
  @OptionGroup var picture: PictureOptions
  @OptionGroup var units: UnitOptions
  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  func run() throws {
    guard !png || publish else { throw CommandFailure.pngWithoutPublishing }
    if let task = try task() {
      try run(task, in: Session(global, units, isTrial: changes.dryRun))
    } else {
      try show(in: Session(global, units, isTrial: changes.dryRun))
    }
  }

  /// What is to be done with the widgets of other programs, if anything is.
  private func task() throws(CommandFailure) -> WidgetPublishing.Task? {
    let wanted = [publish, refresh, unpublish, output != nil].count { $0 }
    guard wanted < 2 else { throw .publishingAlone }
    if refresh { return .refresh }
    if unpublish { return .unpublish }
    guard publish else { return nil }
    let scale = picture.scale?.pixelsPerPoint ?? PictureFile.pixelsPerPoint
    return .publish(
      WidgetWish(
        environment: ProcessInfo.processInfo.environment,
        language: global.lang,
        unit: units.unit,
        pngScale: png ? scale : nil
      )
    )
  }

  private func run(_ task: WidgetPublishing.Task, in session: Session) throws {
    let sentence = try WidgetPublishing(session: session).run(task, isTrial: changes.dryRun)
    guard global.json else { return session.remark(sentence) }
    let folder = WidgetFolder(session.location)
    let report: PublishingReport
    do {
      report = try PublishingReport(folder, isDryRun: changes.dryRun)
    } catch {
      throw CommandFailure(error)
    }
    session.console.print(try JSON.text(of: report))
  }

  private func show(in session: Session) throws {
    let file = try output.map { path throws(CommandFailure) in try WidgetFile(path) }
    let words = try session.widgetWords()
    if let file, !changes.dryRun {
      try overwriting.check(file.path, on: session.console, mayAsk: !global.json)
      try file.write(words, family, picture)
    }
    if global.json {
      session.console.print(try JSON.text(of: WidgetSnapshot(words)))
    } else if let file {
      session.remark(WrittenFile.sentence(file.path, isTrial: changes.dryRun))
    } else {
      for line in WidgetLines(words.face).lines(family) { session.console.print(line) }
    }
  }
}

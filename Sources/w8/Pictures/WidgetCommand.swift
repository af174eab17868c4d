import ArgumentParser
import CommandSupport
import FileSystem
import Foundation
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The command that shows the latest weight for a desktop, a status bar or a lock screen.
struct WidgetCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "widget",
      abstract: .widgetAbstract,
      discussion: .widgetDiscussion
    )
  }

  @Argument(help: ArgumentHelp(.widgetFamily, valueName: .widgetFamilyValue))
  var family: WidgetFamily = .medium

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(.widgetOutput, valueName: .sharedOutputValue),
    completion: .file(extensions: ["svg", "png"])
  )
  var output: String?

  @Flag(help: ArgumentHelp(.widgetPublish))
  var publish = false

  @Flag(help: ArgumentHelp(.widgetPng))
  var png = false

  @Flag(help: ArgumentHelp(.widgetRefresh))
  var refresh = false

  @Flag(help: ArgumentHelp(.widgetUnpublish))
  var unpublish = false

  @OptionGroup var overwriting: OverwriteOptions
  @OptionGroup var picture: PictureOptions
  @OptionGroup var day: AsOfOptions
  @OptionGroup var units: UnitOptions
  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  func run() throws {
    guard !png || publish else { throw CommandFailure.pngWithoutPublishing }
    if let task = try task() {
      try run(task, in: Session.open(global, units, isTrial: changes.dryRun))
    } else {
      try show(in: Session.open(global, units, isTrial: changes.dryRun))
    }
  }

  /// Returns the requested operation on published widgets, if there is one.
  private func task() throws -> WidgetPublishing.Task? {
    let wanted = [publish, refresh, unpublish, output != nil].count { $0 }
    guard wanted < 2 else { throw CommandFailure.publishingAlone }
    if refresh { return .refresh }
    if unpublish { return .unpublish }
    guard publish else { return nil }
    let scale = picture.scale?.pixelsPerPoint ?? PictureFile.pixelsPerPoint
    return .publish(
      PublishedWidgetOptions(
        environment: CommandContext.current.environment,
        language: global.lang,
        unit: units.unit,
        pngScale: png ? scale : nil
      )
    )
  }

  private func run(_ task: WidgetPublishing.Task, in session: Session) throws {
    let sentence = try WidgetPublishing(session: session).run(task, isTrial: changes.dryRun)
    guard global.json else { return session.printStatus(sentence) }
    let folder = WidgetFolder(session.location)
    let report = try PublishingReport(folder, isDryRun: changes.dryRun)
    try session.console.print(json: report)
  }

  private func show(in session: Session) throws {
    let file = try output.map { path in try WidgetFile(path) }
    let words = try session.widgetWords(on: session.day(day))
    if let file, !changes.dryRun {
      try overwriting.check(file.path, on: session.console, mayAsk: !global.json)
      try file.write(words, family, picture)
    }
    if global.json {
      try session.console.print(json: WidgetSnapshot(words))
    } else if let file {
      session.printStatus(WrittenFile.sentence(file.path, isTrial: changes.dryRun))
    } else {
      for line in WidgetLines(words.face).lines(family) { session.console.print(line) }
    }
  }
}

// MARK: - Argument

extension WidgetFamily: ExpressibleByArgument {}

extension Appearance: ExpressibleByArgument {}

/// The JSON output of `w8 widget --publish` and related options.
struct PublishingReport: Encodable {
  private let dryRun: Bool
  private let files: [String]
  private let folder: String
  private let isPublished: Bool

  /// Creates the report of the folder after the operation.
  init(_ folder: WidgetFolder, isDryRun: Bool) throws(StoreError) {
    dryRun = isDryRun
    files = try folder.traces()
    self.folder = folder.path
    isPublished = folder.isWanted
  }
}

// MARK: - Widgets

extension CommandFailure {
  /// Returns the failure for an invalid file of publishing options.
  static func unreadableWidgetOptions(_ path: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "'\(path)' does not specify which widgets to publish.",
        comment: "Error: a file of w8 that was edited"
      ),
      hint: String(
        localized: "To write it again, run 'w8 widget --publish'.",
        comment: "Hint; do not translate the command"
      ),
      status: .data
    )
  }

  /// The failure for refreshing widgets that are not published.
  static var notPublished: CommandFailure {
    CommandFailure(
      String(
        localized: "No widgets are published.",
        comment: "Error of 'w8 widget --refresh'"
      ),
      hint: String(
        localized: "Start with 'w8 widget --publish'.",
        comment: "Hint; do not translate the command"
      ),
      status: .data
    )
  }

  /// The failure for options that cannot be combined.
  static var publishingAlone: CommandFailure {
    CommandFailure(
      String(
        localized: "--publish, --refresh, --unpublish and --output cannot be combined: choose one.",
        comment: "Error of 'w8 widget': do not translate the options"
      ),
      status: .usage
    )
  }

  /// The failure for an option that only applies to published widgets.
  static var pngWithoutPublishing: CommandFailure {
    CommandFailure(
      String(
        localized: "--png works only with --publish.",
        comment: "Error of 'w8 widget': do not translate the options"
      ),
      hint: String(
        localized: "For a single picture, use --output with a name that ends with .png.",
        comment: "Hint; do not translate the option"
      ),
      status: .usage
    )
  }
}

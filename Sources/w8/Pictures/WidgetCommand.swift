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
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

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
    let words = try session.widgetWords()
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

// MARK: - Texts

extension WidgetCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Show your weight on a desktop, in a status bar or on a lock screen.",
        comment: "Help of w8 widget"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Without --output, prints the widget as text: 'circular', 'small' and 'rectangular' on \
          one line, for status bars and prompts.

          With --publish, writes snapshot.json, with values and texts, and a picture of each shape \
          to the folder 'widgets' next to the log. They are updated whenever the log changes, so \
          other programs do not need to read the log. snapshot.json contains the time when they \
          become outdated; a timer can then run 'w8 widget --refresh'.

          Examples:
            w8 widget small
            w8 widget medium --output weight.svg
            w8 widget large --output weight.png --scale 3 --appearance dark
            w8 widget --publish --png
          """,
        comment: "Help of w8 widget. Do not translate the commands in the indented lines"
      )
    }
    static var publish: String {
      String(
        localized: "Write all widgets for other programs, now and whenever the log changes.",
        comment: "Help of w8 widget --publish"
      )
    }
    static var png: String {
      String(
        localized: "With --publish, also write PNG pictures, light and dark.",
        comment: "Help of w8 widget --png"
      )
    }
    static var refresh: String {
      String(
        localized: "Update the published widgets.",
        comment: "Help of w8 widget --refresh"
      )
    }
    static var unpublish: String {
      String(
        localized: "Remove the published widgets, and stop updating them.",
        comment: "Help of w8 widget --unpublish"
      )
    }
    static var family: String {
      String(
        localized:
          "The shape: small (170x170 points), medium (364x170), large (364x382), circular (76x76) or rectangular (172x76).",
        comment: "Help of w8 widget. Do not translate the names"
      )
    }
    static var familyValue: String {
      String(localized: "shape", comment: "Help: placeholder for the shape of a widget, one word")
    }
    static var output: String {
      String(
        localized: "Write it to this file (.svg, .png or .json).",
        comment: "Help of w8 widget --output"
      )
    }
    static var outputValue: String {
      String(localized: "file", comment: "Help: placeholder for the name of a file, one word")
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

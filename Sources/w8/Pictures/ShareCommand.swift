import ArgumentParser
import CommandSupport
import FileSystem
import Foundation
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The command that shares progress, without any other data of the user.
struct ShareCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "share",
      abstract: .shareAbstract,
      discussion: .shareDiscussion
    )
  }

  @Option(help: ArgumentHelp(.shareKind, valueName: .shareKindValue))
  var kind: ShareKind = .progress

  @Flag(help: ArgumentHelp(.shareShowWeights))
  var showWeights = false

  @Flag(help: ArgumentHelp(.shareHideWeights))
  var hideWeights = false

  @Flag(help: ArgumentHelp(.shareShowDates))
  var showDates = false

  @Flag(help: ArgumentHelp(.shareHideDates))
  var hideDates = false

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(.chartOutput, valueName: .sharedOutputValue),
    completion: .file(extensions: ["svg", "png"])
  )
  var output: String?

  @OptionGroup var time: AsOfOptions
  @OptionGroup var overwriting: OverwriteOptions
  @OptionGroup var picture: PictureOptions
  @OptionGroup var units: UnitOptions
  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  /// The resolution of images on social networks: 1800x945 pixels.
  private static let pixelsPerPoint = 3

  func run() throws {
    let file = try output.map { path in try PictureFile(path) }
    let discretion = try discretion()
    let session = try Session.open(global, units, isTrial: changes.dryRun)
    let words = ShareStrings(
      try session.shareContent(kind, discretion, on: session.day(time)),
      notation: session.notation
    )
    if let file, !changes.dryRun {
      try overwriting.check(file.path, on: session.console, mayAsk: !global.json)
      try file.write(
        SharePicture(words.face).scene,
        scale: picture.scale?.pixelsPerPoint ?? Self.pixelsPerPoint,
        appearance: picture.appearance
      )
    }
    if global.json {
      let report = ShareReport(words, output: output, isDryRun: changes.dryRun)
      try session.console.print(json: report)
    } else {
      session.console.print(words.text)
      if let file {
        session.console.printStatus(WrittenFile.sentence(file.path, isTrial: changes.dryRun))
      }
    }
  }

  /// Returns the values to share, which are only those that the user requested.
  private func discretion() throws -> SharePrivacyOptions {
    guard !showWeights || !hideWeights else { throw CommandFailure.shownAndHidden("weights") }
    guard !showDates || !hideDates else { throw CommandFailure.shownAndHidden("dates") }
    return SharePrivacyOptions(
      showsWeights: showWeights,
      dates: showDates ? .exact : hideDates ? .none : .duration
    )
  }
}

// MARK: - Argument

extension ShareKind: ExpressibleByArgument {}

// MARK: - Sharing

extension Session {
  /// Returns the content to share.
  ///
  /// - Throws: ``CommandFailure`` if there is not enough data.
  func shareContent(
    _ kind: ShareKind,
    _ discretion: SharePrivacyOptions,
    on day: CalendarDay
  ) throws -> ShareContent {
    let logSummary = try logSummary(on: day)
    let first = logSummary.entries.first?.mass
    let way = settings.goal.map { self.milestones($0, first: first) }
    do throws(ShareError) {
      return try ShareContent(
        kind,
        of: logSummary,
        goal: settings.goal,
        milestones: way,
        discretion: discretion
      )
    } catch {
      throw CommandFailure(error, example: notation.example)
    }
  }
}

/// The JSON output of `w8 share`: the shared values, with `null` for all others.
struct ShareReport: Encodable {
  private let change: Nullable<Decimal>
  private let days: Nullable<Int>
  private let dryRun: Bool
  private let fraction: Nullable<Double>
  private let from: Nullable<String>
  private let kind: String
  private let output: Nullable<String>
  private let text: String
  private let to: Nullable<String>

  init(_ words: ShareStrings, output: String?, isDryRun: Bool) {
    let content = words.content
    change = Nullable(content.change?.exactKilograms)
    days = Nullable(content.days)
    dryRun = isDryRun
    fraction = Nullable(words.fraction)
    from = Nullable(content.period?.lowerBound.iso8601)
    kind = content.kind.rawValue
    self.output = Nullable(output)
    text = words.text
    to = Nullable(content.period?.upperBound.iso8601)
  }
}

// MARK: - Sharing

extension CommandFailure {
  /// Creates the failure for content without enough data.
  init(_ refusal: ShareError, example: String) {
    switch refusal {
    case .tooFewEntries:
      self.init(
        String(
          localized: "There are too few weigh-ins to share: at least two are needed.",
          comment: "Error of 'w8 share'"
        ),
        hint: String(
          localized: "Weigh in with: \("w8 log \(example)")",
          comment: "Hint: a command such as 'w8 log 72.5'"
        ),
        status: .data
      )
    case .tooShort(let days): self = .tooShort(days)
    case .noGoal:
      self.init(
        String(
          localized: "There is no goal, so there is no progress to share.",
          comment: "Error of 'w8 share'"
        ),
        hint: String(
          localized: "Set one with 'w8 goal', or choose --kind summary.",
          comment: "Hint; do not translate the command and the option"
        ),
        status: .data
      )
    case .noMilestone:
      self.init(
        String(
          localized: "No milestone has been reached yet: the first one is at a quarter of the way.",
          comment: "Error of 'w8 share --kind milestone'"
        ),
        hint: String(
          localized:
            "To see your milestones, run 'w8 milestones'; to share your progress, use --kind progress.",
          comment: "Hint; do not translate the command and the option"
        ),
        status: .data
      )
    }
  }

  private static func tooShort(_ days: Int) -> CommandFailure {
    CommandFailure(
      String(
        localized:
          "The weigh-ins span \(days) days so far; it takes a week to show a change.",
        comment: "Error of 'w8 share'"
      ),
      hint: String(
        localized: "Weight goes up and down from day to day: try again after seven days.",
        comment: "Hint of 'w8 share' for a new user"
      ),
      status: .data
    )
  }

  /// Returns the failure for an option that both shows and hides a value.
  static func shownAndHidden(_ what: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "--show-\(what) and --hide-\(what) contradict each other.",
        comment: "Error of 'w8 share': two options; do not translate them"
      ),
      status: .usage
    )
  }
}

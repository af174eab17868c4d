import ArgumentParser
import CommandSupport
import Localization
import WeightCore
import WeightDrawing
import WeightPresentation

/// Tells others how it goes, and nothing that the person keeps.
struct ShareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "share",
    abstract: Texts.abstract,
    discussion: Texts.discussion
  )

  @Option(help: ArgumentHelp(Texts.kind, valueName: Texts.kindValue))
  var kind: ShareKind = .progress

  @Flag(help: ArgumentHelp(Texts.showWeights))
  var showWeights = false

  @Flag(help: ArgumentHelp(Texts.hideWeights))
  var hideWeights = false

  @Flag(help: ArgumentHelp(Texts.showDates))
  var showDates = false

  @Flag(help: ArgumentHelp(Texts.hideDates))
  var hideDates = false

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(ChartCommand.Texts.output, valueName: ChartCommand.Texts.outputValue),
    completion: .file(extensions: ["svg", "png"])
  )
  var output: String?

  @OptionGroup var overwriting: OverwriteOptions
  @OptionGroup var picture: PictureOptions
  @OptionGroup var units: UnitOptions
  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  /// As large as networks show a picture on a fine screen: 1800x945 pixels.
  private static let pixelsPerPoint = 3

  func run() throws {
    let file = try output.map { path throws(CommandFailure) in try PictureFile(path) }
    let discretion = try discretion()
    let session = try Session(global, units, isTrial: changes.dryRun)
    let words = ShareWords(
      try session.shareContent(kind, discretion),
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
      session.console.print(try JSON.text(of: report))
    } else {
      session.console.print(words.text)
      if let file {
        session.console.remark(WrittenFile.sentence(file.path, isTrial: changes.dryRun))
      }
    }
  }

  /// What others may see: nothing that was not asked for.
  private func discretion() throws(CommandFailure) -> ShareDiscretion {
    guard !showWeights || !hideWeights else { throw .shownAndHidden("weights") }
    guard !showDates || !hideDates else { throw .shownAndHidden("dates") }
    return ShareDiscretion(
      showsWeights: showWeights,
      dates: showDates ? .exact : hideDates ? .none : .duration
    )
  }
}

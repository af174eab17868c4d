import ArgumentParser
import CommandSupport
import Localization
import WeightCore
import WeightDrawing
import WeightPresentation

/// Shows the newest weight for a desktop, a status bar or a locked screen.
struct WidgetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "widget",
    abstract: Texts.abstract,
    discussion: Texts.discussion
  )

  @Argument(help: ArgumentHelp(Texts.family, valueName: Texts.familyValue))
  var family: WidgetFamily = .medium

  @Option(name: [.short, .long], help: ArgumentHelp(Texts.output, valueName: Texts.outputValue))
  var output: String?

  @OptionGroup var picture: PictureOptions
  @OptionGroup var units: UnitOptions
  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  func run() throws {
    let file = try output.map { path throws(CommandFailure) in try PictureFile(path) }
    let session = try Session(global, units)
    let words = WidgetWords(try session.widgetContent(), notation: session.notation)
    if let file, !changes.dryRun {
      try file.write(
        WidgetPicture(words.face, family).scene,
        scale: picture.scale?.pixelsPerPoint ?? PictureFile.pixelsPerPoint,
        appearance: picture.appearance
      )
    }
    if global.json {
      session.console.print(try JSON.text(of: WidgetSnapshot(words)))
    } else if let file {
      session.remark(file.sentence(isTrial: changes.dryRun))
    } else {
      for line in WidgetLines(words.face).lines(family) { session.console.print(line) }
    }
  }
}

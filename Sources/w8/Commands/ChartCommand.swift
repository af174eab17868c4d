import ArgumentParser
import CommandSupport
import Localization
import WeightCore
import WeightDrawing
import WeightPresentation
import WeightStore

/// Draws the log and its trend.
struct ChartCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chart",
    abstract: Texts.abstract,
    discussion: Texts.discussion
  )

  @Option(help: ArgumentHelp(Texts.range, valueName: Texts.rangeValue))
  var range: ChartRange = .quarter

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(Texts.output, valueName: Texts.outputValue),
    completion: .file(extensions: ["svg", "png"])
  )
  var output: String?

  @Option(help: ArgumentHelp(Texts.width, valueName: Texts.extentValue))
  var width: ChartExtent?

  @Option(help: ArgumentHelp(Texts.height, valueName: Texts.extentValue))
  var height: ChartExtent?

  @OptionGroup var overwriting: OverwriteOptions
  @OptionGroup var time: AsOfOptions
  @OptionGroup var units: UnitOptions
  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  func run() throws {
    let file = try output.map { path throws(CommandFailure) in try PictureFile(path) }
    let session = try Session(global, units)
    let standing = try session.standing(time)
    let chart = WeightChart(
      standing,
      goal: session.settings.goal,
      pregnancy: session.settings.pregnancy,
      range: range
    )
    let invitation = invitation(standing, in: session)
    let words = ChartWords(
      chart,
      notation: session.notation,
      week: session.weekRule,
      invitation: invitation
    )
    if let file, !changes.dryRun {
      try overwriting.check(file.path, on: session.console, mayAsk: !global.json)
      try file.write(picture(chart, words))
    }
    if global.json {
      session.console.print(try JSON.text(of: ChartReport(chart, range, output: output)))
    } else if let file {
      session.remark(WrittenFile.sentence(file.path, isTrial: changes.dryRun))
    } else if chart.isEmpty {
      session.remark(invitation)
    } else {
      show(chart, words, in: session)
    }
  }

  /// What to tell somebody whose chart would be empty.
  private func invitation(_ standing: Standing, in session: Session) -> String {
    guard let days = range.days, !standing.entries.isEmpty else {
      return session.invitation(standing)
    }
    return String(
      localized:
        "There are no weigh-ins in the last \(days) days; 'w8 chart --range all' shows all.",
      comment: "Instead of a chart; the command stays as it is"
    )
  }

  private func picture(_ chart: WeightChart, _ words: ChartWords) -> Scene {
    let usual = ChartPicture.usualSize
    let size = Size(
      width: width.map { Double($0.count) } ?? usual.width,
      height: height.map { Double($0.count) } ?? usual.height
    )
    return ChartPicture(chart, labels: words, size: size).scene
  }

  private func show(_ chart: WeightChart, _ words: ChartWords, in session: Session) {
    let console = session.console
    let terminal = console.terminalSize
    let columns = width?.count ?? terminal.columns
    let summary = words.summary.keepingUnits.wrapped(to: columns).replacing("\u{A0}", with: " ")
    let below = summary.split(separator: "\n").count + 1
    let usualRows = min(terminal.rows - 1, max(Self.usualRows, columns / 3)) - below
    let drawing = TerminalChart(
      chart,
      labels: words,
      columns: columns,
      rows: height?.count ?? usualRows
    )
    for line in drawing.lines { console.print(console.styled(line)) }
    console.print("\n" + summary)
  }

  /// A chart that is much higher than wide makes a hill of every pound.
  private static let usualRows = 24
}

extension String {
  /// The text in which no line may end between a number and its unit.
  fileprivate var keepingUnits: String {
    replacing(/(\d) (kg|lb|st)/) { "\($0.1)\u{A0}\($0.2)" }
  }
}

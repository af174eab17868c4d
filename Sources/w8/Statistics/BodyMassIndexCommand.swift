import ArgumentParser
import CommandSupport
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The command that shows the body mass index.
struct BodyMassIndexCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "bmi",
      abstract: .bodyMassIndexAbstract,
      discussion: .bodyMassIndexDiscussion
    )
  }

  @Option(help: ArgumentHelp(.bodyMassIndexHeight, valueName: .pregnancyHeightValue))
  var height: String?

  @OptionGroup var time: AsOfOptions
  @OptionGroup var units: UnitOptions
  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  func run() throws {
    let session = try Session.open(global, units)
    let logSummary = try session.logSummary(time)
    let centimetres = try centimetres(in: session)
    guard let latest = logSummary.latest else {
      if global.json { return try session.console.print(json: BodyMassIndexReport(nil, nil)) }
      return session.printStatus(session.invitation(logSummary))
    }
    if session.settings.pregnancy?.week(on: logSummary.today) != nil {
      throw CommandFailure(
        String(localized: .bodyMassIndexPregnant),
        hint: Texts.pregnancyHint,
        status: .findings
      )
    }
    let index = BodyMassIndex(mass: latest.mass, centimetres: centimetres)
    let measured =
      try session.read {
        try $0.latestWithWaist(upTo: logSummary.today, in: session.logDays)
      } ?? nil
    let ratio = measured?.waist.map { WaistToHeightRatio(waist: $0, centimetres: centimetres) }
    if global.json { return try session.console.print(json: BodyMassIndexReport(index, ratio)) }
    let lines = BodyMassIndexLines(session.notation)
      .lines(index, of: latest.mass, on: logSummary.day(of: latest.weighIn))
    for line in lines { session.console.print(line) }
    guard let ratio, let measured else { return }
    session.console.print("")
    let more = WaistToHeightLines(session.notation)
      .lines(ratio, on: logSummary.day(of: measured.weighIn))
    for line in more { session.console.print(line) }
  }

  private func centimetres(in session: Session) throws -> Double {
    guard let height else {
      guard let centimetres = session.settings.height ?? session.settings.pregnancy?.centimetres
      else {
        throw CommandFailure(
          String(localized: .bodyMassIndexNoHeight),
          hint: Texts.heightHint,
          status: .usage
        )
      }
      return centimetres
    }
    let heights = HeightNotation(locale: session.notation.locale)
    guard let centimetres = heights.centimetres(parsing: height),
      Settings.heights.contains(centimetres)
    else { throw CommandFailure(heights.refusal(of: height)) }
    return centimetres
  }

  private enum Texts {
    static var heightHint: String {
      String(
        localized: "Set it once with: \("w8 settings height 175cm")",
        comment: "Hint of w8 bmi; the argument is a command"
      )
    }
    static var pregnancyHint: String {
      String(
        localized: "For the recommended weights, run: \("w8 pregnancy")",
        comment: "Hint of w8 bmi; the argument is a command"
      )
    }
  }
}

/// The JSON output of `w8 bmi`.
struct BodyMassIndexReport: Encodable {
  private let bmi: Nullable<Double>
  private let category: Nullable<String>
  private let height: Nullable<Double>
  private let healthyFrom: Nullable<Double>
  private let healthyTo: Nullable<Double>
  private let waistToHeight: Nullable<Double>
  private let waistCategory: Nullable<String>
  private let waistCentimetres: Nullable<Double>

  init(_ index: BodyMassIndex?, _ ratio: WaistToHeightRatio?) {
    waistToHeight = Nullable(ratio?.value)
    waistCategory = Nullable(ratio?.category.rawValue)
    waistCentimetres = Nullable(ratio?.waist.centimetres)
    bmi = Nullable(index?.value)
    category = Nullable(index?.category.rawValue)
    height = Nullable(index?.centimetres)
    healthyFrom = Nullable(index?.healthyKilograms.lowerBound)
    healthyTo = Nullable(index?.healthyKilograms.upperBound)
  }
}

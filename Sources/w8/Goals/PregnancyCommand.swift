import ArgumentParser
import CommandSupport
import FileSystem
import Foundation
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The command that shows, sets and removes the tracked pregnancy.
struct PregnancyCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "pregnancy",
      abstract: String(localized: .pregnancyAbstract),
      discussion: Texts.discussion
    )
  }

  @Option(help: ArgumentHelp(.pregnancyHeight, valueName: .pregnancyHeightValue))
  var height: String?

  @Option(help: ArgumentHelp(.pregnancyBefore, valueName: .logWeightValue))
  var before: String?

  @Option(help: ArgumentHelp(.pregnancyDue, valueName: .sharedDateValue))
  var due: String?

  @Flag(help: ArgumentHelp(.pregnancyTwins))
  var twins = false

  @Flag(help: ArgumentHelp(.pregnancyNoTwins))
  var noTwins = false

  @Flag(help: ArgumentHelp(.pregnancyClear))
  var clear = false

  @OptionGroup var time: AsOfOptions
  @OptionGroup var units: UnitOptions
  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  private var isSet: Bool {
    height != nil || before != nil || due != nil || twins || noTwins
  }

  func run() throws {
    guard !clear || !isSet else { throw CommandFailure.pregnancyAndClear }
    guard !twins || !noTwins else { throw CommandFailure.twinsAndNone }
    let session = try Session.open(global, units, isTrial: changes.dryRun)
    let logSummary = try session.logSummary(time)
    var settings = session.settings
    if clear { settings.pregnancy = nil }
    if isSet {
      settings.pregnancy = try PregnancyArguments(session, today: logSummary.today)
        .profile(
          height: height,
          before: before,
          due: due,
          twins: twins ? true : noTwins ? false : nil
        )
    }
    if isSet || clear, !changes.dryRun { try session.save(settings, naming: [.pregnancy]) }
    try report(settings.pregnancy, logSummary, in: session)
  }

  private func report(
    _ profile: PregnancyProfile?,
    _ logSummary: LogSummary,
    in session: Session
  ) throws {
    if global.json {
      let report = PregnancyReport(profile, logSummary, isDryRun: changes.dryRun)
      try session.console.print(json: report)
    } else if let profile {
      let lines = PregnancyLines(session.notation)
        .lines(profile, logSummary, width: session.lineWidth)
      for line in lines { session.console.print(line) }
    } else {
      session.printStatus(
        clear ? Texts.cleared(isTrial: changes.dryRun) : String(localized: .pregnancyNone)
      )
    }
  }
}

// MARK: - Texts

extension PregnancyCommand {
  enum Texts {
    static var discussion: String {
      let forms = MassNotation(locale: .current).forms
      return String(
        localized: """
          Shows the weight that is recommended for your week. This is general guidance, not \
          medical advice.

          Examples:
            w8 pregnancy --height "165 cm" --before "\(forms[1])" --due 2026-12-01
            w8 pregnancy
            w8 pregnancy --clear
          """,
        comment: "Help of w8 pregnancy. The argument is a weight such as '72.5 kg'"
      )
    }
    static func cleared(isTrial: Bool) -> String {
      isTrial
        ? String(
          localized: "The pregnancy would no longer be tracked; the entries would be kept.",
          comment: "After 'w8 pregnancy --clear --dry-run'"
        )
        : String(
          localized: "The pregnancy is no longer tracked; the entries are kept.",
          comment: "After 'w8 pregnancy --clear'"
        )
    }
  }
}

/// The JSON output of `w8 pregnancy`.
struct PregnancyReport: Encodable {
  private let asOf: String
  private let dryRun: Bool
  private let pregnancy: Nullable<Profile>

  private struct Profile: Encodable {
    let centimetres: Double
    let kilogramsBefore: Decimal
    let start: String
    let dueDate: String
    let twins: Bool
    let week: Nullable<Int>
    let kilograms: Nullable<Decimal>
    let leastKilograms: Nullable<Double>
    let greatestKilograms: Nullable<Double>
    let leastGain: Nullable<Double>
    let greatestGain: Nullable<Double>
  }

  init(_ profile: PregnancyProfile?, _ logSummary: LogSummary, isDryRun: Bool) {
    asOf = logSummary.today.iso8601
    dryRun = isDryRun
    pregnancy = Nullable(profile.map { Self.report($0, logSummary) })
  }

  private static func report(_ profile: PregnancyProfile, _ logSummary: LogSummary) -> Profile {
    let week = profile.week(on: logSummary.today)
    let range = week.flatMap(profile.range)
    return Profile(
      centimetres: profile.centimetres,
      kilogramsBefore: profile.weightBefore.exactKilograms,
      start: profile.start.iso8601,
      dueDate: profile.dueDate.iso8601,
      twins: profile.isTwins,
      week: Nullable(week),
      kilograms: Nullable(logSummary.latest?.mass.exactKilograms),
      leastKilograms: Nullable(range?.kilograms.lowerBound),
      greatestKilograms: Nullable(range?.kilograms.upperBound),
      leastGain: Nullable(profile.totalGain?.lowerBound),
      greatestGain: Nullable(profile.totalGain?.upperBound)
    )
  }
}

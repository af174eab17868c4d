import ArgumentParser
import CommandSupport
import FileSystem
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The command that adds an entry to the log.
struct LogCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "log",
      abstract: String(localized: .logAbstract),
      discussion: Texts.discussion
    )
  }

  @Argument(help: ArgumentHelp(.logWeight, valueName: .logWeightValue))
  var weight: [String]

  @Option(help: ArgumentHelp(Texts.date, valueName: String(localized: .sharedDateValue)))
  var date: String?

  @Option(help: ArgumentHelp(.logNote, valueName: .sharedSearchValue))
  var note: String?

  @Option(help: ArgumentHelp(.logBodyFat, valueName: .logBodyFatValue))
  var bodyFat: String?

  @OptionGroup var measurements: MeasurementOptions
  @OptionGroup var units: UnitOptions
  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  func run() throws {
    let session = try Session.open(global, units, isTrial: changes.dryRun)
    let latest = try session.latestEntry()
    let draft = try draft(in: session)
    let doubt = try DoubtfulWeight(draft.mass, at: draft.moment, in: session)
    if !changes.dryRun { try doubt?.confirm(on: session.console) }
    let same = try entry(like: draft, in: session)
    let entry = changes.dryRun ? nil : try add(draft, in: session)
    try report(draft, entry, in: session)
    if let same { session.console.printStatus(Texts.duplicate(same, isTrial: entry == nil)) }
    if let doubt { session.warn(of: doubt, entry?.id) }
    if let entry, !global.json, !global.quiet { celebrate(entry, after: latest, in: session) }
  }

  private func draft(in session: Session) throws -> WeightEntry.Draft {
    let moment = try date.map { date in try session.moment(date) } ?? session.now
    let mass = try session.loggedMass(weight.joined(separator: " "), at: moment)
    return WeightEntry.Draft(
      mass: mass,
      moment: moment,
      bodyFat: try bodyFat.map { text in try session.bodyFat(text) },
      waist: try measurements.waist.map { text in try session.waist(text) },
      leanMass: try measurements.leanMass.map { text in try session.leanMass(text, of: mass) },
      note: try note.flatMap { text in try session.note(text) }
    )
  }

  private func add(
    _ draft: WeightEntry.Draft,
    in session: Session
  ) throws -> WeightEntry {
    try session.write { try $0.add(draft, at: session.now) }
  }

  /// Returns the entry that a weigh-in probably repeats: of the same weight, minutes apart.
  private func entry(like draft: WeightEntry.Draft, in session: Session) throws -> WeightEntry? {
    let near = try session.read { try $0.entries(near: draft.moment, count: 4) }
    return near?
      .first { entry in
        let seconds = entry.moment.secondsSince1970 - draft.moment.secondsSince1970
        return entry.mass == draft.mass && abs(seconds) < Self.secondsOfDuplicates
      }
  }

  private static let secondsOfDuplicates = 600

  private func report(
    _ draft: WeightEntry.Draft,
    _ entry: WeightEntry?,
    in session: Session
  ) throws {
    if global.json {
      try session.console.print(json: LogReport(draft, entry))
    } else {
      session.printStatus(LogMessage(session.notation.unit).text(draft, entry))
    }
  }

  /// Reports a milestone that was reached.
  ///
  /// An error is not reported, because the entry is already in the log.
  private func celebrate(
    _ entry: WeightEntry,
    after latest: WeightEntry?,
    in session: Session
  ) {
    guard let sentence = try? session.celebration(of: entry, after: latest) else { return }
    session.printStatus(sentence)
  }
}

// MARK: - Texts

extension LogCommand {
  enum Texts {
    static var discussion: String {
      let forms = MassNotation(locale: .current).forms
      return String(
        localized: """
          Write numbers in your usual format. A number without a unit is in your unit and must be \
          close to your latest weight. If people in your country use both stones and kilograms, \
          the unit is required. --unit sets the unit of a number without one; a unit next to the \
          number takes precedence.

          Examples:
            w8 log \(forms[0])
            w8 log \(forms[1])
            w8 log \(forms[1]) --body-fat 24 --waist 84cm
            w8 log \(forms[1]) --date 2026-03-30T07:08 --note "after the holidays"
          """,
        comment: "Help of w8 log. The arguments are weights such as '72.5' and '72.5 kg'"
      )
    }
    static func duplicate(_ entry: WeightEntry, isTrial: Bool) -> String {
      let sentence = String(
        localized: "Entry \(entry.id.text) has the same weight and time.",
        comment: "After 'w8 log'; the argument is the number of another entry"
      )
      guard !isTrial else { return sentence }
      let hint = String(
        localized: "If this is the same weigh-in, run: \("w8 undo")",
        comment: "After 'w8 log', if there is an equal entry; the argument is a command"
      )
      return "\(sentence) \(hint)"
    }
    static var date: String {
      let yesterday = DateNotation(locale: .current).example
      return String(
        localized: """
          The day and, optionally, the time: \(yesterday), 2026-03-30, 2026-03-30T07:08. Without a \
          time, noon is used. (default: now)
          """,
        comment: "Help of w8 log --date. The argument is such as 'yesterday 8:00'"
      )
    }
  }
}

/// The message about an entry that was logged, or would be.
struct LogMessage {
  private let format: MassFormat

  init(_ unit: WeightUnit) {
    format = MassFormat(unit: unit)
  }

  /// Returns the message.
  ///
  /// - Parameters:
  ///   - draft: The weigh-in.
  ///   - entry: The added entry, or `nil` if nothing was changed.
  /// - Returns: A sentence with the weight, its date and time.
  func text(_ draft: WeightEntry.Draft, _ entry: WeightEntry?) -> String {
    guard let entry else {
      return String(
        localized:
          "Would log \(draft.mass, format: format) (\(draft.moment, format: TimestampFormat())).",
        comment: "After 'w8 log --dry-run': the weight, then its date and time"
      )
    }
    return String(
      localized:
        "Logged \(entry.mass, format: format) on \(entry.moment, format: TimestampFormat()) (entry \(entry.id.text)).",
      comment: "After 'w8 log': the weight, its date and time, and the number of the entry"
    )
  }
}

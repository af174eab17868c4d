import ArgumentParser
import CommandSupport
import FileSystem
import Foundation
import Localization
import WeightCore
import WeightPresentation

/// The options that determine the data to read from an export.
struct HealthReadingOptions: ParsableArguments {
  @Option(help: ArgumentHelp(.healthReadingCategory, valueName: .sharedCategoryValue))
  var category: [String] = []

  @OptionGroup var zone: HealthZoneOptions

  /// Returns the selected categories, or `nil` if none were selected.
  func categories() throws(HealthFailure) -> Set<HealthCategory>? {
    try HealthCategory.named(category)
  }
}

/// The options for the period of an export to read.
struct HealthSpanOptions: ParsableArguments {
  @Option(help: ArgumentHelp(.healthSpanSince, valueName: .sharedDateValue))
  var since: String?

  @Option(help: ArgumentHelp(.healthSpanWeeks, valueName: .healthSpanWeeksValue))
  var weeks: Int?

  @Flag(help: ArgumentHelp(.healthSpanAll))
  var all = false

  /// Returns the first day from which samples are added.
  ///
  /// - Parameters:
  ///   - former: The former setting.
  ///   - session: The session, whose notation is used to parse the day.
  /// - Returns: The day, or `nil` if all samples are added.
  /// - Throws: ``CommandFailure`` if the input is not a day.
  func firstDay(
    former: CalendarDay?,
    in session: Session
  ) throws -> CalendarDay? {
    if all { return nil }
    if let weeks { return session.today.adding(days: -7 * weeks) }
    return try since.map { text in try session.calendarDay(text) } ?? former
  }

  func validate() throws {
    let choices = [("--all", all), ("--since", since != nil), ("--weeks", weeks != nil)]
    let names = choices.filter(\.1).map(\.0)
    if names.count > 1 {
      throw ValidationError(HealthConsentOptions.contradiction(names[0], names[1]))
    }
    guard weeks.map((1...5_000).contains) ?? true else { throw ValidationError(Texts.noWeeks) }
  }

  private enum Texts {
    static var noWeeks: String {
      String(
        localized: "The minimum number of weeks is \("1").",
        comment: "Error: a number is too small"
      )
    }
  }
}

/// The option for the time zone of samples without one.
struct HealthZoneOptions: ParsableArguments {
  @Option(help: ArgumentHelp(.healthZoneTimeZone, valueName: .sharedTimeZoneValue))
  var timeZone: String?

  /// Returns the user's time zone, if it was given.
  func homeTimeZone() throws -> TimeZone? {
    guard let timeZone else { return nil }
    guard let zone = TimeZone(identifier: timeZone) else {
      throw CommandFailure.unknownTimeZone(timeZone)
    }
    return zone
  }
}

/// The options that confirm changes in advance.
struct HealthConsentOptions: ParsableArguments {
  @Flag(help: ArgumentHelp(.healthConsentAcceptDeletions))
  var acceptDeletions = false

  @Flag(help: ArgumentHelp(.healthConsentKeepMissing))
  var keepMissing = false

  @Flag(help: ArgumentHelp(.healthConsentForceOlder))
  var forceOlder = false

  @Flag(help: ArgumentHelp(.healthConsentRenamed))
  var renamed = false

  @Flag(help: ArgumentHelp(.healthConsentNotRenamed))
  var notRenamed = false

  /// The confirmed changes.
  var consent: HealthConsent {
    let choices: [(Bool, HealthConsent)] = [
      (acceptDeletions, .deletions), (keepMissing, .keepingMissing), (forceOlder, .olderExport),
      (renamed, .renames), (notRenamed, .notRenames),
    ]
    return choices.reduce(into: []) { if $1.0 { $0.insert($1.1) } }
  }

  func validate() throws {
    if acceptDeletions && keepMissing {
      throw ValidationError(Self.contradiction("--accept-deletions", "--keep-missing"))
    }
    if renamed && notRenamed {
      throw ValidationError(Self.contradiction("--renamed", "--not-renamed"))
    }
  }

  static func contradiction(_ first: String, _ second: String) -> String {
    String(
      localized: "\(first) and \(second) contradict each other.",
      comment: "Error: two options, such as '--accept-deletions' and '--keep-missing'"
    )
  }
}

// MARK: - Health

extension CompletionKind {
  /// The completion of Apple Health exports, compressed or not.
  static var healthExports: CompletionKind { .file(extensions: ["zip", "xml"]) }
}

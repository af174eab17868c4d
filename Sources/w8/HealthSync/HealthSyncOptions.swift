import ArgumentParser
import CommandSupport
import FileSystem
import Foundation
import Localization
import WeightCore
import WeightPresentation

/// The options that determine the data to read from an export.
struct HealthReadingOptions: ParsableArguments {
  @Option(help: ArgumentHelp(Texts.category, valueName: Texts.categoryValue))
  var category: [String] = []

  @OptionGroup var zone: HealthZoneOptions

  /// Returns the selected categories, or `nil` if none were selected.
  func categories() throws(HealthFailure) -> Set<HealthCategory>? {
    try HealthCategory.named(category)
  }

  private enum Texts {
    static var category: String {
      String(
        localized:
          "The data to read: body-mass, body-fat or body-mass,body-fat. (default: the previous choice, or body-mass)",
        comment: "Help of w8 health --category; do not translate the values"
      )
    }
    static var categoryValue: String {
      String(localized: "category", comment: "Help: placeholder for a kind of data, one word")
    }
  }
}

/// The options for the period of an export to read.
struct HealthSpanOptions: ParsableArguments {
  @Option(help: ArgumentHelp(Texts.since, valueName: LogCommand.Texts.dateValue))
  var since: String?

  @Option(help: ArgumentHelp(Texts.weeks, valueName: Texts.weeksValue))
  var weeks: Int?

  @Flag(help: ArgumentHelp(Texts.all))
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
    static var since: String {
      String(
        localized:
          "The first day to import, now and in later syncs. Entries that are already in the log are kept up to date. (default: the previous choice, or everything)",
        comment: "Help of w8 health sync --since"
      )
    }
    static var weeks: String {
      String(
        localized:
          "The number of weeks to import, counted back from today, such as 40 in a pregnancy.",
        comment: "Help of w8 health sync --weeks"
      )
    }
    static var weeksValue: String {
      String(localized: "weeks", comment: "Help: placeholder for a number of weeks, one word")
    }
    static var noWeeks: String {
      String(
        localized: "The minimum number of weeks is \("1").",
        comment: "Error: a number is too small"
      )
    }
    static var all: String {
      String(
        localized: "Add everything, regardless of its date, now and in later syncs.",
        comment: "Help of w8 health sync --all"
      )
    }
  }
}

/// The option for the time zone of samples without one.
struct HealthZoneOptions: ParsableArguments {
  @Option(help: ArgumentHelp(Texts.timeZone, valueName: Texts.timeZoneValue))
  var timeZone: String?

  /// Returns the user's time zone, if it was given.
  func homeTimeZone() throws -> TimeZone? {
    guard let timeZone else { return nil }
    guard let zone = TimeZone(identifier: timeZone) else {
      throw CommandFailure.unknownTimeZone(timeZone)
    }
    return zone
  }

  private enum Texts {
    static var timeZone: String {
      String(
        localized:
          "Your time zone, such as Europe/Madrid, for weights whose time zone is unknown. (default: the time zone of the phone at export)",
        comment: "Help of w8 health --time-zone"
      )
    }
    static var timeZoneValue: String {
      String(localized: "zone", comment: "Help: placeholder for a time zone, one word")
    }
  }
}

/// The options that confirm changes in advance.
struct HealthConsentOptions: ParsableArguments {
  @Flag(help: ArgumentHelp(Texts.acceptDeletions))
  var acceptDeletions = false

  @Flag(help: ArgumentHelp(Texts.keepMissing))
  var keepMissing = false

  @Flag(help: ArgumentHelp(Texts.forceOlder))
  var forceOlder = false

  @Flag(help: ArgumentHelp(Texts.renamed))
  var renamed = false

  @Flag(help: ArgumentHelp(Texts.notRenamed))
  var notRenamed = false

  /// The confirmed changes.
  var consent: HealthConsent {
    let choices: [(Bool, HealthConsent)] = [
      (acceptDeletions, .deletions), (keepMissing, .keepingMissing), (forceOlder, .olderExport),
      (renamed, .renames), (notRenamed, .notRenames),
    ]
    return choices.reduce(into: []) { if $1.0 { $0.insert($1.1) } }
  }

  private enum Texts {
    static var acceptDeletions: String {
      String(
        localized:
          "Delete all values from the log that are missing in the export, even if there are many.",
        comment: "Help of w8 health sync --accept-deletions"
      )
    }
    static var keepMissing: String {
      String(
        localized:
          "Keep values that are missing in the export if there are many, and apply all other changes.",
        comment: "Help of w8 health sync --keep-missing"
      )
    }
    static var forceOlder: String {
      String(
        localized: "Accept an export that is older than the last one read.",
        comment: "Help of w8 health sync --force-older"
      )
    }
    static var renamed: String {
      String(
        localized: "Treat an app or a scale that seems to have a new name as the same one.",
        comment: "Help of w8 health sync --renamed"
      )
    }
    static var notRenamed: String {
      String(
        localized: "Treat an app or a scale that seems to have a new name as a different one.",
        comment: "Help of w8 health sync --not-renamed"
      )
    }
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

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
          "What to read: body-mass, body-fat or body-mass,body-fat. (default: what was chosen before, or else body-mass)",
        comment: "Help of w8 health --category; the values stay as they are"
      )
    }
    static var categoryValue: String {
      String(localized: "category", comment: "Help: stands for a kind of data, one word")
    }
  }
}

/// The options for the period of an export to read.
struct HealthSpanOptions: ParsableArguments {
  @Option(help: ArgumentHelp(Texts.since, valueName: LogCommand.Texts.dateValue))
  var since: String?

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
    return try since.map { text in try session.calendarDay(text) } ?? former
  }

  func validate() throws {
    if all && since != nil {
      throw ValidationError(HealthConsentOptions.contradiction("--all", "--since"))
    }
  }

  private enum Texts {
    static var since: String {
      String(
        localized:
          "The first day: add nothing from before it, now and in later syncs. What is in the log already stays in step. (default: what was chosen before, or else everything)",
        comment: "Help of w8 health sync --since"
      )
    }
    static var all: String {
      String(
        localized: "Add everything, however old, now and in later syncs.",
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
          "The time zone where you live, such as Europe/Madrid: for weights whose zone is not known. (default: where the phone was when it exported)",
        comment: "Help of w8 health --time-zone"
      )
    }
    static var timeZoneValue: String {
      String(localized: "zone", comment: "Help: stands for a time zone, one word")
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
        localized: "Delete from the log whatever the export lacks, however much that is.",
        comment: "Help of w8 health sync --accept-deletions"
      )
    }
    static var keepMissing: String {
      String(
        localized: "Keep what the export lacks if that is a lot, and do the rest.",
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
        localized: "An app or a scale that seems to have a new name is the same one.",
        comment: "Help of w8 health sync --renamed"
      )
    }
    static var notRenamed: String {
      String(
        localized: "An app or a scale that seems to have a new name is a different one.",
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

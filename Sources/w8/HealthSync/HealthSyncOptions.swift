import ArgumentParser
import CommandSupport
import FileSystem
import Foundation
import Localization
import WeightCore
import WeightPresentation

/// The options by which a user tells what of an export is read, and how.
struct HealthReadingOptions: ParsableArguments {
  @Option(help: ArgumentHelp(Texts.category, valueName: Texts.categoryValue))
  var category: [String] = []

  @OptionGroup var zone: HealthZoneOptions

  /// Returns the categories that were named; `nil` if none was.
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

/// The options by which a user tells how far back an export is read.
struct HealthSpanOptions: ParsableArguments {
  @Option(help: ArgumentHelp(Texts.since, valueName: LogCommand.Texts.dateValue))
  var since: String?

  @Flag(help: ArgumentHelp(Texts.all))
  var all = false

  /// Finds the first day of what is added.
  ///
  /// - Parameters:
  ///   - former: The day that was chosen before.
  ///   - session: Who has typed the day.
  /// - Returns: The day; `nil` if all is added.
  /// - Throws: ``CommandFailure`` if what was typed is no day.
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

/// The option by which a user tells where weights were logged whose zone an export does not tell.
struct HealthZoneOptions: ParsableArguments {
  @Option(help: ArgumentHelp(Texts.timeZone, valueName: Texts.timeZoneValue))
  var timeZone: String?

  /// Returns the zone in which the person lives, if it was named.
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

/// The options by which a user allows what is otherwise asked about.
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

  /// What was allowed.
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
  /// Exports of Apple Health, packed or not.
  static var healthExports: CompletionKind { .file(extensions: ["zip", "xml"]) }
}

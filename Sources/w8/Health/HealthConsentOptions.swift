import ArgumentParser
import Localization
import WeightCore

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

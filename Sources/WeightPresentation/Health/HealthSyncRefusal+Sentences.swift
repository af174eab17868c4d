import Localization
package import WeightCore

extension HealthSyncRefusal {
  /// The code for programs.
  package var code: String {
    switch self {
    case .olderExport: "older-export"
    case .renamed: "renamed-source"
    case .emptied: "emptied-category"
    case .manyDeletions: "many-deletions"
    }
  }

  /// The consent that the answer "yes" gives.
  package var consentOfYes: HealthConsent {
    switch self {
    case .olderExport: .olderExport
    case .renamed: .renames
    case .emptied, .manyDeletions: .deletions
    }
  }

  /// The consent that the answer "no" gives, or `nil` if the sync is then canceled.
  package var consentOfNo: HealthConsent? {
    switch self {
    case .olderExport: nil
    case .renamed: .notRenames
    case .emptied, .manyDeletions: .keepingMissing
    }
  }

  /// The description of the problem, as a complete sentence.
  package var sentence: String {
    switch self {
    case .olderExport(let exported, let anchor):
      String(
        localized:
          "This export of \(exported, format: MomentFormat()) is older than the last one that was read, of \(anchor, format: MomentFormat()).",
        comment: "Apple Health: when two exports were made, such as '3 March 2026 at 10:00'"
      )
    case .renamed(let rename):
      String(
        localized: "'\(rename.from)' seems to be called '\(rename.to)' now.",
        comment: "Apple Health: the name that an app or a scale had, and the one that it has"
      )
    case .emptied(.bodyMass, let count):
      String(
        localized: "The export has no weights, but the log has \(count) of them from before.",
        comment: "Apple Health: how many weights an earlier export had"
      )
    case .emptied(.bodyFat, let count):
      String(
        localized: "The export has no body fat, but the log has \(count) values from before.",
        comment: "Apple Health: how many shares of body fat an earlier export had"
      )
    case .manyDeletions(.bodyMass, let count, let total):
      String(
        localized: "The export lacks \(count) of the \("\(total)") weights that came before.",
        comment: "Apple Health: how many weights are missing, and how many there were"
      )
    case .manyDeletions(.bodyFat, let count, let total):
      String(
        localized:
          "The export lacks \(count) of the \("\(total)") body fat values that came before.",
        comment: "Apple Health: how many values are missing, and how many there were"
      )
    }
  }

  /// The question for a user at a terminal.
  package var question: String {
    switch self {
    case .olderExport:
      String(
        localized: "Go back to that export? (y/n)",
        comment: "Question: shall the log be as an older export of Apple Health says?"
      )
    case .renamed:
      String(
        localized: "Is it the same app or scale? (y/n)",
        comment: "Question: has an app or a scale got another name?"
      )
    case .emptied, .manyDeletions:
      String(
        localized: "Delete them from the log, too? With 'n' they stay. (y/n)",
        comment: "Question: shall what an export lacks be deleted? y and n are typed as they are"
      )
    }
  }

  /// The options to use without a terminal.
  package var hint: String {
    switch self {
    case .olderExport:
      String(
        localized: "Nothing was changed. '--force-older' goes back to it.",
        comment: "Hint; the option stays as it is"
      )
    case .renamed:
      String(
        localized:
          "Nothing was changed. Use '--renamed' if it is the same app or scale, '--not-renamed' if not.",
        comment: "Hint; the options stay as they are"
      )
    case .emptied, .manyDeletions:
      String(
        localized:
          "Nothing was changed. '--accept-deletions' deletes them here, too; '--keep-missing' keeps them.",
        comment: "Hint; the options stay as they are"
      )
    }
  }
}

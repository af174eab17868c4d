import Localization
package import WeightCore

extension HealthSyncError {
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
          "This export (\(exported, format: TimestampFormat())) is older than the last one read (\(anchor, format: TimestampFormat())).",
        comment: "Apple Health: the times of two exports, such as '3 March 2026 at 10:00'"
      )
    case .renamed(let rename):
      String(
        localized: "'\(rename.from)' appears to have been renamed to '\(rename.to)'.",
        comment: "Apple Health: the old and the new name of an app or a scale"
      )
    case .emptied(.bodyMass, let count):
      String(
        localized: "The export has no weights, but the log has \(count) from earlier exports.",
        comment: "Apple Health: the number of weights in an earlier export"
      )
    case .emptied(.bodyFat, let count):
      String(
        localized:
          "The export has no body fat, but the log has \(count) values from earlier exports.",
        comment: "Apple Health: the number of body fat values in an earlier export"
      )
    case .emptied(let category, let count):
      String(
        localized:
          "The export has no values of this kind, but the log has \(count) from earlier exports: \(category.name())",
        comment: "Apple Health: a number, and a kind of data such as 'Waist circumference'"
      )
    case .manyDeletions(.bodyMass, let count, let total):
      String(
        localized: "The export lacks \(count) of the \("\(total)") weights that came before.",
        comment: "Apple Health: the number of missing weights, and the number of earlier weights"
      )
    case .manyDeletions(.bodyFat, let count, let total):
      String(
        localized:
          "The export lacks \(count) of the \("\(total)") body fat values that came before.",
        comment: "Apple Health: the number of missing values, and the number of earlier values"
      )
    case .manyDeletions(let category, let count, let total):
      String(
        localized:
          "The export lacks \(count) of the \("\(total)") values of this kind that came before: \(category.name())",
        comment: "Apple Health: two numbers, and a kind of data such as 'Waist circumference'"
      )
    }
  }

  /// The question for a user at a terminal.
  package var question: String {
    switch self {
    case .olderExport:
      String(
        localized: "Go back to that export? (y/n)",
        comment: "Question: should the log return to the state of an older export of Apple Health?"
      )
    case .renamed:
      String(
        localized: "Is it the same app or scale? (y/n)",
        comment: "Question: was an app or a scale renamed?"
      )
    case .emptied, .manyDeletions:
      String(
        localized: "Delete them from the log too? 'n' keeps them. (y/n)",
        comment:
          "Question: should values that are missing in the export be deleted? The translation of y is also a valid answer"
      )
    }
  }

  /// The options to use without a terminal.
  package var hint: String {
    switch self {
    case .olderExport:
      String(
        localized: "Nothing was changed. To go back to it, use '--force-older'.",
        comment: "Hint; do not translate the option"
      )
    case .renamed:
      String(
        localized:
          "Nothing was changed. Use '--renamed' if it is the same app or scale, '--not-renamed' if not.",
        comment: "Hint; do not translate the options"
      )
    case .emptied, .manyDeletions:
      String(
        localized:
          "Nothing was changed. To delete them here too, use '--accept-deletions'; to keep them, use '--keep-missing'.",
        comment: "Hint; do not translate the options"
      )
    }
  }
}

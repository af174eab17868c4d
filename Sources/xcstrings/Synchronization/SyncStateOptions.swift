import ArgumentParser
import Localization
import StringCatalog

/// The options of `sync` for strings and states, beyond the behavior of Xcode.
struct SyncStateOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(Texts.onSourceChange, valueName: SetCommand.Texts.policyValue)
  )
  var onSourceChange: SourceChangeArgument?

  @Option(help: ArgumentHelp(Texts.renames, valueName: SetCommand.Texts.policyValue))
  var renames: RenamePolicyArgument?

  @Flag(help: ArgumentHelp(Texts.prune))
  var prune = false

  enum Texts {
    static var onSourceChange: String {
      String(
        localized:
          "How to handle strings whose default value has changed in the code: 'review' uses the new value and marks the translations for review, 'keep' only reports the change.",
        comment:
          "Help of xcstrings sync --on-source-change. Do not translate the words in quotation marks"
      )
    }
    static var renames: String {
      String(
        localized:
          "How to handle keys that were renamed in the code: 'report' reports them, 'apply' moves their translations to the new keys.",
        comment: "Help of xcstrings sync --renames. Do not translate the words in quotation marks"
      )
    }
    static var prune: String {
      String(
        localized: "Remove stale keys with their translations.",
        comment: "Help of xcstrings sync --prune"
      )
    }
  }
}

/// The policy for missing keys with a similar new key, as a command-line argument.
enum RenamePolicyArgument: String, CaseIterable, ExpressibleByArgument {
  case report
  case apply
  case off

  /// The corresponding policy of the library.
  var policy: RenamePolicy {
    switch self {
    case .report: .report
    case .apply: .apply
    case .off: .off
    }
  }
}

/// The policy for translations whose source string changes, as a command-line argument.
enum SourceChangeArgument: String, CaseIterable, ExpressibleByArgument {
  case review
  case keep

  /// The corresponding policy of the library.
  var policy: StringCatalog.SourceChangePolicy {
    switch self {
    case .review: .review
    case .keep: .keep
    }
  }
}

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
          "What happens to texts whose default value has changed in the code: 'review' takes over the new value and asks for a review of the translations, 'keep' only reports it.",
        comment: "Help of xcstrings sync --on-source-change. The words in quotation marks stay"
      )
    }
    static var renames: String {
      String(
        localized:
          "What happens if a key was renamed in the code: 'report' points it out, 'apply' moves its translations to the new key.",
        comment: "Help of xcstrings sync --renames. The words in quotation marks stay"
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

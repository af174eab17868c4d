import ArgumentParser
import Localization
import StringCatalog

/// What `sync` does to texts and states beyond what Xcode does.
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

/// What becomes of keys that are gone while a similar one is new, as the user says it.
enum RenamePolicyArgument: String, CaseIterable, ExpressibleByArgument {
  case report
  case apply
  case off

  /// The same for the library.
  var policy: RenamePolicy {
    switch self {
    case .report: .report
    case .apply: .apply
    case .off: .off
    }
  }
}

/// What becomes of translations whose source text changes, as the user says it.
enum SourceChangeArgument: String, CaseIterable, ExpressibleByArgument {
  case review
  case keep

  /// The same for the library.
  var policy: StringCatalog.SourceChangePolicy {
    switch self {
    case .review: .review
    case .keep: .keep
    }
  }
}

import ArgumentParser
import CommandSupport
import Localization
import StringCatalog

/// The options of `sync` for strings and states, beyond the behavior of Xcode.
struct SyncStateOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(.syncStateOnSourceChange, valueName: .setPolicyValue)
  )
  var onSourceChange: SourceChangeArgument?

  @Option(help: ArgumentHelp(.syncStateRenames, valueName: .setPolicyValue))
  var renames: RenamePolicyArgument?

  @Flag(help: ArgumentHelp(.syncStatePrune))
  var prune = false
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

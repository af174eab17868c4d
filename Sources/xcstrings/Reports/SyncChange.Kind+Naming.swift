import CatalogSync
import CommandSupport
import Diagnostics
import Localization

/// What reports call each kind of change. A new kind needs its name here, and nowhere else.
extension SyncChange.Kind {
  /// The word in a list of changes.
  var label: String {
    switch self {
    case .added: String(localized: "new", comment: "List of changes: the key is new in the code")
    case .removed:
      String(localized: "removed", comment: "List of changes: the key is removed from the catalog")
    case .markedStale:
      String(localized: "stale", comment: "List of changes: the code no longer has the key")
    case .renamed:
      String(localized: "renamed", comment: "List of changes: the key has another name in the code")
    case .pruned:
      String(localized: "pruned", comment: "List of changes: a stale key is removed for good")
    case .sourceTextChanged:
      String(
        localized: "new text",
        comment: "List of changes: the code gives another default value"
      )
    case .revived:
      String(localized: "revived", comment: "List of changes: the code has a stale key again")
    case .adopted:
      String(
        localized: "adopted",
        comment: "List of changes: a key of a legacy file is in the code"
      )
    case .gainedDefaultValue:
      String(localized: "default value", comment: "List of changes: the code gives a default value")
    case .lostDefaultValue:
      String(
        localized: "no default value",
        comment: "List of changes: the code no longer gives a default value"
      )
    case .commentChanged:
      String(localized: "comment", comment: "List of changes: the comment for translators differs")
    }
  }

  /// Returns how many changes of the kind there are, as a part of a list of such numbers.
  func counted(_ count: Int) -> String {
    switch self {
    case .added: String(localized: "\(count) new", comment: "Numbers of changes: keys")
    case .removed: String(localized: "\(count) removed", comment: "Numbers of changes: keys")
    case .markedStale: String(localized: "\(count) stale", comment: "Numbers of changes: keys")
    case .renamed: String(localized: "\(count) renamed", comment: "Numbers of changes: keys")
    case .pruned: String(localized: "\(count) pruned", comment: "Numbers of changes: keys")
    case .sourceTextChanged:
      String(localized: "\(count) new texts", comment: "Numbers of changes")
    case .revived: String(localized: "\(count) revived", comment: "Numbers of changes: keys")
    case .adopted: String(localized: "\(count) adopted", comment: "Numbers of changes: keys")
    case .gainedDefaultValue:
      String(localized: "\(count) default values", comment: "Numbers of changes")
    case .lostDefaultValue:
      String(
        localized: "\(count) without a default value anymore",
        comment: "Numbers of changes: keys"
      )
    case .commentChanged: String(localized: "\(count) comments", comment: "Numbers of changes")
    }
  }

  /// The sign before the word.
  var sign: String {
    switch self {
    case .added: "+"
    case .removed, .pruned: "-"
    case .renamed, .markedStale, .revived, .adopted, .gainedDefaultValue, .lostDefaultValue,
      .sourceTextChanged, .commentChanged:
      "~"
    }
  }

  /// How the word is set off.
  var style: TerminalStyle {
    switch self {
    case .added, .renamed, .revived: .green
    case .removed, .pruned: .red
    case .markedStale, .adopted, .gainedDefaultValue, .lostDefaultValue, .sourceTextChanged,
      .commentChanged:
      .yellow
    }
  }

  /// The name of what `--check` finds, whose sentence stands in ``DiagnosticSentences/sync``.
  var finding: Diagnostic.ID {
    switch self {
    case .added: "sync-new-key"
    case .removed: "sync-removed-key"
    case .markedStale: "sync-stale-key"
    case .revived: "sync-revived-key"
    case .adopted: "sync-adopted-key"
    case .renamed: "sync-renamed-key"
    case .pruned: "sync-pruned-key"
    case .sourceTextChanged: "sync-new-text"
    case .gainedDefaultValue: "sync-default-value"
    case .lostDefaultValue: "sync-no-default-value"
    case .commentChanged: "sync-comment"
    }
  }
}

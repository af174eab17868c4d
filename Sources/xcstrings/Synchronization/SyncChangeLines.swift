import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import StringCatalog

/// The lines of a list of changes, with aligned columns: sign, kind, key and location.
struct SyncChangeLines {
  private let console: Console
  private let width: Int

  /// Creates the lines of changes that are printed together.
  init(_ changes: [SyncChange], _ console: Console) {
    self.console = console
    width = changes.map(\.kind.label.displayWidth).max() ?? 0
  }

  /// Returns the line of a change, without indentation.
  func line(of change: SyncChange) -> String {
    let padded = change.kind.label.paddedAtEnd(to: width)
    let marked = console.styled("\(change.kind.sign) \(padded)", change.kind.style)
    let location = change.locations.first.map { "  \($0.file):\($0.line):\($0.column)" } ?? ""
    return "\(marked)  \(KeyQuotation(change.key, limit: 72).text)\(console.styled(location, .dim))"
  }
}

/// Additional notes on a change, each on one line.
struct SyncChangeNotes {
  /// The lines.
  let lines: [String]

  /// Creates the notes on a change.
  ///
  /// - Parameters:
  ///   - change: The change to an entry.
  ///   - outcome: The changes to its catalog.
  init(_ change: SyncChange, in outcome: SyncOutcome) {
    var lines: [String] = []
    if let formerKey = change.formerKey { lines.append(Self.wasBefore(formerKey)) }
    if let formerText = change.formerText { lines.append(Self.wasBefore(formerText)) }
    if !change.reviewedLanguages.isEmpty {
      lines.append(Self.review(change.reviewedLanguages.count))
    }
    if change.kind == .pruned, change.lostTexts > 0 {
      lines.append(Self.lostTexts(change.lostTexts))
    }
    if change.kind == .markedStale {
      lines += outcome.plainPlaces(of: change.key).prefix(1).map(Self.standsAsPlainText)
    }
    self.lines = lines
  }

  private static func wasBefore(_ text: String) -> String {
    String(
      localized: "was \(KeyQuotation(text).text)",
      comment: "Below a change in a list: what the key or the text was before"
    )
  }

  private static func review(_ count: Int) -> String {
    String(
      localized: "\(count) languages need review",
      comment: "Below a change in a list"
    )
  }

  private static func lostTexts(_ count: Int) -> String {
    String(
      localized: "\(count) finished translations are lost",
      comment: "Below a key in a list that is removed from the catalog"
    )
  }

  private static func standsAsPlainText(_ location: Location) -> String {
    let text = "\(location.file):\(location.line):\(location.column)"
    return String(
      localized: "still in the code as a plain String at \(text)",
      comment:
        "Below a stale key in a list. The argument is a location in a file; do not translate 'String'"
    )
  }
}

/// The number of changes of each kind, as a list: `2 new, 1 stale`.
struct SyncChangeNumbers {
  /// The list, in the order of the kinds; empty without changes.
  let text: String

  /// Counts changes.
  init(_ changes: [SyncChange]) {
    text = SyncChange.Kind.allCases
      .map { kind in (kind: kind, count: changes.count { $0.kind == kind }) }
      .filter { $0.count > 0 }
      .map { $0.kind.counted($0.count) }
      .joined(separator: ", ")
  }
}

// MARK: - Naming

/// The names of the kinds of changes in reports.
extension SyncChange.Kind {
  /// The name in a list of changes.
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
    case .translationsOutdated:
      String(
        localized: "outdated",
        comment: "List of changes: the source text changed after its translations were made"
      )
    }
  }

  /// Returns the number of changes of the kind, as a part of a list of such numbers.
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
        localized: "\(count) without a default value",
        comment: "Numbers of changes: keys. [validate:off unpluralized]"
      )
    case .commentChanged: String(localized: "\(count) comments", comment: "Numbers of changes")
    case .translationsOutdated:
      String(
        localized: "\(count) outdated",
        comment: "Numbers of changes: keys whose source text is newer than translations"
      )
    }
  }

  /// The sign before the name.
  var sign: String {
    switch self {
    case .added: "+"
    case .removed, .pruned: "-"
    case .renamed, .markedStale, .revived, .adopted, .gainedDefaultValue, .lostDefaultValue,
      .sourceTextChanged, .commentChanged, .translationsOutdated:
      "~"
    }
  }

  /// The style of the name.
  var style: TerminalStyle {
    switch self {
    case .added, .renamed, .revived: .green
    case .removed, .pruned: .red
    case .markedStale, .adopted, .gainedDefaultValue, .lostDefaultValue, .sourceTextChanged,
      .commentChanged, .translationsOutdated:
      .yellow
    }
  }

  /// Returns the message of `--check` for the change of a key.
  func message(of key: String, in catalog: String) -> Diagnostic.Message {
    switch self {
    case .added:
      Diagnostic.Message(
        "sync-new-key",
        "the key \(key: key) is not in \(catalog) yet; 'xcstrings sync' adds it"
      )
    case .removed:
      Diagnostic.Message(
        "sync-removed-key",
        "the key \(key: key) is no longer in the code; 'xcstrings sync' removes it from \(catalog)"
      )
    case .markedStale:
      Diagnostic.Message(
        "sync-stale-key",
        "the key \(key: key) is no longer in the code; 'xcstrings sync' marks it as stale in \(catalog)"
      )
    case .revived:
      Diagnostic.Message(
        "sync-revived-key",
        "the key \(key: key) is in the code, but is marked as stale in \(catalog); 'xcstrings sync' revives it"
      )
    case .adopted:
      Diagnostic.Message(
        "sync-adopted-key",
        "the key \(key: key) is in the code, but is marked in \(catalog) as migrated from a legacy file; 'xcstrings sync' adopts it"
      )
    case .renamed:
      Diagnostic.Message(
        "sync-renamed-key",
        "the key \(key: key) has a new name in \(catalog); 'xcstrings sync' renames it"
      )
    case .pruned:
      Diagnostic.Message(
        "sync-pruned-key",
        "the key \(key: key) is not in the code; 'xcstrings sync --prune' removes it and its translations from \(catalog)"
      )
    case .sourceTextChanged, .gainedDefaultValue, .lostDefaultValue, .commentChanged,
      .translationsOutdated:
      textMessage(of: key, in: catalog)
    }
  }

  private func textMessage(of key: String, in catalog: String) -> Diagnostic.Message {
    switch self {
    case .sourceTextChanged:
      Diagnostic.Message(
        "sync-new-text",
        "\(catalog) has an old default value for the key \(key: key); 'xcstrings sync' replaces it with the new one"
      )
    case .gainedDefaultValue:
      Diagnostic.Message(
        "sync-default-value",
        "\(catalog) does not have the default value of the key \(key: key); 'xcstrings sync' adds it"
      )
    case .lostDefaultValue:
      Diagnostic.Message(
        "sync-no-default-value",
        "\(catalog) has a default value for the key \(key: key), which the code no longer has; 'xcstrings sync' removes it"
      )
    case .translationsOutdated:
      Diagnostic.Message(
        "sync-outdated-translations",
        "the source text of the key \(key: key) has changed since its translations were made; 'xcstrings sync' marks them as needing review in \(catalog)"
      )
    default:
      Diagnostic.Message(
        "sync-comment",
        "\(catalog) has a different comment for the key \(key: key); 'xcstrings sync' replaces it with the one in the code"
      )
    }
  }
}

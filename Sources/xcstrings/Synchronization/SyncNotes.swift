import CatalogWorkspace
import CommandSupport
import DiagnosticMessages
import Diagnostics
import FileSystem
import Localization
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog
import StringExtraction

/// The notes of a synchronization about decisions of the user.
struct SyncNotes {
  let outcome: SyncOutcome
  let console: Console

  /// The maximum number of items in a list.
  private static let limit = 10

  /// Prints possibly renamed keys and strings that differ.
  func print() {
    let report = outcome.report
    list(report.suggestedRenames, Self.offers) { offer in
      let keys = [offer.formerKey, offer.key].map { KeyQuotation($0).text }.joined(separator: " → ")
      return "\(keys)  \(Self.similarity(offer.similarity))" + Self.suffix(offer.locations.first)
    }
    list(report.sourceDifferences.filter { !$0.isEdited }, Self.differences) { difference in
      let texts = [difference.catalogText, difference.codeText].map { KeyQuotation($0).text }
      return "\(KeyQuotation(difference.key).text)  \(texts.joined(separator: " → "))"
        + Self.suffix(difference.location)
    }
    printStaleKeys()
  }

  private func list<Item>(
    _ items: [Item],
    _ heading: (Int) -> String,
    _ line: (Item) -> String
  ) {
    guard !items.isEmpty else { return }
    console.printStatus(heading(items.count))
    for item in items.prefix(Self.limit) { console.printStatus("  \(line(item))") }
    if items.count > Self.limit { console.printStatus("  …") }
  }

  fileprivate static func suffix(_ location: Location?) -> String {
    location.map { "  \($0.file):\($0.line):\($0.column)" } ?? ""
  }

  private func printStaleKeys() {
    let stale = outcome.report.staleKeys
    guard outcome.knowsPossibleUses, !stale.isEmpty else { return }
    console.printStatus(
      String(
        localized: "\(stale.count) keys were already stale.",
        comment: "Below the changes to a catalog"
      )
    )
    let plain = stale.count { !outcome.plainPlaces(of: $0).isEmpty }
    guard plain > 0 else { return }
    console.printStatus(
      String(
        localized: "\(plain) of them are still in the code as plain Strings.",
        comment: "Below the number of keys that were already stale; do not translate 'String'"
      )
    )
  }
}

extension SyncNotes {
  private static func similarity(_ percentage: Int) -> String {
    String(
      localized: "\(percentage)% similar",
      comment: "After a former and a new key: how much of their texts is equal"
    )
  }

  private static func offers(_ count: Int) -> String {
    String(
      localized: "\(count) keys may have been renamed; '--renames apply' keeps their translations:",
      comment: "Above a list of keys, the former one and the new one. Do not translate the option"
    )
  }

  private static func differences(_ count: Int) -> String {
    String(
      localized:
        "\(count) default values have changed in the code, but not in the catalog; to use the new values, pass '--on-source-change review':",
      comment:
        "Above a list of keys with the text of the catalog and that of the code. Do not translate the option"
    )
  }
}

/// Prints the keys whose use cannot be determined, with one line for each function that may take
/// them.
struct UndecidedKeysReport {
  let console: Console

  /// The maximum number of functions in a list.
  private static let limit = 10
  /// The maximum number of keys that a line names.
  private static let keyLimit = 2

  /// A key with a literal that may use it.
  private struct Key {
    var key: String
    var use: PossibleKeyUse?

    /// Whether an Objective-C macro may take the literal.
    var isOfMacro: Bool {
      use.map { SourceKind(ofFileAt: $0.location.file) == .objectiveC } ?? false
    }
  }

  /// Prints the keys of all catalogs.
  func print(for outcomes: [SyncOutcome]) {
    let keys = outcomes.flatMap { outcome in
      outcome.report.undecidedKeys.map { Key(key: $0, use: outcome.undecided($0).first) }
    }
    list(keys.filter { !$0.isOfMacro }, Self.undecided)
    list(keys.filter(\.isOfMacro), Self.undecidedMacros)
  }

  private func list(_ keys: [Key], _ heading: (Int) -> String) {
    guard !keys.isEmpty else { return }
    console.printStatus(heading(keys.count))
    var names: [String] = []
    for key in keys {
      let name = key.use?.unknown?.name ?? ""
      if !names.contains(name) { names.append(name) }
    }
    for name in names.prefix(Self.limit) {
      console.printStatus("  \(line(name, keys.filter { ($0.use?.unknown?.name ?? "") == name }))")
    }
    if names.count > Self.limit { console.printStatus("  …") }
  }

  private func line(_ name: String, _ keys: [Key]) -> String {
    var list = keys.prefix(Self.keyLimit).map { KeyQuotation($0.key).text }
    if keys.count > Self.keyLimit { list.append("…") }
    let count = keys.count > 1 ? " ×\(keys.count)" : ""
    return "\(list.joined(separator: ", "))  \(name)\(count)"
      + SyncNotes.suffix(keys.first?.use?.location)
  }

  private static func undecided(_ count: Int) -> String {
    String(
      localized:
        "\(count) keys are not changed, because the declarations of the functions that receive their literals were not read. List the source files of these functions under 'declarations' in .xcstrings.yml:",
      comment: "Above a list of keys with the calls they are passed to and their locations"
    )
  }

  private static func undecidedMacros(_ count: Int) -> String {
    String(
      localized:
        "\(count) keys are not changed, because only a build can determine whether these macros look them up. List your own macros under 'routines' in .xcstrings.yml:",
      comment:
        "Above a list of keys with the Objective-C macros that they are passed to and their locations"
    )
  }
}

/// Prints the missing keys that are kept, and the reason.
struct UnprocessedKeysReport {
  let console: Console

  /// The maximum number of files that are named as examples.
  private static let exampleLimit = 3

  /// Prints how many keys of a catalog are kept.
  func printUnconfirmed(in outcome: SyncOutcome) {
    let unconfirmed = outcome.report.unconfirmedKeys.count
    if unconfirmed > 0 {
      console.printStatus(
        outcome.keepsAbsentKeys
          ? asRequested(outcome, unconfirmed)
          : outcome.isWithoutSources
            ? withoutSources(outcome, unconfirmed) : partial(outcome, unconfirmed)
      )
      if !outcome.gaps.notSpecified.isEmpty {
        console.printStatus("  \(notSpecified(in: outcome))")
      }
    }
    let dynamic = outcome.report.dynamicKeys.count
    guard dynamic > 0 else { return }
    console.printStatus(
      String(
        localized: "\(dynamic) dynamic keys were not found but are not changed.",
        comment:
          "Below the changes to a catalog. The keys match 'dynamic' in .xcstrings.yml: the code creates them at run time"
      )
    )
  }

  /// Prints the reasons why keys are kept, once for all catalogs.
  func printReasons(for outcomes: [SyncOutcome]) {
    let outcomes = outcomes.filter { !$0.report.unconfirmedKeys.isEmpty }
    let missing = Set(outcomes.flatMap(\.gaps.missing)).sorted()
    let unreadable = Set(outcomes.flatMap(\.gaps.unreadable)).sorted()
    let syntaxErrors = Set(outcomes.flatMap(\.gaps.syntaxErrors)).sorted()
    if !missing.isEmpty {
      console.printStatus(
        String(
          localized: "\(missing.count) source files do not exist: \(examples(missing))",
          comment: "Reason why keys are not changed. The last argument is a list of files"
        )
      )
    }
    let packages = Set(outcomes.flatMap(\.gaps.missingPackages)).sorted()
    if !packages.isEmpty {
      console.printStatus(
        String(
          localized: "\(packages.count) packages do not exist: \(examples(packages))",
          comment: "Reason why keys are not changed. The last argument is a list of folders"
        )
      )
    }
    if !unreadable.isEmpty {
      console.printStatus(
        String(
          localized: "\(unreadable.count) source files could not be read: \(examples(unreadable))",
          comment: "Reason why keys are not changed. The last argument is a list of files"
        )
      )
    }
    if !syntaxErrors.isEmpty {
      console.printStatus(
        String(
          localized: "\(syntaxErrors.count) source files have errors: \(examples(syntaxErrors))",
          comment: "Reason why keys are not changed. The last argument is a list of files"
        )
      )
    }
  }

  private func asRequested(_ outcome: SyncOutcome, _ count: Int) -> String {
    String(
      localized:
        "\(outcome.file.path): \(count) keys were not found but are not changed, because of --skip-marking-strings-stale.",
      comment:
        "Below the changes to a catalog, whose path the first argument is. Do not translate the option"
    )
  }

  private func partial(_ outcome: SyncOutcome, _ count: Int) -> String {
    String(
      localized:
        "\(outcome.file.path): \(count) keys were not found but are not changed, because not all source files were read.",
      comment: "Below the changes to a catalog, whose path the first argument is"
    )
  }

  private func withoutSources(_ outcome: SyncOutcome, _ count: Int) -> String {
    let table = KeyQuotation(outcome.file.table).text
    return String(
      localized:
        "The code has no strings for the table \(table); its \(count) keys are not changed.",
      comment: "Below the changes to a catalog"
    )
  }

  private func notSpecified(in outcome: SyncOutcome) -> String {
    let files = outcome.gaps.notSpecified
    return String(
      localized: "\(files.count) of its source files were not specified: \(examples(files))",
      comment: "Reason why keys of a catalog are not changed. The last argument is a list of files"
    )
  }

  /// Returns the first files of a list, with an ellipsis if there are more.
  private func examples(_ files: [String]) -> String {
    let list = Quotation.list(Array(files.prefix(Self.exampleLimit)))
    return files.count > Self.exampleLimit ? "\(list), …" : list
  }
}

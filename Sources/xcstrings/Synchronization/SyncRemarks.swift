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
struct SyncRemarks {
  let outcome: SyncOutcome
  let console: Console

  /// The maximum number of items in a list.
  private static let limit = 10

  /// Prints possibly renamed keys, strings that differ, and keys whose use cannot be determined.
  func print() {
    let report = outcome.report
    list(report.offeredRenames, Self.offers) { offer in
      "\(KeyQuotation(offer.formerKey).text) → \(KeyQuotation(offer.key).text)"
        + Self.suffix(offer.places.first)
    }
    list(report.sourceDifferences.filter { !$0.isEdited }, Self.differences) { difference in
      let texts = [difference.catalogText, difference.codeText].map { KeyQuotation($0).text }
      return "\(KeyQuotation(difference.key).text)  \(texts.joined(separator: " → "))"
        + Self.suffix(difference.place)
    }
    let undecided = report.undecidedKeys.map { ($0, outcome.undecided($0).first) }
    list(undecided.filter { !Self.isOfMacro($0.1) }, Self.undecided, Self.line)
    list(undecided.filter { Self.isOfMacro($0.1) }, Self.undecidedMacros, Self.line)
    printStaleKeys()
  }

  private static func isOfMacro(_ use: PossibleKeyUse?) -> Bool {
    use.map { SourceKind(ofFileAt: $0.place.file) == .objectiveC } ?? false
  }

  private static func line(_ key: String, _ use: PossibleKeyUse?) -> String {
    let name = use?.unknown.map { "  \($0.name)" } ?? ""
    return KeyQuotation(key).text + name + suffix(use?.place)
  }

  private func list<Item>(
    _ items: [Item],
    _ heading: (Int) -> String,
    _ line: (Item) -> String
  ) {
    guard !items.isEmpty else { return }
    console.remark(heading(items.count))
    for item in items.prefix(Self.limit) { console.remark("  \(line(item))") }
    if items.count > Self.limit { console.remark("  …") }
  }

  private static func suffix(_ place: Place?) -> String {
    place.map { "  \($0.file):\($0.line):\($0.column)" } ?? ""
  }

  private func printStaleKeys() {
    let stale = outcome.report.staleKeys
    guard outcome.knowsPossibleUses, !stale.isEmpty else { return }
    console.remark(
      String(
        localized: "\(stale.count) keys were stale before.",
        comment: "Below what was done to a catalog"
      )
    )
    let plain = stale.count { !outcome.plainPlaces(of: $0).isEmpty }
    guard plain > 0 else { return }
    console.remark(
      String(
        localized: "\(plain) of them are still in the code as plain Strings.",
        comment: "Below the number of keys that were stale before; String stays"
      )
    )
  }
}

extension SyncRemarks {
  private static func offers(_ count: Int) -> String {
    String(
      localized: "\(count) keys may have been renamed; '--renames apply' keeps their translations:",
      comment: "Above a list of keys, the former one and the new one. The option stays as it is"
    )
  }

  private static func differences(_ count: Int) -> String {
    String(
      localized:
        "\(count) default values have changed in the code, and the catalog stays as it is; '--on-source-change review' follows the code:",
      comment:
        "Above a list of keys with the text of the catalog and that of the code. The option stays as it is"
    )
  }

  private static func undecided(_ count: Int) -> String {
    String(
      localized:
        "\(count) keys stay as they are: the declarations of what their literals are passed to were not read. Name their sources under 'declarations' in .xcstrings.yml:",
      comment: "Above a list of keys with the calls they are passed to and their places"
    )
  }

  private static func undecidedMacros(_ count: Int) -> String {
    String(
      localized:
        "\(count) keys stay as they are: only a build could tell whether these macros look them up. Name macros of your own under 'routines' in .xcstrings.yml:",
      comment:
        "Above a list of keys with the macros of Objective-C that they are passed to and their places"
    )
  }
}

/// Prints the missing keys that are kept, and the reason.
struct SyncGapsReport {
  let console: Console

  /// The maximum number of files that are named as examples.
  private static let exampleLimit = 3

  /// Prints how many keys of a catalog are kept.
  func printUnconfirmed(in outcome: SyncOutcome) {
    let unconfirmed = outcome.report.unconfirmedKeys.count
    if unconfirmed > 0 {
      console.remark(
        outcome.keepsAbsentKeys
          ? asRequested(outcome, unconfirmed)
          : outcome.isWithoutSources
            ? withoutSources(outcome, unconfirmed) : partial(outcome, unconfirmed)
      )
      if !outcome.gaps.unnamed.isEmpty { console.remark("  \(unnamed(in: outcome))") }
    }
    let dynamic = outcome.report.dynamicKeys.count
    guard dynamic > 0 else { return }
    console.remark(
      String(
        localized: "\(dynamic) keys were not found and stay as they are, because they are dynamic.",
        comment:
          "Below what was done to a catalog. The keys match 'dynamic' in .xcstrings.yml: the code makes them at run time"
      )
    )
  }

  /// Prints the reasons why keys are kept, once for all catalogs.
  func printReasons(for outcomes: [SyncOutcome]) {
    let outcomes = outcomes.filter { !$0.report.unconfirmedKeys.isEmpty }
    let missing = Set(outcomes.flatMap(\.gaps.missing)).sorted()
    let unreadable = Set(outcomes.flatMap(\.gaps.unreadable)).sorted()
    let misunderstood = Set(outcomes.flatMap(\.gaps.misunderstood)).sorted()
    if !missing.isEmpty {
      console.remark(
        String(
          localized: "\(missing.count) sources do not exist: \(examples(missing))",
          comment: "Why keys stay as they are. The last argument is a list of files"
        )
      )
    }
    if !unreadable.isEmpty {
      console.remark(
        String(
          localized: "\(unreadable.count) sources could not be read: \(examples(unreadable))",
          comment: "Why keys stay as they are. The last argument is a list of files"
        )
      )
    }
    if !misunderstood.isEmpty {
      console.remark(
        String(
          localized: "\(misunderstood.count) sources have errors: \(examples(misunderstood))",
          comment: "Why keys stay as they are. The last argument is a list of files"
        )
      )
    }
  }

  private func asRequested(_ outcome: SyncOutcome, _ count: Int) -> String {
    String(
      localized:
        "\(outcome.file.path): \(count) keys were not found and stay as they are, as --skip-marking-strings-stale asks.",
      comment:
        "Below what was done to a catalog, whose path the first argument is. The option stays as it is"
    )
  }

  private func partial(_ outcome: SyncOutcome, _ count: Int) -> String {
    String(
      localized:
        "\(outcome.file.path): \(count) keys were not found and stay as they are, because not all sources were read.",
      comment: "Below what was done to a catalog, whose path the first argument is"
    )
  }

  private func withoutSources(_ outcome: SyncOutcome, _ count: Int) -> String {
    let table = KeyQuotation(outcome.file.table).text
    return String(
      localized:
        "The sources have no strings of the table \(table); its \(count) keys stay as they are.",
      comment: "Below what was done to a catalog"
    )
  }

  private func unnamed(in outcome: SyncOutcome) -> String {
    let files = outcome.gaps.unnamed
    return String(
      localized: "\(files.count) of its sources were not named: \(examples(files))",
      comment: "Why keys of a catalog stay as they are. The last argument is a list of files"
    )
  }

  /// Returns the first files of a list, with an ellipsis if there are more.
  private func examples(_ files: [String]) -> String {
    let list = Quotation.list(Array(files.prefix(Self.exampleLimit)))
    return files.count > Self.exampleLimit ? "\(list), …" : list
  }
}

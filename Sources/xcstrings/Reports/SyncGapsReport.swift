import CatalogSync
import CommandSupport
import Localization

/// Tells which keys stay as they are though they were not found, and why.
struct SyncGapsReport {
  let console: Console

  /// How many files are named of those that were not read.
  private static let exampleLimit = 3

  /// Tells how many keys of a catalog stay as they are.
  func printUnconfirmed(in outcome: SyncOutcome) {
    let unconfirmed = outcome.report.unconfirmedKeys.count
    if unconfirmed > 0 {
      console.remark(
        outcome.keepsAbsentKeys
          ? asAsked(outcome, unconfirmed)
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

  /// Tells what keeps keys of all catalogs as they are, once.
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

  private func asAsked(_ outcome: SyncOutcome, _ count: Int) -> String {
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

  /// Returns the first few of some files, and that there are more.
  private func examples(_ files: [String]) -> String {
    let list = Quotation.list(Array(files.prefix(Self.exampleLimit)))
    return files.count > Self.exampleLimit ? "\(list), …" : list
  }
}

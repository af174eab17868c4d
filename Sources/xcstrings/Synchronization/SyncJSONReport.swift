import CatalogWorkspace
import Diagnostics
import StringCatalog
import StringExtraction
import SwiftTypeChecker

/// The output of `sync --json`.
struct SyncJSONReport: Encodable {
  /// The changes to one catalog.
  struct Catalog: Encodable {
    var path: String
    var table: String
    var isNew: Bool
    var isChanged: Bool
    var targets: [String]
    var sourceCount: Int
    var allSourcesRead: Bool
    var unreadSources: UnreadSources
    var changes: [Change]
    var states: [States]
    var unconfirmedKeys: [String]
    var dynamicKeys: [String]
    var undecidedKeys: [Undecided]
    var staleKeys: [Stale]
    var suggestedRenames: [Rename]
    var sourceDifferences: [Difference]
  }

  /// The change to one entry.
  struct Change: Encodable {
    var key: String
    var kind: String
    var locations: [JSONLocation]
    var formerKey: String?
    var formerText: String?
    var reviewedLanguages: [String]
    var lostTexts: Int
    /// The locations of a plain `String` with the text of a missing key.
    var plainStrings: [JSONLocation]
  }

  /// The sources of a catalog that were not read, by reason.
  struct UnreadSources: Encodable {
    var notSpecified: [String]
    var missing: [String]
    var missingPackages: [String]
    var unreadable: [String]
    var syntaxErrors: [String]
    var missingStringsData: [String]
  }

  /// The number of keys per state in a language, before and after.
  struct States: Encodable {
    var language: String
    var before: [String: Int]
    var after: [String: Int]
  }

  /// The number of changes in all catalogs.
  struct Total: Encodable {
    var catalogs: Int
    var changedCatalogs: Int
    var changes: [String: Int]
  }

  var catalogs: [Catalog]
  var unreadCatalogs: [String]
  var total: Total

  init(_ result: SyncResult) {
    catalogs = result.outcomes.map(Catalog.init)
    unreadCatalogs = result.plan.unreadCatalogs.map(\.path)
    let kinds = result.outcomes.flatMap(\.report.changes).map { ($0.kind.rawValue, 1) }
    total = Total(
      catalogs: result.outcomes.count,
      changedCatalogs: result.outcomes.count(where: \.isChanged),
      changes: Dictionary(kinds, uniquingKeysWith: +)
    )
  }
}

extension SyncJSONReport.Catalog {
  fileprivate init(_ outcome: SyncOutcome) {
    self.init(
      path: outcome.file.path,
      table: outcome.file.table,
      isNew: outcome.file.isNew,
      isChanged: outcome.isChanged,
      targets: outcome.targets,
      sourceCount: outcome.sourceCount,
      allSourcesRead: outcome.isComplete,
      unreadSources: SyncJSONReport.UnreadSources(outcome.gaps),
      changes: outcome.report.changes.map { .init($0, in: outcome) },
      states: SyncJSONReport.States.all(of: outcome),
      unconfirmedKeys: outcome.report.unconfirmedKeys,
      dynamicKeys: outcome.report.dynamicKeys,
      undecidedKeys: outcome.report.undecidedKeys.map { .init($0, in: outcome) },
      staleKeys: outcome.report.staleKeys.map { .init($0, in: outcome) },
      suggestedRenames: outcome.report.suggestedRenames.map { .init($0) },
      sourceDifferences: outcome.report.sourceDifferences.map { .init($0) }
    )
  }
}

extension SyncJSONReport.Change {
  fileprivate init(_ change: SyncChange, in outcome: SyncOutcome) {
    self.init(
      key: change.key,
      kind: change.kind.rawValue,
      locations: change.locations.map(JSONLocation.init),
      formerKey: change.formerKey,
      formerText: change.formerText,
      reviewedLanguages: change.reviewedLanguages,
      lostTexts: change.lostTexts,
      plainStrings: change.kind == .markedStale || change.kind == .removed
        ? outcome.plainPlaces(of: change.key).map(JSONLocation.init) : []
    )
  }
}

extension SyncJSONReport.UnreadSources {
  fileprivate init(_ gaps: UnprocessedSources) {
    self.init(
      notSpecified: gaps.notSpecified,
      missing: gaps.missing,
      missingPackages: gaps.missingPackages,
      unreadable: gaps.unreadable,
      syntaxErrors: gaps.syntaxErrors,
      missingStringsData: gaps.missingStringsData
    )
  }
}

extension SyncJSONReport.States {
  fileprivate static func all(of outcome: SyncOutcome) -> [Self] {
    let before = StateCounts(outcome.file.catalog)
    let after = StateCounts(outcome.catalog)
    return after.languages.map { language in
      Self(language: language, before: before.named(language), after: after.named(language))
    }
  }
}

extension StateCounts {
  /// Returns the numbers of a language, by the names of the states in catalogs.
  fileprivate func named(_ language: String) -> [String: Int] {
    let states = counts[language] ?? [:]
    return Dictionary(uniqueKeysWithValues: states.map { ($0.key.name, $0.value) })
  }
}

// MARK: - Keys

/// The keys that need a decision of the user.
extension SyncJSONReport {
  /// A key that was already stale.
  struct Stale: Encodable {
    var key: String
    /// The locations of a plain `String` with the text of the key; also empty if it was not
    /// searched for.
    var plainStrings: [JSONLocation]

    init(_ key: String, in outcome: SyncOutcome) {
      self.key = key
      plainStrings = outcome.plainPlaces(of: key).map(JSONLocation.init)
    }
  }

  /// A key that is kept although it was not found.
  struct Undecided: Encodable {
    /// A literal that may be the key.
    struct Literal: Encodable {
      var location: JSONLocation
      var call: String
      var reason: String
    }

    var key: String
    var literals: [Literal]

    init(_ key: String, in outcome: SyncOutcome) {
      self.key = key
      literals = outcome.undecided(key)
        .compactMap { use in
          use.unknown.map {
            Literal(location: JSONLocation(use.location), call: $0.name, reason: $0.reason)
          }
        }
    }
  }

  /// A missing key, and a new key that may be its new name.
  struct Rename: Encodable {
    var formerKey: String
    var key: String
    var similarity: Int
    var locations: [JSONLocation]

    init(_ offer: SuggestedRename) {
      formerKey = offer.formerKey
      key = offer.key
      similarity = offer.similarity
      locations = offer.locations.map(JSONLocation.init)
    }
  }

  /// A string that differs between the catalog and the code.
  struct Difference: Encodable {
    var key: String
    var catalogText: String
    var codeText: String
    var isEdited: Bool
    var location: JSONLocation?

    init(_ difference: SourceDifference) {
      key = difference.key
      catalogText = difference.catalogText
      codeText = difference.codeText
      isEdited = difference.isEdited
      location = difference.location.map { JSONLocation($0) }
    }
  }
}

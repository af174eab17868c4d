package import Diagnostics
package import OrderedCollections
package import StringCatalog

/// The way of a table of `.strings` and `.stringsdict` files, in all its languages, into a catalog.
///
/// As in Xcode, a plural becomes variations of its text where it is the whole text, and otherwise a
/// substitution; new entries are `migrated`, their texts translated.
package struct Migration: Hashable, Sendable {
  /// What tools write that find no comment.
  private static let noComment = "No comment provided by engineer."

  /// Whether texts that the catalog has already are replaced.
  package var replacesTexts: Bool

  /// Creates a way.
  package init(replacesTexts: Bool = false) {
    self.replacesTexts = replacesTexts
  }

  /// Returns a catalog with the texts of a table.
  ///
  /// What the catalog cannot hold is told. Other texts, comments and states of it stay as they are.
  ///
  /// - Parameters:
  ///   - tables: The table in its languages, each of which is there once.
  ///   - catalog: A catalog, which may be empty.
  /// - Returns: The catalog, and what was left out.
  /// - Complexity: O(*n* log *n*), where *n* is the number of texts.
  package func apply(_ tables: [BundleTable], to catalog: StringCatalog) -> MigrationOutcome {
    var outcome = MigrationOutcome(catalog: catalog)
    var entries: OrderedDictionary<ExactString, StringCatalog.Entry> = [:]
    // Comments of the source language come before those of others.
    let source = tables.filter { $0.language == catalog.sourceLanguage }
    let others = tables.filter { $0.language != catalog.sourceLanguage }
    for table in source + others {
      let isSource = table.language == catalog.sourceLanguage
      var texts = MigratedTexts(table) { key in
        let entry = entries[ExactString(key)] ?? catalog[key]
        return !isSource && entry?.localizations[catalog.sourceLanguage]?.isPlural == true
      }
      outcome.diagnostics += texts.diagnostics
      for (key, text) in texts.takeAll() {
        var entry =
          entries[key] ?? catalog[key.string] ?? StringCatalog.Entry(extractionState: .migrated)
        if entry.comment == nil { entry.comment = Self.comment(text.comment) }
        take(text, forKey: key.string, in: table.language, into: &entry, &outcome)
        entries[key] = entry
      }
    }
    for (key, entry) in entries { outcome.catalog[key.string] = entry }
    outcome.keyCount = entries.count
    if !source.isEmpty { outcome.diagnostics += withoutSource(entries, catalog.sourceLanguage) }
    return outcome
  }

  /// Returns a comment as translators need it: without the lines that only structure a file.
  private static func comment(_ comment: String?) -> String? {
    guard let comment, comment != noComment else { return nil }
    let lines = comment.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.drop { $0 == " " }.hasPrefix("MARK:") }
    return lines.allSatisfy(\.isEmpty) ? nil : lines.joined(separator: "\n")
  }

  private func take(
    _ text: MigratedTexts.Text,
    forKey key: String,
    in language: String,
    into entry: inout StringCatalog.Entry,
    _ outcome: inout MigrationOutcome
  ) {
    let present = entry.localizations[language]
    guard present != text.localization else { return }
    if let present, !present.isEmptyOfTexts, !replacesTexts {
      outcome.keptCount += 1
      outcome.diagnostics.append(
        Diagnostic(
          .migrationKept,
          .warning,
          at: text.place,
          arguments: [.text(key), .text(language)]
        )
      )
      return
    }
    entry.localizations[language] = text.localization
    entry.localizations.sort { $0.key < $1.key }
    outcome.textCounts[language, default: 0] += 1
  }

  private func withoutSource(
    _ entries: OrderedDictionary<ExactString, StringCatalog.Entry>,
    _ language: String
  ) -> [Diagnostic] {
    let keys = entries.filter { $0.value.localizations[language] == nil }.keys.map(\.string)
    guard let first = keys.first else { return [] }
    return [Diagnostic(.migrationNoSource, .note, arguments: [.integer(keys.count), .text(first)])]
  }
}

/// What becomes of a catalog that takes a table.
package struct MigrationOutcome: Sendable {
  /// The catalog.
  package internal(set) var catalog: StringCatalog
  /// How many texts are new, by language.
  package internal(set) var textCounts: OrderedDictionary<String, Int> = [:]
  /// How many keys the table has.
  package internal(set) var keyCount = 0
  /// How many texts the catalog has kept in the place of those of the table.
  package internal(set) var keptCount = 0
  /// What was left out or is worth knowing.
  package internal(set) var diagnostics: [Diagnostic] = []

  init(catalog: StringCatalog) {
    self.catalog = catalog
  }
}

extension StringCatalog.Localization {
  /// Whether the text has plural variations.
  fileprivate var isPlural: Bool {
    variations?.plural.isEmpty == false
  }

  /// Whether a translator has left nothing here.
  fileprivate var isEmptyOfTexts: Bool {
    stringUnit == nil && variations == nil && substitutions.isEmpty && stringSet == nil
      && unknownFields == UnknownFields()
  }
}

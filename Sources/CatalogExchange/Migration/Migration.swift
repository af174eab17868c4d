package import Diagnostics
import FileFormats
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
        Diagnostic(.migrationKept(key, in: language), .warning, at: text.place)
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
    return [Diagnostic(.migrationNoSource(keys.count, first: first), .note)]
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

/// The languages that folders of a bundle are named for.
package enum LegacyLanguage {
  /// The folder whose texts are those of the language of the sources.
  package static let base = "Base"

  /// The names that folders had before they were named by tags.
  private static let names = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja",
    "Dutch": "nl", "Spanish": "es", "Portuguese": "pt", "Danish": "da", "Finnish": "fi",
    "Norwegian": "no", "Swedish": "sv", "Korean": "ko",
  ]

  /// Returns the language of a folder: `pt_BR.lproj` is that of `pt-BR`.
  ///
  /// - Parameters:
  ///   - folder: The name of the folder without its extension.
  ///   - sourceLanguage: The language of the sources, for `Base`.
  /// - Returns: The language as catalogs name it.
  package static func tag(ofFolder folder: String, sourceLanguage: String) -> String {
    if folder == base { return sourceLanguage }
    return names[folder] ?? String(folder.map { $0 == "_" ? "-" : $0 })
  }
}

// MARK: - Comments

extension BundleTable {
  /// Returns the table with the comments of a catalog at its texts, as projects have it that keep their
  /// texts in `.strings` files.
  ///
  /// - Complexity: O(*n*), where *n* is the number of texts.
  package func commented(by catalog: StringCatalog) -> BundleTable {
    var table = self
    for index in table.strings.entries.indices {
      table.strings.entries[index].comment = catalog[table.strings.entries[index].key]?.comment
    }
    return table
  }
}

// MARK: - Migration

extension Diagnostic.Message {
  /// A text varies with the width that there is, which no catalog can hold: a warning; the widest
  /// is kept.
  package static func migrationWidths(_ key: String, in language: String, others: [String]) -> Self
  {
    Self(
      "migration-widths",
      "\(key: key) has texts for several widths in \(quoted: language); the widest stays, those for \(quoted: others) are left out"
    )
  }

  /// A text for one device varies with the device again: a warning; that for all others is kept.
  package static func migrationNestedDevices(_ key: String, in language: String) -> Self {
    Self(
      "migration-nested-devices",
      "\(key: key) varies in \(quoted: language) with the device twice; the text for all others stays"
    )
  }

  /// A variable that no text names: a warning; it is left out.
  package static func migrationUnusedVariable(
    _ key: String,
    in language: String,
    variable: String
  ) -> Self {
    Self(
      "migration-unused-variable",
      "no text of \(key: key) in \(quoted: language) names the variable \(quoted: variable); it is left out"
    )
  }

  /// A text of `.strings` is never shown, for `.stringsdict` has its key too: a warning; it is left
  /// out.
  package static func migrationShadowed(_ key: String, in language: String) -> Self {
    Self(
      "migration-shadowed",
      "the text of \(key: key) in \(quoted: language) is never shown, for the .stringsdict file has the key too; it is left out"
    )
  }

  /// The catalog has another text already, which stays: a warning.
  package static func migrationKept(_ key: String, in language: String) -> Self {
    Self(
      "migration-kept",
      "the catalog has another text of \(key: key) in \(quoted: language), which stays"
    )
  }

  /// Keys have translations and no text in the language of the sources: a note.
  package static func migrationNoSource(_ count: Int, first: String) -> Self {
    Self(
      "migration-no-source",
      "\(count) keys have no text in the source language; the first is \(key: first)",
      one: "\(count) key has no text in the source language: \(key: first)"
    )
  }
}

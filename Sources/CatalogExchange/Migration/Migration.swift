package import Diagnostics
import FileFormats
package import OrderedCollections
package import StringCatalog

/// The migration of a table of `.strings` and `.stringsdict` files, in all languages, to a catalog.
///
/// As in Xcode, a plural becomes plural variants if it is the entire string, and a substitution
/// otherwise. New entries are `migrated`, and their strings are translated.
package struct Migration: Hashable, Sendable {
  /// The placeholders that tools write for a missing comment.
  private static let noComments: Set<String> = [
    "No comment provided by engineer.", "(No Comment)",
  ]

  /// Whether existing strings of the catalog are replaced.
  package var replacesTexts: Bool
  /// Whether another file has the texts of the source language, such as a storyboard or `Info.plist`.
  package var hasSourceFile = false

  /// Creates a migration.
  package init(replacesTexts: Bool = false) {
    self.replacesTexts = replacesTexts
  }

  /// Returns a catalog with the strings of a table.
  ///
  /// Content that the catalog cannot represent is reported. Its other strings, comments and states
  /// are unchanged.
  ///
  /// - Parameters:
  ///   - tables: The table in its languages, without duplicates.
  ///   - catalog: A catalog, which may be empty.
  /// - Returns: The catalog, with diagnostics for skipped strings.
  /// - Complexity: O(*n* log *n*), where *n* is the number of strings.
  package func apply(_ tables: [LprojTable], to catalog: StringCatalog) -> MigrationOutcome {
    var outcome = MigrationOutcome(catalog: catalog)
    var entries: OrderedDictionary<ExactString, StringCatalog.Entry> = [:]
    var lostComments: [String] = []
    // Comments of the source language take precedence over others.
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
        let comment = Self.comment(text.comment)
        if entry.comment == nil { entry.comment = comment }
        if let comment, comment != entry.comment, !isSource { lostComments.append(key.string) }
        take(text, forKey: key.string, in: table.language, into: &entry, &outcome)
        entries[key] = entry
      }
    }
    for (key, entry) in entries { outcome.catalog[key.string] = entry }
    outcome.keyCount = entries.count
    if let first = lostComments.first {
      outcome.diagnostics.append(
        Diagnostic(.migrationComments(lostComments.count, first: first), .note)
      )
    }
    if !source.isEmpty, !hasSourceFile {
      outcome.diagnostics += withoutSource(entries, catalog.sourceLanguage)
    }
    return outcome
  }

  /// Returns a comment without lines that only structure the file.
  private static func comment(_ comment: String?) -> String? {
    guard let comment, !noComments.contains(comment) else { return nil }
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
      outcome.keptCounts[language, default: 0] += 1
      outcome.diagnostics.append(
        Diagnostic(.migrationKept(key, in: language), .warning, at: text.location)
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

/// The result of migrating a table to a catalog.
package struct MigrationOutcome: Sendable {
  /// The catalog.
  package internal(set) var catalog: StringCatalog
  /// The number of new strings, by language.
  package internal(set) var textCounts: OrderedDictionary<String, Int> = [:]
  /// The number of keys in the table.
  package internal(set) var keyCount = 0
  /// The number of strings of the catalog that were kept instead of those in the table, by language.
  package internal(set) var keptCounts: OrderedDictionary<String, Int> = [:]
  /// The number of strings of the catalog that were kept in all languages.
  package var keptCount: Int { keptCounts.values.reduce(0, +) }
  /// The diagnostics for skipped or changed content.
  package internal(set) var diagnostics: [Diagnostic] = []

  init(catalog: StringCatalog) {
    self.catalog = catalog
  }
}

extension StringCatalog.Localization {
  /// Whether the string has plural variants.
  fileprivate var isPlural: Bool {
    variations?.plural.isEmpty == false
  }

  /// Whether the localization has no content of a translator.
  fileprivate var isEmptyOfTexts: Bool {
    stringUnit == nil && variations == nil && substitutions.isEmpty && stringSet == nil
      && unknownFields == UnknownFields()
  }
}

/// The languages of `.lproj` folders.
package enum LegacyLanguage {
  /// The folder with the strings of the source language.
  package static let base = "Base"

  /// The legacy names of folders, from the time before language tags.
  private static let names = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja",
    "Dutch": "nl", "Spanish": "es", "Portuguese": "pt", "Danish": "da", "Finnish": "fi",
    "Norwegian": "no", "Swedish": "sv", "Korean": "ko",
  ]

  /// Returns the language of a folder: `pt_BR.lproj` is that of `pt-BR`.
  ///
  /// - Parameters:
  ///   - folder: The name of the folder without its extension.
  ///   - sourceLanguage: The source language, for `Base`.
  /// - Returns: The language tag in catalogs.
  package static func tag(ofFolder folder: String, sourceLanguage: String) -> String {
    if folder == base { return sourceLanguage }
    return names[folder] ?? String(folder.map { $0 == "_" ? "-" : $0 })
  }
}

// MARK: - Comments

extension LprojTable {
  /// Returns the table with the comments of a catalog, as usual in projects with `.strings` files.
  ///
  /// - Complexity: O(*n*), where *n* is the number of strings.
  package func commented(by catalog: StringCatalog) -> LprojTable {
    var table = self
    for index in table.strings.entries.indices {
      table.strings.entries[index].comment = catalog[table.strings.entries[index].key]?.comment
    }
    return table
  }
}

// MARK: - Migration

extension Diagnostic.Message {
  /// A string has width variants, which a catalog cannot contain: a warning; the widest one is
  /// kept.
  package static func migrationWidths(_ key: String, in language: String, others: [String]) -> Self
  {
    Self(
      "migration-widths",
      "\(key: key) has texts for several widths in \(quoted: language); the widest is kept and those for \(quoted: others) are skipped"
    )
  }

  /// A string for one device has further device variants: a warning; the one for all others is
  /// kept.
  package static func migrationNestedDevices(_ key: String, in language: String) -> Self {
    Self(
      "migration-nested-devices",
      "\(key: key) varies twice by device in \(quoted: language); the text for all other devices is kept"
    )
  }

  /// No string contains the variable: a warning; it is skipped.
  package static func migrationUnusedVariable(
    _ key: String,
    in language: String,
    variable: String
  ) -> Self {
    Self(
      "migration-unused-variable",
      "no text of \(key: key) in \(quoted: language) uses the variable \(quoted: variable); it is skipped"
    )
  }

  /// A string contains an undefined variable, and only one variable is unused: a warning; the
  /// latter is meant.
  package static func migrationRenamedVariable(
    _ key: String,
    in language: String,
    _ name: String,
    variable: String
  ) -> Self {
    Self(
      "migration-renamed-variable",
      "the variable \(quoted: name) of \(key: key) in \(quoted: language) is not defined; the unused variable \(quoted: variable) is used instead"
    )
  }

  /// A string could not be compiled: a warning; it is skipped.
  ///
  /// A note says why.
  package static func migrationInvalid(_ key: String, in language: String) -> Self {
    Self(
      "migration-invalid",
      "the text of \(key: key) in \(quoted: language) cannot be compiled; it is skipped"
    )
  }

  /// `Base.lproj` and the folder of the language contain different strings for a key: a warning;
  /// the former is skipped.
  package static func migrationReplaced(_ key: String, in language: String) -> Self {
    Self(
      "migration-replaced",
      "another folder has a different text for \(key: key) in \(quoted: language); this one is skipped"
    )
  }

  /// Comments in files of further languages differ from those of the catalog: a note; they are
  /// skipped.
  package static func migrationComments(_ count: Int, first: String) -> Self {
    Self(
      "migration-comments",
      "a key has one comment: \(count) comments of other languages are skipped, first that of \(key: first)",
      one:
        "a key has one comment: \(count) comment of another language is skipped, that of \(key: first)"
    )
  }

  /// The `.stringsdict` also contains the key of a `.strings` entry: a warning; it is skipped.
  package static func migrationShadowed(_ key: String, in language: String) -> Self {
    Self(
      "migration-shadowed",
      "the text of \(key: key) in \(quoted: language) is never shown, because the .stringsdict file also has the key; it is skipped"
    )
  }

  /// The catalog already contains a different string, which is kept: a warning.
  package static func migrationKept(_ key: String, in language: String) -> Self {
    Self(
      "migration-kept",
      "the catalog already has a different text for \(key: key) in \(quoted: language), which is kept"
    )
  }

  /// Keys have translations but no string in the source language: a note.
  package static func migrationNoSource(_ count: Int, first: String) -> Self {
    Self(
      "migration-no-source",
      "\(count) keys have no text in the source language; the first is \(key: first)",
      one: "\(count) key has no text in the source language: \(key: first)"
    )
  }
}

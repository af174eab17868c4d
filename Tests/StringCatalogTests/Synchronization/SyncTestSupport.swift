import Diagnostics
import StringCatalog
import Testing

/// One synchronization of a catalog, with the catalog before and after.
struct SyncCase: Sendable, CustomTestStringConvertible {
  /// The title of the case.
  var title: String
  /// The entries before, as JSON in Xcode's layout.
  var before: String
  /// The strings in the sources.
  var found: [ExtractedString]
  var completeness = ExtractedStrings.Completeness.complete
  var options = SyncOptions()
  /// The prefix of the keys that the code creates at run time.
  var dynamicPrefix: String?
  /// The keys that may be literals passed to unknown functions.
  var undecidedKeys: [String] = []
  /// The entries after.
  var after: String
  /// The kinds and keys of the changes.
  var changes: [String]
  /// The suggested renames, as `former → new`.
  var offers: [String] = []
  /// The keys whose source strings differ from those in the code.
  var differences: [String] = []

  var testDescription: String { title }
}

/// Checks one synchronization, and that repeating it changes nothing.
func expectSync(_ row: SyncCase) throws {
  let catalog = try parsedCatalog(row.before)
  let isDynamic = { (key: String) in row.dynamicPrefix.map(key.hasPrefix) ?? false }
  let (result, report) = synchronize(
    catalog,
    with: row.found,
    completeness: SourceCompleteness(row.completeness),
    options: row.options,
    isDynamic: isDynamic,
    isUndecided: row.undecidedKeys.contains
  )
  #expect(String(decoding: result.printed(), as: UTF8.self) == syncCatalogText(row.after))
  #expect(report.changes.map { "\($0.kind.rawValue) \($0.key)" } == row.changes)
  #expect(report.suggestedRenames.map { "\($0.formerKey) → \($0.key)" } == row.offers)
  #expect(report.sourceDifferences.map(\.key) == row.differences)

  let (again, second) = synchronize(
    result,
    with: row.found,
    completeness: SourceCompleteness(row.completeness),
    options: row.options,
    isDynamic: isDynamic,
    isUndecided: row.undecidedKeys.contains
  )
  #expect(again.printed() == result.printed())
  #expect(second.isUnchanged)
}

/// Returns an occurrence of a key.
func found(
  _ key: String,
  value: String? = nil,
  phrases: [String] = [],
  comment: String? = nil,
  file: String = "App.swift",
  line: Int = 1
) -> ExtractedString {
  let location = Location(file: file, utf8Range: line * 100..<line * 100 + 1, line: line, column: 1)
  return ExtractedString(
    key: key,
    defaultValue: value,
    phrases: phrases,
    comment: comment,
    location: location
  )
}

/// Returns the catalog with the entries.
func parsedCatalog(_ entries: String) throws -> StringCatalog {
  try #require(StringCatalog.parse(Array(syncCatalogText(entries).utf8), file: "A.xcstrings").value)
}

/// Returns a catalog in Xcode's layout, with entries that are indented by four columns.
func syncCatalogText(_ entries: String) -> String {
  """
  {
    "sourceLanguage" : "en",
    "strings" : {
  \(entries)
    },
    "version" : "1.0"
  }
  """
}

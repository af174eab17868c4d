import CatalogWorkspace
import StringCatalog

/// What `coverage --json` prints.
struct CoverageJSONReport: Encodable {
  /// The numbers of a language, in a catalog or in all of them.
  struct Row: Encodable {
    var path: String?
    var language: String
    /// How many keys want a translation, in whatever state but stale.
    var total: Int
    var translated: Int
    var machineTranslated: Int
    var needsReview: Int
    var new: Int
    var missing: Int
    var stale: Int
    /// How many of the translated keys have no letters, and no translation.
    var wordless: Int
    /// What is translated, cut after two digits.
    var percent: Double
    /// Whether that reaches what the user asks for; absent if nothing is asked for.
    var isEnough: Bool?
  }

  var catalogs: [Row]
  var totals: [Row]

  init(_ coverage: Coverage, _ threshold: CoverageThreshold?) {
    catalogs = coverage.rows.map { Row($0, threshold) }
    totals = coverage.totals.map { Row($0, nil) }
  }
}

extension CoverageJSONReport.Row {
  fileprivate init(_ row: CoverageRow, _ threshold: CoverageThreshold?) {
    path = row.path
    language = row.language
    total = row.total
    translated = row.count(TextState(.translated))
    machineTranslated = row.count(TextState(.machineTranslated))
    needsReview = row.count(TextState(.needsReview))
    new = row.count(TextState(.new))
    missing = row.count(.missing)
    stale = row.count(.stale)
    wordless = row.wordless
    percent = row.share.percentage(fractionDigits: 2)
    isEnough = threshold?.isReached(by: row.share)
  }
}

import CatalogWorkspace
import StringCatalog

/// The output of `coverage --json`.
struct CoverageJSONReport: Encodable {
  /// The numbers of a language, in one catalog or in all of them.
  struct Row: Encodable {
    var path: String?
    var language: String
    /// The number of translatable keys, in any state except stale.
    var total: Int
    var translated: Int
    var machineTranslated: Int
    var needsReview: Int
    var new: Int
    var missing: Int
    var stale: Int
    /// The number of translated keys that contain no letters and have no translation.
    var withoutLetters: Int
    /// The number of translated keys whose texts equal the source texts.
    var sameAsSource: Int
    /// The translated percentage, truncated to two decimal places.
    var percent: Double
    /// Whether the percentage reaches the threshold; absent without a threshold.
    var meetsThreshold: Bool?
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
    withoutLetters = row.withoutLetters
    sameAsSource = row.sameAsSource
    percent = row.share.percentage(fractionDigits: 2)
    meetsThreshold = threshold?.isReached(by: row.share)
  }
}

import TestSupport

/// Formatted values of the module `Localization`, one a line.
///
/// A line has tab-separated fields: the kind, the locale, the value and its format, and the
/// formatted string at the end.
enum FormatCases {
  /// Prints the requested number of cases.
  static func print(_ cases: CaseCount) {
    var writer = CaseWriter(
      limit: cases.count,
      generator: SeededGenerator(seed: cases.seed)
    )
    // Batches are written in sequence, so a smaller count is a prefix of a larger one.
    while !writer.isFull {
      for (share, batch) in batches {
        for _ in 0..<share { batch(&writer) }
      }
    }
    writer.flush()
  }

  /// The batches of cases, with the number of batches in a round.
  private static let batches: [(share: Int, batch: @Sendable (inout CaseWriter) -> Void)] = [
    (24, numberCases), (8, wholeNumberCases), (20, massCases), (9, measureCases), (7, rangeCases),
    (9, dateCases), (5, skeletonCases), (4, intervalCases), (4, relativeCases), (3, listCases),
    (3, durationCases), (2, clockCases), (2, ordinalCases), (5, pluralCases), (8, currencyCases),
    (4, currencyRangeCases),
    (6, nameCases), (6, wordCases), (4, partCases), (6, isolationCases),
  ]
}

/// The locales of the comparison.
let locales = ["en_US", "en_GB", "en_CA", "es_ES", "es_MX", "es_US", "es_419", "es_AR"]

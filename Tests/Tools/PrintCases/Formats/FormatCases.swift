import TestSupport

/// Cases of formats with the texts that the module `Localization` gives, a line each.
///
/// A line has its fields between tabs: the kind, the locale, the value and its format, and the text at
/// the end.
enum FormatCases {
  /// Prints as many cases as are wanted.
  static func print(_ cases: CaseCount) {
    var writer = CaseWriter(
      limit: cases.count,
      generator: SeededGenerator(seed: cases.seed)
    )
    // One batch after the other, so that a smaller count is a part of a larger one.
    while !writer.isFull {
      for (share, batch) in batches {
        for _ in 0..<share { batch(&writer) }
      }
    }
    writer.flush()
  }

  /// Writers of a batch of cases, with the number of batches in a round.
  private static let batches: [(share: Int, batch: @Sendable (inout CaseWriter) -> Void)] = [
    (24, numberCases), (8, wholeNumberCases), (20, massCases), (9, measureCases), (7, rangeCases),
    (9, dateCases), (5, skeletonCases), (4, intervalCases), (4, relativeCases), (3, listCases),
    (3, durationCases), (2, clockCases), (2, ordinalCases), (5, pluralCases),
  ]
}

/// The locales of the comparison.
let locales = ["en_US", "en_GB", "en_CA", "es_ES", "es_MX", "es_US", "es_419", "es_AR"]

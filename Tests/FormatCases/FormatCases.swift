import TestSupport

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Writes cases of formats with the texts that the module `Localization` gives, a line each, for a
/// comparison with other programs: `format-cases COUNT [SEED]`.
///
/// A line has its fields between tabs: the kind, the locale, what is formatted and how, and the text
/// at the end.
@main enum FormatCases {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let count = arguments.first.flatMap(Int.init), count > 0 else {
      print("usage: format-cases COUNT [SEED]")
      exit(64)
    }
    let seed = arguments.dropFirst().first.flatMap(UInt64.init) ?? 1
    var writer = CaseWriter(limit: count, generator: SeededGenerator(seed: seed))
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

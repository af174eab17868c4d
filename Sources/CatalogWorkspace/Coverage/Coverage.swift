package import Diagnostics
import StringCatalog

/// How far catalogs are translated.
package struct Coverage {
  /// A row for each catalog and language.
  package let rows: [CoverageRow]
  /// A row for each language, where there are several catalogs.
  package let totals: [CoverageRow]

  /// Counts the keys of catalogs.
  ///
  /// - Parameters:
  ///   - files: The catalogs.
  ///   - languages: The languages; `nil` for those of each catalog.
  package init(of files: [CatalogFile], in languages: [String]?) {
    rows = files.flatMap { file in
      let counts = StateCounts(file.catalog, languages: languages)
      return counts.languages.map { CoverageRow(path: file.path, counts, language: $0) }
    }
    var seen: Set<String> = []
    let all = rows.map(\.language).filter { seen.insert($0).inserted }
    let rows = rows
    totals =
      files.count < 2
      ? []
      : all.map { tag in CoverageRow(total: rows.filter { $0.language == tag }, language: tag) }
  }

  /// Returns a finding for each row that does not reach a percentage.
  package func shortfalls(_ threshold: CoverageThreshold) -> [Diagnostic] {
    rows.filter { !threshold.isReached(by: $0.share) }
      .map { row in
        Diagnostic(
          .coverageTooLow(row.language, row.share, atLeast: threshold),
          .error,
          at: row.path.map { Place(file: $0, utf8Range: 0..<0, line: 1, column: 1) },
          path: [row.language]
        )
      }
  }
}

extension CoverageRow {
  /// The part of the keys that is done.
  package var share: CoverageShare { CoverageShare(done: done, total: total) }
}

extension Diagnostic.Message {
  /// A language is not translated as far as the user asks.
  fileprivate static func coverageTooLow(
    _ language: String,
    _ share: CoverageShare,
    atLeast threshold: CoverageThreshold
  ) -> Self {
    // One digit more than the user has given tells the two apart, as far as a person cares.
    let digits = threshold.fractionDigits + 1
    let percentage = share.percentage(fractionDigits: digits)
    return Self(
      "coverage-too-low",
      "\(quoted: language) is translated to \(percentage: percentage, fractionDigits: digits) (\("\(share.done)/\(share.total)")); at least \(percentage: threshold.value, fractionDigits: threshold.fractionDigits) is required"
    )
  }
}

/// How far one catalog, or all of them, are translated to one language.
package struct CoverageRow {
  /// The path of the catalog; `nil` for all of them.
  package let path: String?
  /// The language.
  package let language: String
  /// How many keys are in which state.
  package private(set) var counts: [TextState: Int]
  /// How many of the translated ones have nothing to translate.
  package private(set) var wordless: Int

  /// Takes the numbers of a language.
  package init(path: String, _ counts: StateCounts, language: String) {
    self.path = path
    self.language = language
    self.counts = counts.counts[language] ?? [:]
    wordless = counts.wordless[language] ?? 0
  }

  /// Adds the rows of a language up.
  package init(total rows: [CoverageRow], language: String) {
    path = nil
    self.language = language
    counts = rows.reduce(into: [:]) { $0.merge($1.counts, uniquingKeysWith: +) }
    wordless = rows.reduce(0) { $0 + $1.wordless }
  }

  /// Returns how many keys are in a state.
  package func count(_ state: TextState) -> Int { counts[state] ?? 0 }

  /// How many keys want a translation; the stale ones are not among them.
  package var total: Int { counts.reduce(0) { $0 + ($1.key == .stale ? 0 : $1.value) } }

  /// How many keys are translated, by whomever.
  package var done: Int { count(TextState(.translated)) + count(TextState(.machineTranslated)) }
}

/// The part of the keys that is done.
package struct CoverageShare {
  /// How many keys are done.
  package let done: Int
  /// How many there are; a catalog without any is complete.
  package let total: Int

  /// Creates a share.
  package init(
    done: Int,
    total: Int
  ) {
    self.done = done
    self.total = total
  }

  /// Returns the percentage, cut after some digits.
  package func percentage(fractionDigits: Int) -> Double {
    let scale = (0..<fractionDigits).reduce(1) { scale, _ in scale * 10 }
    let cut = total == 0 ? 100 * scale : done * 100 * scale / total
    return Double(cut) / Double(scale)
  }
}

/// The percentage that every language has to reach.
package struct CoverageThreshold: Hashable {
  /// The digits of the percentage, as one number.
  package let significand: Int
  /// How many of the digits follow the decimal point.
  package let fractionDigits: Int

  /// Creates a threshold.
  ///
  /// - Parameters:
  ///   - significand: The digits of the percentage, as one number.
  ///   - fractionDigits: How many of the digits follow the decimal point.
  package init(significand: Int, fractionDigits: Int = 0) {
    self.significand = significand
    self.fractionDigits = fractionDigits
  }

  private var scale: Int { (0..<fractionDigits).reduce(1) { scale, _ in scale * 10 } }

  /// Returns whether a share reaches the percentage; nothing is rounded for that.
  package func isReached(by share: CoverageShare) -> Bool {
    share.done * 100 * scale >= significand * share.total
  }

  /// The percentage, as near as a number of the machine is to it.
  package var value: Double { Double(significand) / Double(scale) }
}

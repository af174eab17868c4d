package import Diagnostics
import StringCatalog

/// The translation progress of catalogs.
package struct Coverage: Sendable {
  /// A row for each catalog and language.
  package let rows: [CoverageRow]
  /// A row for each language, if there are several catalogs.
  package let totals: [CoverageRow]
  /// The languages of the catalogs' source strings.
  package let sourceLanguages: Set<String>
  /// The languages of which so many strings equal the source strings that these do not count.
  package let copiedLanguages: Set<String>
  /// Whether machine translations count as translated.
  package let countsMachine: Bool

  /// Counts the keys of catalogs.
  ///
  /// - Parameters:
  ///   - files: The catalogs.
  ///   - languages: The languages; `nil` for those of each catalog.
  ///   - countsMachine: Whether machine translations count as translated.
  package init(
    of files: [CatalogFile],
    in languages: [String]?,
    countsMachine: Bool = true
  ) async {
    var rows: [CoverageRow] = []
    for file in files {
      let counts = await StateCounts.counting(file.catalog, languages: languages)
      rows += counts.languages.map { CoverageRow(path: file.path, counts, language: $0) }
    }
    sourceLanguages = Set(files.map(\.catalog.sourceLanguage))
    copiedLanguages = Self.copiedLanguages(in: rows)
    for index in rows.indices {
      rows[index].countsSameAsSource = !copiedLanguages.contains(rows[index].language)
      rows[index].countsMachine = countsMachine
    }
    self.countsMachine = countsMachine
    self.rows = rows
    var seen: Set<String> = []
    let all = rows.map(\.language).filter { seen.insert($0).inserted }
    totals =
      files.count < 2
      ? []
      : all.map { tag in CoverageRow(total: rows.filter { $0.language == tag }, language: tag) }
  }

  /// The share of a language's strings, in percent, beyond which those that equal the source strings
  /// are probably copies.
  ///
  /// Names and words that two languages share are a smaller part.
  private static let copiedPercentage = 25

  private static func copiedLanguages(in rows: [CoverageRow]) -> Set<String> {
    let languages = Dictionary(grouping: rows, by: \.language)
    return Set(
      languages.filter { _, rows in
        let same = rows.reduce(0) { $0 + $1.sameAsSource }
        return same * 100 > rows.reduce(0) { $0 + $1.textCount } * copiedPercentage
      }
      .keys
    )
  }

  /// Returns a finding for each row below a percentage.
  package func shortfalls(_ threshold: CoverageThreshold) -> [Diagnostic] {
    rows.filter { !threshold.isReached(by: $0.share) }
      .map { row in
        Diagnostic(
          .coverageTooLow(row.language, row.share, atLeast: threshold),
          .error,
          at: row.path.map { Location(file: $0, utf8Range: 0..<0, line: 1, column: 1) },
          path: [row.language]
        )
      }
  }
}

extension CoverageRow {
  /// The translated share of the keys.
  package var share: CoverageShare { CoverageShare(done: done, total: total) }
}

extension Diagnostic.Message {
  /// The coverage of a language is below the threshold.
  fileprivate static func coverageTooLow(
    _ language: String,
    _ share: CoverageShare,
    atLeast threshold: CoverageThreshold
  ) -> Self {
    // One digit more than in the user's threshold is sufficient to show the difference.
    let digits = threshold.fractionDigits + 1
    let percentage = share.percentage(fractionDigits: digits)
    return Self(
      "coverage-too-low",
      "\(quoted: language) is \(percentage: percentage, fractionDigits: digits) translated (\("\(share.done)/\(share.total)")); at least \(percentage: threshold.value, fractionDigits: threshold.fractionDigits) is required"
    )
  }
}

/// The translation progress of one catalog, or of all of them, in one language.
package struct CoverageRow: Sendable {
  /// The path of the catalog; `nil` for all of them.
  package let path: String?
  /// The language.
  package let language: String
  /// The number of keys per state.
  package private(set) var counts: [TextState: Int]
  /// The number of translated keys that contain no words.
  package private(set) var withoutLetters: Int
  /// The number of translated keys whose strings equal the source strings.
  package private(set) var sameAsSource: Int
  /// Whether keys whose strings equal the source strings are done.
  package fileprivate(set) var countsSameAsSource = true
  /// Whether machine translations are done.
  package fileprivate(set) var countsMachine = true

  /// Creates the row of a language.
  package init(path: String, _ counts: StateCounts, language: String) {
    self.path = path
    self.language = language
    self.counts = counts.counts[language] ?? [:]
    withoutLetters = counts.withoutLetters[language] ?? 0
    sameAsSource = counts.sameAsSource[language] ?? 0
  }

  /// Adds up the rows of a language.
  package init(total rows: [CoverageRow], language: String) {
    path = nil
    self.language = language
    counts = rows.reduce(into: [:]) { $0.merge($1.counts, uniquingKeysWith: +) }
    withoutLetters = rows.reduce(0) { $0 + $1.withoutLetters }
    sameAsSource = rows.reduce(0) { $0 + $1.sameAsSource }
    countsSameAsSource = rows.allSatisfy(\.countsSameAsSource)
    countsMachine = rows.allSatisfy(\.countsMachine)
  }

  /// Returns the number of keys in a state.
  package func count(_ state: TextState) -> Int { counts[state] ?? 0 }

  /// The number of keys that need a translation, without stale ones.
  package var total: Int { counts.reduce(0) { $0 + ($1.key == .stale ? 0 : $1.value) } }

  /// The number of translated keys.
  package var done: Int {
    let done =
      count(TextState(.translated)) + (countsMachine ? count(TextState(.machineTranslated)) : 0)
    // A machine translation may be the same as the source text, too.
    return max(0, done - (countsSameAsSource ? 0 : sameAsSource))
  }

  /// Whether all keys are translated.
  package var isDone: Bool { done == total }

  /// The number of keys with strings in the language.
  fileprivate var textCount: Int { total - count(.missing) - withoutLetters }
}

/// The translated share of keys.
package struct CoverageShare: Comparable {
  /// The number of translated keys.
  package let done: Int
  /// The total number of keys; a catalog without keys is complete.
  package let total: Int

  /// Creates a share.
  package init(
    done: Int,
    total: Int
  ) {
    self.done = done
    self.total = total
  }

  /// Returns whether a smaller share of the keys is translated.
  package static func < (lhs: CoverageShare, rhs: CoverageShare) -> Bool {
    lhs.fraction < rhs.fraction
  }

  /// Returns whether the same share of the keys is translated.
  package static func == (lhs: CoverageShare, rhs: CoverageShare) -> Bool {
    lhs.fraction == rhs.fraction
  }

  private var fraction: Double { total == 0 ? 1 : Double(done) / Double(total) }

  /// Returns the percentage, truncated to a number of digits.
  package func percentage(fractionDigits: Int) -> Double {
    let scale = (0..<fractionDigits).reduce(1) { scale, _ in scale * 10 }
    let cut = total == 0 ? 100 * scale : done * 100 * scale / total
    return Double(cut) / Double(scale)
  }
}

/// The percentage that every language must reach.
package struct CoverageThreshold: Hashable {
  /// The digits of the percentage, as one number.
  package let significand: Int
  /// The number of digits after the decimal point.
  package let fractionDigits: Int

  /// Creates a threshold.
  ///
  /// - Parameters:
  ///   - significand: The digits of the percentage, as one number.
  ///   - fractionDigits: The number of digits after the decimal point.
  package init(significand: Int, fractionDigits: Int = 0) {
    self.significand = significand
    self.fractionDigits = fractionDigits
  }

  private var scale: Int { (0..<fractionDigits).reduce(1) { scale, _ in scale * 10 } }

  /// Returns whether a share reaches the percentage, without rounding.
  package func isReached(by share: CoverageShare) -> Bool {
    share.done * 100 * scale >= significand * share.total
  }

  /// The percentage as a floating-point number.
  package var value: Double { Double(significand) / Double(scale) }
}

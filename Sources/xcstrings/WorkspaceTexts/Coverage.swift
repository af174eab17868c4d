import ArgumentParser
import Diagnostics
import Localization
import StringCatalog

/// How far catalogs are translated.
struct Coverage {
  /// A row for each catalog and language.
  let rows: [CoverageRow]
  /// A row for each language, where there are several catalogs.
  let totals: [CoverageRow]

  /// Counts the keys of catalogs.
  ///
  /// - Parameters:
  ///   - files: The catalogs.
  ///   - languages: The languages; `nil` for those of each catalog.
  init(of files: [CatalogFile], in languages: [String]?) {
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
  func shortfalls(_ threshold: CoverageThreshold) -> [Diagnostic] {
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
  var share: CoverageShare { CoverageShare(done: done, total: total) }
}

extension Diagnostic.Message {
  /// A language is not translated as far as the user asks.
  fileprivate static func coverageTooLow(
    _ language: String,
    _ share: CoverageShare,
    atLeast threshold: CoverageThreshold
  ) -> Self {
    // One digit more than the user has given tells the two apart, as far as a person cares.
    let digits = threshold.number.fractionDigits + 1
    let percentage = share.percentage(fractionDigits: digits)
    let least = (value: threshold.number.value, digits: threshold.number.fractionDigits)
    return Self(
      "coverage-too-low",
      "\(quoted: language) is translated to \(percentage: percentage, fractionDigits: digits) (\("\(share.done)/\(share.total)")); at least \(percentage: least.value, fractionDigits: least.digits) is required"
    )
  }
}

/// How far one catalog, or all of them, are translated to one language.
struct CoverageRow {
  /// The path of the catalog; `nil` for all of them.
  let path: String?
  /// The language.
  let language: String
  /// How many keys are in which state.
  private(set) var counts: [TextState: Int]
  /// How many of the translated ones have nothing to translate.
  private(set) var wordless: Int

  /// Takes the numbers of a language.
  init(path: String, _ counts: StateCounts, language: String) {
    self.path = path
    self.language = language
    self.counts = counts.counts[language] ?? [:]
    wordless = counts.wordless[language] ?? 0
  }

  /// Adds the rows of a language up.
  init(total rows: [CoverageRow], language: String) {
    path = nil
    self.language = language
    counts = rows.reduce(into: [:]) { $0.merge($1.counts, uniquingKeysWith: +) }
    wordless = rows.reduce(0) { $0 + $1.wordless }
  }

  /// Returns how many keys are in a state.
  func count(_ state: TextState) -> Int { counts[state] ?? 0 }

  /// How many keys want a translation; the stale ones are not among them.
  var total: Int { counts.reduce(0) { $0 + ($1.key == .stale ? 0 : $1.value) } }

  /// How many keys are translated, by whomever.
  var done: Int { count(TextState(.translated)) + count(TextState(.machineTranslated)) }
}

/// The part of the keys that is done.
struct CoverageShare {
  /// How many keys are done.
  let done: Int
  /// How many there are; a catalog without any is complete.
  let total: Int

  /// Returns the share in percent, cut and not rounded, so that only what is complete shows 100.
  func text(fractionDigits: Int = 0, _ locale: FormatLocale) -> String {
    NumberStyle.percent(fractionDigits: fractionDigits)
      .format(percentage(fractionDigits: fractionDigits) / 100, locale: locale)
  }

  /// Returns the percentage, cut after some digits.
  func percentage(fractionDigits: Int) -> Double {
    let scale = (0..<fractionDigits).reduce(1) { scale, _ in scale * 10 }
    let cut = total == 0 ? 100 * scale : done * 100 * scale / total
    return Double(cut) / Double(scale)
  }
}

/// The percentage that every language has to reach.
struct CoverageThreshold: ExpressibleByArgument, Hashable {
  /// The percentage, exactly as the user writes it.
  let number: ParsedNumber

  /// How many digits may stand after the mark.
  private static let fractionLimit = 6

  /// Reads a percentage from 0 to 100, with a point, as scripts have it, or with the user's own mark.
  init?(argument: String) {
    let text = argument.hasSuffix("%") ? String(argument.dropLast()) : argument
    let numbers = [FormatLocale.posix, LocalizationBundle.module.formats(for: .current)]
      .compactMap { try? NumberParser(locale: $0).parse(text) }
    guard let number = numbers.first(where: { (0...100).contains($0.value) }),
      number.fractionDigits <= Self.fractionLimit
    else { return nil }
    self.number = number
  }

  /// Returns whether a share reaches the percentage; nothing is rounded for that.
  func isReached(by share: CoverageShare) -> Bool {
    let scale = (0..<number.fractionDigits).reduce(1) { scale, _ in scale * 10 }
    return share.done * 100 * scale >= number.significand * share.total
  }

  /// Returns the percentage as the readers of a locale write it.
  func text(_ locale: FormatLocale) -> String {
    NumberStyle.percent(fractionDigits: number.fractionDigits)
      .format(number.value / 100, locale: locale)
  }
}

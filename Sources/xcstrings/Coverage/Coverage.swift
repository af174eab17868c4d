import Diagnostics

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
          .coverageTooLow,
          .error,
          at: row.path.map { Place(file: $0, utf8Range: 0..<0, line: 1, column: 1) },
          path: [row.language],
          arguments: [
            .text(row.language), .integer(row.done), .integer(row.total),
            .text(threshold.argument),
          ]
        )
      }
  }
}

extension CoverageRow {
  /// The part of the keys that is done.
  var share: CoverageShare { CoverageShare(done: done, total: total) }
}

extension Diagnostic.ID {
  /// A language is not translated as far as the user asks (the language, how many keys are done, how
  /// many there are, the percentage with a point).
  fileprivate static let coverageTooLow: Self = "coverage-too-low"
}

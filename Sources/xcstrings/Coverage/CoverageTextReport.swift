import CommandSupport
import Localization

/// How far languages are translated, on a terminal.
struct CoverageTextReport {
  private let coverage: Coverage
  private let console: Console

  /// Creates the report.
  init(_ coverage: Coverage, _ console: Console) {
    self.coverage = coverage
    self.console = console
  }

  /// Prints the table, and what is not plain from it.
  func print() {
    for (number, line) in table.lines.enumerated() {
      console.print(number == 0 ? console.styled(line, .bold) : line)
    }
    guard wordlessCount > 0 else { return }
    console.remark(
      String(
        localized:
          "\(wordlessCount) keys without letters count as translated, though they have no text of their own.",
        comment: "Below the table of xcstrings coverage. Such keys are '%@' and '%lld / %lld'"
      )
    )
  }

  /// How many keys of all catalogs have nothing to translate; a language may have texts for some.
  private var wordlessCount: Int {
    Dictionary(grouping: coverage.rows) { $0.path }
      .reduce(0) { $0 + ($1.value.map(\.wordless).max() ?? 0) }
  }

  /// The table, with the names of languages where a terminal has room for them.
  private var table: CoverageTable {
    let named = CoverageTable(coverage, .current, namesLanguages: true)
    return console.isOutputTerminal && named.width <= console.width
      ? named : CoverageTable(coverage, .current, namesLanguages: false)
  }
}

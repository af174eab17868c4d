import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import StringCatalog

/// The translation progress of languages as a table.
struct CoverageTable {
  private let headings: [String]
  private let rows: [[String]]
  private let totals: [[String]]

  /// The number of columns with names, before those with numbers.
  private static let nameCount = 2

  /// Creates the table.
  ///
  /// - Parameters:
  ///   - coverage: The numbers.
  ///   - showsAll: Whether rows of complete languages are shown, too.
  ///   - locale: The locale of the user.
  ///   - namesLanguages: Whether the names of languages are shown in addition to their tags.
  init(
    _ coverage: Coverage,
    showsAll: Bool = false,
    _ locale: UserLocale = .current,
    namesLanguages: Bool = false
  ) {
    let columns = Self.columns(of: coverage)
    headings = columns.map(\.heading)
    func cells(_ row: CoverageRow) -> [String] {
      columns.map { $0.cell(row, locale, namesLanguages) }
    }
    totals = coverage.shownTotals(showsAll: showsAll).map(cells)
    rows = coverage.shownRows(showsAll: showsAll).map(cells)
  }

  /// The aligned lines of the table, beginning with the headings.
  var lines: [String] {
    ([headings] + totals + rows).alignedLines(leadingColumns: Self.nameCount)
  }

  /// The width of the table in terminal columns.
  var width: Int { lines.map(\.displayWidth).max() ?? 0 }

  /// The table in Markdown.
  var markdown: String {
    let rule = headings.indices.map { $0 < Self.nameCount ? "---" : "---:" }
    // Paths and languages are formatted as code; the headings and numbers contain no markup.
    let coded = rows.map { row in
      row.enumerated().map { $0 < Self.nameCount ? Markdown.code($1) : $1 }
    }
    let sums = totals.map { row in
      row.enumerated().map { $0 == Self.nameCount - 1 ? Markdown.code($1) : $1 }
    }
    return ([headings, rule] + sums + coded)
      .map { "| \($0.joined(separator: " | ")) |" }
      .joined(separator: "\n")
  }
}

extension Coverage {
  /// Returns the rows of all catalogs, beginning with the language of which least is done.
  fileprivate func shownTotals(showsAll: Bool) -> [CoverageRow] {
    shown(totals) { showsAll || !$0.isDone || !sourceLanguages.contains($0.language) }
  }

  /// Returns the rows of the catalogs, which are the totals of a single catalog.
  fileprivate func shownRows(showsAll: Bool) -> [CoverageRow] {
    guard totals.isEmpty else { return shown(rows) { showsAll || !$0.isDone } }
    let shown = shown(rows) { row in
      showsAll || !row.isDone || !sourceLanguages.contains(row.language)
    }
    return shown.isEmpty ? rows : shown
  }

  private func shown(
    _ rows: [CoverageRow],
    where isShown: (CoverageRow) -> Bool
  ) -> [CoverageRow] {
    rows.filter(isShown).enumerated()
      .sorted { first, second in
        let (left, right) = (first.element.share, second.element.share)
        return left == right ? first.offset < second.offset : left < right
      }
      .map(\.element)
  }
}

// MARK: - Columns

extension CoverageTable {
  private struct Column {
    var heading: String
    var cell: (_ row: CoverageRow, _ locale: UserLocale, _ namesLanguages: Bool) -> String
  }

  private static func columns(of coverage: Coverage) -> [Column] {
    // Machine translations and stale keys are rare, so they have columns only if there are any.
    let states = StateCounts.states.filter { state in
      (state != TextState(.machineTranslated) && state != .stale)
        || coverage.rows.contains { $0.count(state) > 0 }
    }
    let same = coverage.rows.contains { $0.sameAsSource > 0 } ? [sameAsSource] : []
    return [catalog, language, total] + states.map(column) + same + [share]
  }

  private static var sameAsSource: Column {
    Column(heading: sameAsSourceHeading) { row, locale, _ in number(row.sameAsSource, locale) }
  }

  static var sameAsSourceHeading: String {
    String(
      localized: "Same as source",
      comment:
        "Heading of the table of xcstrings coverage: number of translations that equal the source text"
    )
  }

  private static var catalog: Column {
    let all = String(
      localized: "All catalogs",
      comment: "Table of xcstrings coverage: label of the totals, instead of a path"
    )
    return Column(
      heading: String(
        localized: "Catalog",
        comment: "Heading of the table of xcstrings coverage"
      )
    ) { row, _, _ in row.path ?? all }
  }

  private static var language: Column {
    Column(
      heading: String(
        localized: "Language",
        comment: "Heading of the table of xcstrings coverage"
      )
    ) { row, locale, namesLanguages in
      namesLanguages
        ? "\(row.language)  \(CoverageStrings.name(of: row.language, locale))" : row.language
    }
  }

  private static var total: Column {
    Column(
      heading: String(localized: "Keys", comment: "Heading of the table of xcstrings coverage")
    ) { row, locale, _ in number(row.total, locale) }
  }

  private static func column(of state: TextState) -> Column {
    Column(heading: heading(of: state)) { row, locale, _ in number(row.count(state), locale) }
  }

  private static var share: Column {
    Column(
      heading: String(
        localized: "Done",
        comment: "Heading of the table of xcstrings coverage: percentage"
      )
    ) { row, locale, _ in row.share.text(LocalizationBundle.module.formats(for: locale)) }
  }

  private static func number(_ number: Int, _ locale: UserLocale) -> String {
    NumberStyle.number(fractionDigits: 0)
      .format(Double(number), locale: LocalizationBundle.module.formats(for: locale))
  }

  static func heading(of state: TextState) -> String {
    switch state {
    case TextState(.translated):
      String(localized: "Translated", comment: "Heading of the table of xcstrings coverage")
    case TextState(.machineTranslated):
      String(
        localized: "Machine",
        comment: "Heading of the table of xcstrings coverage: translated by a machine"
      )
    case TextState(.needsReview):
      String(localized: "Needs review", comment: "Heading of the table of xcstrings coverage")
    case TextState(.new):
      String(
        localized: "Unfinished",
        comment: "Heading of the table of xcstrings coverage: texts in state 'new'"
      )
    case .missing:
      String(localized: "Missing", comment: "Heading of the table of xcstrings coverage")
    default:
      String(
        localized: "Stale",
        comment: "Heading of the table of xcstrings coverage: keys that the code no longer has"
      )
    }
  }
}

/// The translation progress of languages on a terminal.
struct CoverageTextReport {
  private let coverage: Coverage
  private let showsAll: Bool
  private let console: Console

  /// Creates the report.
  init(_ coverage: Coverage, showsAll: Bool, _ console: Console) {
    self.coverage = coverage
    self.showsAll = showsAll
    self.console = console
  }

  /// Prints the table with notes.
  func print() {
    for (number, line) in table.lines.enumerated() {
      console.print(number == 0 ? console.styled(line, .bold) : line)
    }
    if !coverage.copiedLanguages.isEmpty {
      let languages = coverage.copiedLanguages.sorted().joined(separator: ", ")
      console.printStatus(
        String(
          localized:
            "So many texts are the same as the source text that these do not count as done: \(languages)",
          comment: "Below the table of xcstrings coverage. The argument is a list of languages"
        )
      )
    }
    guard withoutLettersCount > 0 else { return }
    console.printStatus(
      String(
        localized:
          "\(withoutLettersCount) keys without letters count as translated, although they have no translation.",
        comment: "Below the table of xcstrings coverage. Such keys are '%@' and '%lld / %lld'"
      )
    )
  }

  /// The number of keys of all catalogs without letters; a language may have translations for some.
  private var withoutLettersCount: Int {
    Dictionary(grouping: coverage.rows) { $0.path }
      .reduce(0) { $0 + ($1.value.map(\.withoutLetters).max() ?? 0) }
  }

  /// The table, with the names of languages if the terminal is wide enough.
  private var table: CoverageTable {
    let named = CoverageTable(coverage, showsAll: showsAll, namesLanguages: true)
    return console.isOutputTerminal && named.width <= console.width
      ? named : CoverageTable(coverage, showsAll: showsAll)
  }
}

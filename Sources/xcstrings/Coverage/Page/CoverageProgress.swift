import CommandSupport
import Localization
import StringCatalog

/// The numbers of the page about coverage: a table for all catalogs, and one for each of them.
struct CoverageProgress {
  /// The tables.
  let text: String

  /// Creates the tables.
  ///
  /// - Parameters:
  ///   - coverage: The numbers.
  ///   - owing: The languages that owe something, to which their names lead.
  ///   - labels: The words of pages.
  init(_ coverage: Coverage, owing: Set<String>, _ labels: PageLabels) {
    var paths: Set<String> = []
    let catalogs = coverage.rows.compactMap(\.path).filter { paths.insert($0).inserted }
    let states = StateCounts.states.filter { state in
      coverage.rows.contains { $0.count(state) > 0 }
    }
    func table(_ caption: String, _ rows: [CoverageRow]) -> String {
      Self.table(caption, rows, states, owing, labels)
    }
    let tables = catalogs.map { path in table(path, coverage.rows.filter { $0.path == path }) }
    guard !coverage.totals.isEmpty else {
      text = tables.joined(separator: "\n")
      return
    }
    text = """
      \(table(labels.allCatalogs, coverage.totals))
      <details class="catalogs"><summary>\(HTMLText.escaped(labels.catalog))</summary>
      \(tables.joined(separator: "\n"))
      </details>
      """
  }

  private static func table(
    _ caption: String,
    _ rows: [CoverageRow],
    _ states: [TextState],
    _ owing: Set<String>,
    _ labels: PageLabels
  ) -> String {
    let heads = [labels.language, "", labels.done] + states.map(CoverageTable.heading)
    let head = heads.map { "<th scope=\"col\">\(HTMLText.escaped($0))</th>" }.joined()
    let body = rows.map { row(of: $0, states, isOwing: owing.contains($0.language)) }
      .joined(separator: "\n")
    return """
      <div class="progress"><table>
      <caption>\(HTMLText.escaped(caption))</caption>
      <thead><tr>\(head)</tr></thead>
      <tbody>
      \(body)
      </tbody>
      </table></div>
      """
  }

  private static func row(
    of row: CoverageRow,
    _ states: [TextState],
    isOwing: Bool
  ) -> String {
    let locale = LocalizationBundle.module.formats(for: .current)
    let numbers = states.map { state in
      let number = NumberStyle.number(fractionDigits: 0)
        .format(Double(row.count(state)), locale: locale)
      return "<td>\(row.count(state) == 0 ? "" : HTMLText.escaped(number))</td>"
    }
    let tag = HTMLText.escaped(row.language)
    let name = HTMLText.escaped(CoverageWords.name(of: row.language))
    let link = isOwing ? "<a href=\"#\(tag)\">\(name)</a>" : name
    return """
      <tr><th scope="row">\(link) <code>\(tag)</code></th>\
      <td class="overview">\(bar(of: row, states))</td>\
      <td>\(HTMLText.escaped(row.share.text(locale)))</td>\(numbers.joined())</tr>
      """
  }

  /// A bar of a part for each state, drawn so that it needs no style of its own.
  private static func bar(of row: CoverageRow, _ states: [TextState]) -> String {
    let total = row.counts.values.reduce(0, +)
    var start = 0
    let parts = states.filter { row.count($0) > 0 }
      .map { state -> String in
        defer { start += row.count(state) }
        return """
          <rect class="\(state.name)" x="\(start)" width="\(row.count(state))" height="1"/>
          """
      }
    return """
      <svg class="bar" aria-hidden="true" viewBox="0 0 \(max(total, 1)) 1" \
      preserveAspectRatio="none">\(parts.joined())</svg>
      """
  }
}

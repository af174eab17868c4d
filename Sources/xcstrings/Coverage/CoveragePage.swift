import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import StringCatalog

/// Coverage as an HTML page, with the numbers and the outstanding keys of each language.
///
/// The page is a single file without dependencies. It is readable without its script, which only
/// filters. The content of catalogs is escaped. The content security policy forbids other scripts
/// and external resources.
struct CoveragePage {
  /// The page.
  let text: String

  /// Creates the page, in the language of the run.
  ///
  /// - Parameters:
  ///   - coverage: The numbers.
  ///   - files: The catalogs.
  ///   - workflow: The GitHub workflow, for links to the files.
  ///   - nonce: The nonce of the script and the style in the content security policy.
  init(
    _ coverage: Coverage,
    of files: [CatalogFile],
    in workflow: GitHubWorkflow,
    nonce: String = HTMLReport.nonce()
  ) {
    let language = LocalizationBundle.module.language(for: .current)
    let debts = coverage.debts(of: files)
    let count = debts.flatMap(\.catalogs).reduce(0) { $0 + $1.keys.count }
    let labels = PageLabels(keyCount: count, locale: UserLocale(language))
    let sections = debts.map { CoverageSection($0.language, $0.catalogs, workflow).text }
    let title = HTMLText.escaped(PageReport.title(files.map(\.path)))
    let body = """
      <header class="page">
      <h1>\(title)</h1>
      \(CoverageProgress(coverage, owing: Set(debts.map(\.language)), labels).text)
      </header>
      \(debts.isEmpty ? "" : CoverageControls(debts, labels).text)
      <main>
      \(sections.isEmpty ? "<p class=\"nothing\">\(HTMLText.escaped(CoverageStrings.nothing))</p>" : sections.joined(separator: "\n"))
      </main>
      <script nonce="\(nonce)">\(CoverageAssets.script)</script>
      """
    text = HTMLText.page(title: PageReport.title(files.map(\.path)), nonce: nonce, body: body)
  }
}

/// The filter controls of the coverage page, which its script shows.
struct CoverageControls {
  /// The HTML form.
  let text: String

  /// Creates the form.
  ///
  /// - Parameters:
  ///   - debts: The outstanding keys of each language.
  ///   - labels: The labels of pages.
  init(_ debts: [(language: String, catalogs: [OutstandingKeys])], _ labels: PageLabels) {
    let found = Set(debts.flatMap(\.catalogs).flatMap(\.keys).map(\.state))
    let options = debts.map(\.language)
      .map { tag in
        "<option value=\"\(HTMLText.escaped(tag))\">\(HTMLText.escaped(CoverageStrings.name(of: tag))) · \(HTMLText.escaped(tag))</option>"
      }
    let chips = OutstandingKeys.states.filter(found.contains)
      .map { state in
        """
        <label class="chip"><input type="checkbox" value="\(state.name)"> \
        \(HTMLText.escaped(state.label))</label>
        """
      }
    text = """
      <form role="search" hidden>
      <div class="fields">
      <label><span>\(HTMLText.escaped(labels.search))</span>\
      <input type="search" autocomplete="off" spellcheck="false"></label>
      <label><span>\(HTMLText.escaped(labels.language))</span>\
      <select><option value="">\(HTMLText.escaped(labels.allLanguages))</option>\
      \(options.joined())</select></label>
      </div>
      <fieldset><legend>\(HTMLText.escaped(labels.states))</legend>
      \(chips.joined(separator: "\n"))
      </fieldset>
      <p class="count" aria-live="polite"><output data-text="\(HTMLText.escaped(labels.count))"></output> \
      <button type="reset">\(HTMLText.escaped(labels.reset))</button></p>
      </form>
      <p class="nothing" id="nothing" hidden>\(HTMLText.escaped(labels.nothing))</p>
      """
  }
}

/// The numbers on the coverage page: a table for all catalogs, and one for each of them.
struct CoverageProgress {
  /// The tables.
  let text: String

  /// Creates the tables.
  ///
  /// - Parameters:
  ///   - coverage: The numbers.
  ///   - owing: The languages with outstanding keys, whose names become links.
  ///   - labels: The labels of pages.
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
    let heads =
      [labels.language, "", labels.done] + states.map(CoverageTable.heading)
      + [CoverageTable.sameAsSourceHeading]
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
    let numbers = (states.map(row.count) + [row.sameAsSource])
      .map { count in
        let number = NumberStyle.number(fractionDigits: 0).format(Double(count), locale: locale)
        return "<td>\(count == 0 ? "" : HTMLText.escaped(number))</td>"
      }
    let tag = HTMLText.escaped(row.language)
    let name = HTMLText.escaped(CoverageStrings.name(of: row.language))
    let link = isOwing ? "<a href=\"#\(tag)\">\(name)</a>" : name
    return """
      <tr><th scope="row">\(link) <code>\(tag)</code></th>\
      <td class="overview">\(bar(of: row, states))</td>\
      <td>\(HTMLText.escaped(row.share.text(locale)))</td>\(numbers.joined())</tr>
      """
  }

  /// Returns a bar with a part for each state, as SVG without inline styles.
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

/// The outstanding keys of a language on the coverage page.
struct CoverageSection {
  private let language: String
  private let catalogs: [OutstandingKeys]
  private let workflow: GitHubWorkflow

  /// Creates the section of a language.
  init(_ language: String, _ catalogs: [OutstandingKeys], _ workflow: GitHubWorkflow) {
    self.language = language
    self.catalogs = catalogs
    self.workflow = workflow
  }

  /// The section.
  var text: String {
    let count = catalogs.reduce(0) { $0 + $1.keys.count }
    let title = CoverageStrings.owed(CoverageStrings.name(of: language), count)
    let tag = HTMLText.escaped(language)
    return """
      <details class="outstanding" id="\(tag)" open>
      <summary><h2>\(HTMLText.escaped(title)) <code>\(tag)</code></h2></summary>
      \(catalogs.map(list).joined(separator: "\n"))
      </details>
      """
  }

  private func list(_ catalog: OutstandingKeys) -> String {
    """
    <section>
    <h3 class="place">\(HTMLText.escaped(catalog.path))</h3>
    \(catalog.keys.map { article($0, of: catalog) }.joined(separator: "\n"))
    </section>
    """
  }

  private func article(_ key: OutstandingKey, of catalog: OutstandingKeys) -> String {
    let name = key.key.isEmpty ? "<span class=\"none\">—</span>" : HTMLText.escaped(key.key)
    let source = texts(key.sources, in: catalog.sourceLanguage)
    let translation = texts(key.texts, in: language)
    let comment = key.comment.map {
      "<p class=\"comment\" dir=\"auto\">\(HTMLText.escaped($0))</p>"
    }
    return """
      <article data-state="\(HTMLText.escaped(key.state.name))">
      <header><h4 dir="auto" lang="\(HTMLText.escaped(catalog.sourceLanguage))">\(name)</h4>\
      \(location(of: key, in: catalog))</header>
      <p class="state \(HTMLText.escaped(key.state.name))">\(HTMLText.escaped(key.state.label))</p>
      \(comment ?? "")\(source)\(translation)
      </article>
      """
  }

  private func location(of key: OutstandingKey, in catalog: OutstandingKeys) -> String {
    guard let line = key.location?.line else { return "" }
    let name = HTMLText.escaped("\(PageReport.title([catalog.path])):\(line)")
    guard let address = workflow.address(of: catalog.path, line: line) else {
      return "<p class=\"place\">\(name)</p>"
    }
    return "<p class=\"place\"><a href=\"\(HTMLText.escaped(address))\">\(name)</a></p>"
  }

  /// Returns the strings in one language, each with the name of its variant.
  private func texts(_ texts: [CatalogText], in language: String) -> String {
    guard !texts.isEmpty else { return "" }
    let items = texts.map { text in
      let variation =
        text.variation.isEmpty
        ? ""
        : "<span class=\"variation\">\(HTMLText.escaped(VariationLabel(text.variation).text))</span>"
      let value = HTMLText.escaped(text.value ?? "")
      return """
        <li class="text">\(variation)<span class="value" dir="auto" \
        lang="\(HTMLText.escaped(language))">\(value)</span></li>
        """
    }
    return """
      <div class="localization"><p class="language">\
      \(HTMLText.escaped(CoverageStrings.name(of: language)))</p>\
      <ul class="texts">\(items.joined())</ul></div>
      """
  }
}

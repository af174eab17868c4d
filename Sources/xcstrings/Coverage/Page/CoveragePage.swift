import CommandSupport
import Localization

/// Coverage as a page for everybody who waits for a translation: the numbers, and who owes which keys.
///
/// The page is one file that needs nothing else, and can be read without its script, which only filters.
/// What comes out of catalogs is escaped, and the page's policy lets no other script run and nothing be
/// loaded.
struct CoveragePage {
  /// The page.
  let text: String

  /// Creates the page, in the language of the run.
  ///
  /// - Parameters:
  ///   - coverage: The numbers.
  ///   - files: The catalogs.
  ///   - workflow: Where the files are shown.
  ///   - nonce: What the page's own script and style are told by.
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
    text = """
      <!doctype html>
      <html lang="\(language)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(HTMLReport.policy(nonce))">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <style nonce="\(nonce)">\(HTMLReport.style)\(Self.style)</style>
      </head>
      <body>
      <header class="page">
      <h1>\(title)</h1>
      \(CoverageProgress(coverage, owing: Set(debts.map(\.language)), labels).text)
      </header>
      \(debts.isEmpty ? "" : CoverageControls(debts, labels).text)
      <main>
      \(sections.isEmpty ? "<p class=\"nothing\">\(HTMLText.escaped(CoverageWords.nothing))</p>" : sections.joined(separator: "\n"))
      </main>
      <script nonce="\(nonce)">\(Self.script)</script>
      </body>
      </html>
      """
  }

  private static let style = String(decoding: PackageResources.coverage_css, as: UTF8.self)
  private static let script = String(decoding: PackageResources.coverage_js, as: UTF8.self)
}

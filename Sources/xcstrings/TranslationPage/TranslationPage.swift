import CatalogWorkspace
import CommandSupport
import FileSystem
import Localization

/// A page on which a translator edits the translation of catalogs, in any browser.
///
/// It is one file without dependencies. The content of catalogs is data for the script, which displays
/// it as text. The content security policy permits no other scripts, and no connections.
struct TranslationPage {
  /// The page.
  let text: String
  /// The content security policy.
  let policy: String

  /// Creates the page that is sent to a translator.
  ///
  /// - Parameters:
  ///   - work: The content.
  ///   - nonce: The nonce of the script and the style in the content security policy.
  /// - Throws: `EncodingError` if the content cannot be encoded.
  init(_ work: PageWork, nonce: String = HTMLReport.nonce()) throws {
    try self.init(work, title: Self.title(of: work), work.mode, nonce)
  }

  /// Creates the page of the local server, which requests its content.
  init(_ start: PageStart, nonce: String = HTMLReport.nonce()) throws {
    try self.init(start, title: "xcstrings", start.mode, nonce)
  }

  private init(
    _ content: some Encodable,
    title: String,
    _ mode: PageWork.Mode,
    _ nonce: String
  ) throws {
    let language = LocalizationBundle.module.language(for: .current)
    policy = Self.policy(nonce, mode)
    text = """
      <!doctype html>
      <html lang="\(language)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <link rel="icon" href="data:,">
      <title>\(HTMLText.escaped(title))</title>
      <style nonce="\(nonce)">\(PageFiles.style)</style>
      </head>
      <body>
      <noscript>\(HTMLText.escaped(String(localized: .htmlReportNoScript)))</noscript>
      <div id="app"></div>
      <script type="application/json" id="work">\(try HTMLReport.island(content))</script>
      <script type="module" nonce="\(nonce)">\(PageFiles.script)</script>
      </body>
      </html>
      """
  }

  /// Returns the content security policy.
  private static func policy(_ nonce: String, _ mode: PageWork.Mode) -> String {
    let connections = mode == .edit ? "connect-src 'self'" : "connect-src 'none'"
    return [
      HTMLReport.policy(nonce), connections, "img-src data:", "require-trusted-types-for 'script'",
    ]
    .joined(separator: "; ")
  }

  /// Returns the name of the catalog and the language.
  private static func title(of work: PageWork) -> String {
    "\(PageReport.title(work.catalogs)) · \(work.language.name)"
  }
}

extension PageWork {
  /// Creates the content of the page.
  ///
  /// - Parameters:
  ///   - work: The translations.
  ///   - mode: How the page is used.
  ///   - project: The project; `nil` if there is none.
  init(_ work: TranslationWork, _ mode: Mode, in project: Project?) {
    let catalogs = ExportedCatalog.all(work.files, in: project)
    self.init(
      work,
      mode,
      paths: Dictionary(
        catalogs.map { ($0.file.path, $0.name) },
        uniquingKeysWith: { first, _ in first }
      ),
      rules: PageRules.severities(of: project?.configuration)
    )
  }
}

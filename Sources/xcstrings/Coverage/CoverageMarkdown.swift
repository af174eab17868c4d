import CatalogWorkspace
import Diagnostics
import ICU
import Localization

/// Coverage as Markdown for a pull request comment.
///
/// It contains the table, and a collapsed list of outstanding keys per language.
struct CoverageMarkdown {
  private let table: CoverageTable
  private let debts: [(language: String, catalogs: [OutstandingKeys])]
  private let workflow: GitHubWorkflow

  /// The maximum number of listed keys per language, because GitHub limits the length of comments.
  private static let limit = 50

  /// Creates the report.
  ///
  /// - Parameters:
  ///   - coverage: The numbers.
  ///   - showsAll: Whether rows of complete catalogs are shown, too.
  ///   - files: The catalogs.
  ///   - workflow: The GitHub workflow, for links to the files.
  init(
    _ coverage: Coverage,
    showsAll: Bool,
    of files: [CatalogFile],
    in workflow: GitHubWorkflow
  ) {
    table = CoverageTable(coverage, showsAll: showsAll)
    debts = coverage.debts(of: files)
    self.workflow = workflow
  }

  /// The report.
  var text: String {
    ([table.markdown] + (debts.isEmpty ? [CoverageStrings.nothing] : debts.map(details)))
      .joined(separator: "\n\n")
  }

  private func details(_ language: String, _ catalogs: [OutstandingKeys]) -> String {
    let keys = catalogs.flatMap { catalog in catalog.keys.map { (catalog, $0) } }
    let name = CoverageStrings.name(of: language)
    let title = CoverageStrings.owed("\(name) (\(language))", keys.count)
    let heads = [
      CoverageStrings.key, CoverageStrings.state, CoverageStrings.source,
      CoverageStrings.translation,
      CoverageStrings.comment,
    ]
    let rows = keys.prefix(Self.limit).map { cells($0, $1) }
    let lines = ([heads.map(Markdown.escape), heads.map { _ in "---" }] + rows)
      .map { "| \($0.joined(separator: " | ")) |" }
    let rest = keys.count - Self.limit
    return """
      <details>
      <summary>\(HTMLText.escaped(title))</summary>

      \(lines.joined(separator: "\n"))
      \(rest > 0 ? "\n\(Markdown.escape(CoverageStrings.more(rest)))\n" : "")
      </details>
      """
  }

  private func cells(_ catalog: OutstandingKeys, _ key: OutstandingKey) -> [String] {
    let name = Markdown.cell(key.key)
    let address = key.location.flatMap { workflow.address(of: catalog.path, line: $0.line) }
    return [
      address.map { "[\(name)](\($0))" } ?? name,
      Markdown.escape(key.state.label),
      Markdown.cell(key.sources.map { $0.value ?? "" }.joined(separator: " · ")),
      Markdown.cell(key.texts.map { $0.value ?? "" }.joined(separator: " · ")),
      Markdown.cell(key.comment ?? ""),
    ]
  }
}

/// The strings of both the page and the Markdown report.
enum CoverageStrings {
  /// Returns the number of outstanding keys of a language, as text.
  static func owed(_ language: String, _ count: Int) -> String {
    String(
      localized: "\(language): \(count) outstanding keys",
      comment:
        "Heading of the outstanding keys of a language. The first argument is the name of a language"
    )
  }

  /// Returns the number of keys that are not listed, as text.
  static func more(_ count: Int) -> String {
    String(
      localized: "\(count) more keys are not listed.",
      comment: "Below a list of keys that is cut off"
    )
  }

  static var nothing: String {
    String(
      localized: "Every language is complete.",
      comment: "Report of xcstrings coverage: shown instead of a list of missing keys"
    )
  }
  static var key: String {
    String(localized: "Key", comment: "Column heading: key of a string")
  }
  static var state: String {
    String(localized: "State", comment: "Column heading: state of a translation")
  }
  static var source: String {
    String(localized: "Source text", comment: "Column heading: text to translate")
  }
  static var translation: String {
    String(localized: "Translation", comment: "Column heading: current translation")
  }
  static var comment: String {
    String(localized: "Comment", comment: "Column heading: comment for translators")
  }

  /// Returns the name of a language in the language of the user; its tag if there is none.
  static func name(of tag: String, _ locale: UserLocale = .current) -> String {
    let readers = locale.languages.first ?? LocalizationBundle.module.language(for: locale)
    guard let identifier = try? LocaleData.identifier(ofTag: tag),
      let reader = try? LocaleData.identifier(ofTag: readers)
    else { return tag }
    return (try? LocaleData.displayName(of: identifier, in: reader)) ?? tag
  }
}

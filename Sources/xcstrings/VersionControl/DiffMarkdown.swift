import CatalogWorkspace
import JSONSyntax
import Localization
import StringCatalog

/// The differences between two catalogs as Markdown, for a comment of a pull request.
///
/// There is a table for each language, and one for keys and fields.
struct DiffMarkdown {
  private let report: DiffTextReport
  private let title: String
  private let difference: CatalogDifference

  /// The maximum number of rows of a table, because GitHub limits the length of comments.
  private static let limit = 50

  /// Creates the report.
  ///
  /// - Parameters:
  ///   - difference: The differences.
  ///   - title: The path of the catalog.
  ///   - report: The report as text, which selects the differences to show.
  init(_ difference: CatalogDifference, title: String, like report: DiffTextReport) {
    self.difference = difference
    self.title = title
    self.report = report
  }

  /// The report; `nil` if there is nothing to show.
  var text: String? {
    let groups = report.groups(difference)
    let isReordered = difference.isReordered && report.languages == nil
    guard !groups.isEmpty || isReordered else { return nil }
    var parts = ["### \(Markdown.escape(title))"]
    parts += groups.map { language, changes in
      let name =
        language.map { "\(CoverageStrings.name(of: $0)) (\($0))" } ?? DiffTextReport.generalTitle
      return "#### \(Markdown.escape(name))\n\n\(table(changes))"
    }
    if isReordered { parts.append(Markdown.escape(DiffTextReport.reordered)) }
    return parts.joined(separator: "\n\n")
  }

  private func table(_ changes: [CatalogDifference.Change]) -> String {
    let heads = [
      CoverageStrings.key, String(localized: .diffMarkdownOld), String(localized: .diffMarkdownNew),
      CoverageStrings.state,
    ]
    let rows =
      [heads.map(Markdown.escape), heads.map { _ in "---" }]
      + changes.prefix(Self.limit).map(cells)
    let lines = rows.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
    let rest = changes.count - Self.limit
    return rest > 0 ? "\(lines)\n\n\(Markdown.escape(CoverageStrings.more(rest)))" : lines
  }

  private func cells(_ change: CatalogDifference.Change) -> [String] {
    let key = change.path.key.map(Markdown.cell) ?? ""
    let part = PartName(change.path).text
    let name = [key, part.isEmpty ? "" : Markdown.cell(part)].filter { !$0.isEmpty }
    if change.path.isEntry {
      let state =
        change.kind == .added
        ? String(localized: .diffMarkdownAdded) : String(localized: .diffMarkdownRemoved)
      return [name.joined(separator: " · "), "", "", Markdown.escape(state)]
    }
    let (old, new) = (ValueText.unit(change.old), ValueText.unit(change.new))
    var states = [old?.state, new?.state].compactMap(\.self)
    if states.count == 2, states[0] == states[1] { states.removeLast() }
    return [
      name.joined(separator: " · "), cell(change.old, old?.text), cell(change.new, new?.text),
      states.map { Markdown.escape(TextState(name: $0).label) }.joined(separator: " → "),
    ]
  }

  private func cell(_ value: JSONValue?, _ text: String?) -> String {
    if let text { return Markdown.cell(text) }
    guard case .string(let string)? = value else {
      return value.map { Markdown.cell(ValueText($0).line) } ?? ""
    }
    return Markdown.cell(string)
  }
}

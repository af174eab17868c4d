import CommandSupport
import DiagnosticMessages
import Diagnostics
import FileSystem
import Localization

/// What a command has found, for the page on which GitHub shows a run.
struct GitHubSummary {
  /// What is true of all, a sentence each.
  var headings: [String]
  /// A table or the like that is shown as it is; `nil` if there is none.
  var markup: String?
  /// What was found.
  var findings: [Diagnostic]
  /// What to do about it; `nil` if that differs from finding to finding.
  var ending: String?

  /// How many findings are listed: GitHub shows no summary that is too long.
  private static let limit = 500

  /// Returns the text of the page.
  func markdown(in workflow: GitHubWorkflow) -> String {
    var paragraphs = headings.map(Markdown.escape)
    if let markup { paragraphs.append(markup) }
    if !findings.isEmpty { paragraphs.append(table(in: workflow)) }
    let rest = findings.count - Self.limit
    if rest > 0 { paragraphs.append(Markdown.escape(Self.more(rest))) }
    if let ending { paragraphs.append(Markdown.escape(ending)) }
    return paragraphs.map { "\($0)\n\n" }.joined()
  }

  private func table(in workflow: GitHubWorkflow) -> String {
    let heads = [
      String(localized: "Place", comment: "Head of a column: the line of a file"),
      String(localized: "Finding", comment: "Head of a column: what is wrong there"),
    ]
    let rows = findings.prefix(Self.limit)
      .map { finding in
        let sentence = finding.message.text(in: .current)
        return [
          finding.place.map { Self.link(to: $0, in: workflow) } ?? "", Markdown.escape(sentence),
        ]
      }
    return ([heads.map(Markdown.escape), heads.map { _ in "---" }] + rows)
      .map { "| \($0.joined(separator: " | ")) |" }
      .joined(separator: "\n")
  }

  private static func link(to place: Place, in workflow: GitHubWorkflow) -> String {
    let name = Markdown.escape("\(workflow.path(of: place.file)):\(place.line)")
    guard let address = workflow.address(of: place.file, line: place.line) else { return name }
    return "[\(name)](\(address))"
  }

  private static func more(_ count: Int) -> String {
    String(
      localized: "The log has \(count) more.",
      comment: "Below the findings that are listed on the page of a run"
    )
  }
}

/// Markdown, as GitHub shows it.
enum Markdown {
  /// Returns a text that is shown as code; with its marks escaped if it has those of code or of tables.
  static func code(_ text: String) -> String {
    text.contains { $0 == "`" || $0 == "|" || $0.isNewline } ? escape(text) : "`\(text)`"
  }

  /// Returns a text in which nothing is markup.
  ///
  /// It is on one line: sentences quote keys so, and places have no others.
  static func escape(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "!"..."/", ":"..."@", "["..."`", "{"..."~": escaped += "\\"
      default: break
      }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }

  /// Returns a text for a cell of a table: on one line, with nothing in it that is markup, and cut off if it
  /// is long.
  static func cell(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ↵ ")
    return escape(line.count > cellLimit ? String(line.prefix(cellLimit)) + "…" : line)
  }

  private static let cellLimit = 160
}

import CommandSupport
import DiagnosticMessages
import Diagnostics
import FileSystem
import Localization

/// The findings of a command, for the summary of a GitHub workflow run.
struct GitHubSummary {
  /// General statements about the result, a sentence each.
  var headings: [String]
  /// Markdown that is inserted literally, such as a table; `nil` if there is none.
  var markup: String?
  /// The findings.
  var findings: [Diagnostic]
  /// The advice on how to fix the findings; `nil` if it differs between findings.
  var ending: String?

  /// The maximum number of listed findings, because GitHub limits the size of summaries.
  private static let limit = 500

  /// Returns the Markdown of the summary.
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
      String(localized: "Location", comment: "Column heading: file and line"),
      String(localized: "Finding", comment: "Column heading: finding"),
    ]
    let rows = findings.prefix(Self.limit)
      .map { finding in
        let sentence = finding.message.text(in: .current)
        return [
          finding.location.map { Self.link(to: $0, in: workflow) } ?? "", Markdown.escape(sentence),
        ]
      }
    return ([heads.map(Markdown.escape), heads.map { _ in "---" }] + rows)
      .map { "| \($0.joined(separator: " | ")) |" }
      .joined(separator: "\n")
  }

  private static func link(to location: Location, in workflow: GitHubWorkflow) -> String {
    let name = Markdown.escape("\(workflow.path(of: location.file)):\(location.line)")
    guard let address = workflow.address(of: location.file, line: location.line) else {
      return name
    }
    return "[\(name)](\(address))"
  }

  private static func more(_ count: Int) -> String {
    String(
      localized: "The log has \(count) more.",
      comment: "Below the findings that are listed in the job summary of GitHub Actions"
    )
  }
}

/// Markdown in GitHub's flavor.
enum Markdown {
  /// Returns a string as code; if it contains delimiters of code or tables, it is escaped instead.
  static func code(_ text: String) -> String {
    text.utf8.contains { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "|") }
      || !text.interpretedScalars.isEmpty ? escape(text) : "`\(text)`"
  }

  /// Returns a string with all Markdown escaped.
  ///
  /// The result is on one line: line breaks are shown as escape sequences of Swift.
  static func escape(_ text: String) -> String {
    text.escaping { scalar, isInterpreted in
      switch scalar {
      case "!"..."/", ":"..."@", "["..."`", "{"..."~": "\\\(scalar)"
      default: isInterpreted ? "\\" + scalar.swiftEscape : nil
      }
    }
  }

  /// Returns a string for a table cell: on one line, escaped, and truncated if it is long.
  static func cell(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ↵ ")
    return escape(line.excerpt(cellLimit))
  }

  private static let cellLimit = 160
}

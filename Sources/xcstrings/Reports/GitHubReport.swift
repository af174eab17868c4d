import CommandSupport
import DiagnosticMessages
import Diagnostics
import FileSystem

/// The findings of a command as annotations on lines, and in the summary of the workflow run.
struct GitHubReport {
  /// The findings.
  let findings: [Diagnostic]
  /// General statements about the result, a sentence each.
  let headings: [String]
  /// Markdown for the summary of the run, such as a table; `nil` if there is none.
  var markup: String?
  /// The advice on how to fix the findings; `nil` if it differs between findings.
  var ending: String?

  /// The maximum number of annotations of one kind that GitHub shows for a step.
  private static let limit = 10

  /// Prints a line for each finding, and adds the findings to the summary of the run.
  func print(to console: Console, in workflow: GitHubWorkflow = GitHubWorkflow()) {
    let kinds = Dictionary(grouping: findings, by: \.severity).mapValues(\.count)
    if kinds.values.contains(where: { $0 > Self.limit }) {
      // This annotation comes first, because GitHub drops the last ones.
      let notice = Diagnostic(
        .annotationsHidden(findings.count, limit: Self.limit),
        .note
      )
      console.print(document: GitHubAnnotation(notice, in: workflow).text)
    }
    for finding in findings {
      console.print(document: GitHubAnnotation(finding, in: workflow).text)
    }
    let summary = GitHubSummary(
      headings: headings,
      markup: markup,
      findings: findings,
      ending: findings.isEmpty ? nil : ending
    )
    workflow.add(summary, console)
  }
}

extension Diagnostic.Message {
  /// There are more findings than GitHub shows.
  static func annotationsHidden(_ count: Int, limit: Int) -> Self {
    Self(
      "annotations-hidden",
      "\(count) findings; GitHub shows at most \(String(limit)) of each severity next to the code, but the log and the run summary contain all of them",
      one:
        "\(count) finding; GitHub shows at most \(String(limit)) of each severity next to the code, but the log and the run summary contain all of them"
    )
  }
}

/// A diagnostic as a workflow command, which GitHub shows on the affected line.
struct GitHubAnnotation {
  /// The line that the workflow prints.
  let text: String

  /// Creates the annotation of a diagnostic, with a path relative to the root of the repository.
  init(_ diagnostic: Diagnostic, in workflow: GitHubWorkflow) {
    let message = diagnostic.message.machineText
    var properties: [String] = []
    if let location = diagnostic.location {
      properties.append("file=\(Self.escape(workflow.path(of: location.file), isProperty: true))")
      properties.append("line=\(location.line)")
      properties.append("col=\(location.column)")
    }
    properties.append("title=\(Self.escape(diagnostic.id.rawValue, isProperty: true))")
    let command = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
    let parameters = properties.joined(separator: ",")
    text = "::\(command) \(parameters)::\(Self.escape(message, isProperty: false))"
  }

  /// Returns a string with the characters escaped that end a part of the command, and the start of
  /// other commands.
  private static func escape(_ text: String, isProperty: Bool) -> String {
    text.escaping { scalar, isInterpreted in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      case ":" where isProperty: "%3A"
      case "," where isProperty: "%2C"
      default: isInterpreted ? scalar.swiftEscape : nil
      }
    }
    .escapingBracketCommands(numberSign: "\\u{23}")
  }
}

import CommandSupport
import DiagnosticMessages
import Diagnostics
import FileSystem

/// What a command has found, as annotations beside the lines and on the page of the run.
struct GitHubReport {
  /// What was found.
  let findings: [Diagnostic]
  /// What is true of all, a sentence each.
  let headings: [String]
  /// A table or the like for the page of the run; `nil` if there is none.
  var markup: String?
  /// What to do about it; `nil` if that differs from finding to finding.
  var ending: String?

  /// How many annotations of a kind GitHub shows for a step; it passes over the others.
  private static let limit = 10

  /// Prints a line for each finding, and adds to the page of the run.
  func print(to console: Console, in workflow: GitHubWorkflow = GitHubWorkflow()) {
    let kinds = Dictionary(grouping: findings, by: \.severity).mapValues(\.count)
    if kinds.values.contains(where: { $0 > Self.limit }) {
      // First of all, lest it be passed over itself.
      let notice = Diagnostic(
        .annotationsHidden(findings.count, limit: Self.limit),
        .note
      )
      console.print(GitHubAnnotation(notice, in: workflow).text)
    }
    for finding in findings { console.print(GitHubAnnotation(finding, in: workflow).text) }
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
  /// More was found than GitHub shows.
  static func annotationsHidden(_ count: Int, limit: Int) -> Self {
    Self(
      "annotations-hidden",
      "\(count) findings; GitHub shows at most \(String(limit)) of a kind beside the code, the log and the page of the run have all of them",
      one:
        "\(count) finding; GitHub shows at most \(String(limit)) of a kind beside the code, the log and the page of the run have all of them"
    )
  }
}

/// A diagnostic as a command of GitHub's workflows, which shows it beside the line that it is about.
struct GitHubAnnotation {
  /// The line that the workflow prints.
  let text: String

  /// Creates the annotation of a diagnostic; files are named from the root of the repository.
  init(_ diagnostic: Diagnostic, in workflow: GitHubWorkflow) {
    let message = diagnostic.message.machineText
    var properties: [String] = []
    if let place = diagnostic.place {
      properties.append("file=\(Self.escape(workflow.path(of: place.file), isProperty: true))")
      properties.append("line=\(place.line)")
      properties.append("col=\(place.column)")
    }
    properties.append("title=\(Self.escape(diagnostic.id.rawValue, isProperty: true))")
    let command = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
    let parameters = properties.joined(separator: ",")
    text = "::\(command) \(parameters)::\(Self.escape(message, isProperty: false))"
  }

  /// Returns `text` with the characters that end a part of the command written as GitHub asks.
  private static func escape(_ text: String, isProperty: Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where isProperty: escaped += "%3A"
      case "," where isProperty: escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

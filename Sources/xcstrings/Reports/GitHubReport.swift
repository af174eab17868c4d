import CommandSupport
import Diagnostics

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
        .annotationsHidden,
        .note,
        arguments: [.integer(findings.count), .integer(Self.limit)]
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

extension Diagnostic.ID {
  /// More was found than GitHub shows (how much; how much of a kind it shows).
  static let annotationsHidden: Self = "annotations-hidden"
}

import CommandSupport
import Diagnostics

/// A diagnostic as a command of GitHub's workflows, which shows it beside the line that it is about.
struct GitHubAnnotation {
  /// The line that the workflow prints.
  let text: String

  /// Creates the annotation of a diagnostic; files are named from the root of the repository.
  init(_ diagnostic: Diagnostic, in workflow: GitHubWorkflow) {
    let message = DiagnosticSentences.all.english(diagnostic.id, diagnostic.arguments)
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

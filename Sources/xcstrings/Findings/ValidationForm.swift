import ArgumentParser

/// How the findings of rules are told.
enum ValidationForm: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
  case github
  case sarif
  case junit
  case html

  /// Whether the findings become a file of their own, not lines of a log.
  var isDocument: Bool {
    switch self {
    case .text, .github: false
    case .json, .sarif, .junit, .html: true
    }
  }
}

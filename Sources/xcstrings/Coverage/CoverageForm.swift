import ArgumentParser

/// How coverage is told.
enum CoverageForm: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
  case markdown
  case html
  case github

  /// Whether the report is a file of its own.
  var isDocument: Bool { self == .markdown || self == .html || self == .json }
}

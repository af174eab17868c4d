import ArgumentParser

/// How coverage is told.
enum CoverageForm: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
  case markdown
  case github
}

import ArgumentParser

/// How the findings of rules are told.
enum ValidationForm: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
  case github
  case sarif
  case junit
  case html
}

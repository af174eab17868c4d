import ArgumentParser

/// How findings are told.
enum FindingsForm: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
  case github
}

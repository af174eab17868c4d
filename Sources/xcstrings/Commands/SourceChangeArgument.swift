import ArgumentParser
import StringCatalog

/// What becomes of translations whose source text changes, as the user says it.
enum SourceChangeArgument: String, CaseIterable, ExpressibleByArgument {
  case review
  case keep

  /// The same for the library.
  var policy: StringCatalog.SourceChangePolicy {
    switch self {
    case .review: .review
    case .keep: .keep
    }
  }
}

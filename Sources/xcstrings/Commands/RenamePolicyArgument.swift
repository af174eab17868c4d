import ArgumentParser
import CatalogSync

/// What becomes of keys that are gone while a similar one is new, as the user says it.
enum RenamePolicyArgument: String, CaseIterable, ExpressibleByArgument {
  case report
  case apply
  case off

  /// The same for the library.
  var policy: RenamePolicy {
    switch self {
    case .report: .report
    case .apply: .apply
    case .off: .off
    }
  }
}

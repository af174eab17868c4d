import CatalogValidation
import Diagnostics
import Localization

/// What people read of a rule.
struct PageRule: Encodable {
  let claim: String
  let reason: String

  /// Finds what is said of a rule; `nil` for a problem that breaks none, such as a damaged file.
  init?(_ id: Diagnostic.ID) {
    guard ValidationRules.rule(id) != nil else { return nil }
    let page = RulePages.page(of: id, .current)
    claim = page.claim
    reason = page.reason
  }
}

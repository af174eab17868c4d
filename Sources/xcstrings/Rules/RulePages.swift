import CatalogValidation
import Diagnostics
import Localization

/// What is said of the rules.
enum RulePages {
  /// The pages of some rules, by their names.
  typealias Table = [Diagnostic.ID: @Sendable (UserLocale) -> RulePage]

  /// All of them: every rule has a page.
  static let all: Table = [coverage, sources, placeholders, texts, words]
    .reduce(into: [:]) { table, part in table.merge(part) { _, new in new } }

  /// Returns the page of a rule.
  ///
  /// - Precondition: There is such a rule.
  static func page(of rule: Diagnostic.ID, _ locale: UserLocale) -> RulePage {
    guard let make = all[rule] else { preconditionFailure("Every rule has a page: \(rule)") }
    return make(locale)
  }
}

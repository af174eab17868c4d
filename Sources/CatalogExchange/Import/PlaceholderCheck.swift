import CatalogValidation
import Diagnostics
import ICU
import StringCatalog

/// Finds what an import makes wrong of placeholders, by the rules of the validation.
struct PlaceholderCheck {
  private(set) var problems: [Diagnostic] = []

  /// Checks the texts that were changed, and no others.
  init(of changes: [ImportOutcome.Change], _ language: String, _ catalog: StringCatalog) {
    guard !changes.isEmpty else { return }
    let places = Dictionary(
      changes.map { ([$0.id.key, language] + $0.id.variant.pathNames, $0.place) },
      uniquingKeysWith: { first, _ in first }
    )
    let checked = CheckedCatalog(
      catalog,
      keys: Set(changes.map(\.id.key)),
      languages: [language],
      configuration: Self.configuration
    )
    for finding in checked.diagnostics {
      guard let place = places[finding.path] else { continue }
      var problem = finding
      problem.place = place
      problem.fixIts = []
      problems.append(problem)
    }
  }

  /// The rules of which a text that breaks one shows garbage or ends the program.
  private static let rules: [Diagnostic.ID] = [PlaceholdersAgree.id, SubstitutionsAreDefined.id]

  private static let configuration = ValidationConfiguration(
    levels: Dictionary(
      ValidationRules.all.map { rule in
        let id = type(of: rule).id
        return (id, rules.contains(id) ? .severity(.error) : .off)
      },
      uniquingKeysWith: { first, _ in first }
    )
  )
}

extension StringCatalog.Variant {
  /// The names that lead to the text, as diagnostics have them.
  fileprivate var pathNames: [String] {
    let parts = [
      substitution.map { ["substitutions", $0] }, device.map { ["device", $0.rawValue] },
      plural.map { ["plural", $0.rawValue] },
    ]
    return parts.compactMap(\.self).flatMap(\.self)
  }
}

import CatalogValidation
import CommandSupport
import Diagnostics
import ProjectModel
import StringCatalog

/// Looks at texts that were set: what the rules find in them is told, and hinders nothing.
struct TranslationCheck {
  /// What the rules find, with the places in the new file.
  let diagnostics: [Diagnostic]

  /// Checks the texts that an edit set.
  init(_ outcome: EditOutcome<[EditChange]>, _ configuration: Configuration?) {
    let changes = outcome.report.filter { $0.kind == .set && $0.language != nil }
    guard !changes.isEmpty,
      let catalog = StringCatalog.parse(outcome.bytes, file: outcome.file.path).value
    else {
      diagnostics = []
      return
    }
    let languages = Set(changes.compactMap(\.language))
    // What a source text says counts for every translation of it.
    let all = languages.contains(catalog.sourceLanguage) ? nil : languages.sorted()
    diagnostics = CatalogValidation.validate(
      catalog,
      keys: Set(changes.map(\.key)),
      languages: all,
      configuration: Self.levels(in: configuration)
    )
  }

  /// Tells what was found.
  func report(to console: Console) {
    DiagnosticPrinter.localized.print(diagnostics, to: console)
  }

  private static let rules: [any ValidationRule.Type] = [
    PlaceholdersAgree.self, PluralCategoriesAreComplete.self, PluralCategoriesAreUsed.self,
    SubstitutionsAreDefined.self,
  ]

  /// The rules that are about single texts, as warnings; those that the project switches off stay so.
  private static func levels(in configuration: Configuration?) -> ValidationConfiguration {
    let wanted = Set(rules.map { $0.id })
    var levels = RuleLevels.validation(of: configuration)
    for rule in ValidationRules.all {
      let id = type(of: rule).id
      if !wanted.contains(id) { levels.levels[id] = .off }
      if wanted.contains(id), levels.levels[id] != .off {
        levels.levels[id] = .severity(.warning)
      }
    }
    return levels
  }
}

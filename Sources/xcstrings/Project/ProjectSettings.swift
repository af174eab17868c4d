import CatalogValidation
import ProjectModel

extension Configuration {
  /// The configuration with the values that hold where nothing is said.
  var effective: Configuration {
    var effective = self
    effective.sourceLanguage = sourceLanguage ?? Project.defaultSourceLanguage
    effective.rules = ValidationRules.all.map { type(of: $0) }
      .map { rule in
        settings.last { $0.rule == rule.id }
          ?? RuleSetting(
            rule: rule.id,
            level: rule.isOptional ? .off : RuleLevel(rule.defaultSeverity)
          )
      }
    return effective
  }

  /// The levels that the project gives to rules; what it says of a rule itself comes last.
  var settings: [RuleSetting] {
    let rarePlurals = RuleSetting(rule: PluralRareCategoriesAreComplete.id, level: .warning)
    return (plurals == .strict ? [rarePlurals] : []) + rules
  }

  /// The words that translations have to use or to avoid, as the rules take them.
  var validatedGlossary: Glossary {
    Glossary(
      glossary.map { term in
        Glossary.Term(
          term.term,
          isCaseSensitive: term.isCaseSensitive,
          isTranslated: term.isTranslated,
          translations: term.translations,
          forbidden: term.forbidden
        )
      }
    )
  }
}

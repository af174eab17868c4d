package import Diagnostics

/// The rules that there are.
package enum ValidationRules {
  /// Every rule, in the order of their names.
  package static let all: [any ValidationRule] = [
    GlossaryIsRespected(),
    KeyIsNotStale(),
    PlaceholdersAgree(),
    PluralCategoriesAreComplete(),
    PluralRareCategoriesAreComplete(),
    PluralCategoriesAreUsed(),
    SubstitutionsAreDefined(),
    TranslationIsNotEmpty(),
    TranslationIsNotMissing(),
    TranslationIsReviewed(),
    TranslationIsFinished(),
  ]

  /// Returns the rule with a name; `nil` if there is none.
  package static func rule(_ id: Diagnostic.ID) -> (any ValidationRule)? {
    all.first { type(of: $0).id == id }
  }
}

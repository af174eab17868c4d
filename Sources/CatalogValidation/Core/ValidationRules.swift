package import Diagnostics

/// The rules that there are.
package enum ValidationRules {
  /// Every rule, in the order of their names.
  package static let all: [any ValidationRule] = [
    BlanksAgree(),
    GlossaryIsRespected(),
    KeyIsNotStale(),
    OpeningMarksStand(),
    PlaceholdersAgree(),
    PluralCategoriesAreComplete(),
    PluralRareCategoriesAreComplete(),
    PluralCategoriesAreUsed(),
    SubstitutionsAreDefined(),
    TranslationIsNotEmpty(),
    TranslationIsNotMissing(),
    TranslationIsReviewed(),
    TranslationIsFinished(),
    TranslationsAgree(),
  ]

  /// Returns the rule with a name; `nil` if there is none.
  package static func rule(_ id: Diagnostic.ID) -> (any ValidationRule)? {
    all.first { type(of: $0).id == id }
  }
}

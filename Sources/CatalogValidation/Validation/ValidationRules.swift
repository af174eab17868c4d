package import Diagnostics

/// The rules that there are.
package enum ValidationRules {
  /// Every rule, in the order of their names.
  package static let all: [any ValidationRule] = [
    AddressIsOne(),
    BlanksAgree(),
    BracketsAreClosed(),
    CommentIsGiven(),
    NumbersAreLocal(),
    BlanksStandOnce(),
    WordsStandOnce(),
    EllipsisIsOneCharacter(),
    EndingsAgree(),
    GlossaryIsRespected(),
    KeyIsInCatalog(),
    KeyIsInCode(),
    KeyIsNotStale(),
    KeysDiffer(),
    LanguagesAreKnown(),
    LengthIsLimited(),
    MarkupIsKept(),
    OpeningMarksStand(),
    PlaceholdersAgree(),
    PluralIsOffered(),
    PluralCategoriesAreComplete(),
    PluralRareCategoriesAreComplete(),
    PluralCategoriesAreUsed(),
    SpellingIsRight(),
    SubstitutionsAreDefined(),
    SubstitutionsAreUsed(),
    SymbolsDiffer(),
    TermsAgree(),
    TitlesAreSentences(),
    TranslationDiffersFromSource(),
    TranslationIsNotEmpty(),
    TranslationIsNotMissing(),
    TranslationIsReviewed(),
    TranslationIsFinished(),
    TranslationsAgree(),
    WordsAreTranslated(),
  ]

  /// Returns the rule with a name; `nil` if there is none.
  package static func rule(_ id: Diagnostic.ID) -> (any ValidationRule)? {
    all.first { type(of: $0).id == id }
  }
}

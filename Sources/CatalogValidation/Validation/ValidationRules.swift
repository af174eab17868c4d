package import Diagnostics

/// All rules.
package enum ValidationRules {
  /// Every rule, sorted by ID.
  package static let all: [any ValidationRule] = [
    AmbiguousTranslationRule(),
    BundleKeyInTableRule(),
    DamagedCharactersRule(),
    DecimalSeparatorRule(),
    DoubleSpaceRule(),
    EllipsisCharacterRule(),
    EmptyTranslationRule(),
    EmptyUsageDescriptionRule(),
    EqualPluralFormsRule(),
    GlossaryRule(),
    ImplausibleLengthRule(),
    InconsistentFormalityRule(),
    InconsistentTerminologyRule(),
    InconsistentTranslationRule(),
    InvalidLanguageCodeRule(),
    KeyNotInCatalogRule(),
    KeyNotInCodeRule(),
    LiteralEscapeRule(),
    LongBundleNameRule(),
    MachineTranslatedRule(),
    MaxLengthRule(),
    MismatchedAddressRule(),
    EndPunctuationRule(),
    MismatchedLineBreaksRule(),
    MismatchedMarkupRule(),
    MismatchedNamedPlaceholdersRule(),
    MismatchedNumberRule(),
    MismatchedPlaceholdersRule(),
    SurroundingWhitespaceRule(),
    MissingCommentRule(),
    MissingDiacriticsRule(),
    InvertedPunctuationRule(),
    MissingPluralCategoryRule(),
    PunctuationSpacingRule(),
    MissingRarePluralCategoryRule(),
    MissingSentenceRule(),
    MissingSeparatorRule(),
    MissingSourceTextRule(),
    MissingTranslationRule(),
    NearDuplicateKeysRule(),
    NeedsReviewRule(),
    RepeatedWordRule(),
    SourceChangedRule(),
    StaleKeyRule(),
    SymbolConflictRule(),
    TitleCapitalizationRule(),
    UnbalancedBracketsRule(),
    UnchangedTranslationRule(),
    UndefinedSubstitutionRule(),
    UnexpandedBuildSettingRule(),
    UnfinishedTranslationRule(),
    UnknownStateRule(),
    UnpluralizedRule(),
    UntranslatedUsageDescriptionRule(),
    UntranslatedWordRule(),
    UnusedPluralCategoryRule(),
    UnusedSubstitutionRule(),
    WrongScriptRule(),
  ]

  /// The id of every rule.
  package static let ids = Set(all.map { type(of: $0).id })

  /// Returns the rule with an id; `nil` if there is none.
  package static func rule(_ id: Diagnostic.ID) -> (any ValidationRule)? {
    all.first { type(of: $0).id == id }
  }
}

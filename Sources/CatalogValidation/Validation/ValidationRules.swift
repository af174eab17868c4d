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

  /// Returns the rule with an id, which may be deprecated; `nil` if there is none.
  package static func rule(_ id: Diagnostic.ID) -> (any ValidationRule)? {
    let id = currentID(of: id)
    return all.first { type(of: $0).id == id }
  }

  /// Returns the id that replaces a deprecated one; any other id is returned unchanged.
  package static func currentID(of id: Diagnostic.ID) -> Diagnostic.ID {
    replacements[id] ?? id
  }

  /// The current id of each deprecated one.
  private static let replacements: [Diagnostic.ID: Diagnostic.ID] = Dictionary(
    uniqueKeysWithValues: all.map { type(of: $0) }
      .flatMap { rule in rule.deprecatedIDs.map { ($0, rule.id) } }
  )
}

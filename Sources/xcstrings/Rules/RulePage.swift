/// What users read about a rule.
struct RulePage {
  /// What the rule claims, in a sentence.
  let claim: String
  /// Why that matters, and what the rule does not ask.
  let reason: String
}

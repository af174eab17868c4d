import CatalogValidation
import Diagnostics

/// What stands in `.xcstrings.yml` about rules besides their levels.
enum RuleSettingText {
  /// Returns the settings that a rule reads; empty if it reads none.
  static func options(of rule: Diagnostic.ID) -> String {
    switch rule {
    case GlossaryIsRespected.id:
      """
      glossary:
        log:
          translations: {es: [registro, diario]}
          forbidden: {es: [bitácora]}
        Acme: {translate: false}
      """
    case LengthIsLimited.id: "lengths: [{keys: \"tab.*\", limit: 12}]"
    case PluralRareCategoriesAreComplete.id: "plurals: strict   # this rule is a warning then"
    case KeyIsInCode.id, KeyIsNotStale.id: "dynamic: [\"weekday.*\"]   # keys made at run time"
    default: ""
    }
  }

  /// Returns the settings that an example needs; empty if it needs none.
  static func settings(of example: RuleExample) -> String {
    var lines: [String] = []
    for term in example.glossary.terms {
      var fields: [String] = []
      if !term.isTranslated { fields.append("translate: false") }
      if term.isCaseSensitive { fields.append("caseSensitive: true") }
      fields += field("translations", term.translations) + field("forbidden", term.forbidden)
      lines.append("  \(term.text): {\(fields.joined(separator: ", "))}")
    }
    if !lines.isEmpty { lines.insert("glossary:", at: 0) }
    let limits = example.lengthLimits.sorted { $0.key < $1.key }
      .map { "{keys: \($0.key), limit: \($0.value)}" }
    if !limits.isEmpty { lines.append("lengths: [\(limits.joined(separator: ", "))]") }
    return lines.joined(separator: "\n")
  }

  private static func field(_ name: String, _ texts: [String: [String]]) -> [String] {
    guard !texts.isEmpty else { return [] }
    let languages = texts.sorted { $0.key < $1.key }
      .map { "\($0.key): [\($0.value.joined(separator: ", "))]" }
    return ["\(name): {\(languages.joined(separator: ", "))}"]
  }
}

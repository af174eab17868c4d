import Diagnostics
import StringCatalog

/// Runs the rules on a catalog, and collects their findings.
struct Validator {
  private(set) var diagnostics: [Diagnostic] = []
  private let catalog: StringCatalog
  private let rules: ActiveRules
  private lazy var literalWriter = catalog.literalWriter

  init(_ catalog: StringCatalog, _ rules: ActiveRules) {
    self.catalog = catalog
    self.rules = rules
  }

  /// Checks entries individually, and returns their localizations.
  mutating func check(
    _ entries: [EntrySubject],
    in languages: [LanguageSubject]
  ) -> [LocalizationSubject] {
    var localizations: [LocalizationSubject] = []
    for entry in entries {
      check(entry)
      guard entry.mayBeTranslated else { continue }
      for language in languages where entry.isTranslated || entry.hasTexts(in: language) {
        let localization = LocalizationSubject(entry, in: language, rules.preparations)
        check(localization)
        localizations.append(localization)
      }
    }
    return localizations
  }

  /// Runs a rule that compares the entries of a catalog.
  mutating func check(
    _ catalog: CatalogSubject,
    _ active: ActiveRules.Active<any CatalogRule>
  ) {
    active.rule.check(catalog) { entry, finding in
      if let entry, entry.suppression.contains(active.id) { return }
      report(finding, entry?.isTranslated ?? true ? active.severity : .note)
    }
  }

  private mutating func check(_ entry: EntrySubject) {
    for active in rules.entryRules
    where !entry.suppression.contains(active.id)
      && (!entry.isLeftOver || active.id == StaleKeyRule.id)
    {
      active.rule.check(entry) { report($0, active.severity) }
    }
  }

  private mutating func check(_ localization: LocalizationSubject) {
    let suppression = localization.entry.suppression
    // Texts of stale keys are still shown, but their problems are not worth much effort.
    let isMinor = !localization.entry.isTranslated
    for active in rules.localizationRules where !suppression.contains(active.id) {
      active.rule.check(localization) {
        report($0, isMinor ? .note : active.severity)
      }
    }
    guard !localization.prose.isEmpty, let conventions = localization.language.conventions else {
      return
    }
    for prose in localization.prose {
      for active in rules.proseRules where !suppression.contains(active.id) {
        active.rule.check(prose, by: conventions, of: localization) {
          report($0, isMinor ? .note : active.severity)
        }
      }
    }
  }

  private mutating func report(_ finding: Finding, _ severity: Diagnostic.Severity) {
    diagnostics.append(finding.diagnostic(severity, fixIts: fixIts(of: finding)))
  }

  private mutating func fixIts(of finding: Finding) -> [FixIt] {
    guard let location = finding.location, let replacement = finding.replacement else { return [] }
    let edit = FixIt.Edit(replacing: location, with: literalWriter.literal(replacement))
    return [FixIt(.replaceText, edits: [edit])]
  }
}

extension Diagnostic.Message {
  /// A text of the catalog is replaced.
  static let replaceText = Self("replace-text", "replace the text")
}

/// The rules that a configuration leaves on, by subject.
struct ActiveRules: Sendable {
  let projectRules: [Active<any ProjectRule>]
  let catalogRules: [Active<any CatalogRule>]
  let entryRules: [Active<any EntryRule>]
  let localizationRules: [Active<any LocalizationRule>]
  let proseRules: [Active<any ProseRule>]
  /// The properties of texts that the rules use.
  let preparations: RulePreparations

  /// An active rule.
  ///
  /// It is a class because it is used for each text.
  final class Active<Rule: Sendable>: Sendable {
    let rule: Rule
    let id: Diagnostic.ID
    let severity: Diagnostic.Severity

    init(rule: Rule, id: Diagnostic.ID, severity: Diagnostic.Severity) {
      self.rule = rule
      self.id = id
      self.severity = severity
    }
  }

  init(_ configuration: ValidationConfiguration) {
    projectRules = Self.active(configuration) { $0 as? any ProjectRule }
    catalogRules = Self.active(configuration) { $0 as? any CatalogRule }
    entryRules = Self.active(configuration) { $0 as? any EntryRule }
    localizationRules = Self.active(configuration) { $0 as? any LocalizationRule }
    proseRules = Self.active(configuration) { $0 as? any ProseRule }
    preparations = Self.active(configuration) { $0 }
      .reduce(into: []) { $0.formUnion(type(of: $1.rule).preparations) }
  }

  private static func active<Rule>(
    _ configuration: ValidationConfiguration,
    _ cast: (any ValidationRule) -> Rule?
  ) -> [Active<Rule>] {
    ValidationRules.all.compactMap { rule in
      let type = type(of: rule)
      guard let severity = configuration.severity(of: type), let rule = cast(rule) else {
        return nil
      }
      return Active(rule: rule, id: type.id, severity: severity)
    }
  }
}

import Diagnostics
import StringCatalog

/// Runs the rules over a catalog and collects what they emit.
struct Validator {
  private(set) var diagnostics: [Diagnostic] = []
  private let catalog: StringCatalog
  private let catalogRules: [Active<any CatalogRule>]
  private let entryRules: [Active<any EntryRule>]
  private let localizationRules: [Active<any LocalizationRule>]
  private let proseRules: [Active<any ProseRule>]

  /// A rule that is switched on.
  private struct Active<Rule> {
    let rule: Rule
    let id: Diagnostic.ID
    let severity: Diagnostic.Severity
  }

  init(_ catalog: StringCatalog, _ configuration: ValidationConfiguration) {
    self.catalog = catalog
    catalogRules = Self.active(configuration) { $0 as? any CatalogRule }
    entryRules = Self.active(configuration) { $0 as? any EntryRule }
    localizationRules = Self.active(configuration) { $0 as? any LocalizationRule }
    proseRules = Self.active(configuration) { $0 as? any ProseRule }
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

  mutating func check(_ entries: [EntrySubject], in languages: [LanguageSubject]) {
    var localizations: [LocalizationSubject] = []
    for entry in entries {
      check(entry)
      guard entry.entry.shouldTranslate else { continue }
      for language in languages where entry.isTranslated || entry.hasTexts(in: language) {
        let localization = LocalizationSubject(entry, in: language)
        check(localization)
        if !catalogRules.isEmpty { localizations.append(localization) }
      }
    }
    check(CatalogSubject(catalog: catalog, entries: entries, localizations: localizations))
  }

  private mutating func check(_ entry: EntrySubject) {
    for active in entryRules where !entry.suppression.contains(active.id) {
      active.rule.check(entry) { report($0, active.id, active.severity) }
    }
  }

  private mutating func check(_ localization: LocalizationSubject) {
    let suppression = localization.entry.suppression
    // What is stale is shown as long as it is there, but nobody should spend much time on it.
    let isMinor = !localization.entry.isTranslated
    for active in localizationRules where !suppression.contains(active.id) {
      active.rule.check(localization) {
        report($0, active.id, isMinor ? .note : active.severity)
      }
    }
    guard let conventions = localization.language.conventions, !proseRules.isEmpty else { return }
    for leaf in localization.leaves where leaf.isWritten {
      let prose = Prose(leaf)
      for active in proseRules where !suppression.contains(active.id) {
        active.rule.check(prose, by: conventions, of: localization) {
          report($0, active.id, isMinor ? .note : active.severity)
        }
      }
    }
  }

  private mutating func check(_ catalog: CatalogSubject) {
    let suppressions = Dictionary(
      catalog.entries.map { ($0.key, $0.suppression) },
      uniquingKeysWith: { first, _ in first }
    )
    for active in catalogRules {
      active.rule.check(catalog) { finding in
        let suppression = finding.path.first.flatMap { suppressions[$0] }
        guard !(suppression?.contains(active.id) ?? false) else { return }
        report(finding, active.id, active.severity)
      }
    }
  }

  private mutating func report(
    _ finding: Finding,
    _ id: Diagnostic.ID,
    _ severity: Diagnostic.Severity
  ) {
    diagnostics.append(
      Diagnostic(
        id,
        finding.isMinor ? .note : severity,
        at: finding.place,
        path: finding.path,
        arguments: finding.arguments,
        notes: finding.notes,
        fixIts: fixIts(of: finding)
      )
    )
  }

  private func fixIts(of finding: Finding) -> [FixIt] {
    guard let place = finding.place, let replacement = finding.replacement else { return [] }
    let edit = FixIt.Edit(replacing: place, with: catalog.literal(replacement))
    return [FixIt(.replaceText, edits: [edit])]
  }
}

extension Diagnostic.ID {
  /// A text of the catalog becomes another one.
  static let replaceText: Diagnostic.ID = "replace-text"
}

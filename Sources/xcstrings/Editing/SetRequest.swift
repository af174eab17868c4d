import ArgumentParser
import CatalogExchange
import CatalogValidation
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import OrderedCollections
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog

/// A request of the command `set`.
struct SetRequest {
  /// The strings to set.
  var assignments: [TextAssignment]
  /// The key of the entry whose fields are set; `nil` for none.
  var key: String?
  /// The other fields of the entry.
  var fields: EntryFieldOptions
  /// Whether missing keys are added.
  var addsKeys: Bool
  /// Whether variants of another kind are replaced.
  var isReplacing: Bool
  /// The policy for translations whose source string changes.
  var policy: StringCatalog.SourceChangePolicy
  /// Whether nothing is written if a string is not set.
  var isAtomic = false
  /// The settings of the project; `nil` if there are none.
  var configuration: Configuration?
  /// Whether strings are set that lost parts of the strings that they replace.
  var acceptsLosses = true

  /// The changes to a catalog.
  struct Report {
    var changes: [EditChange] = []
    /// The strings that are not set, because the catalog has changed since they were read.
    var stale: [StaleText] = []
    /// The translations that are not finished, because their texts have errors.
    var invalid: [InvalidTranslation] = []
    /// What strings lost of the ones that they replace; with warnings for those that are not set.
    var losses: [Diagnostic] = []

    /// Whether everything that was requested is done.
    var isComplete: Bool {
      stale.isEmpty && invalid.isEmpty && !losses.contains { $0.severity == .warning }
    }
  }

  /// Edits the catalogs that contain the keys.
  func edit(_ files: [CatalogFile], _ writing: DryRunOption) throws -> [EditOutcome<Report>] {
    let shares = try shares(among: files)
    let files = files.filter { shares[$0.path] != nil }
    return try writing.edit(files, where: isWritten) { file, catalog in
      guard let share = shares[file.path] else { return Report() }
      for assignment in share.assignments { try assignment.checkNames(in: catalog) }
      do throws(StringCatalog.EditError) {
        var report = try apply(share, to: &catalog)
        report.restoreInvalidTranslations(of: file, in: &catalog, configuration)
        return report
      } catch {
        throw WorkspaceError.refusedEdit(error, in: catalog, at: file.path)
      }
    }
  }

  /// Returns whether catalogs are written.
  func isWritten(_ outcomes: [EditOutcome<Report>]) -> Bool {
    !isAtomic || outcomes.allSatisfy(\.report.isComplete)
  }

  /// The part of the request for one catalog.
  private struct Share {
    var assignments: [TextAssignment] = []
    /// The key of the entry whose fields are set.
    var key: String?

    /// The keys that the catalog must contain.
    var keys: [String] { assignments.map(\.key) + (key.map { [$0] } ?? []) }
  }

  /// Divides the request among the catalogs, by their paths.
  private func shares(among files: [CatalogFile]) throws(WorkspaceError) -> [String: Share] {
    let catalogs = CatalogsByKey(files, addsKeys: addsKeys)
    try catalogs.check(assignments.map(\.key))
    var shares: [String: Share] = [:]
    for assignment in assignments {
      let catalog = try catalogs.catalog(of: assignment.key, preferring: assignment.catalog)
      shares[catalog.path, default: Share()].assignments.append(assignment)
    }
    if let key {
      let catalog = try catalogs.catalog(of: key)
      shares[catalog.path, default: Share()].key = key
    }
    return shares
  }

  private func apply(
    _ share: Share,
    to catalog: inout StringCatalog
  ) throws(StringCatalog.EditError) -> Report {
    let original = catalog
    var changes: [EditChange] = []
    var stale: [StaleText] = []
    var losses: [Diagnostic] = []
    for key in share.keys where !catalog.contains(key) {
      catalog[key] = StringCatalog.Entry(extractionState: .manual)
      changes.append(EditChange(kind: .added, key: key))
    }
    if let key = share.key, var entry = catalog[key] {
      fields.apply(to: &entry)
      if entry != catalog[key] { changes.append(EditChange(kind: .set, key: key)) }
      catalog[key] = entry
    }
    // Source strings are set first, so a translation that is also set does not need review.
    let source = share.assignments.filter { $0.language == catalog.sourceLanguage }
    let others = share.assignments.filter { $0.language != catalog.sourceLanguage }
    var returned = ReturnedTexts(share.assignments.map(\.returnedText), in: original)
    for assignment in source + others {
      if let text = assignment.staleText(in: original) {
        stale.append(text)
      } else if !assignment.isAsRead {
        let (restored, loss) = repaired(assignment, &returned)
        losses += [loss].compactMap(\.self)
        if loss?.severity != .warning { changes += try apply(restored, to: &catalog) }
      }
    }
    finishSets(share.assignments, in: &catalog)
    return Report(changes: changes, stale: stale, losses: losses)
  }

  /// Returns an assignment with the spaces put back that its string lacks, and what else it lacks.
  private func repaired(
    _ assignment: TextAssignment,
    _ texts: inout ReturnedTexts
  ) -> (assignment: TextAssignment, loss: Diagnostic?) {
    guard !acceptsLosses else { return (assignment, nil) }
    let returned = texts.compare(assignment.returnedText)
    var assignment = assignment
    assignment.value = returned.restored
    return (assignment, returned.diagnostic(for: assignment.key, acceptedBy: "--accept-losses"))
  }

  /// Finishes the phrases of App Shortcuts that are all set and have a finished state.
  ///
  /// One phrase alone does not finish a set.
  private func finishSets(_ assignments: [TextAssignment], in catalog: inout StringCatalog) {
    let phrases = assignments.filter { CatalogText.phraseIndex(ofVariation: $0.variation) != nil }
    for (key, group) in Dictionary(grouping: phrases, by: { ExactString($0.key) }) {
      for (language, group) in Dictionary(grouping: group, by: \.language) {
        let states = Set(group.map { $0.state ?? $0.listedState ?? .translated })
        let set = catalog[key.string, inLanguages: [language]]?.localizations[language]?.stringSet
        guard let state = states.first, states.count == 1, let set, set.state != state,
          Set(group.map(\.variation)).count == set.values.count
        else { continue }
        catalog.mark(key.string, language: language, as: state)
      }
    }
  }

  private func apply(
    _ assignment: TextAssignment,
    to catalog: inout StringCatalog
  ) throws(StringCatalog.EditError) -> [EditChange] {
    guard let edit = try assignment.edit(in: catalog, isReplacing: isReplacing) else { return [] }
    let reviewed = try catalog.apply(
      edit,
      onSourceChange: policy,
      reviewsTrivialChanges: configuration?.review.trivialChanges == .review
    )
    catalog.addMissingSubstitutions(of: edit.key, in: edit.language)
    let change = EditChange(
      kind: .set,
      key: edit.key,
      language: edit.language,
      variation: edit.variant.name
    )
    return [change]
      + reviewed.map { EditChange(kind: .review, key: edit.key, language: $0) }
  }
}

extension SetRequest.Report {
  /// Restores the translations that the edit finished although their texts have errors.
  ///
  /// - Parameters:
  ///   - file: The catalog as it was read.
  ///   - catalog: The edited catalog.
  ///   - configuration: The settings of the project; `nil` if there are none.
  mutating func restoreInvalidTranslations(
    of file: CatalogFile,
    in catalog: inout StringCatalog,
    _ configuration: Configuration?
  ) {
    let rules = RuleLevels.validation(
      of: configuration,
      in: catalog,
      at: file.path,
      usedIn: KeyContexts()
    )
    invalid = catalog.restoreInvalidTranslations(from: file.catalog, rules)
    let restored = Set(invalid.map { [ExactString($0.key), ExactString($0.language)] })
    changes.removeAll { change in
      change.language.map { restored.contains([ExactString(change.key), ExactString($0)]) } ?? false
    }
    // A key that was added for a translation is not needed without it.
    let added = changes.filter {
      $0.kind == .added && catalog[$0.key]?.localizations.isEmpty == true
    }
    for change in added where invalid.contains(where: { $0.key == change.key }) {
      catalog[change.key] = nil
      changes.removeAll { $0 == change }
    }
  }
}

/// The options for the other fields of an entry.
struct EntryFieldOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(.entryFieldComment, valueName: .filterTextValue)
  )
  var comment: String?

  @Option(help: ArgumentHelp(.entryFieldShouldTranslate, valueName: .entryFieldFlagValue))
  var shouldTranslate: BooleanArgument?

  /// Whether no field is set.
  var isEmpty: Bool {
    comment == nil && shouldTranslate == nil
  }

  /// Sets the fields of an entry.
  func apply(to entry: inout StringCatalog.Entry) {
    if let comment { entry.setComment(comment) }
    if let shouldTranslate { entry.shouldTranslate = shouldTranslate == .true }
  }
}

/// A Boolean argument; unlike `Bool`, it lists its values in help and errors.
enum BooleanArgument: String, CaseIterable, ExpressibleByArgument {
  case `true`
  case `false`
}

/// Validates the strings that were set, of which drafts may have errors.
struct TranslationCheck {
  /// The findings, with locations in the new file.
  let diagnostics: [Diagnostic]

  /// Checks the strings that an edit set.
  init(_ outcome: EditOutcome<[EditChange]>, _ configuration: Configuration?) {
    let changes = outcome.report.filter { $0.kind == .set && $0.language != nil }
    func findings(in catalog: StringCatalog) -> [Diagnostic] {
      let languages = Set(changes.compactMap(\.language))
      // A change to a source string affects the findings of all its translations.
      let all = languages.contains(catalog.sourceLanguage) ? nil : languages.sorted()
      return CatalogValidation.validate(
        catalog,
        keys: changes.map(\.key),
        languages: all,
        configuration: Self.levels(in: configuration)
      )
    }
    // Only findings need the locations in the new file.
    guard !changes.isEmpty, !findings(in: outcome.catalog).isEmpty,
      let written = StringCatalog.parse(outcome.bytes, file: outcome.file.path).value
    else {
      diagnostics = []
      return
    }
    diagnostics = findings(in: written)
  }

  /// Prints the findings.
  func report(to console: Console) {
    DiagnosticPrinter().print(diagnostics, to: console)
  }

  private static let rules: [any ValidationRule.Type] = [
    MismatchedPlaceholdersRule.self, MissingPluralCategoryRule.self, UnusedPluralCategoryRule.self,
    UndefinedSubstitutionRule.self,
  ]

  /// Returns the rules about single strings as warnings, without those that the project turns off.
  private static func levels(in configuration: Configuration?) -> ValidationConfiguration {
    let wanted = Set(rules.map { $0.id })
    var levels = RuleLevels.validation(of: configuration)
    for rule in ValidationRules.all {
      let id = type(of: rule).id
      if !wanted.contains(id) { levels.levels[id] = .off }
      if wanted.contains(id), levels.levels[id] != .off {
        levels.levels[id] = .severity(.warning)
      }
    }
    return levels
  }
}

extension TextAssignment {
  /// The text for the comparison with the one that it replaces.
  fileprivate var returnedText: ReturnedTexts.Text {
    ReturnedTexts.Text(key: key, language: language, variation: variation, value: value)
  }
}

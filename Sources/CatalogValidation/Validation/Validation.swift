package import Diagnostics
import ICU
import OrderedCollections
package import StringCatalog

/// Checks the only catalog of a project against every active rule.
///
/// ```swift
/// let findings = validate(catalog, languages: ["en", "es"])
/// ```
///
/// - Parameters:
///   - catalog: The catalog to check.
///   - keys: The keys of the entries to check; `nil` for all.
///   - languages: The languages that must be correct and complete; `nil` for those of the catalog,
///     including its source language.
///   - configuration: The levels of the rules.
/// - Returns: The findings, in file order, then by rule.
/// - Complexity: O(*n* × *m*), where *n* is the number of texts and *m* that of rules.
package func validate(
  _ catalog: StringCatalog,
  keys: [String]? = nil,
  languages: [String]? = nil,
  configuration: ValidationConfiguration = ValidationConfiguration()
) -> [Diagnostic] {
  let checked = CheckedCatalog(
    catalog,
    keys: keys,
    languages: languages,
    configuration: configuration
  )
  let others = compareSequentially([checked], configuration: configuration)
  return (checked.diagnostics + others).inOrderOfFiles
}

/// Checks the catalogs of a project against every active rule that compares catalogs.
///
/// - Parameters:
///   - catalogs: The catalogs, each of which was checked separately.
///   - configuration: The levels of the rules.
/// - Returns: The findings, sorted by location.
/// - Complexity: O(*n* log *n*) in the number of texts.
package func compare(
  _ catalogs: [CheckedCatalog],
  configuration: ValidationConfiguration = ValidationConfiguration()
) async -> [Diagnostic] {
  let subjects = catalogs.map(\.subject)
  let parts = await ActiveRules(configuration).projectRules
    .concurrentMap { diagnostics(of: subjects, by: $0) }
  return parts.flatMap(\.self).inOrderOfFiles
}

/// Checks the catalogs of a project like ``compare(_:configuration:)``, one rule after the other.
package func compareSequentially(
  _ catalogs: [CheckedCatalog],
  configuration: ValidationConfiguration = ValidationConfiguration()
) -> [Diagnostic] {
  let subjects = catalogs.map(\.subject)
  return ActiveRules(configuration).projectRules
    .flatMap { diagnostics(of: subjects, by: $0) }.inOrderOfFiles
}

private func diagnostics(
  of subjects: [CatalogSubject],
  by active: ActiveRules.Active<any ProjectRule>
) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  active.rule.check(subjects) { entry, finding in
    guard !entry.suppression.contains(active.id) else { return }
    diagnostics.append(finding.diagnostic(entry.isTranslated ? active.severity : .note))
  }
  return diagnostics
}

/// A catalog that was checked separately, ready for comparison with the others of its project.
package struct CheckedCatalog: Sendable {
  /// The findings in file order, then by rule name, except those of rules that compare catalogs.
  package let diagnostics: [Diagnostic]
  /// The catalog, with properties for rules that compare entries.
  package let subject: CatalogSubject

  /// Checks a catalog against every active rule for single catalogs.
  ///
  /// - Parameters:
  ///   - catalog: The catalog to check.
  ///   - keys: The keys of the entries to check; `nil` for all.
  ///   - languages: The languages that must be correct and complete; `nil` for those of the
  ///     catalog, including its source language, except pseudolanguages.
  ///   - configuration: The levels of the rules.
  /// - Complexity: O(*n* × *m*), where *n* is the number of texts and *m* that of rules.
  package init(
    _ catalog: StringCatalog,
    keys: [String]? = nil,
    languages: [String]? = nil,
    configuration: ValidationConfiguration = ValidationConfiguration()
  ) {
    let check = CatalogCheck(catalog, configuration)
    let entries =
      keys.map { check.subjects(catalog.entries(forKeys: $0)) }
      ?? check.entries(in: 0..<catalog.count, read: nil)
    let occurring = entries.reduce(into: Set()) { $0.formUnion($1.entry.localizations.keys) }
    let subjects = check.languages(languages, occurring: occurring)
    let part = check.part(entries, in: subjects)
    let subject = check.subject(joining: [part], haveAllLanguages: languages == nil)
    let comparisons = check.catalogRules.map { check.diagnostics(of: subject, by: $0) }
    self.init(subject, [part], comparisons)
  }

  /// Checks a catalog like ``init(_:keys:languages:configuration:)``, with several entries in
  /// parallel.
  ///
  /// - Parameters:
  ///   - catalog: The catalog to check.
  ///   - languages: The languages that must be correct and complete; `nil` for those of the
  ///     catalog.
  ///   - configuration: The levels of the rules.
  ///   - progress: Called in any task with a number of further entries that were checked.
  /// - Returns: The checked catalog.
  package static func checking(
    _ catalog: StringCatalog,
    languages: [String]?,
    configuration: ValidationConfiguration,
    progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) async -> CheckedCatalog {
    let check = CatalogCheck(catalog, configuration)
    let occurring = catalog.localizedLanguages
    let subjects = check.languages(languages, occurring: occurring)
    let read = check.readLanguages(of: subjects, occurring: occurring)
    let parts = await catalog.entryRanges.concurrentMap { range in
      defer { progress(range.count) }
      return check.part(check.entries(in: range, read: read), in: subjects)
    }
    let subject = check.subject(joining: parts, haveAllLanguages: languages == nil)
    let comparisons = await check.catalogRules.concurrentMap {
      check.diagnostics(of: subject, by: $0)
    }
    return CheckedCatalog(subject, parts, comparisons)
  }

  private init(
    _ subject: CatalogSubject,
    _ parts: [CatalogCheck.Part],
    _ comparisons: [[Diagnostic]]
  ) {
    self.subject = subject
    let begun = Set(subject.begunLanguages.map(\.tag))
    let single = parts.flatMap(\.diagnostics)
      .filter { begun.isEmpty || !BegunLanguage.replaces($0, in: begun) }
    diagnostics = (single + comparisons.joined()).inOrderOfFiles
  }
}

extension [Diagnostic] {
  /// The findings in file order; those with the same location are sorted by rule, and those of the
  /// same rule keep their order.
  var inOrderOfFiles: [Diagnostic] {
    sorted { $0.precedes($1) }
  }
}

/// A check of a single catalog, which can be divided into parts.
struct CatalogCheck: Sendable {
  let catalog: StringCatalog
  private let configuration: ValidationConfiguration

  init(_ catalog: StringCatalog, _ configuration: ValidationConfiguration) {
    var configuration = configuration
    configuration.kind = configuration.kind ?? CatalogKind(of: catalog)
    self.catalog = catalog
    self.configuration = configuration
  }

  /// The findings in some entries.
  struct Part: Sendable {
    let entries: [EntrySubject]
    let localizations: [LocalizationSubject]
    let lengths: [RelativeLength]
    let diagnostics: [Diagnostic]
  }

  /// Returns the languages whose strings are read for a check of some languages: these, their
  /// fallback languages and the source language; `nil` for all that occur.
  func readLanguages(of languages: [LanguageSubject], occurring: Set<String>) -> Set<String>? {
    let read = Set(languages.flatMap { [$0.tag] + $0.fallbacks } + [catalog.sourceLanguage])
    return occurring.isSubset(of: read) ? nil : read
  }

  /// Decodes the entries at some positions.
  ///
  /// - Parameters:
  ///   - range: The positions.
  ///   - languages: The languages whose strings are read; `nil` for all. Few rules need others.
  /// - Returns: The entries.
  func entries(in range: Range<Int>, read languages: Set<String>?) -> [EntrySubject] {
    subjects(
      catalog.entries(in: range, inLanguages: languages),
      arePartial: languages != nil
    )
  }

  /// Prepares entries for rules.
  func subjects(
    _ entries: some Sequence<(key: String, entry: StringCatalog.Entry)>,
    arePartial: Bool = false
  ) -> [EntrySubject] {
    entries.map {
      EntrySubject($0.entry, key: $0.key, in: catalog, configuration, isPartial: arePartial)
    }
  }

  /// Returns the requested languages, or those that occur, except pseudolanguages and names that are
  /// no language codes, which have a separate rule.
  func languages(_ tags: [String]?, occurring: Set<String>) -> [LanguageSubject] {
    let source = catalog.sourceLanguage
    let spoken = occurring.union([source])
      .filter {
        $0 == source || !LocaleData.isPseudoLanguage($0) && LocaleData.isLanguageTag($0)
      }
    return (tags ?? spoken.sorted()).map { LanguageSubject($0, in: catalog) }
  }

  /// Checks some entries.
  ///
  /// Each part has separate rules and languages. Parallel parts would otherwise contend for the
  /// reference counts of shared objects.
  func part(_ entries: [EntrySubject], in languages: [LanguageSubject]) -> Part {
    let rules = ActiveRules(configuration)
    var validator = Validator(catalog, rules)
    let localizations = validator.check(entries, in: languages.map { $0.copied() })
    return Part(
      entries: entries,
      localizations: localizations,
      lengths: rules.preparations.contains(.relativeLengths)
        ? localizations.compactMap { RelativeLength($0) } : [],
      diagnostics: validator.diagnostics.inOrderOfFiles
    )
  }

  /// Joins the parts of the catalog for rules that compare entries.
  ///
  /// - Parameters:
  ///   - parts: The parts.
  ///   - haveAllLanguages: Whether all languages of the catalog are checked, because the user has
  ///     not requested certain ones.
  /// - Returns: The catalog.
  func subject(joining parts: [Part], haveAllLanguages: Bool) -> CatalogSubject {
    let entries = parts.flatMap(\.entries)
    let localizations = parts.flatMap(\.localizations)
    return CatalogSubject(
      catalog: catalog,
      entries: entries.filter { !$0.isLeftOver },
      leftOverEntries: entries.filter(\.isLeftOver),
      localizations: localizations,
      relativeLengths: RelativeLength.normalizing(parts.flatMap(\.lengths)),
      begunLanguages: haveAllLanguages
        ? BegunLanguage.find(in: localizations, of: configuration.project) : []
    )
  }

  /// The active rules that compare entries.
  var catalogRules: [ActiveRules.Active<any CatalogRule>] {
    ActiveRules(configuration).catalogRules
  }

  /// Runs a rule that compares entries.
  func diagnostics(
    of subject: CatalogSubject,
    by rule: ActiveRules.Active<any CatalogRule>
  ) -> [Diagnostic] {
    var validator = Validator(catalog, ActiveRules(configuration))
    validator.check(subject, rule)
    return validator.diagnostics
  }
}

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
  keys: Set<String>? = nil,
  languages: [String]? = nil,
  configuration: ValidationConfiguration = ValidationConfiguration()
) -> [Diagnostic] {
  let checked = CheckedCatalog(
    catalog,
    keys: keys,
    languages: languages,
    configuration: configuration
  )
  let others = compare([checked], configuration: configuration)
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
) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  for active in ActiveRules(configuration).projectRules {
    active.rule.check(catalogs.map(\.subject)) { entry, finding in
      guard !entry.suppression.contains(active.id) else { return }
      diagnostics.append(finding.diagnostic(active.severity))
    }
  }
  return diagnostics.inOrderOfFiles
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
    keys: Set<String>? = nil,
    languages: [String]? = nil,
    configuration: ValidationConfiguration = ValidationConfiguration()
  ) {
    let check = CatalogCheck(catalog, configuration)
    let entries = check.entries(in: 0..<catalog.count).filter { keys?.contains($0.key) ?? true }
    let subjects = check.languages(languages, in: entries)
    let part = check.part(entries, in: subjects)
    let subject = check.subject(joining: [part])
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
  /// - Returns: The checked catalog.
  package static func checking(
    _ catalog: StringCatalog,
    languages: [String]?,
    configuration: ValidationConfiguration
  ) async -> CheckedCatalog {
    let check = CatalogCheck(catalog, configuration)
    let ranges = stride(from: 0, to: catalog.count, by: entriesPerTask)
      .map { $0..<min($0 + entriesPerTask, catalog.count) }
    let entries = await ranges.concurrentMap { check.entries(in: $0) }
    let subjects = check.languages(languages, in: entries.flatMap(\.self))
    let parts = await entries.concurrentMap { check.part($0, in: subjects) }
    let subject = check.subject(joining: parts)
    let comparisons = await check.catalogRules.concurrentMap {
      check.diagnostics(of: subject, by: $0)
    }
    return CheckedCatalog(subject, parts, comparisons)
  }

  /// The number of entries that one task checks, which takes a few milliseconds.
  private static let entriesPerTask = 64

  private init(
    _ subject: CatalogSubject,
    _ parts: [CatalogCheck.Part],
    _ comparisons: [[Diagnostic]]
  ) {
    self.subject = subject
    diagnostics = (parts.flatMap(\.diagnostics) + comparisons.joined()).inOrderOfFiles
  }
}

extension [Diagnostic] {
  /// The findings in file order; those with the same location are sorted by rule, and those of the
  /// same rule keep their order.
  var inOrderOfFiles: [Diagnostic] {
    enumerated()
      .sorted { first, second in
        if Self.precedes(first.element, second.element) { return true }
        if Self.precedes(second.element, first.element) { return false }
        return first.offset < second.offset
      }
      .map(\.element)
  }

  /// Findings without a location come first.
  private static func precedes(_ first: Diagnostic, _ second: Diagnostic) -> Bool {
    guard first.location == second.location else {
      guard let location = first.location else { return true }
      return second.location.map { location < $0 } ?? false
    }
    return first.id.rawValue < second.id.rawValue
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
    let diagnostics: [Diagnostic]
  }

  /// Decodes the entries at some positions.
  func entries(in range: Range<Int>) -> [EntrySubject] {
    catalog.entries.dropFirst(range.lowerBound).prefix(range.count)
      .map { EntrySubject($0.entry, key: $0.key, in: catalog, configuration) }
  }

  /// Returns the requested languages, or those that occur in some entries, except pseudolanguages
  /// and names that are no language codes, which have a separate rule.
  func languages(_ tags: [String]?, in entries: [EntrySubject]) -> [LanguageSubject] {
    let occurring = entries.reduce(into: Set([catalog.sourceLanguage])) {
      $0.formUnion($1.entry.localizations.keys)
    }
    let spoken = occurring.filter {
      $0 == catalog.sourceLanguage
        || !LocaleData.isPseudoLanguage($0) && LocaleData.isLanguageTag($0)
    }
    return (tags ?? spoken.sorted()).map { LanguageSubject($0, in: catalog) }
  }

  /// Checks some entries.
  ///
  /// Each part has separate rules and languages. Parallel parts would otherwise contend for the
  /// reference counts of shared objects.
  func part(_ entries: [EntrySubject], in languages: [LanguageSubject]) -> Part {
    var validator = Validator(catalog, ActiveRules(configuration))
    let localizations = validator.check(entries, in: languages.map { $0.copied() })
    return Part(
      entries: entries,
      localizations: localizations,
      diagnostics: validator.diagnostics
    )
  }

  /// Joins the parts of the catalog for rules that compare entries.
  func subject(joining parts: [Part]) -> CatalogSubject {
    let entries = parts.flatMap(\.entries)
    return CatalogSubject(
      catalog: catalog,
      entries: entries.filter { !$0.isLeftOver },
      leftOverEntries: entries.filter(\.isLeftOver),
      localizations: parts.flatMap(\.localizations)
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

// MARK: - Concurrent map

extension Array where Element: Sendable {
  /// Returns the results of `transform` for all elements, in order, computed in parallel.
  package func concurrentMap<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) async -> Result
  ) async -> [Result] {
    await withTaskGroup(of: (Int, Result).self) { group in
      for (index, element) in enumerated() {
        group.addTask { (index, await transform(element)) }
      }
      var results = [Result?](repeating: nil, count: count)
      for await (index, result) in group { results[index] = result }
      return results.compactMap(\.self)
    }
  }
}

package import Diagnostics
import ICU
import OrderedCollections
package import StringCatalog

/// Checks a catalog that is all of its project against every rule that the configuration leaves on.
///
/// ```swift
/// let findings = validate(catalog, languages: ["en", "es"])
/// ```
///
/// - Parameters:
///   - catalog: What is checked.
///   - keys: The keys of the entries that are checked; `nil` for all.
///   - languages: The languages that have to be right and complete; `nil` for those that occur in
///     the catalog, its source language among them.
///   - configuration: The levels of the rules.
/// - Returns: The findings, in the order of the file, then of their rules.
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

/// Checks the catalogs of a project against every rule about several catalogs that the configuration
/// leaves on.
///
/// - Parameters:
///   - catalogs: The catalogs, each of which was checked by itself.
///   - configuration: The levels of the rules.
/// - Returns: What is wrong with them side by side, in the order of their places.
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

/// A catalog that was checked by itself, ready to be held against the others of its project.
package struct CheckedCatalog: Sendable {
  /// What the rules found, in the order of the file, then of their names; nothing of what rules ask about
  /// all catalogs side by side.
  package let diagnostics: [Diagnostic]
  /// The catalog, with what rules ask about its entries side by side.
  package let subject: CatalogSubject

  /// Checks a catalog against every rule about single catalogs that the configuration leaves on.
  ///
  /// - Parameters:
  ///   - catalog: What is checked.
  ///   - keys: The keys of the entries that are checked; `nil` for all.
  ///   - languages: The languages that have to be right and complete; `nil` for those that occur in
  ///     the catalog, its source language among them, but for pseudo-languages.
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
    self.init(joining: [check.part(entries, in: subjects)], of: check)
  }

  /// Checks a catalog as ``init(_:keys:languages:configuration:)`` does, several entries at a time.
  ///
  /// - Parameters:
  ///   - catalog: What is checked.
  ///   - languages: The languages that have to be right and complete; `nil` for those that occur in
  ///     the catalog.
  ///   - configuration: The levels of the rules.
  /// - Returns: The catalog, checked.
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
    return CheckedCatalog(joining: parts, of: check)
  }

  /// How many entries one task checks; it takes a few milliseconds.
  private static let entriesPerTask = 64

  private init(joining parts: [CatalogCheck.Part], of check: CatalogCheck) {
    subject = CatalogSubject(
      catalog: check.catalog,
      entries: parts.flatMap(\.entries),
      localizations: parts.flatMap(\.localizations)
    )
    diagnostics = (parts.flatMap(\.diagnostics) + check.diagnostics(of: subject)).inOrderOfFiles
  }
}

extension [Diagnostic] {
  /// The findings in the order of the file, those of one place by rule, those of one rule as they were
  /// made.
  var inOrderOfFiles: [Diagnostic] {
    enumerated()
      .sorted { first, second in
        if Self.precedes(first.element, second.element) { return true }
        if Self.precedes(second.element, first.element) { return false }
        return first.offset < second.offset
      }
      .map(\.element)
  }

  /// What has no place stands first.
  private static func precedes(_ first: Diagnostic, _ second: Diagnostic) -> Bool {
    guard first.place == second.place else {
      guard let place = first.place else { return true }
      return second.place.map { place < $0 } ?? false
    }
    return first.id.rawValue < second.id.rawValue
  }
}

/// A check of a catalog by itself, which can be done in parts.
struct CatalogCheck: Sendable {
  let catalog: StringCatalog
  private let configuration: ValidationConfiguration

  init(_ catalog: StringCatalog, _ configuration: ValidationConfiguration) {
    self.catalog = catalog
    self.configuration = configuration
  }

  /// What was found in some entries.
  struct Part: Sendable {
    let entries: [EntrySubject]
    let localizations: [LocalizationSubject]
    let diagnostics: [Diagnostic]
  }

  /// Reads the entries at some positions.
  func entries(in range: Range<Int>) -> [EntrySubject] {
    catalog.entries.dropFirst(range.lowerBound).prefix(range.count)
      .map { EntrySubject($0.entry, key: $0.key, in: catalog, configuration) }
  }

  /// Returns the languages that were asked for; if none were, those that occur in some entries and that
  /// people speak.
  func languages(_ tags: [String]?, in entries: [EntrySubject]) -> [LanguageSubject] {
    let occurring = entries.reduce(into: Set([catalog.sourceLanguage])) {
      $0.formUnion($1.entry.localizations.keys)
    }
    let spoken = occurring.filter { !LocaleData.isPseudoLanguage($0) }
    return (tags ?? spoken.sorted()).map { LanguageSubject($0, in: catalog) }
  }

  /// Checks some entries.
  ///
  /// Each part has rules and languages of its own: parts that run side by side would wait for each other
  /// to count references to the same ones.
  func part(_ entries: [EntrySubject], in languages: [LanguageSubject]) -> Part {
    var validator = Validator(catalog, ActiveRules(configuration))
    let localizations = validator.check(entries, in: languages.map { $0.copied() })
    return Part(
      entries: entries,
      localizations: localizations,
      diagnostics: validator.diagnostics
    )
  }

  /// Checks all entries side by side.
  func diagnostics(of subject: CatalogSubject) -> [Diagnostic] {
    var validator = Validator(catalog, ActiveRules(configuration))
    validator.check(subject)
    return validator.diagnostics
  }
}

// MARK: - Concurrent map

extension Array where Element: Sendable {
  /// Returns what `transform` makes of each element, in their order, several at a time.
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

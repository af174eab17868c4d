import CatalogExchange
import CatalogValidation
package import Diagnostics
import FileSystem
import ICU
import OrderedCollections
package import ProjectConfiguration
import StringCatalog

/// The translations that wait for a person, the most urgent ones first.
///
/// The order is: translations with errors, translations of changed source texts, missing
/// translations, translations after trivial changes, drafts with findings, other drafts. Within these groups, languages are in the order
/// of the catalogs; for missing translations, the language with the fewest comes first. The
/// translations of a language are in the order of the screens that show them, so that neighbors come
/// together.
package struct ReviewQueue: Sendable {
  /// A translation in the queue.
  package struct Entry: Hashable, Sendable {
    /// The index of the catalog.
    package var catalog: Int
    /// The key.
    package var key: String
    /// The language.
    package var language: String
    /// The first reason that applies.
    package var reason: ReviewReason
  }

  /// The translations.
  package private(set) var entries: [Entry] = []
  /// The catalogs.
  package let files: [CatalogFile]
  /// The uses of the keys.
  package private(set) var contexts = KeyContexts()
  /// The former source texts of outdated translations.
  package let formerSources: FormerSources
  /// The review records; `nil` if the project has none.
  package let review: ReviewGuard?
  private var findings: [FindingSubject: [Diagnostic]] = [:]
  /// The plural categories for rare numbers that translations need not have, by catalog and language.
  private var omittedCategories: [[String: Set<PluralCategory>]] = []

  /// The number of translations by reason.
  package var counts: [ReviewReason: Int] {
    entries.reduce(into: [:]) { $0[$1.reason, default: 0] += 1 }
  }

  /// The version of the queue, which changes when a catalog is written.
  ///
  /// A program that reads the queue in parts passes it with each part.
  package var version: String {
    var hasher = FNV1a()
    for file in files {
      let stamp = FileSystem.stamp(of: file.path)
      hasher.append("\(file.path)\n\(stamp?.size ?? 0)\n\(stamp?.modified ?? 0)\n")
    }
    hasher.append("\(entries.count)")
    return "q1-" + hasher.hexadecimal
  }

  /// Returns the plural categories for rare numbers, such as Spanish `many` for whole millions, that
  /// the translations of a catalog do not have.
  func rareCategories(of catalog: Int, in language: String) -> Set<PluralCategory> {
    omittedCategories.indices.contains(catalog) ? omittedCategories[catalog][language] ?? [] : []
  }

  /// The keys without known uses.
  package var keysWithoutUses: CatalogKeys {
    contexts.keysWithoutUses(among: entries.lazy.map { (files[$0.catalog].path, $0.key) })
  }

  /// Adds the uses of keys that have none.
  package mutating func addMissing(from others: KeyContexts) {
    contexts.addMissing(from: others)
  }

  /// Keeps some of the translations.
  ///
  /// - Parameter isIncluded: Whether each of them is kept.
  mutating func keepEntries(_ isIncluded: [Bool]) {
    entries = zip(entries, isIncluded).filter(\.1).map(\.0)
  }

  /// Keeps the translations whose source text has changed.
  mutating func keepOutdated() {
    entries = entries.filter { entry in
      formerSources[catalog: files[entry.catalog].path, entry.key, entry.language] != nil
    }
  }

  /// Moves translations to the end of the queue, which otherwise keeps its order.
  package mutating func moveToEnd(where isLast: (Entry) -> Bool) {
    let parts = Dictionary(grouping: entries, by: isLast)
    entries = (parts[false] ?? []) + (parts[true] ?? [])
  }

  /// Returns the findings of the validation about a translation, errors first.
  package func findings(about entry: Entry) -> [Diagnostic] {
    findings[FindingSubject(entry.catalog, entry.key, entry.language)] ?? []
  }
}

/// A translation with findings.
private struct FindingSubject: Hashable, Sendable {
  let catalog: Int
  let key: ExactString
  let language: String

  init(_ catalog: Int, _ key: String, _ language: String) {
    self.catalog = catalog
    self.key = ExactString(key)
    self.language = language
  }
}

// MARK: - Creating

extension Workspace {
  /// Returns the translations that wait for a person.
  ///
  /// - Parameters:
  ///   - files: The catalogs.
  ///   - request: The selection of translations.
  ///   - review: The review records, which know outdated translations and the origin of drafts;
  ///     `nil` if there are none.
  ///   - formerSources: The former source texts of outdated translations; `nil` for those of the
  ///     records.
  ///   - readsSources: Whether the sources are read for the uses of the keys, which are part of the
  ///     order.
  ///   - known: The uses of all keys, if the caller knows them; `nil` to read the sources.
  ///   - progress: Receives the progress of the extraction.
  /// - Returns: The translations.
  /// - Throws: `CancellationError`, or an error if the sources cannot be read.
  /// - Complexity: That of validating the catalogs and, with `readsSources`, of an extraction.
  package func reviewQueue(
    of files: [CatalogFile],
    _ request: ReviewRequest,
    review: ReviewGuard? = nil,
    formerSources: FormerSources? = nil,
    readsSources: Bool = true,
    contexts known: KeyContexts? = nil,
    progress: ExtractionProgressHandler? = nil
  ) async throws -> ReviewQueue {
    let former =
      if let formerSources { formerSources } else {
        await review?.formerSources(of: files) ?? FormerSources()
      }
    var queue = ReviewQueue(files: files, formerSources: former, review: review)
    let languages = files.map { request.languages(of: $0, in: project) }
    let paths = readsSources && known == nil ? files.map(\.path) : []
    let contexts = try await glossaryContexts(ofCatalogsAt: paths, progress: progress)
    await queue.fill(request, languages, project?.configuration, known ?? contexts)
    if let known {
      queue.setContexts(known)
    } else if readsSources, !queue.entries.isEmpty {
      let keys = queue.entries.reduce(into: [String: Set<ExactString>]()) { keys, entry in
        keys[FileSystem.absolutePath(of: files[entry.catalog].path), default: []]
          .insert(ExactString(entry.key))
      }
      queue.setContexts(
        try await keyContexts(
          ofCatalogsAt: Set(queue.entries.map(\.catalog)).sorted().map { files[$0].path },
          knowing: files,
          where: { path, key in
            keys[FileSystem.absolutePath(of: path)]?.contains(ExactString(key)) ?? false
          },
          progress: progress
        )
      )
    }
    queue.sort(languages)
    return queue
  }
}

extension ReviewRequest {
  /// Returns the languages of a catalog that are reviewed.
  fileprivate func languages(of file: CatalogFile, in project: Project?) -> [String] {
    let catalog = file.catalog
    let known =
      file.document?.languages ?? catalog.languages(and: project?.configuration.languages ?? [])
    let new = includesNewLanguages ? languages.filter { !known.contains($0) } : []
    return (known.filter { languages.isEmpty || languages.contains($0) } + new)
      .filter { $0 != catalog.sourceLanguage }
  }
}

extension ReviewQueue {
  fileprivate init(files: [CatalogFile], formerSources: FormerSources, review: ReviewGuard?) {
    self.files = files
    self.formerSources = formerSources
    self.review = review
  }

  fileprivate mutating func setContexts(_ contexts: KeyContexts) {
    self.contexts = contexts
  }

  /// Returns whether a finding is only about the state of a translation.
  package static func isAboutState(_ finding: Diagnostic) -> Bool {
    stateRules.contains(finding.id)
  }

  /// The rules whose findings are the states that the queue determines itself.
  private static let stateRules: Set<Diagnostic.ID> = [
    MissingTranslationRule.id, UnfinishedTranslationRule.id, NeedsReviewRule.id,
    MachineTranslatedRule.id, StaleKeyRule.id,
  ]

  /// The least severity of findings that are part of the queue.
  private static let leastSeverity = Diagnostic.Severity.warning

  /// Validates the catalogs, and collects the translations.
  fileprivate mutating func fill(
    _ request: ReviewRequest,
    _ languages: [[String]],
    _ configuration: Configuration?,
    _ contexts: KeyContexts
  ) async {
    if configuration?.plurals != .strict {
      omittedCategories = zip(files, languages)
        .map { file, languages in
          Dictionary(
            languages.map { ($0, file.catalog.unusedRareCategories(in: $0)) },
            uniquingKeysWith: { first, _ in first }
          )
        }
    }
    var validation = ValidationRequest(configuration: configuration)
    validation.contexts = contexts
    validation.minimumSeverity = Self.leastSeverity
    validation.ignoredRules = Self.stateRules
    guard request.reasons == [.missing], !Self.comparesWithErrors(configuration) else {
      await validate(languages, validation)
      return await collect(request, languages)
    }
    await collect(request, languages)
    await removeErrors(languages, validation)
  }

  /// Removes the translations with errors, which are not counted as missing.
  ///
  /// A translation without any text has no errors. The others are mostly few, such as those that lack
  /// a plural form, and only these are validated.
  private mutating func removeErrors(
    _ languages: [[String]],
    _ request: ValidationRequest
  ) async {
    let started = Set(entries.filter(hasTexts))
    guard !started.isEmpty else { return }
    var request = request
    let isFew = started.count < Self.separateLimit
    if isFew { request.ignoredRules.formUnion(Self.comparingRules.map { type(of: $0).id }) }
    await validate(languages, request) { index in
      isFew ? started.filter { $0.catalog == index }.map(\.key) : nil
    }
    entries = entries.filter { entry in
      !started.contains(entry) || findings(about: entry).first?.severity != .error
    }
  }

  /// The number of keys that are validated one after the other.
  private static let separateLimit = 500

  private func hasTexts(_ entry: Entry) -> Bool {
    let found = files[entry.catalog].catalog[entry.key, inLanguages: [entry.language]]
    return found?.localizations[entry.language]?.hasText ?? false
  }

  /// The rules that compare translations with others.
  private static let comparingRules = ValidationRules.all.filter { rule in
    // Findings about source texts are not about a translation.
    (rule is any CatalogRule || rule is any ProjectRule) && !(rule is MissingSourceTextRule)
      && !stateRules.contains(type(of: rule).id)
  }

  /// Returns whether a rule that compares translations has errors, for which all are validated.
  package static func comparesWithErrors(_ configuration: Configuration?) -> Bool {
    let levels = RuleLevels.validation(of: configuration)
    return comparingRules.contains { levels.severity(of: type(of: $0)) == .error }
  }

  /// Collects the findings about translations.
  ///
  /// - Parameters:
  ///   - languages: The languages of each catalog.
  ///   - request: The rules.
  ///   - keys: Returns the keys of a catalog that are validated; `nil` for all.
  private mutating func validate(
    _ languages: [[String]],
    _ request: ValidationRequest,
    keys: (_ catalog: Int) -> [String]? = { _ in nil }
  ) async {
    var request = request
    var checked: [CheckedCatalog] = []
    for (index, file) in files.enumerated() {
      request.languages = [file.catalog.sourceLanguage] + languages[index]
      request.keys = keys(index)
      checked.append(await request.checked(file.catalog, file: file.path))
    }
    let comparison = await request.comparison(of: checked)
    let indexes = Dictionary(
      files.enumerated().map { ($1.path, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for (index, catalog) in checked.enumerated() {
      for finding in catalog.diagnostics { add(finding, ofCatalog: index) }
    }
    for finding in comparison {
      guard let path = finding.location?.file, let index = indexes[path] else { continue }
      add(finding, ofCatalog: index)
    }
    for subject in findings.keys {
      findings[subject]?.sort { $0.severity > $1.severity }
    }
  }

  private mutating func add(_ finding: Diagnostic, ofCatalog index: Int) {
    guard finding.path.count > 1, finding.severity >= Self.leastSeverity,
      !Self.isAboutState(finding)
    else { return }
    findings[FindingSubject(index, finding.path[0], finding.path[1]), default: []].append(finding)
  }

  /// Collects the translations, in the order of the catalogs.
  fileprivate mutating func collect(_ request: ReviewRequest, _ languages: [[String]]) async {
    for (index, file) in files.enumerated() {
      let catalog = file.catalog
      let languages = languages[index]
      let states = KeyStates(in: catalog, languages: languages)
      guard request.keys.isEmpty else {
        let chosen = catalog.entries(forKeys: request.keys)
        entries += waiting(chosen, ofCatalog: index, states, languages, request.reasons)
        continue
      }
      let queue = self
      let parts = await catalog.entryRanges.concurrentMap { range in
        let entries = catalog.entries(in: range, inLanguages: states.readLanguages)
        return queue.waiting(entries, ofCatalog: index, states, languages, request.reasons)
      }
      entries += parts.joined()
    }
  }

  /// Returns the translations of some entries of a catalog that wait for a person.
  private func waiting(
    _ entries: [(key: String, entry: StringCatalog.Entry)],
    ofCatalog index: Int,
    _ states: KeyStates,
    _ languages: [String],
    _ reasons: Set<ReviewReason>
  ) -> [Entry] {
    var found: [Entry] = []
    for (key, entry) in entries where entry.shouldTranslate && entry.extractionState != .stale {
      for (language, result) in zip(languages, states.states(of: key, entry)) {
        let reason = reason(
          result.state,
          of: FindingSubject(index, key, language),
          entry
        )
        guard let reason, reasons.isEmpty || reasons.contains(reason) else { continue }
        found.append(Entry(catalog: index, key: key, language: language, reason: reason))
      }
    }
    return found
  }

  private func reason(
    _ state: TextState,
    of subject: FindingSubject,
    _ entry: StringCatalog.Entry
  ) -> ReviewReason? {
    let file = files[subject.catalog]
    let (key, language) = (subject.key.string, subject.language)
    let localization = entry.localizations[language]
    if localization?.hasText == true, findings[subject]?.first?.severity == .error {
      return .finding
    }
    if let former = formerSources[catalog: file.path, key, language] {
      let current = entry.sourceTexts(key: key, sourceLanguage: file.catalog.sourceLanguage)
      let change = SourceChange(
        from: SourceVariants(uniqueKeysWithValues: former.map { ($0.key, $0.value) }),
        to: current
      )
      let isTrivial =
        change.isTrivial(for: localization, in: language) && origins(of: subject).isEmpty
      return isTrivial ? .trivialChange : .sourceChanged
    }
    if state == .missing || state == TextState(.new) { return .missing }
    guard localization?.hasDraft == true else { return nil }
    return origins(of: subject).contains { $0.hasPrefix("memory:") } ? .memory : .draft
  }

  /// Returns where the drafts of a translation come from; nothing for those of persons.
  private func origins(of subject: FindingSubject) -> [String] {
    let file = files[subject.catalog]
    guard let review, let entry = file.catalog[subject.key.string] else { return [] }
    let texts = CatalogText.texts(
      of: entry,
      key: subject.key.string,
      in: subject.language,
      of: file.catalog,
      at: file.path
    )
    return texts.compactMap { review.origin(of: $0) }
  }

  /// Sorts the translations.
  fileprivate mutating func sort(_ languages: [[String]]) {
    let missing = entries.reduce(into: [String: Int]()) { counts, entry in
      if entry.reason == .missing { counts[entry.language, default: 0] += 1 }
    }
    var positions: [String: Int] = [:]
    for language in languages.joined() where positions[language] == nil {
      positions[language] = positions.count
    }
    let ranked = entries.enumerated()
      .map { position, entry in
        let context = contexts.context(of: entry.key, inCatalogAt: files[entry.catalog].path)
        let isDraftWithFindings =
          entry.reason.rank == ReviewReason.draft.rank && !findings(about: entry).isEmpty
        return RankedEntry(
          entry: entry,
          group: 2 * entry.reason.rank - (isDraftWithFindings ? 1 : 0),
          count: entry.reason == .missing ? missing[entry.language] ?? 0 : 0,
          language: positions[entry.language] ?? 0,
          screen: context.screen ?? context.places.first?.location.file ?? "",
          position: position
        )
      }
    entries = ranked.sorted().map(\.entry)
  }
}

/// A translation with the values that determine its position in the queue.
private struct RankedEntry: Comparable {
  let entry: ReviewQueue.Entry
  let group: Int
  let count: Int
  let language: Int
  let screen: String
  let position: Int

  static func < (left: Self, right: Self) -> Bool {
    let (first, second) = (
      (left.group, left.count, left.language), (right.group, right.count, right.language)
    )
    guard first == second else { return first < second }
    return (left.entry.catalog, left.screen, left.position)
      < (right.entry.catalog, right.screen, right.position)
  }

  static func == (left: Self, right: Self) -> Bool { left.position == right.position }
}

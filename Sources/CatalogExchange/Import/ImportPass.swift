import CatalogValidation
import Diagnostics
import ICU
import OrderedCollections
import StringCatalog

/// One import: evaluates each translation, then writes the changes.
struct ImportPass {
  let options: TranslationImport
  let language: String
  let index: UnitIndex
  /// The positions of the translations of the file, by the identifiers of their units.
  private var taken: [ExactString: Int] = [:]
  /// The units that occur in two files, by these files.
  private var twice: OrderedDictionary<[String], [Diagnostic]> = [:]
  private var outcome: ImportOutcome
  /// What was found; a file can have a problem in each of millions of texts.
  private var diagnostics = LimitedDiagnostics()
  private let table: ImportedTable
  /// What is known about copies of the source text; `nil` before the first one.
  private var copies: SourceCopies?

  init(
    _ options: TranslationImport,
    _ table: ImportedTable,
    _ catalog: StringCatalog,
    language: String
  ) {
    self.options = options
    self.language = language
    self.table = table
    index = UnitIndex(catalog, language: language)
    outcome = ImportOutcome(catalog: catalog)
  }

  /// Evaluates the translations of the file.
  mutating func takeAll() {
    for position in table.translations.indices { take(table.translations[position], at: position) }
  }

  private mutating func take(_ translation: ImportedTranslation, at position: Int) {
    guard let id = index.resolve(translation.id) else {
      if let key = index.keyOfPhrases(translation.id) {
        report(.unitOfPhrases(translation.id), .warning, translation)
        return ignore(TranslationUnit.ID(key: key), .phrases, translation)
      }
      return diagnostics.append(
        "unit-not-in-catalog",
        Diagnostic(.unitUnknown(translation.id), .error, at: translation.location)
      )
    }
    let name = ExactString(id.text)
    if !index.collisions.isEmpty, let other = index.collisions[name] {
      return report(
        .unitAmbiguous(translation.id, first: id.key, second: other),
        .error,
        translation
      )
    }
    if let first = taken[name].map({ table.translations[$0] }) {
      // A file may have a plural form in its message and for itself.
      if translation.target == nil || translation.repeats(first) { return }
      if first.target != nil { return reportTwice(translation, first.location) }
      outcome.untranslatedCount -= 1
    }
    taken[name] = position
    guard let target = translation.target else {
      outcome.untranslatedCount += 1
      return
    }
    let update = TranslationUpdate(
      target,
      of: translation,
      index.item(id),
      reviewsTrivialChanges: options.reviewsTrivialChanges
    )
    decide(update, translation)
  }

  private mutating func decide(_ decision: TranslationUpdate, _ translation: ImportedTranslation) {
    if decision.isUntouched {
      outcome.untouchedCount += 1
    } else if decision.isOutdated, decision.hasSameText {
      ignore(decision.id, .outdated, translation)
    } else if decision.isEmptyUnfinished {
      report(.translationBlank(translation.id), .warning, translation)
      ignore(decision.id, .blank, translation)
    } else if let state = decision.unknownState {
      report(.stateUnknown(translation.id, state: state), .error, translation)
    } else if decision.isUnfinished, options.unfinished == .skip {
      let state = translation.state?.rawValue ?? ""
      report(.translationUnfinished(translation.id, state: state), .warning, translation)
      ignore(decision.id, .unfinished, translation)
    } else {
      change(decision, translation)
    }
  }

  private mutating func change(_ decision: TranslationUpdate, _ translation: ImportedTranslation) {
    guard let text = acceptedText(of: decision, translation) else { return }
    if decision.isOutdated, !decision.hasOtherSource {
      report(.sourceVersionChanged(translation.id), .warning, translation)
    } else if decision.isOutdated {
      let (former, current) = (translation.source ?? "", decision.item.unit.source)
      report(
        .sourceChanged(translation.id, from: former, to: current),
        .warning,
        translation
      )
    }
    if decision.clears { report(.translationCleared(translation.id), .warning, translation) }
    outcome.changes.append(
      ImportOutcome.Change(
        id: decision.id,
        oldText: decision.item.text?.value,
        newText: text,
        oldState: decision.item.text?.state,
        newState: decision.state,
        location: translation.location
      )
    )
  }

  /// Returns the text to write; `nil` if it lost parts of the text that it replaces.
  ///
  /// Programs remove spaces at the ends, line breaks or no-break spaces, or return the source text.
  private mutating func acceptedText(
    of decision: TranslationUpdate,
    _ translation: ImportedTranslation
  ) -> String? {
    let entry = index.entry(decision.id.key)
    let text = decision.text(ExchangeNotation(of: entry?.target, source: entry?.source))
    guard !options.acceptsLosses, !decision.hasSameText else { return text }
    let isSource = language == outcome.catalog.sourceLanguage
    let returned = ReturnedText(
      text,
      replacing: decision.item.text,
      source: isSource ? nil : decision.item.sourceText
    ) { isTranslation(text, insteadOf: $0) }
    guard var problem = returned.diagnostic(for: translation.id, acceptedBy: options.lossOption)
    else {
      return returned.restored
    }
    problem.location = translation.location
    diagnostics.append(problem)
    guard returned.isRepaired else {
      ignore(decision.id, .losses, translation)
      return nil
    }
    let present = decision.item.text
    guard returned.restored.hasSameCodePoints(as: present?.value),
      translation.state == nil || translation.state == present?.state
    else { return returned.restored }
    outcome.untouchedCount += 1
    return nil
  }

  /// Returns whether a source text is a translation of itself.
  private mutating func isTranslation(_ source: String, insteadOf old: String) -> Bool {
    let copies = self.copies ?? copiesOfSources()
    self.copies = copies
    return copies.isTranslation(source, insteadOf: old)
  }

  private func copiesOfSources() -> SourceCopies {
    var words = SharedWords()
    for item in index.items.values { words.insert(item) }
    let replacements = table.translations.compactMap { translation in
      guard let target = translation.target, let id = index.resolve(translation.id) else {
        return SourceCopies.Replacement?.none
      }
      let item = index.item(id)
      return SourceCopies.Replacement(target, of: item.text, source: item.sourceText)
    }
    return SourceCopies(words, replacements)
  }

  /// Reports the units that an export contains and the file lacks.
  ///
  /// An export of unfinished keys lacks finished ones. If the file has some of them, it may have lost
  /// the others.
  mutating func findMissing() {
    let missing = index.items.filter { isMissing($0, $1.unit.id) }
      .map { (name: $0, exports: index.exports(of: $1.unit)) }
    let lost = missing.filter { $0.exports == .all }
    if !lost.isEmpty {
      let names = lost.prefix(Self.namedUnits).map(\.name.string)
      diagnostics.append(
        Diagnostic(.unitsMissing(lost.count, first: names), .error, at: table.location)
      )
    }
    let kept = missing.count { $0.exports == .complete }
    guard kept > 0,
      index.items.contains(where: { taken[$0] != nil && index.exports(of: $1.unit) == .complete })
    else { return }
    diagnostics.append(Diagnostic(.finishedUnitsMissing(kept), .note, at: table.location))
  }

  private func isMissing(_ name: ExactString, _ id: TranslationUnit.ID) -> Bool {
    guard taken[name] == nil else { return false }
    guard let category = id.variant.plural else { return !hasForms(id) }
    return !table.optionalCategories.contains(category)
  }

  /// Returns whether the file has plural forms of a string.
  private func hasForms(_ id: TranslationUnit.ID) -> Bool {
    var id = id
    id.variant.plural = .other
    return taken[ExactString(id.text)] != nil
  }

  /// Reports a repeated unit; units from another file are reported once for both files.
  private mutating func reportTwice(_ translation: ImportedTranslation, _ first: Location?) {
    let problem = Diagnostic(
      .unitDuplicate(translation.id),
      .error,
      at: translation.location,
      notes: first.map { [Diagnostic.Note(.unitFirst, at: $0)] } ?? []
    )
    guard let file = translation.location?.file, let other = first?.file, file != other else {
      return diagnostics.append(problem)
    }
    twice[[file, other], default: []].append(problem)
  }

  /// Reports files that contain the same units.
  mutating func reportFilesTwice() {
    for (files, problems) in twice {
      diagnostics.append(
        Diagnostic(
          .unitsOfTwoFiles(problems.count, other: files[1]),
          .error,
          at: problems.first?.location,
          notes: problems.first?.notes ?? []
        )
      )
    }
  }

  /// The maximum number of missing units that are named.
  private static let namedUnits = 5

  /// The result, with what was found.
  func finished() -> ImportOutcome {
    var outcome = outcome
    outcome.language = language
    outcome.diagnostics += diagnostics.all
    return outcome
  }

  /// Writes the changes, and validates the affected strings.
  ///
  /// This is done even if the import is already rejected, to report all errors at once.
  mutating func write() {
    let phrases = outcome.changes.indices.filter { outcome.changes[$0].id.variant.phrase != nil }
    for change in outcome.changes where change.id.variant.phrase == nil {
      if let problem = write(change) { diagnostics.append(problem) }
    }
    let sets = OrderedDictionary(grouping: phrases) { ExactString(outcome.changes[$0].id.key) }
    for (key, indexes) in sets { write(phrases: indexes, of: key.string) }
    for key in OrderedSet(outcome.changes.map { ExactString($0.id.key) }) { complete(key.string) }
    diagnostics +=
      ImportCheck(of: outcome.changes, language, outcome.catalog).problems
      .filter { $0.id != EmptyTranslationRule.id || !options.acceptsLosses }
  }

  /// Writes phrases of an App Shortcut, in their order; new ones follow the last one.
  ///
  /// All phrases have one state, so they are finished only together.
  private mutating func write(phrases indexes: [Int], of key: String) {
    func phrase(at index: Int) -> Int { outcome.changes[index].id.variant.phrase ?? 0 }
    func phrases() -> StringCatalog.StringSet? {
      outcome.catalog[key, inLanguages: [language]]?.localizations[language]?.stringSet
    }
    for index in indexes.sorted(by: { phrase(at: $0) < phrase(at: $1) }) {
      let count = phrases()?.values.count ?? 0
      outcome.changes[index].id.variant.phrase = min(phrase(at: index), count)
      if let problem = write(outcome.changes[index]) { diagnostics.append(problem) }
    }
    let changes = indexes.map { outcome.changes[$0] }
    let states = Set(changes.map(\.newState))
    guard let state = states.first, states.count == 1, phrases()?.values.count == changes.count
    else { return }
    outcome.catalog.mark(key, language: language, as: state)
  }

  private mutating func write(_ change: ImportOutcome.Change) -> Diagnostic? {
    let isOverlapping = index.entry(change.id.key)?.target?.hasOverlap ?? false
    if isOverlapping, change.oldState == nil {
      return Diagnostic(.unitVariesOtherwise(change.id.text), .error, at: change.location)
    }
    var writing = TextWriting(change, language, options)
    let reviewed = writing.write(to: &outcome.catalog)
    if !reviewed.isEmpty { outcome.reviewed[change.id.key, default: []].formUnion(reviewed) }
    return writing.problem
  }

  /// Adds the substitutions that the strings of a key require.
  private mutating func complete(_ key: String) {
    guard let source = index.entry(key)?.source, !source.substitutions.isEmpty,
      var entry = outcome.catalog[key, inLanguages: [language]],
      var localization = entry.localizations[language]
    else { return }
    localization.copyMissingSubstitutions(of: source, for: language)
    guard localization != entry.localizations[language] else { return }
    entry.localizations[language] = localization
    outcome.catalog[key, inLanguages: [language]] = entry
  }

  private mutating func ignore(
    _ id: TranslationUnit.ID,
    _ reason: ImportOutcome.Ignored.Reason,
    _ translation: ImportedTranslation
  ) {
    outcome.ignored.append(
      ImportOutcome.Ignored(id: id, reason: reason, location: translation.location)
    )
  }

  private mutating func report(
    _ message: Diagnostic.Message,
    _ severity: Diagnostic.Severity,
    _ translation: ImportedTranslation
  ) {
    diagnostics.append(Diagnostic(message, severity, at: translation.location))
  }
}

extension ImportedTranslation {
  /// Returns whether another translation of the unit has the same text and state.
  fileprivate func repeats(_ other: Self) -> Bool {
    guard let target else { return false }
    return target.hasSameCodePoints(as: other.target) && state == other.state
  }
}

/// Finds errors of imported texts, according to the validation rules.
struct ImportCheck {
  private(set) var problems: [Diagnostic] = []

  /// Checks only the strings that were changed.
  init(of changes: [ImportOutcome.Change], _ language: String, _ catalog: StringCatalog) {
    guard !changes.isEmpty else { return }
    let places = Dictionary(
      changes.map { change in
        (([change.id.key, language] + change.id.variant.pathNames).exact, change.location)
      },
      uniquingKeysWith: { first, _ in first }
    )
    let changed = Set(changes.map { ExactString($0.id.key) })
    var keys = catalog.keys.filter { changed.contains(ExactString($0)) }[...]
    while !keys.isEmpty {
      // Not all entries are decoded at the same time.
      check(Array(keys.prefix(Self.keyCount)), language, catalog, places)
      keys = keys.dropFirst(Self.keyCount)
    }
  }

  private mutating func check(
    _ keys: [String],
    _ language: String,
    _ catalog: StringCatalog,
    _ places: [[ExactString]: Location?]
  ) {
    let checked = CheckedCatalog(
      catalog,
      keys: keys,
      languages: [language],
      configuration: Self.configuration
    )
    for finding in checked.diagnostics {
      guard let location = places[finding.path.exact] else { continue }
      var problem = finding
      problem.location = location
      problem.fixIts = []
      problems.append(problem)
    }
  }

  /// The number of keys that are checked together.
  private static let keyCount = 1000

  /// The rules about errors that cause incorrect output or a crash.
  private static let rules: [Diagnostic.ID] = [
    MismatchedPlaceholdersRule.id, MismatchedNamedPlaceholdersRule.id, UndefinedSubstitutionRule.id,
    EmptyTranslationRule.id,
  ]

  private static let configuration = ValidationConfiguration(
    levels: Dictionary(
      ValidationRules.all.map { rule in
        let id = type(of: rule).id
        return (id, rules.contains(id) ? .severity(.error) : .off)
      },
      uniquingKeysWith: { first, _ in first }
    )
  )
}

extension StringCatalog.Variant {
  /// The path of the string in diagnostics.
  var pathNames: [String] {
    let parts = [
      substitution.map { ["substitutions", $0] }, device.map { ["device", $0.rawValue] },
      plural.map { ["plural", $0.rawValue] }, phrase.map { ["stringSet", "\($0)"] },
    ]
    return parts.compactMap(\.self).flatMap(\.self)
  }
}

extension Sequence<String> {
  /// The strings, which are compared by code points.
  var exact: [ExactString] { map(ExactString.init) }
}

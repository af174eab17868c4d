import Diagnostics
import OrderedCollections
import StringCatalog

/// One import: decides about each translation, then writes what is to be written.
struct ImportPass {
  let options: TranslationImport
  let language: String
  let index: UnitIndex
  private var places: [ExactString: Place?] = [:]
  private(set) var outcome: ImportOutcome

  init(_ options: TranslationImport, _ catalog: StringCatalog, language: String) {
    self.options = options
    self.language = language
    index = UnitIndex(catalog, language: language)
    outcome = ImportOutcome(catalog: catalog)
  }

  /// Decides about a translation.
  mutating func take(_ translation: IncomingTranslation) {
    if let key = index.keyOfPhrases(translation.id) {
      report(.unitOfPhrases, .warning, translation)
      return ignore(TranslationUnit.ID(key: key), .phrases, translation)
    }
    guard let id = index.resolve(translation.id) else {
      return report(.unitUnknown, .error, translation)
    }
    let name = ExactString(id.text)
    if let other = index.collisions[name] {
      return report(.unitAmbiguous, .error, translation, [.text(id.key), .text(other)])
    }
    guard places.updateValue(translation.place, forKey: name) == nil else {
      return report(.unitDuplicate, .error, translation)
    }
    guard let target = translation.target else {
      outcome.untranslatedCount += 1
      return
    }
    decide(Decision(target, of: translation, index.item(id)), translation)
  }

  private mutating func decide(_ decision: Decision, _ translation: IncomingTranslation) {
    if decision.isUntouched {
      outcome.untouchedCount += 1
    } else if decision.isOutdated, decision.hasSameText {
      ignore(decision.id, .outdated, translation)
    } else if decision.isBlank {
      report(.translationBlank, .warning, translation)
      ignore(decision.id, .blank, translation)
    } else if decision.isUnfinished, options.unfinished == .skip {
      let state = translation.state?.rawValue ?? ""
      report(.translationUnfinished, .warning, translation, [.text(state)])
      ignore(decision.id, .unfinished, translation)
    } else {
      change(decision, translation)
    }
  }

  private mutating func change(_ decision: Decision, _ translation: IncomingTranslation) {
    if decision.isOutdated {
      let sources = [translation.source ?? "", decision.item.unit.source]
      report(.sourceChanged, .warning, translation, sources.map(Diagnostic.Argument.text))
    }
    if decision.clears { report(.translationCleared, .warning, translation) }
    let entry = index.entry(decision.id.key)
    outcome.changes.append(
      ImportOutcome.Change(
        id: decision.id,
        oldText: decision.item.text?.value,
        newText: decision.text(ExchangeNotation(of: entry?.target, source: entry?.source)),
        oldState: decision.item.text?.state,
        newState: decision.state,
        place: translation.place
      )
    )
  }

  /// Finds the units that an export holds and the file does not.
  mutating func findMissing(at place: Place?) {
    let missing = index.items.filter { $0.value.isExpected && places[$0.key] == nil }
    guard !missing.isEmpty else { return }
    let names = missing.prefix(Self.namedUnits).map(\.key.string)
    outcome.diagnostics.append(
      Diagnostic(
        .unitsMissing,
        .error,
        at: place,
        arguments: [.integer(missing.count), .list(names)]
      )
    )
  }

  /// How many of the units that are missing are named.
  private static let namedUnits = 5

  /// Writes the changes, and checks what they have made of the catalog.
  ///
  /// That is done though the import is refused already: who mends a file wants to know all at once.
  mutating func write() {
    for change in outcome.changes {
      if let problem = write(change) { outcome.diagnostics.append(problem) }
    }
    for key in OrderedSet(outcome.changes.map { ExactString($0.id.key) }) { complete(key.string) }
    outcome.diagnostics += PlaceholderCheck(of: outcome.changes, language, outcome.catalog).problems
  }

  private mutating func write(_ change: ImportOutcome.Change) -> Diagnostic? {
    let isOverlapping = index.entry(change.id.key)?.target?.hasOverlap ?? false
    if isOverlapping, change.oldState == nil {
      return Diagnostic(
        .unitVariesOtherwise,
        .error,
        at: change.place,
        arguments: [.text(change.id.text), .list([])]
      )
    }
    var writing = TextWriting(change, language)
    let reviewed = writing.write(to: &outcome.catalog)
    if !reviewed.isEmpty { outcome.reviewed[change.id.key, default: []].formUnion(reviewed) }
    return writing.problem
  }

  /// Adds what the texts of a key cannot do without.
  private mutating func complete(_ key: String) {
    guard let source = index.entry(key)?.source, !source.substitutions.isEmpty,
      var entry = outcome.catalog[key], var localization = entry.localizations[language]
    else { return }
    localization.borrowSubstitutions(of: source, for: language)
    guard localization != entry.localizations[language] else { return }
    entry.localizations[language] = localization
    outcome.catalog[key] = entry
  }

  private mutating func ignore(
    _ id: TranslationUnit.ID,
    _ reason: ImportOutcome.Ignored.Reason,
    _ translation: IncomingTranslation
  ) {
    outcome.ignored.append(
      ImportOutcome.Ignored(id: id, reason: reason, place: translation.place)
    )
  }

  private mutating func report(
    _ id: Diagnostic.ID,
    _ severity: Diagnostic.Severity,
    _ translation: IncomingTranslation,
    _ arguments: [Diagnostic.Argument] = []
  ) {
    outcome.diagnostics.append(
      Diagnostic(
        id,
        severity,
        at: translation.place,
        arguments: [.text(translation.id)] + arguments
      )
    )
  }
}

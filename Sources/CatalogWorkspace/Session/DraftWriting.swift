import CatalogExchange
package import CatalogValidation
package import Diagnostics
import OrderedCollections
package import StringCatalog

/// A translation of a program, which is written as a draft for a person to review.
package struct DraftEdit: Hashable, Sendable {
  /// The key.
  package var key: String
  /// The language.
  package var language: String
  /// The strings by the names of their variants; the name is empty for a string without variants.
  package var texts: [Text]
  /// The version of the source text from which the translation was made.
  package var sourceVersion: TextVersion
  /// Whether the draft may lack parts of the translation that it replaces, such as line breaks.
  package var acceptsLosses = true

  /// A string of a draft.
  package struct Text: Hashable, Sendable {
    /// The name of the variant, such as `plural.one`; empty for a string without variants.
    package var variation: String
    /// The string.
    package var value: String
    /// The version of the string that it replaces; `nil` if the program did not read one.
    package var targetVersion: TextVersion?

    /// Creates a string.
    package init(variation: String, value: String, targetVersion: TextVersion? = nil) {
      self.variation = variation
      self.value = value
      self.targetVersion = targetVersion
    }
  }

  /// Creates a draft.
  package init(
    key: String,
    language: String,
    texts: [Text],
    sourceVersion: TextVersion
  ) {
    self.key = key
    self.language = language
    self.texts = texts
    self.sourceVersion = sourceVersion
  }
}

/// What became of a draft.
package enum DraftResult: Sendable {
  /// The catalog contains it now; each string has this version, and the findings are about them.
  case written([TextVersion], findings: [Diagnostic] = [])
  /// The source text or the translation has changed since the program read it.
  case stale(StaleText)
  /// A person has finished the translation, and the program did not read it.
  case finished(StaleText)
  /// The draft has errors.
  case invalid([Diagnostic])
  /// The catalog cannot contain the draft.
  case refused(StringCatalog.EditError)

  /// Whether the catalog contains the draft.
  package var isWritten: Bool { if case .written = self { true } else { false } }
}

extension StringCatalog {
  /// Applies drafts whose versions are those of the catalog, and that have no errors.
  ///
  /// - Parameters:
  ///   - drafts: The drafts.
  ///   - configuration: The levels of the rules. Drafts with findings that are errors are left out.
  ///   - replacesFinished: Whether drafts may replace finished translations whose versions they name.
  ///   - state: The state of the drafts.
  /// - Returns: The result of each draft.
  package mutating func apply(
    _ drafts: [DraftEdit],
    _ configuration: ValidationConfiguration,
    replacesFinished: Bool = true,
    state: TranslationState = .needsReview
  ) -> [DraftResult] {
    var checks: [String: EntryCheck] = [:]
    let original = self
    var returned = ReturnedTexts(drafts.flatMap(\.returnedTexts), in: original)
    var positions: OrderedDictionary<DraftGroup, [Int]> = [:]
    for (position, draft) in drafts.enumerated() {
      positions[DraftGroup(draft), default: []].append(position)
    }
    var results: [DraftResult?] = drafts.map { _ in nil }
    for (group, positions) in positions {
      let check =
        checks[group.language]
        ?? EntryCheck(of: original, in: group.language, configuration: configuration)
      checks[group.language] = check
      let obstacles = positions.map { drafts[$0].obstacle(in: original, replacesFinished) }
      let found = apply(positions.map { drafts[$0] }, state, check, obstacles, &returned)
      let findings = findings(about: group, check)
      for (position, result) in zip(positions, found) {
        results[position] = result.adding(findings, about: drafts[position])
      }
    }
    return results.compactMap(\.self)
  }

  /// Returns the errors and warnings about the translation of a key, and all findings about its
  /// placeholders and plural forms, except that it needs review.
  private func findings(about group: DraftGroup, _ check: EntryCheck) -> [Diagnostic] {
    let key = group.key.string
    guard let entry = self[key, inLanguages: [group.language, sourceLanguage]] else { return [] }
    return check.diagnostics(entry, key: key)
      .filter { finding in
        !ReviewQueue.isAboutState(finding)
          && (finding.severity >= .warning || Self.minorRules.contains(finding.id))
      }
  }

  /// The rules whose notes are about something that a program can correct without a doubt.
  private static let minorRules: Set<Diagnostic.ID> = [
    MismatchedPlaceholdersRule.id, UnpluralizedRule.id,
  ]

  /// Applies the drafts of one key in one language.
  ///
  /// Several drafts may be complete only together, such as those of all devices. If they have errors
  /// together, each is applied for itself.
  private mutating func apply(
    _ drafts: [DraftEdit],
    _ state: TranslationState,
    _ check: EntryCheck,
    _ obstacles: [DraftResult?],
    _ returned: inout ReturnedTexts
  ) -> [DraftResult] {
    var others = zip(drafts, obstacles).filter { $1 == nil }.map { $0.0 }[...]
    if var together = others.popFirst(), !others.isEmpty {
      together.texts += others.flatMap(\.texts)
      if write(together, state, check, &returned) == nil {
        return zip(drafts, obstacles).map { $1 ?? written($0) }
      }
    }
    var results: [DraftResult] = []
    for (draft, obstacle) in zip(drafts, obstacles) {
      if let reason = obstacle ?? write(draft, state, check, &returned) {
        results.append(reason)
      } else {
        results.append(written(draft))
      }
    }
    return results
  }

  /// Writes the strings of a draft.
  ///
  /// - Returns: The reason why they are not written; `nil` if they are.
  private mutating func write(
    _ draft: DraftEdit,
    _ state: TranslationState,
    _ check: EntryCheck,
    _ returned: inout ReturnedTexts
  ) -> DraftResult? {
    let (draft, losses) = draft.repaired(&returned)
    guard losses.isEmpty else { return .invalid(losses) }
    let languages: Set = [draft.language, sourceLanguage]
    let previous = self[draft.key, inLanguages: languages]
    do throws(StringCatalog.EditError) {
      // A new phrase follows the last one.
      let texts = draft.texts.sorted { $0.phraseIndex < $1.phraseIndex }
      for text in texts { try set(text, of: draft, state) }
    } catch {
      self[draft.key, inLanguages: languages] = previous
      return .refused(error)
    }
    guard let entry = self[draft.key, inLanguages: languages] else { return .invalid([]) }
    let errors = check.errors(
      of: draft.texts.map(\.variation),
      in: entry,
      before: previous,
      key: draft.key
    )
    guard !errors.isEmpty else { return nil }
    self[draft.key, inLanguages: languages] = previous
    return .invalid(errors)
  }

  /// Returns the result of a draft that the catalog contains.
  private func written(_ draft: DraftEdit) -> DraftResult {
    let entry = self[draft.key, inLanguages: [draft.language]]
    let localization = entry?.localizations[draft.language]
    return .written(
      draft.texts.map { text in
        localization?.unit(named: text.variation)
          .map {
            TextVersion(translation: $0.value, state: $0.state, name: text.variation)
          } ?? .noTranslation
      }
    )
  }

  private mutating func set(
    _ text: DraftEdit.Text,
    of draft: DraftEdit,
    _ state: TranslationState
  ) throws(StringCatalog.EditError) {
    let present = self[draft.key, inLanguages: [draft.language]]?.localizations[draft.language]?
      .unit(named: text.variation)
    // The same text as a draft would lose the decision of a person.
    if present?.state == .translated, text.value.hasSameCodePoints(as: present?.value) { return }
    let assignment = TextAssignment(
      key: draft.key,
      language: draft.language,
      variation: text.variation,
      value: text.value,
      // What replaces a finished text always needs review.
      state: present?.state == .translated ? .needsReview : state
    )
    guard let edit = try assignment.edit(in: self, isReplacing: false) else { return }
    try apply(edit)
  }
}

extension DraftEdit.Text {
  /// The index of the phrase; -1 for any other string.
  fileprivate var phraseIndex: Int { CatalogText.phraseIndex(ofVariation: variation) ?? -1 }
}

extension DraftEdit {
  /// The texts of the draft.
  fileprivate var returnedTexts: [ReturnedTexts.Text] {
    texts.map { text in
      ReturnedTexts.Text(
        key: key,
        language: language,
        variation: text.variation,
        value: text.value
      )
    }
  }

  /// Returns the draft with the spaces put back that its strings lack, and diagnostics for other
  /// losses.
  fileprivate func repaired(_ returned: inout ReturnedTexts) -> (Self, losses: [Diagnostic]) {
    guard !acceptsLosses else { return (self, []) }
    var draft = self
    var losses: [Diagnostic] = []
    for (index, text) in returnedTexts.enumerated() {
      let comparison = returned.compare(text)
      draft.texts[index].value = comparison.restored
      guard !comparison.isRepaired,
        let loss = comparison.diagnostic(for: key, acceptedBy: "acceptLosses")
      else { continue }
      losses.append(loss)
    }
    return (draft, losses)
  }
}

extension DraftResult {
  /// Returns the result with the findings that are about the strings of its draft.
  fileprivate func adding(_ findings: [Diagnostic], about draft: DraftEdit) -> Self {
    guard case .written(let versions, _) = self else { return self }
    let own = findings.filter { finding in
      let variation = finding.path.dropFirst(2).joined(separator: ".")
      return variation.isEmpty
        || draft.texts.contains {
          $0.variation == variation || variation.hasPrefix("\($0.variation).")
        }
    }
    return .written(versions, findings: own)
  }
}

extension StaleText {
  /// Whether the present string is that of the source, which a new language has at first.
  fileprivate var isUntranslated: Bool {
    guard let current, current.state == .new else { return current == nil }
    return current.value.isEmpty || sources.values.contains(current.value)
  }
}

/// What drafts that are checked together have in common.
private struct DraftGroup: Hashable {
  let key: ExactString
  let language: String

  init(_ draft: DraftEdit) {
    key = ExactString(draft.key)
    language = draft.language
  }
}

extension DraftEdit {
  /// Returns the reason why the draft must not be written; `nil` if it may be.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - replacesFinished: Whether the draft may replace finished strings whose versions it names.
  /// - Returns: The reason.
  fileprivate func obstacle(in catalog: StringCatalog, _ replacesFinished: Bool) -> DraftResult? {
    texts.lazy.compactMap { obstacle(to: $0, in: catalog, replacesFinished) }.first
  }

  /// Returns the reason why a string must not be written; `nil` if it may be.
  private func obstacle(
    to text: Text,
    in catalog: StringCatalog,
    _ replacesFinished: Bool
  ) -> DraftResult? {
    let leaves = catalog[key, inLanguages: [language]]?.localizations[language]?.leaves ?? []
    // Variants replace a string that has none.
    let isPlain = leaves.count == 1 && leaves[0].name.isEmpty
    func compare(_ target: TextVersion?) -> StaleText? {
      StaleText(
        key: key,
        language: language,
        variation: isPlain ? "" : text.variation,
        sourceVersion: sourceVersion,
        targetVersion: target,
        in: catalog
      )
    }
    if let stale = compare(text.targetVersion) {
      let isSame = stale.current.map { ExactString($0.value) == ExactString(text.value) } ?? false
      return isSame && stale.reason == .translation ? nil : .stale(stale)
    }
    if let finished = finishedSet(with: text, in: catalog) { return .finished(finished) }
    guard text.targetVersion == nil || !replacesFinished, let present = compare(.noTranslation),
      let current = present.current, ExactString(current.value) != ExactString(text.value)
    else { return nil }
    if current.state == .translated { return .finished(present) }
    // A draft of another program that this one has not read.
    return text.targetVersion == nil && !present.isUntranslated ? .stale(present) : nil
  }

  /// Returns the first phrase of a finished set to which a new phrase would be added; `nil` if the
  /// string is no such phrase.
  ///
  /// The phrases of a set have one state, so that the others would no longer be finished.
  private func finishedSet(with text: Text, in catalog: StringCatalog) -> StaleText? {
    let set = catalog[key, inLanguages: [language]]?.localizations[language]?.stringSet
    guard let set, set.state == .translated,
      let index = CatalogText.phraseIndex(ofVariation: text.variation),
      !set.values.indices.contains(index)
    else { return nil }
    return StaleText(
      key: key,
      language: language,
      variation: StringCatalog.Variant(phrase: 0).name,
      sourceVersion: nil,
      targetVersion: .noTranslation,
      in: catalog
    )
  }
}

package import CatalogValidation
package import Diagnostics
import FileSystem
import OrderedCollections
package import StringCatalog

/// The decision of a person about a string of a translation.
package struct ReviewDecision: Hashable, Sendable {
  /// The kinds of decisions.
  package enum Kind: Hashable, Sendable {
    /// The string is correct: its state becomes `translated`.
    case approve
    /// The string must be translated again: its state becomes `new`.
    case reject
    /// Another string replaces it, with the state `translated`.
    case replace(String)
    /// Another string replaces it, with the state `needs_review`.
    case draft(String)
  }

  /// The decision.
  package var kind: Kind
  /// The key.
  package var key: String
  /// The language.
  package var language: String
  /// The name of the variant, such as `plural.one`; empty for a string without variants.
  package var variation: String
  /// The version of the source text that the person saw; `nil` if it is not known.
  package var sourceVersion: TextVersion?
  /// The version of the string that the person saw; `nil` if it is not known.
  package var targetVersion: TextVersion?

  /// Creates a decision.
  package init(
    _ kind: Kind,
    key: String,
    language: String,
    variation: String = "",
    sourceVersion: TextVersion? = nil,
    targetVersion: TextVersion? = nil
  ) {
    self.kind = kind
    self.key = key
    self.language = language
    self.variation = variation
    self.sourceVersion = sourceVersion
    self.targetVersion = targetVersion
  }
}

/// The result of a decision.
package enum ReviewResult: Sendable {
  /// The catalog was changed.
  case decided(UndoneReview)
  /// The catalog already had the string and its state.
  case unchanged
  /// The catalog was not changed, because the source text or the string is no longer the one that
  /// the person saw.
  case stale(StaleText)
  /// The catalog was not changed, because the string has errors and would be finished.
  case invalid([Diagnostic])

  /// Whether the catalog was not changed although it should have been.
  package var isRefused: Bool {
    switch self {
    case .decided, .unchanged: false
    case .stale, .invalid: true
    }
  }
}

/// A change that can be undone while nothing else has changed the translation.
package struct UndoneReview: Sendable {
  /// The key.
  package let key: String
  /// The language.
  package let language: String
  /// The translation before the decision; `nil` if there was none.
  fileprivate let previous: StringCatalog.Localization?
  /// The version of the translation after the decision.
  fileprivate let version: TextVersion
  /// The change of a translation file, which need not be that of the translation alone.
  fileprivate var change: ByteChange?
}

/// A change of one part of a file, which can be undone while the file has not changed since.
private struct ByteChange: Sendable {
  private let start: Int
  private let old: [UInt8]
  private let new: [UInt8]
  private let size: Int

  init(from old: [UInt8], to new: [UInt8]) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let limit = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(limit).prefix { $0 == $1 }.count
    self.start = start
    self.old = Array(old[start..<(old.count - end)])
    self.new = Array(new[start..<(new.count - end)])
    size = new.count
  }

  /// Returns the content before the change; `nil` if the file has changed since.
  func undone(in bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count == size, bytes[start...].starts(with: new) else { return nil }
    return bytes[..<start] + old + bytes[(start + new.count)...]
  }
}

extension StringCatalog {
  /// Applies a decision.
  ///
  /// - Parameters:
  ///   - decision: The decision.
  ///   - configuration: The levels of the rules. A string with findings that are errors does not
  ///     become `translated`.
  /// - Returns: The result. If it is stale or invalid, the catalog is unchanged.
  /// - Throws: ``EditError`` if the string cannot be set.
  package mutating func apply(
    _ decision: ReviewDecision,
    _ configuration: ValidationConfiguration
  ) throws(EditError) -> ReviewResult {
    let (key, language) = (decision.key, decision.language)
    if let stale = decision.staleText(in: self) { return .stale(stale) }
    let languages: Set = [sourceLanguage, language]
    let former = self[key, inLanguages: languages]
    let previous = former?.localizations[language]
    switch decision.kind {
    case .approve: mark(decision, as: .translated)
    case .reject: mark(decision, as: .new)
    case .replace(let value): try set(value, .translated, by: decision)
    case .draft(let value): try set(value, .needsReview, by: decision)
    }
    let entry = self[key, inLanguages: languages]
    let current = entry?.localizations[language]
    guard current != previous else { return .unchanged }
    if decision.isFinal, let entry {
      let errors = EntryCheck(of: self, in: language, configuration: configuration)
        .errors(ofFinished: [decision.variation], in: entry, before: former, key: key)
      guard errors.isEmpty else {
        self[key, inLanguages: languages] = former
        return .invalid(errors)
      }
    }
    return .decided(
      UndoneReview(
        key: key,
        language: language,
        previous: previous,
        version: current?.version ?? .noTranslation
      )
    )
  }

  private mutating func set(
    _ value: String,
    _ state: TranslationState,
    by decision: ReviewDecision
  ) throws(EditError) {
    let assignment = TextAssignment(
      key: decision.key,
      language: decision.language,
      variation: decision.variation,
      value: value,
      state: state
    )
    if let edit = try assignment.edit(in: self, isReplacing: false) {
      try apply(edit)
      addMissingSubstitutions(of: decision.key, in: decision.language)
    }
    if CatalogText.phraseIndex(ofVariation: decision.variation) != nil { mark(decision, as: state) }
  }

  private mutating func mark(_ decision: ReviewDecision, as state: TranslationState) {
    // The phrases of a set have one state.
    guard CatalogText.phraseIndex(ofVariation: decision.variation) == nil else {
      mark(decision.key, language: decision.language, as: state)
      return
    }
    mark(decision.key, language: decision.language, as: state) { $0.name == decision.variation }
  }

  /// Restores the translation before a decision.
  ///
  /// - Returns: Whether the translation was restored; `false` if it has changed since the decision.
  package mutating func undo(_ review: UndoneReview) -> Bool {
    guard var entry = self[review.key, inLanguages: [review.language]],
      (entry.localizations[review.language]?.version ?? .noTranslation) == review.version
    else { return false }
    entry.localizations[review.language] = review.previous
    self[review.key, inLanguages: [review.language]] = entry
    return true
  }
}

extension ReviewDecision {
  /// Whether the string becomes `translated`.
  fileprivate var isFinal: Bool {
    switch kind {
    case .approve, .replace: true
    case .reject, .draft: false
    }
  }

  /// Returns the reason why the decision is not applied; `nil` if it may be.
  ///
  /// A string that replaces an equal one changes nothing, so it is not stale.
  fileprivate func staleText(in catalog: StringCatalog) -> StaleText? {
    let stale = staleVersions(in: catalog)
    if case .replace(let value) = kind, let current = stale?.current,
      ExactString(current.value) == ExactString(value)
    {
      return nil
    }
    return stale
  }

  /// Returns what has changed since the versions of the decision; `nil` if nothing has.
  func staleVersions(in catalog: StringCatalog) -> StaleText? {
    StaleText(
      key: key,
      language: language,
      variation: variation,
      sourceVersion: sourceVersion,
      targetVersion: targetVersion,
      in: catalog
    )
  }
}

// MARK: - Files

extension CatalogFile {
  /// Applies a decision, and writes the file if it changes.
  ///
  /// - Parameters:
  ///   - decision: The decision.
  ///   - configuration: The levels of the rules. A string with findings that are errors does not
  ///     become `translated`.
  /// - Returns: The file after the decision, and the result.
  /// - Throws: ``WorkspaceError`` if the string cannot be set, or an error if the file cannot be
  ///   read or written.
  package func writing(
    _ decision: ReviewDecision,
    _ configuration: ValidationConfiguration
  ) throws -> (file: CatalogFile, result: ReviewResult) {
    let (file, results) = try writing([decision], configuration)
    guard document != nil, case .decided(var review) = results[0], let old = content.bytes,
      let new = file.content.bytes
    else { return (file, results[0]) }
    review.change = ByteChange(from: old, to: new)
    return (file, .decided(review))
  }

  /// Applies decisions like ``writing(_:_:)``, and writes the file once.
  package func writing(
    _ decisions: [ReviewDecision],
    _ configuration: ValidationConfiguration
  ) throws -> (file: CatalogFile, results: [ReviewResult]) {
    try written { (catalog) throws(StringCatalog.EditError) in
      var results: [ReviewResult] = []
      for decision in decisions { results.append(try catalog.apply(decision, configuration)) }
      return results
    }
  }

  /// Undoes a decision, and writes the file.
  ///
  /// - Parameter review: The decision.
  /// - Returns: The file, and whether the translation was restored; it is not if it has changed
  ///   since the decision.
  /// - Throws: An error if the file cannot be read or written.
  package func undoing(_ review: UndoneReview) throws -> (file: CatalogFile, isUndone: Bool) {
    if let change = review.change, let bytes = content.bytes.flatMap(change.undone) {
      try FileSystem.replace(content, with: bytes)
      return (try reading(FileContent(path: path, bytes: bytes)), true)
    }
    return try written { (catalog) throws(StringCatalog.EditError) in catalog.undo(review) }
  }

  private func written<Report>(
    _ change: (inout StringCatalog) throws(StringCatalog.EditError) -> Report
  ) throws -> (file: CatalogFile, Report) {
    let outcomes = try editAndWrite([self]) { file, catalog in
      do throws(StringCatalog.EditError) {
        return try change(&catalog)
      } catch {
        throw WorkspaceError.refusedEdit(error, in: catalog, at: file.path)
      }
    }
    guard let outcome = outcomes.first else { preconditionFailure("each file has an outcome") }
    guard outcome.isChanged else { return (outcome.file, outcome.report) }
    let content = FileContent(path: outcome.file.path, bytes: outcome.bytes)
    return (try outcome.file.reading(content), outcome.report)
  }
}

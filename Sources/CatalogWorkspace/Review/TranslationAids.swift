import CatalogExchange
import CatalogValidation
package import Diagnostics
package import FileSystem
import ProjectConfiguration
import StringCatalog
package import TranslationMemory

/// What a project offers to the translator of a text: the terms of its glossary, and its translations
/// of similar texts.
///
/// The translation memory of a language is read when it is first needed. Only that of one language is
/// kept, because a review goes through the languages one after the other.
package struct TranslationAids: Sendable {
  /// A term of the glossary that a source text contains.
  package struct Term: Hashable, Sendable {
    /// The term in the source language.
    package let source: String
    /// The definition for translators; `nil` if there is none.
    package let definition: String?
    /// The note for translators; `nil` if there is none.
    package let note: String?
    /// The translations, of which one is used; empty if the glossary has none.
    ///
    /// For a term that is not translated, it is the term itself.
    package let accepted: [String]
    /// The words that are not used.
    package let forbidden: [String]
    /// Whether the term is translated.
    package let isTranslated: Bool
  }

  /// All aids for a translation.
  package struct ItemAids: Sendable {
    /// The terms in its source text.
    package let terms: [Term]
    /// The translations of similar texts, for each string of the translation; none for a finished
    /// string.
    package let matches: [[MemoryMatch]]
  }

  /// The maximum number of similar texts.
  package static let matchLimit = 3

  private let project: Project?
  private let files: [CatalogFile]
  private let contexts: KeyContexts
  private var glossaries: [Int: Glossary] = [:]
  private var checks: [CheckedLanguage: EntryCheck] = [:]
  private var memory: ProjectMemory?
  /// The problems of the files of the translation memory that were read since the caller took them.
  package var diagnostics: [Diagnostic] = []

  private struct CheckedLanguage: Hashable {
    let catalog: Int
    let language: String
  }

  /// Prepares the aids for the translations of a queue.
  package init(for queue: ReviewQueue, in project: Project?) {
    self.init(for: queue.files, usedIn: queue.contexts, in: project)
  }

  /// Prepares the aids for translations of catalogs.
  package init(
    for files: [CatalogFile],
    usedIn contexts: KeyContexts = KeyContexts(),
    in project: Project?
  ) {
    self.project = project
    self.files = files
    self.contexts = contexts
  }

  /// Returns all aids for a translation.
  ///
  /// - Throws: `FileError` if a file of the translation memory cannot be read.
  package mutating func aids(for item: ReviewItem) throws(FileError) -> ItemAids {
    var matches: [[MemoryMatch]] = []
    for text in item.translations {
      matches.append(text.isFinished ? [] : try self.matches(for: text, of: item))
    }
    return ItemAids(terms: terms(for: item), matches: matches)
  }

  /// Returns the terms that occur in the source text of a translation.
  package mutating func terms(for item: ReviewItem) -> [Term] {
    guard let configuration = project?.configuration, !configuration.glossary.isEmpty,
      let entry = files[item.entry.catalog].catalog[item.key]
    else { return [] }
    let check = check(item.entry.catalog, item.language, configuration)
    return check.subject(entry, key: item.key).glossaryTerms
      .map { term in
        let entry = configuration.glossary.first { $0.term == term.text }
        return Term(
          source: term.text,
          definition: entry?.definition,
          note: entry?.note,
          accepted: term.accepted(in: check.language),
          forbidden: term.forbidden(in: check.language),
          isTranslated: term.isTranslated
        )
      }
  }

  private mutating func check(
    _ catalog: Int,
    _ language: String,
    _ configuration: Configuration
  ) -> EntryCheck {
    let id = CheckedLanguage(catalog: catalog, language: language)
    if let check = checks[id] { return check }
    let file = files[catalog]
    var rules = ValidationConfiguration()
    rules.glossary =
      glossaries[catalog]
      ?? configuration.validatedGlossary(of: file.catalog, file: file.path, usedIn: contexts)
    glossaries[catalog] = rules.glossary
    let check = EntryCheck(of: file.catalog, in: language, configuration: rules)
    checks[id] = check
    return check
  }

  /// Returns the translations of texts that are similar to the source text of a translation, the best
  /// first.
  ///
  /// - Parameters:
  ///   - text: A string of the translation.
  ///   - item: The translation. Its own strings are left out, because the forms of a text differ.
  /// - Returns: At most ``matchLimit`` translations.
  /// - Throws: `FileError` if a file of the translation memory cannot be read.
  package mutating func matches(
    for text: ReviewItem.Text,
    of item: ReviewItem
  ) throws(FileError) -> [MemoryMatch] {
    let memory = try memory(for: item.language)
    let context = Self.context(of: text, item)
    let own = Set(item.translations.compactMap { Self.context(of: $0, item) })
    var query = MemoryQuery(Self.source(of: text, item), context: context, comment: item.comment)
    query.limit = Self.matchLimit + own.count
    let matches = memory.matches(for: query)
      .filter { match in
        match.unit.origin.file != item.path || match.unit.context.map(own.contains) != true
      }
    return Array(matches.prefix(Self.matchLimit))
  }

  /// Adds a translation that a person has just finished, for the texts that follow.
  ///
  /// - Parameters:
  ///   - translation: The translation.
  ///   - text: The string of the review item that it replaces.
  ///   - item: The review item.
  package mutating func add(_ translation: String, for text: ReviewItem.Text, of item: ReviewItem) {
    guard memory?.language == item.language else { return }
    memory?
      .add(
        MemoryUnit(
          source: Self.source(of: text, item),
          target: translation,
          context: Self.context(of: text, item),
          comment: item.comment,
          origin: MemoryUnit.Origin(file: item.path)
        )
      )
  }

  private static func source(of text: ReviewItem.Text, _ item: ReviewItem) -> String {
    item.source(of: text)?.value ?? item.key
  }

  private static func context(of text: ReviewItem.Text, _ item: ReviewItem) -> String? {
    StringCatalog.Variant(name: text.variation)
      .map { TranslationUnit.ID(key: item.key, variant: $0).text }
  }

  /// Returns the translations of texts that are similar to a text.
  ///
  /// - Throws: `FileError` if a file of the translation memory cannot be read.
  package mutating func matches(
    for query: MemoryQuery,
    in language: String
  ) throws(FileError) -> [MemoryMatch] {
    try memory(for: language).matches(for: query)
  }

  /// Reads the translation memory, and prepares the terms of all catalogs.
  ///
  /// - Throws: `FileError` if a file of the translation memory cannot be read.
  mutating func prepare(for language: String) throws(FileError) {
    _ = try memory(for: language)
    guard let configuration = project?.configuration, !configuration.glossary.isEmpty else {
      return
    }
    for catalog in files.indices { _ = check(catalog, language, configuration) }
  }

  private mutating func memory(for language: String) throws(FileError) -> TranslationMemory {
    if let memory, memory.language == language { return memory.memory }
    let read = try ProjectMemory(language: language, catalogs: files, project: project)
    // A file for several languages has the same problems in each.
    diagnostics += read.diagnostics.filter { memory == nil || !diagnostics.contains($0) }
    memory = read
    return read.memory
  }
}

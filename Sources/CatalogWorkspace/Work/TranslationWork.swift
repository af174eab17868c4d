package import CatalogValidation
import Diagnostics
import FileSystem
import OrderedCollections
import ProjectConfiguration
import StringCatalog

/// The translation of catalogs into one language: all their texts, with what helps to translate them.
package struct TranslationWork: Sendable {
  /// The translation of a key.
  package struct Item: Sendable {
    /// The texts.
    package let texts: ReviewItem
    /// The terms and similar translations.
    package let aids: TranslationAids.ItemAids
    /// What a check of its texts must know besides them.
    package let facts: EntryFacts
    /// The reason why the translation waits for a person; `nil` if it is finished.
    package let reason: ReviewReason?
  }

  /// A part of the keys of catalogs.
  package struct Selection: Sendable {
    /// The paths of the catalogs; `nil` for all.
    package var catalogs: Set<String>?
    /// The keys by the paths of their catalogs; `nil` for all.
    package var keys: [String: Set<String>]?
    /// Whether finished translations are left out.
    package var isWaitingOnly = false

    /// Creates a selection of all keys.
    package init() {}

    fileprivate func contains(_ key: String, at path: String) -> Bool {
      catalogs?.contains(path) ?? true && keys.map { $0[path]?.contains(key) ?? false } ?? true
    }
  }

  /// The catalogs.
  package let files: [CatalogFile]
  /// The language.
  package let language: String
  /// The language of the source texts.
  package let sourceLanguage: String
  /// What a check of texts must know about the language; `nil` without catalogs.
  package let languageFacts: LanguageFacts?
  /// The translations, in the order of the catalogs and of the screens that show them.
  package let items: [Item]

  /// Sixteen hexadecimal digits that differ if the work differs.
  package var id: String {
    var hasher = FNV1a()
    hasher.append(language)
    for item in items {
      hasher.append("\n\(item.texts.path)\n\(item.texts.key)\n\(item.texts.sourceVersion.rawValue)")
      for text in item.texts.translations { hasher.append("\n\(text.version.rawValue)") }
    }
    return hasher.hexadecimal
  }
}

extension Workspace {
  /// Returns the translation of catalogs into a language.
  ///
  /// Keys that need no translation, and stale ones, are left out.
  ///
  /// - Parameters:
  ///   - files: The catalogs.
  ///   - language: The language; a catalog need not have it yet.
  ///   - selection: The keys.
  ///   - review: The review records; `nil` if there are none.
  ///   - contexts: The uses of the keys.
  /// - Returns: The translations.
  /// - Throws: `CancellationError`, or an error if a file of the translation memory cannot be read.
  /// - Complexity: That of validating the catalogs, and of a search of the translation memory for each
  ///   unfinished text.
  package func translationWork(
    of files: [CatalogFile],
    in language: String,
    _ selection: TranslationWork.Selection = TranslationWork.Selection(),
    review: ReviewGuard?,
    contexts: KeyContexts
  ) async throws -> TranslationWork {
    let request = ReviewRequest(languages: [language], includesNewLanguages: true)
    let queue = try await reviewQueue(of: files, request, review: review, contexts: contexts)
    return try translationWork(of: queue, in: language, selection)
  }

  /// Returns the translation of the catalogs of a queue into a language.
  package func translationWork(
    of queue: ReviewQueue,
    in language: String,
    _ selection: TranslationWork.Selection = TranslationWork.Selection()
  ) throws -> TranslationWork {
    var aids = TranslationAids(for: queue, in: project)
    let checks = queue.files.map { file in
      EntryCheck(
        of: file.catalog,
        in: language,
        configuration: RuleLevels.validation(
          of: project?.configuration,
          in: file.catalog,
          at: file.path,
          usedIn: queue.contexts
        )
      )
    }
    var items: [TranslationWork.Item] = []
    for (entry, reason) in queue.workEntries(in: language, selection) {
      guard let texts = queue.item(of: entry, project?.configuration),
        let content = queue.files[entry.catalog].catalog[entry.key]
      else { continue }
      let check = checks[entry.catalog]
      items.append(
        TranslationWork.Item(
          texts: texts,
          aids: try aids.aids(for: texts),
          facts: EntryFacts(check.subject(content, key: entry.key), in: check.language),
          reason: reason
        )
      )
    }
    return TranslationWork(
      files: queue.files.filter { selection.catalogs?.contains($0.path) ?? true },
      language: language,
      sourceLanguage: queue.files.first?.catalog.sourceLanguage ?? Project.defaultSourceLanguage,
      languageFacts: checks.first.map { LanguageFacts($0.language) },
      items: items
    )
  }
}

extension ReviewQueue {
  /// Returns the translations of a language, with the reasons of those that wait.
  fileprivate func workEntries(
    in language: String,
    _ selection: TranslationWork.Selection
  ) -> [(entry: Entry, reason: ReviewReason?)] {
    files.indices.flatMap { catalog -> [(entry: Entry, reason: ReviewReason?)] in
      let file = files[catalog]
      guard file.catalog.sourceLanguage != language else { return [] }
      let waiting = Dictionary(
        entries.lazy.filter { $0.catalog == catalog && $0.language == language }
          .map { (ExactString($0.key), $0) },
        uniquingKeysWith: { first, _ in first }
      )
      let states = KeyStates(in: file.catalog, languages: [language])
      let found = file.catalog.entries(inLanguages: states.readLanguages)
        .compactMap { key, entry -> (entry: Entry, reason: ReviewReason?)? in
          guard entry.shouldTranslate, entry.extractionState != .stale,
            selection.contains(key, at: file.path)
          else { return nil }
          let own = waiting[ExactString(key)]
          let state = own == nil ? states.states(of: key, entry)[0].state : nil
          let reason = own?.reason ?? state.flatMap(Self.reason)
          guard reason != nil || !selection.isWaitingOnly else { return nil }
          // The reason of a finished translation is not used.
          let entry = own ?? Entry(catalog: catalog, key: key, language: language, reason: .draft)
          return (entry, reason)
        }
      return inOrderOfScreens(found)
    }
  }

  /// Returns the reason why a translation that is not in the queue waits; `nil` if it is finished.
  ///
  /// The queue contains the first of several equal texts only.
  private static func reason(of state: TextState) -> ReviewReason? {
    switch state {
    case TextState(.translated): nil
    case TextState(.needsReview), TextState(.machineTranslated): .draft
    default: .missing
    }
  }

  /// Returns translations with those of a screen together, in the order of the first text of each.
  private func inOrderOfScreens(
    _ found: [(entry: Entry, reason: ReviewReason?)]
  ) -> [(entry: Entry, reason: ReviewReason?)] {
    let groups = OrderedDictionary(
      grouping: found.enumerated(),
      by: { position, element in
        let context = contexts.context(
          of: element.entry.key,
          inCatalogAt: files[element.entry.catalog].path
        )
        return context.screen ?? context.places.first?.location.file ?? "\u{0}\(position)"
      }
    )
    return groups.values.flatMap { $0.map(\.element) }
  }
}

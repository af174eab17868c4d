import CatalogExchange
package import Diagnostics
import ICU
import OrderedCollections
package import ProjectConfiguration
package import StringCatalog

/// A translation that waits for a person, with all that is needed to decide about it.
package struct ReviewItem: Sendable {
  /// A string of the source text or of the translation.
  package struct Text: Hashable, Sendable {
    /// The name of the variant, such as `plural.one`; empty for a string without variants.
    package var variation: String
    /// The string; `nil` if it is missing.
    package var value: String?
    /// The state of the translation; `nil` for a source string that is the key itself.
    package var state: TextState?
    /// The version of the string with its state.
    package var version: TextVersion
    /// Numbers that select the variant; empty if it does not vary by number.
    package var numbers: [Double]
    /// The origin of a draft, such as `memory:97` or `mt:apertium`; `nil` if it is not known.
    package var origin: String?

    /// Whether a person has finished the string.
    package var isFinished: Bool { state == TextState(.translated) }
  }

  /// The position in the queue.
  package let entry: ReviewQueue.Entry
  /// The path of the catalog.
  package let path: String
  /// The key.
  package var key: String { entry.key }
  /// The language of the translation.
  package var language: String { entry.language }
  /// The source language.
  package let sourceLanguage: String
  /// The comment for translators; `nil` if there is none.
  package let comment: String?
  /// The source strings.
  package let sources: [Text]
  /// The source strings for which the translation was finished, by variant name; empty if they have
  /// not changed.
  package let formerSources: [String: String]
  /// The strings of the translation, including those that the language requires and that are
  /// missing.
  package let translations: [Text]
  /// The version of the source text.
  package let sourceVersion: TextVersion
  /// The findings of the validation, errors first.
  package let findings: [Diagnostic]
  /// The maximum number of characters; `nil` if there is none.
  package let lengthLimit: Int?
  /// The translations into other languages that are finished and have no variants.
  package let others: [(language: String, text: String)]
  /// The uses of the key.
  package let context: KeyContext

  /// Returns the source string for a string of the translation: that of the same variant, or else
  /// the last one.
  package func source(of text: Text) -> Text? {
    sources.first { $0.variation == text.variation } ?? sources.last
  }
}

extension ReviewQueue {
  /// Returns a translation with its current texts.
  ///
  /// - Parameters:
  ///   - entry: A translation of the queue.
  ///   - file: The current content of its catalog; `nil` for the content at the time of the queue.
  ///   - configuration: The settings of the project.
  ///   - others: The other languages whose translations are read; `nil` for all.
  /// - Returns: `nil` if the catalog no longer has the key.
  package func item(
    of entry: Entry,
    in file: CatalogFile? = nil,
    _ configuration: Configuration? = nil,
    others: [String]? = nil
  ) -> ReviewItem? {
    let file = file ?? files[entry.catalog]
    let catalog = file.catalog
    let found =
      if let others {
        catalog[entry.key, inLanguages: Set([catalog.sourceLanguage, entry.language] + others)]
      } else {
        catalog[entry.key]
      }
    guard let found else { return nil }
    let texts = ItemTexts(found, key: entry.key, of: file, review)
    return ReviewItem(
      entry: entry,
      path: file.path,
      sourceLanguage: catalog.sourceLanguage,
      comment: found.comment.flatMap { $0.isEmpty ? nil : $0 },
      sources: texts.texts(in: catalog.sourceLanguage),
      formerSources: formerSources[catalog: file.path, entry.key, entry.language] ?? [:],
      translations: texts.translations(
        in: entry.language,
        leavingOut: rareCategories(of: entry.catalog, in: entry.language)
      ),
      sourceVersion: found.sourceVersion(
        key: entry.key,
        sourceLanguage: catalog.sourceLanguage
      ),
      findings: findings(about: entry),
      lengthLimit: configuration?.lengthLimit(of: entry.key, inTable: file.table),
      others: texts.finishedTexts(except: [catalog.sourceLanguage, entry.language]),
      context: contexts.context(of: entry.key, inCatalogAt: file.path)
    )
  }
}

/// The strings of an entry, as items of the queue.
private struct ItemTexts {
  private let entry: StringCatalog.Entry
  private let key: String
  private let file: CatalogFile
  private let review: ReviewGuard?

  init(
    _ entry: StringCatalog.Entry,
    key: String,
    of file: CatalogFile,
    _ review: ReviewGuard?
  ) {
    self.review = review
    self.entry = entry
    self.key = key
    self.file = file
  }

  /// Returns the strings in a language.
  func texts(in language: String) -> [ReviewItem.Text] {
    let samples = (try? PluralRules.shared(languageTag: language))?.samples() ?? [:]
    return CatalogText.texts(of: entry, key: key, in: language, of: file.catalog, at: file.path)
      .map { text in
        ReviewItem.Text(
          variation: text.variation,
          value: text.value,
          state: text.state,
          version: text.version,
          numbers: Self.numbers(of: text.variation, samples),
          origin: review?.origin(of: text)
        )
      }
  }

  /// Returns the strings of a translation, and those that it must also have.
  ///
  /// A translation without variants may be correct for a source text with variants. It is complete.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - rare: The plural categories that it need not have.
  /// - Returns: The strings.
  func translations(
    in language: String,
    leavingOut rare: Set<PluralCategory>
  ) -> [ReviewItem.Text] {
    let present = texts(in: language)
      .filter { text in
        let isInFile = file.document?.hasForm(text.variation, of: key, in: language)
        return text.value != nil && isInFile ?? true
      }
    guard present.count != 1 || !present[0].variation.isEmpty else { return present }
    var expected = entry.localizations[file.catalog.sourceLanguage] ?? StringCatalog.Localization()
    expected.startTranslation(to: language, state: .new)
    let set = present.isEmpty ? expected.stringSet : nil
    let phrases = (set?.values ?? []).indices.map { StringCatalog.Variant(phrase: $0).name }
    let names = expected.leaves.map(\.name) + phrases
    guard !names.isEmpty else {
      return present.isEmpty ? texts(in: language) : present
    }
    let samples = (try? PluralRules.shared(languageTag: language))?.samples() ?? [:]
    let missing =
      names
      .filter { name in
        let isRare = StringCatalog.Variant(name: name)?.plural.map(rare.contains) ?? false
        let isWanted = file.document?.hasForm(name, of: key, in: language) ?? !isRare
        return isWanted && !present.contains { $0.variation == name }
          && (present.isEmpty || accepts(name, in: language))
      }
      .map { name in
        ReviewItem.Text(
          variation: name,
          value: nil,
          state: .missing,
          version: .noTranslation,
          numbers: Self.numbers(of: name, samples)
        )
      }
    let order = Dictionary(
      names.enumerated().map { ($1, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    return (present + missing).enumerated()
      .sorted { left, right in
        (order[left.element.variation] ?? left.offset, left.offset)
          < (order[right.element.variation] ?? right.offset, right.offset)
      }
      .map(\.element)
  }

  /// Returns whether a translation with other variants can also have a string.
  ///
  /// A set of phrases, or a translation that varies by device, has variants only.
  private func accepts(_ variation: String, in language: String) -> Bool {
    var catalog = StringCatalog(sourceLanguage: file.catalog.sourceLanguage)
    catalog[key] = entry
    let text = TextAssignment(key: key, language: language, variation: variation, value: key)
    guard let edit = try? text.edit(in: catalog, isReplacing: false) else { return false }
    return (try? catalog.apply(edit)) != nil
  }

  /// Returns the finished translations without variants into other languages.
  func finishedTexts(except languages: [String]) -> [(language: String, text: String)] {
    entry.localizations.compactMap { language, localization in
      guard !languages.contains(language), localization.variations == nil,
        let unit = localization.stringUnit, unit.state == .translated, !unit.value.isEmpty
      else { return nil }
      return (language, unit.value)
    }
  }

  private static func numbers(
    of variation: String,
    _ samples: [PluralCategory: [Double]]
  ) -> [Double] {
    guard let category = StringCatalog.Variant(name: variation)?.plural else { return [] }
    return samples[category] ?? []
  }
}

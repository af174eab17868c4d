import CatalogExchange
import FileSystem
import ICU
import MachineTranslation
import OrderedCollections
import ProjectConfiguration
import StringCatalog
import TranslationMemory

/// The finished translations of catalogs into one language, found by their source texts.
///
/// A text with the same source text is filled without an engine. Plural texts match if all their forms
/// do. Other texts get the most similar ones as hints, also from the files of the translation memory.
struct FinishedTranslations {
  private var found: [Content: [Candidate]] = [:]
  private var memory = TranslationMemory()
  /// The source text of a translation.
  private enum Content: Hashable {
    case text(ExactString)
    case plural([PluralCategory: ExactString])
  }

  /// A finished translation.
  private struct Candidate: Hashable {
    let key: ExactString
    let comment: String?
    let translation: TextTranslation
  }

  /// The maximum number of hints for a text.
  private static let hintLimit = 3
  /// More than a key has variants.
  private static let ownMatchLimit = 20

  /// Reads the translations of catalogs.
  ///
  /// - Parameters:
  ///   - files: The catalogs.
  ///   - source: The source language; catalogs with another one are left out.
  ///   - language: The language of the translations.
  ///   - outdated: The finished translations that are older than their source text, which are no
  ///     translations of it: their keys, by the path of the catalog.
  ///   - project: The project with further files of the translation memory; `nil` if there is none.
  /// - Throws: `FileError` if a file of the translation memory cannot be read.
  /// - Complexity: O(*n*), where *n* is the length of all texts; each entry is decoded once.
  init(
    in files: [CatalogFile],
    from source: String,
    to language: String,
    except outdated: [String: Set<ExactString>],
    project: Project?
  ) throws(FileError) {
    let files = files.filter { $0.catalog.sourceLanguage == source }
    var found: [Content: [Candidate]] = [:]
    func add(_ file: CatalogFile, _ key: String, _ entry: StringCatalog.Entry) -> Bool {
      guard outdated[file.path]?.contains(ExactString(key)) != true else { return false }
      if entry.extractionState != .stale,
        let (content, translation) = Self.translation(in: entry, key, from: source, to: language)
      {
        let key = ExactString(key)
        found[content, default: []]
          .append(Candidate(key: key, comment: entry.comment, translation: translation))
      }
      return true
    }
    memory = try ProjectMemory(
      language: language,
      catalogs: files,
      project: project,
      including: add
    )
    .memory
    self.found = found
  }

  /// Returns the finished translation of a whole entry with its source text; `nil` if there is none.
  private static func translation(
    in entry: StringCatalog.Entry,
    _ key: String,
    from source: String,
    to language: String
  ) -> (Content, TextTranslation)? {
    guard let target = entry.localizations[language] else { return nil }
    let original = entry.localizations[source]
    if let unit = target.finishedUnit {
      guard let text = original.map({ $0.stringUnit?.value }) ?? key, !text.isEmpty else {
        return nil
      }
      return (.text(ExactString(text)), .text(unit.value))
    }
    guard let forms = original?.pluralForms, let translated = target.finishedForms else {
      return nil
    }
    return (.plural(forms.mapValues(ExactString.init)), .forms(translated))
  }

  /// Whether there is no translation.
  var isEmpty: Bool { found.isEmpty && memory.count == 0 }

  /// Returns the translations of an entry that need no engine, with the least score of their source
  /// texts; `nil` if there are none, or if the rules refuse them.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - minimumScore: The least score of similar texts; `nil` for only equal ones.
  ///   - rules: The rules for translations.
  /// - Returns: The translations, in the order of the texts.
  func known(
    _ entry: PlannedEntry,
    minimumScore: Int?,
    _ rules: AnswerRules?
  ) -> (translations: [TextTranslation], score: Int)? {
    var known = translations(of: entry)
      .map { (translations: $0, score: MemoryMatch.scoreOfEqualText) }
    if known == nil, let minimumScore { known = similar(to: entry, minimumScore: minimumScore) }
    guard let known,
      rules?.findings(known.translations, of: entry, refusesCopies: false).isEmpty == true
    else { return nil }
    return known
  }

  /// Returns the translations of all texts of an entry; `nil` if one of them has none, or if several
  /// that fit differ.
  private func translations(of entry: PlannedEntry) -> [TextTranslation]? {
    guard !isEmpty else { return nil }
    var translations: [TextTranslation] = []
    for text in entry.texts {
      guard let translation = translation(of: text, entry) else { return nil }
      translations.append(translation)
    }
    return translations
  }

  private func translation(of text: PlannedText, _ entry: PlannedEntry) -> TextTranslation? {
    let content: Content
    switch text.content {
    case .text(let value): content = .text(ExactString(value))
    case .plural(let forms, _):
      content = .plural(
        Dictionary(uniqueKeysWithValues: forms.map { ($0.key, ExactString($0.value)) })
      )
    }
    guard let candidates = found[content] else { return equalText(to: text, entry) }
    let key = ExactString(entry.key)
    let closest = candidates.filter { $0.key == key || $0.comment == entry.entry.comment }
    let all = Set((closest.isEmpty ? candidates : closest).map(\.translation))
    guard all.count == 1, let only = all.first else { return nil }
    if case .plural(_, let needs) = text.content, case .forms(let forms) = only {
      // A form for rare numbers may be missing; then the engine makes all forms.
      return needs.keys.allSatisfy { forms[$0] != nil } ? only : nil
    }
    return only
  }

  /// Returns the translation of an equal text in a file of the translation memory; `nil` if there is
  /// none, or if several differ.
  private func equalText(to text: PlannedText, _ entry: PlannedEntry) -> TextTranslation? {
    guard case .text = text.content else { return nil }
    let equal = ownMatches(of: text, entry, minimumScore: MemoryMatch.scoreOfEqualText)
    let best = equal.filter { $0.score == equal.first?.score }
    return best.count == 1 ? best.first.map { .text($0.unit.target) } : nil
  }

  /// Returns the best translations of similar texts, if their scores suffice, and the least score.
  private func similar(
    to entry: PlannedEntry,
    minimumScore: Int
  ) -> (translations: [TextTranslation], score: Int)? {
    var translations: [TextTranslation] = []
    var score = MemoryMatch.scoreOfEqualText
    for text in entry.texts {
      guard case .text = text.content,
        let match = ownMatches(of: text, entry, minimumScore: minimumScore).first
      else { return nil }
      translations.append(.text(match.unit.target))
      score = min(score, match.score)
    }
    return translations.isEmpty ? nil : (translations, score)
  }

  /// Returns the similarity of the most similar source text, in percent; 0 if there is none.
  func bestScore(for text: PlannedText, of entry: PlannedEntry) -> Int {
    guard translation(of: text, entry) == nil else { return MemoryMatch.scoreOfEqualText }
    let own = Self.context(of: text, entry)
    return ownMatches(of: text, entry, minimumScore: WordCounts.Band.leastScore)
      .first { $0.unit.context?.hasSameCodePoints(as: own) != true }?
      .score ?? 0
  }

  /// Returns the similar texts of a text as hints for an engine.
  func hints(for text: PlannedText, of entry: PlannedEntry) -> [MemoryHint] {
    matches(of: text, entry, minimumScore: MemoryQuery("").minimumScore, limit: Self.hintLimit)
      .map { MemoryHint(score: $0.score, source: $0.unit.source, target: $0.unit.target) }
  }

  /// Returns the name of a text in the translation memory.
  private static func context(of text: PlannedText, _ entry: PlannedEntry) -> String {
    guard case .variant(let variant) = text.place else { return entry.key }
    return TranslationUnit.ID(key: entry.key, variant: variant).text
  }

  /// Returns the best matches, without those of other variants of the same key.
  ///
  /// The texts for several devices have the same source text, but differ for a reason.
  private func ownMatches(
    of text: PlannedText,
    _ entry: PlannedEntry,
    minimumScore: Int
  ) -> [MemoryMatch] {
    let own = Self.context(of: text, entry)
    let variants = TranslationUnit.ID.prefixOfVariants(of: entry.key)
    return matches(of: text, entry, minimumScore: minimumScore, limit: Self.ownMatchLimit)
      .filter { match in
        guard let context = match.unit.context, !context.hasSameCodePoints(as: own) else {
          return true
        }
        return !context.utf8.starts(with: variants.utf8)
          && !context.hasSameCodePoints(as: entry.key)
      }
  }

  private func matches(
    of text: PlannedText,
    _ entry: PlannedEntry,
    minimumScore: Int,
    limit: Int
  ) -> [MemoryMatch] {
    guard memory.count > 0, let source = text.sources.last else { return [] }
    let context = Self.context(of: text, entry)
    var query = MemoryQuery(source, context: context, comment: entry.entry.comment)
    (query.minimumScore, query.limit) = (minimumScore, limit)
    return memory.matches(for: query)
  }
}

extension StringCatalog.Localization {
  /// The string, if it is finished and does not vary.
  fileprivate var finishedUnit: StringCatalog.StringUnit? {
    guard variations == nil, substitutions.isEmpty, let stringUnit, stringUnit.state == .translated,
      !stringUnit.value.isEmpty
    else { return nil }
    return stringUnit
  }

  /// The plural forms of a string that varies by number only.
  fileprivate var pluralForms: [PluralCategory: String]? {
    guard stringUnit == nil, substitutions.isEmpty, let variations, variations.device.isEmpty else {
      return nil
    }
    let forms = variations.plural.compactMapValues { $0.stringUnit?.value }
    return forms.isEmpty ? nil : Dictionary(uniqueKeysWithValues: forms.map { ($0.key, $0.value) })
  }

  /// The plural forms, if they are finished.
  fileprivate var finishedForms: [PluralCategory: String]? {
    leaves.allSatisfy { $0.unit.state == .translated } ? pluralForms : nil
  }
}

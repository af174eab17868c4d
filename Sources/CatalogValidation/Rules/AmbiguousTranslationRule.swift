package import Diagnostics
import StringCatalog

/// A rule that reports one translation for two source texts that differ in one word.
///
/// If nearly all languages distinguish "Import" and "Export" and one has the same text for both, the
/// text was copied. Words may have one translation in a language (*sunset*, *twilight*), so a finding
/// is a note.
package struct AmbiguousTranslationRule: CatalogRule {
  package static let id: Diagnostic.ID = "ambiguous-translation"
  package static let title = "Different source texts have different translations."
  package static let reason = """
    If two source texts differ in a word, and nearly all languages have different translations \
    for them, one that has the same translation for both was probably copied.
    """
  package static let defaultSeverity = Diagnostic.Severity.note

  package func check(_ catalog: CatalogSubject, emit: (EntrySubject?, Finding) -> Void) {
    var pairs: [Pair: [(Row, Row)]] = [:]
    for group in Self.rowsWithSameText(in: catalog) where (2...3).contains(group.count) {
      for (index, first) in group.enumerated() {
        for second in group[(index + 1)...] where first.differsInOneWord(from: second) {
          pairs[Pair(first, second), default: []].append((first, second))
        }
      }
    }
    guard !pairs.isEmpty else { return }
    let paired = Set(pairs.keys.flatMap { [$0.first, $0.second] })
    var languages: [ObjectIdentifier: Set<String>] = [:]
    for localization in catalog.localizations
    where paired.contains(ObjectIdentifier(localization.entry)) {
      guard let row = Row(localization) else { continue }
      languages[ObjectIdentifier(row.entry), default: []].insert(localization.language.tag)
    }
    for (pair, found) in pairs {
      let shared = languages[pair.first, default: []]
        .intersection(languages[pair.second, default: []])
      guard shared.count >= Self.minimumLanguageCount, found.count * 10 <= shared.count else {
        continue
      }
      for (first, second) in found { emit(second.entry, second.finding(first)) }
    }
  }

  /// The fewest languages that show that the texts have different meanings.
  private static let minimumLanguageCount = 10

  /// Returns the translations that several keys have, grouped by language and text.
  ///
  /// Most texts occur once, so they are first counted by their hashes.
  private static func rowsWithSameText(in catalog: CatalogSubject) -> [[Row]] {
    var seen: Set<Int> = []
    var repeated: Set<Int> = []
    let hashes = catalog.localizations.map { localization -> Int? in
      guard let row = Row(localization) else { return nil }
      let hash = row.key.hashValue
      if !seen.insert(hash).inserted { repeated.insert(hash) }
      return hash
    }
    var groups: [Text: [Row]] = [:]
    for (localization, hash) in zip(catalog.localizations, hashes) {
      guard let hash, repeated.contains(hash), let row = Row(localization) else { continue }
      groups[row.key, default: []].append(row)
    }
    return Array(groups.values)
  }

  private struct Text: Hashable {
    let language: String
    let text: String
  }

  private struct Pair: Hashable {
    let first: ObjectIdentifier
    let second: ObjectIdentifier

    init(_ first: Row, _ second: Row) {
      self.first = ObjectIdentifier(first.entry)
      self.second = ObjectIdentifier(second.entry)
    }
  }

  /// A short translation without variations.
  private struct Row {
    let localization: LocalizationSubject
    var translation: LocalizationSubject.Translation { localization.translations[0] }
    var key: Text { Text(language: localization.language.tag, text: text) }
    var entry: EntrySubject { localization.entry }
    var text: String { translation.leaf.value }

    init?(_ localization: LocalizationSubject) {
      guard localization.entry.isTranslated, localization.leaves.count == 1,
        localization.pluralForms.isEmpty, let translation = localization.translations.first,
        translation.leaf.value != translation.source.value
      else { return nil }
      self.localization = localization
    }

    /// The words of the source text.
    private var words: [Substring] {
      translation.source.value.split { $0.isWhitespace || $0.isPunctuation }
    }

    /// Returns whether the source texts have one different word, which is not a form of the other.
    func differsInOneWord(from other: Row) -> Bool {
      let (words, others) = (words, other.words)
      guard words.count > 1, words.count == others.count else { return false }
      let different = zip(words, others).filter { $0.lowercased() != $1.lowercased() }
      guard different.count == 1, let (first, second) = different.first else { return false }
      return first.lowercased().prefix(3) != second.lowercased().prefix(3)
        || first.count > 5 && first.lowercased().prefix(2) != second.lowercased().prefix(2)
    }

    func finding(_ other: Row) -> Finding {
      localization.finding(
        AmbiguousTranslationRule.message(
          in: localization.language.tag,
          text,
          translation.source.value,
          other.translation.source.value
        ),
        at: translation.leaf.path,
        notes: [
          Diagnostic.Note(
            .similarKey(other.entry.key),
            at: other.localization.location(of: other.translation.leaf.path)
          )
        ]
      )
    }
  }
}

extension AmbiguousTranslationRule {
  private static func message(
    in language: String,
    _ text: String,
    _ first: String,
    _ second: String
  ) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      "in \(quoted: language), \(key: text) is the translation of both \(key: first) and \(key: second)"
    )
  }

  package static let triggering = [example(isCopied: true)]
  package static let nonTriggering = [example(isCopied: false)]

  /// Creates two keys in ten languages, one of which may have the same text for both.
  private static func example(isCopied: Bool) -> RuleExample {
    let languages = ["cs", "da", "de", "es", "fi", "fr", "it", "nl", "pl", "sv"]
    func entry(_ key: String, _ text: (String) -> String) -> String {
      let units = languages.map { language in
        #""\#(language)" : { "stringUnit" : { "state" : "translated", "value" : \#(text(language)) } }"#
      }
      return #""\#(key)" : { "localizations" : { \#(units.joined(separator: ", ")) } }"#
    }
    return RuleExample(
      languages: languages,
      entry("File export", { #""Export \#($0)""# }) + ",\n"
        + entry(
          "File import",
          { isCopied && $0 == "pl" ? #"↓"Export pl""# : #""Import \#($0)""# }
        )
    )
  }
}

package import Diagnostics
import StringCatalog

/// A rule that reports different translations of the same source text.
///
/// Users may take them for different things. If the translations must differ (*Open* as a verb and
/// as an adjective), the comments of the keys say so. Entries with different comments are therefore
/// not compared, nor are keys that most languages distinguish, and capitals. The rule reports the
/// translation that fewer keys have; if both are equally frequent, the later one in the catalog.
package struct InconsistentTranslationRule: ProjectRule {
  package static let id: Diagnostic.ID = "inconsistent-translation"
  package static let title = "The same source text has the same translation everywhere."
  package static let reason = """
    Different translations of one text are often the work of two people, and users think they \
    mean different things. If they are meant to differ, give the keys different comments; the \
    rule then does not compare them.
    """
  package static let defaultSeverity = Diagnostic.Severity.note

  package func check(_ catalogs: [CatalogSubject], emit: (EntrySubject, Finding) -> Void) {
    let repeated = Self.entries(withSharedSourceIn: catalogs)
    let rows = catalogs.flatMap(\.localizations)
      .filter { repeated.contains(ObjectIdentifier($0.entry)) }.compactMap(Row.init)
    let texts = Dictionary(grouping: rows) { ObjectIdentifier($0.entry) }
      .mapValues { rows in Dictionary(rows.map { ($0.source.language, $0.text) }) { $1 } }
    for group in Dictionary(grouping: rows, by: \.source).values where group.count > 1 {
      let frequency = Dictionary(group.map { ($0.text, 1) }, uniquingKeysWith: +)
      guard frequency.count > 1, let most = frequency.values.max(),
        let usual = group.first(where: { frequency[$0.text] == most })
      else { continue }
      for row in group
      where row.text.lowercased() != usual.text.lowercased()
        && !Self.distinguishesMostly(
          texts[ObjectIdentifier(row.entry)] ?? [:],
          texts[ObjectIdentifier(usual.entry)] ?? [:]
        )
      {
        emit(row.entry, row.finding(usual))
      }
    }
  }

  /// Returns whether most of at least three languages have different texts for two keys, which then
  /// differ in meaning.
  ///
  /// - Parameters:
  ///   - first: The texts of a key by language.
  ///   - second: The texts of the other key by language.
  /// - Returns: Whether more than half of the languages with both texts distinguish them.
  private static func distinguishesMostly(
    _ first: [String: String],
    _ second: [String: String]
  ) -> Bool {
    let pairs = first.compactMap { language, text in second[language].map { (text, $0) } }
    let different = pairs.count { $0.lowercased() != $1.lowercased() }
    return different > 2 && different * 2 > pairs.count
  }

  /// Returns the entries that share their source text with another one.
  ///
  /// Only these few are compared.
  private static func entries(
    withSharedSourceIn catalogs: [CatalogSubject]
  ) -> Set<ObjectIdentifier> {
    let entries = catalogs.flatMap(\.entries)
      .filter { $0.isTranslated && $0.sources.count == 1 && !$0.isSourceInComment }
    let groups = Dictionary(grouping: entries, by: \.sources[0].value)
    return Set(groups.values.filter { $0.count > 1 }.joined().map { ObjectIdentifier($0) })
  }

  /// A translation of a text without variations.
  private struct Row {
    let source: Source
    let text: String
    var entry: EntrySubject { localization.entry }
    private let leaf: LocalizationLeaf
    private let localization: LocalizationSubject

    /// The key for comparing translations.
    struct Source: Hashable {
      let language: String
      let text: String
      let comment: String?
    }

    init?(_ localization: LocalizationSubject) {
      guard localization.entry.isTranslated, localization.entry.sources.count == 1,
        localization.leaves.count == 1, let translation = localization.translations.first,
        translation.leaf.isPlain
      else { return nil }
      source = Source(
        language: localization.language.tag,
        text: translation.source.value,
        comment: localization.entry.entry.comment
      )
      text = translation.leaf.value
      leaf = translation.leaf
      self.localization = localization
    }

    func finding(_ usual: Row) -> Finding {
      localization.finding(
        InconsistentTranslationRule.message(
          in: localization.language.tag,
          source.text,
          here: text,
          elsewhere: usual.text
        ),
        at: leaf.path,
        notes: [
          Diagnostic.Note(
            .translatedOtherwise(usual.localization.entry.key),
            at: usual.localization.location(of: usual.leaf.path)
          )
        ]
      )
    }
  }
}

extension InconsistentTranslationRule {
  /// Returns the message of a finding.
  package static func message(
    in language: String,
    _ source: String,
    here: String,
    elsewhere: String
  ) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      "\(key: source) is translated as \(key: here) in \(quoted: language) here, but as \(key: elsewhere) elsewhere"
    )
  }

  package static let triggering = [
    RuleExample(
      """
      "delete" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Delete" } },
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Eliminar" } } } },
      "remove" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Delete" } },
        "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"Borrar" } } } }
      """
    )
  ]

  package static let nonTriggering = [
    RuleExample(
      """
      "open.state" : {
        "comment" : "A shop is open",
        "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Open" } },
          "es" : { "stringUnit" : { "state" : "translated", "value" : "Abierto" } } } },
      "open.verb" : {
        "comment" : "Open a file",
        "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Open" } },
          "es" : { "stringUnit" : { "state" : "translated", "value" : "Abrir" } } } }
      """
    )
  ]
}

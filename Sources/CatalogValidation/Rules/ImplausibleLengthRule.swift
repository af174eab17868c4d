package import Diagnostics
import StringCatalog

/// A rule that reports keys whose translations have an implausible length in most languages.
///
/// If all languages translate a long text briefly, the translations are probably those of another
/// key, or the source text was changed later. A single language is not conspicuous, because texts
/// can be shortened. Lengths are compared with the median of each language.
package struct ImplausibleLengthRule: CatalogRule {
  package static let id: Diagnostic.ID = "implausible-length"
  package static let title = "The translations of a key have a plausible length."
  package static let reason = """
    If a text is much longer or shorter than its source text in most languages, its translations \
    probably belong to another key, or the source text was changed later.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning
  package static let preparations = RulePreparations.relativeLengths

  package func check(_ catalog: CatalogSubject, emit: (EntrySubject?, Finding) -> Void) {
    var rest = catalog.relativeLengths[...]
    while let entry = rest.first?.localization.entry {
      // The localizations of an entry are adjacent.
      let group = Array(rest.prefix { $0.localization.entry === entry })
      rest = rest.dropFirst(group.count)
      guard group.count >= Self.minimumLanguageCount,
        let isLong = Self.isLong(group, group[0].translation.source),
        let example = isLong
          ? group.max(by: { $0.ratio < $1.ratio }) : group.min(by: { $0.ratio < $1.ratio })
      else { continue }
      emit(
        entry,
        Finding(
          Self.message(entry.key, isLong: isLong, example: example.translation.leaf.value),
          at: entry.location,
          path: [entry.key]
        )
      )
    }
  }

  /// The fewest languages that must agree.
  private static let minimumLanguageCount = 4

  /// Returns whether most translations are too long; `nil` if their lengths are plausible.
  private static func isLong(_ group: [RelativeLength], _ source: LocalizationLeaf) -> Bool? {
    // The length of a text with substitutions is that of its parts.
    guard source.format == nil || !source.value.contains("%#@") else { return nil }
    let letters = source.value.letterCount
    if letters == 0 {
      // A text without letters stays the same, or becomes a word.
      let isSentence = group.count { $0.translation.leaf.value.split(separator: " ").count > 3 }
      return source.format == nil && isSentence * 2 > group.count ? true : nil
    }
    // A text that is usually shorter may have its full length: "Option（⌥）".
    let length = source.value.unicodeScalars.count
    let long = group.count {
      $0.ratio > limit && $0.translation.leaf.value.unicodeScalars.count > length
    }
    let initials = String(source.value.split(separator: " ").compactMap(\.first))
    let short = group.count {
      $0.ratio < 1 / limit && $0.translation.leaf.value.uppercased() != initials.uppercased()
    }
    // Abbreviations may be long in other languages, and one word may be short.
    let capitals = source.value.count(where: \.isUppercase)
    let isPhrase = source.value.split(whereSeparator: \.isWhitespace).count > 1
    let isShort = letters < (isPhrase ? 4 : 8)
    if !isShort, capitals * 2 <= letters, long * 5 >= group.count * 3 { return true }
    return isPhrase && short * 5 >= group.count * 3 ? false : nil
  }

  /// The factor by which the length of a translation may differ from the median.
  private static let limit = 2.5
}

extension ImplausibleLengthRule {
  private static func message(
    _ key: String,
    isLong: Bool,
    example: String
  ) -> Diagnostic.Message {
    if isLong {
      Diagnostic.Message(
        id,
        variant: "long",
        "most translations of \(key: key) are much longer than the source text, such as \(key: example)"
      )
    } else {
      Diagnostic.Message(
        id,
        variant: "short",
        "most translations of \(key: key) are much shorter than the source text, such as \(key: example)"
      )
    }
  }

  package static let triggering = [example(isExchanged: true)]
  package static let nonTriggering = [example(isExchanged: false), exampleOfNames]

  /// A catalog in languages with short texts, in which one text has its full length.
  private static let exampleOfNames: RuleExample = {
    let languages = ["ja", "ko", "zh-Hans", "zh-Hant"]
    let texts = (1...10).map { ("Text \($0) here", "文\($0)") } + [("Option (⌥)", "Option（⌥）")]
    let entries = texts.map { source, translation in
      let localizations = languages.map { unit($0, translation) }.joined(separator: ", ")
      return #""\#(source)" : { "localizations" : { \#(localizations) } }"#
    }
    return RuleExample(languages: languages, entries.joined(separator: ",\n"))
  }()

  /// Creates a catalog in four languages, in which the translations of one key may be exchanged.
  private static func example(isExchanged: Bool) -> RuleExample {
    let languages = ["de", "es", "fr", "it"]
    let usual = (1...10)
      .map { index in
        let localizations = languages.map { language in
          unit(language, "\(language) \(index) text")
        }
        return
          #""Text \#(index) here" : { "localizations" : { \#(localizations.joined(separator: ", ")) } }"#
      }
    let long = languages.map {
      unit($0, "a (\($0)) text of many words that says what happens next")
    }
    let mark = isExchanged ? "↓" : ""
    let key = isExchanged ? "Press it" : "A text of many words that says what happens next"
    return RuleExample(
      languages: languages,
      (usual + [#"\#(mark)"\#(key)" : { "localizations" : { \#(long.joined(separator: ", ")) } }"#])
        .joined(separator: ",\n")
    )
  }

  private static func unit(_ language: String, _ text: String) -> String {
    #""\#(language)" : { "stringUnit" : { "state" : "translated", "value" : "\#(text)" } }"#
  }
}

package import Diagnostics
import StringCatalog

/// A rule that reports end punctuation that differs from the source text: colons, ellipses,
/// question and exclamation marks.
///
/// A colon announces adjacent text, an ellipsis in a menu item indicates that more input is needed,
/// and a question expects an answer. The translation must convey the same.
///
/// These findings are notes:
///
/// - full stops of short texts, which are a matter of house style
/// - exclamation marks
/// - colons and question marks that the translation adds
/// - the ellipsis of a text that is longer than a phrase, or that is a question in the translation
/// - the question mark of a Japanese or Korean text, whose ending marks the question, or which was
///   rephrased
/// - the ellipsis of a Chinese, Japanese or Korean text
/// - the question mark of a text that has one elsewhere
///
/// If the translation is a sentence instead of an announcement, it was rephrased. Punctuation of
/// other scripts counts as its equivalent. Quotation marks and brackets are ignored, and so are
/// languages without punctuation, and untranslated texts. If all other languages end like the
/// translation, the punctuation of the source text is a slip.
///
/// A translation in quotation marks, and a remark in brackets after it, are usually part of an answer
/// about the translation: *"Guardar"*, *Guardar (informal: "Grabar")*.
package struct EndPunctuationRule: LocalizationRule {
  package static let id: Diagnostic.ID = "mismatched-end-punctuation"
  package static let title =
    "A translation ends with the same punctuation as the source text, such as a colon, an ellipsis or a question mark."
  package static let reason = """
    A colon announces what comes after the text, an ellipsis that a menu item will ask for \
    more, a question mark that an answer is expected. Differences in periods and exclamation \
    marks, and punctuation that only the translation has, are only a note. Quotation marks around \
    a translation and remarks in brackets after it are usually not meant for users.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    guard !Self.isUnpunctuated(localization.language.tag) else { return }
    for translation in localization.translations where translation.leaf.substitution == nil {
      let (leaf, source) = (translation.leaf, translation.source)
      guard !localization.untranslated.contains(where: { $0 === leaf }) else { continue }
      if !leaf.traits.contains(.letterAtEnd), let doubled = TextEnding.doubled(in: leaf.value),
        TextEnding.doubled(in: source.value) == nil
      {
        emit(
          localization.finding(
            Self.message(in: localization.language.tag, doubled: doubled),
            at: leaf.path
          )
        )
        continue
      }
      if let message = Self.message(
        onAddition: translation,
        in: localization.language.tag
      ) {
        emit(localization.finding(message, at: leaf.path))
        continue
      }
      // Most texts end with a letter.
      guard !(source.traits.contains(.letterAtEnd) && leaf.traits.contains(.letterAtEnd)) else {
        continue
      }
      let (wanted, found) = (
        TextEnding(of: source.value), TextEnding(of: leaf.value, in: localization.language)
      )
      guard wanted.kind != found.kind, leaf.value.contains(where: \.isLetter),
        !Self.isUsual(found, in: localization)
      else { continue }
      emit(
        localization.finding(
          Self.message(
            in: localization.language.tag,
            found: found.mark,
            wanted: wanted.mark
          ),
          at: leaf.path,
          isMinor: !wanted.isLost(in: leaf.value, of: localization.language, endingWith: found)
        )
      )
    }
  }

  /// Returns whether at least two other languages end like a translation, and none ends otherwise.
  private static func isUsual(_ ending: TextEnding, in localization: LocalizationSubject) -> Bool {
    usualKind(of: localization.entry, except: localization.language) == ending.kind
  }

  /// Returns the final punctuation of all other languages; `nil` if there are less than two, or if
  /// they differ.
  private static func usualKind(
    of entry: EntrySubject,
    except language: LanguageSubject
  ) -> TextEnding.Kind? {
    let others = entry.completeEntry.localizations.compactMap { tag, other -> TextEnding.Kind? in
      guard tag != language.tag, tag != entry.catalog.sourceLanguage,
        !isUnpunctuated(tag), let unit = other.stringUnit, unit.state == .translated,
        !entry.sources.contains(where: { $0.value == unit.value })
      else { return nil }
      return TextEnding(of: unit.value).kind
    }
    return others.count > 1 && Set(others).count == 1 ? others[0] : nil
  }

  /// Returns the name of ``usualKind(of:except:)``.
  static func usualEnding(of entry: EntrySubject, except language: LanguageSubject) -> String? {
    usualKind(of: entry, except: language).map { "\($0)" }
  }

  /// Returns whether the sentences of a language end with a space, or without any separator: Thai,
  /// Lao, Khmer and Burmese.
  private static func isUnpunctuated(_ tag: String) -> Bool {
    ["th", "lo", "km", "my"].contains(tag.languageSubtag)
  }
}

extension EndPunctuationRule {
  /// Returns the message of a finding.
  ///
  /// - Parameters:
  ///   - language: The language of the translation.
  ///   - found: The punctuation at its end; empty if there is none.
  ///   - wanted: The punctuation at the end of the source text; empty if there is none.
  /// - Returns: The message.
  package static func message(
    in language: String,
    found: String,
    wanted: String
  ) -> Diagnostic.Message {
    if wanted.isEmpty {
      Diagnostic.Message(
        id,
        variant: "added",
        "the \(quoted: language) translation ends with \(quoted: found), but the source text does not"
      )
    } else if found.isEmpty {
      Diagnostic.Message(
        id,
        variant: "missing",
        "the \(quoted: language) translation does not end with \(quoted: wanted) like the source text"
      )
    } else {
      Diagnostic.Message(
        id,
        "the \(quoted: language) translation ends with \(quoted: found), but the source text ends with \(quoted: wanted)"
      )
    }
  }

  /// Returns the message for a translation in quotation marks, or with a remark in brackets after it,
  /// unlike the source text; `nil` if it has neither.
  private static func message(
    onAddition translation: LocalizationSubject.Translation,
    in language: String
  ) -> Diagnostic.Message? {
    let (leaf, source) = (translation.leaf, translation.source)
    guard !leaf.traits.contains(.letterAtEnd),
      !leaf.traits.isDisjoint(with: [.bracket, .quotationMark, .wideMark])
    else { return nil }
    if let remark = AddedMarks.remark(in: leaf.value, of: source.value) {
      return Diagnostic.Message(
        id,
        variant: "remark",
        "the \(quoted: language) translation ends with the remark \(quoted: remark), which the source text does not have"
      )
    }
    // Another script has no italics: *Save* → 「保存」.
    guard leaf.hasWords, source.traits.isDisjoint(with: .emphasisMark),
      AddedMarks.isQuoted(leaf.value), !AddedMarks.hasQuotationMarks(source.value)
    else { return nil }
    return Diagnostic.Message(
      id,
      variant: "quoted",
      "the \(quoted: language) translation is enclosed in quotation marks, unlike the source text"
    )
  }

  /// Returns the message for a text with two punctuation marks at its end.
  private static func message(in language: String, doubled: String) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      variant: "doubled",
      "the \(quoted: language) translation ends with \(quoted: doubled)"
    )
  }

  package static let triggering = [
    RuleExample(
      languages: ["ja"],
      """
      "It is done." : { "localizations" : {
        "ja" : { "stringUnit" : { "state" : "translated", "value" : ↓"終わりました。." } } } }
      """
    ),
    RuleExample(
      """
      "Name:" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"Nombre" } } } }
      """
    ),
    RuleExample(
      """
      "Delete it?" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"Eliminarlo." } } } }
      """
    ),
    RuleExample(
      """
      "Done." : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"Hecho" } } } }
      """
    ),
    RuleExample(
      """
      "What's new" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"¿Qué hay de nuevo?" } } } }
      """
    ),
    RuleExample(
      languages: ["de", "es", "fr", "ja"],
      #"""
      "Save" : { "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : ↓"Sichern (oder „Speichern“)" } },
        "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"\"Guardar\"" } },
        "fr" : { "stringUnit" : { "state" : "translated", "value" : ↓"« Enregistrer »" } },
        "ja" : { "stringUnit" : { "state" : "translated", "value" : ↓"保存（注：丁寧）" } } } }
      """#
    ),
  ]

  package static let nonTriggering = [
    RuleExample(
      languages: ["th-TH"],
      """
      "digits" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "How many digits do you want?" } },
        "th-TH" : { "stringUnit" : { "state" : "translated", "value" : "โปรดเลือกจำนวนตัวอักษร" } } } }
      """
    ),
    RuleExample(
      languages: ["de", "es", "fr"],
      """
      "It is done:" : { "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : "Fertig." } },
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Hecho." } },
        "fr" : { "stringUnit" : { "state" : "translated", "value" : "Terminé." } } } }
      """
    ),
    RuleExample(
      languages: ["es", "fr", "ja"],
      #"""
      "*Save* or *Open*" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "«Guardar» o «Abrir»" } },
        "ja" : { "stringUnit" : { "state" : "translated", "value" : "「保存または開く」" } } } },
      "Optional, e.g. preview" : { "localizations" : {
        "ja" : { "stringUnit" : { "state" : "translated", "value" : "任意（例: preview）" } } } },
      "Save “%@”, note: %@" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "«Guarda %@ (nota: %@)»" } },
        "fr" : { "stringUnit" : { "state" : "translated", "value" : "Enregistrer %@ (« %@ »)" } } } }
      """#
    ),
    RuleExample(
      languages: ["ru", "de"],
      """
      "%lld min" : { "localizations" : {
        "ru" : { "stringUnit" : { "state" : "translated", "value" : "%lld мин." } } } },
      "Wait for 2 hrs." : { "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : "2 Std. warten" } } } }
      """
    ),
    RuleExample(
      """
      "You're up to date :)" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Estás al día" } } } }
      """
    ),
    RuleExample(
      """
      "Loading..." : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Cargando… " } } } }
      """
    ),
    RuleExample(
      """
      "Not found: “%@.”" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "No está: «%@»." } } } }
      """
    ),
    RuleExample(
      languages: ["ja", "th"],
      """
      "Delete it?" : { "localizations" : {
        "ja" : { "stringUnit" : { "state" : "translated", "value" : "削除しますか？" } },
        "th" : { "stringUnit" : { "state" : "translated", "value" : "ลบหรือไม่" } } } }
      """
    ),
  ]
}

/// The end punctuation of a text.
struct TextEnding {
  /// The kind of punctuation.
  let kind: Kind
  /// The punctuation as written; empty if there is none.
  let mark: String
  /// Whether the text is longer than a phrase, so that its end punctuation is a matter of style.
  private let isProse: Bool

  enum Kind {
    case none, fullStop, colon, ellipsis, question, exclamation
  }

  init(of text: String, in language: LanguageSubject? = nil) {
    let scalars = Self.withoutComment(text).unicodeScalars
    let last = scalars.lastIndex { !$0.properties.isWhitespace && !$0.closes }
    let end = last.map { scalars[...$0] } ?? scalars[..<scalars.startIndex]
    let isEllipsis =
      end.last == "." && Self.ellipses.contains { end.reversed().starts(with: $0) }
    kind =
      if isEllipsis {
        .ellipsis
      } else if Self.endsWithUnit(end) {
        .none
      } else {
        Self.kind(of: end, before: scalars[end.endIndex...], language)
      }
    mark = isEllipsis ? "..." : kind == .none ? "" : end.last.map { String($0) } ?? ""
    isProse = end.dropLast(isEllipsis ? 3 : 1).contains(where: \.endsSentence)
  }

  /// Returns whether a period belongs to the abbreviation of a unit after a number or a placeholder,
  /// as in *5 min.*
  private static func endsWithUnit(_ end: Substring.UnicodeScalarView) -> Bool {
    let text = end.dropLast()
    guard end.last == ".", let blank = text.lastIndex(where: { !$0.properties.isAlphabetic }),
      text[blank].properties.isWhitespace, 2...4 ~= text[blank...].count
    else { return false }
    let number = text[..<blank].reversed().drop { $0.properties.isWhitespace }
      .prefix { !$0.properties.isWhitespace }
    return number.contains { $0 == "%" || "0"..."9" ~= $0 }
  }

  /// Returns the two punctuation marks at the end of a text, of which one is too many; `nil` if there
  /// are not exactly two.
  static func doubled(in text: String) -> String? {
    let marks = text.reversed().drop(while: \.isWhitespace).prefix { ".。?？!！؟।，,".contains($0) }
    guard marks.count == 2, let last = marks.first, let first = marks.last,
      first != "?" && first != "!" && first != "？" && first != "！" && first != "؟"
        || kind(of: first) == kind(of: last) && !"!！".contains(first),
      // "etc.." is an ellipsis of two dots.
      !(first == "." && last == ".")
    else { return nil }
    return String(marks.reversed())
  }

  private static func kind(of mark: Character) -> Kind {
    kind(of: String(mark).unicodeScalars[...], before: "".unicodeScalars[...], nil)
  }

  /// Returns a text without an HTML comment at its end, which is not shown.
  private static func withoutComment(_ text: String) -> Substring {
    guard text.hasSuffix("-->"), let start = text.ranges(of: "<!--").last?.lowerBound else {
      return text[...]
    }
    return text[..<start]
  }

  /// Returns whether a translation with another ending lacks information that its words do not
  /// convey.
  func isLost(
    in translation: String,
    of language: LanguageSubject,
    endingWith ending: TextEnding
  ) -> Bool {
    switch kind {
    case .none, .fullStop, .exclamation: false
    // A Japanese or Korean ending marks the question, and another one rephrases it.
    case .question:
      !["ja", "ko"].contains(language.tag.languageSubtag)
        && !translation.unicodeScalars.contains(where: Self.isQuestionMark)
    // In another word order, the colon precedes the last placeholder: "Documentación: %@".
    case .colon: !ending.endsSentence && !Self.precedesPlaceholder(translation)
    // Some languages place the ellipsis before adjacent content: "Laden… 5 %".
    // Labels of Chinese, Japanese and Korean apps often have none.
    case .ellipsis:
      !["ja", "ko", "zh"].contains(language.tag.languageSubtag) && !isProse && !ending.endsSentence
        && ending.kind != .question
        && !translation.contains("…") && !translation.contains("...")
    }
  }

  private static func isQuestionMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "?", "？", "؟", "՞", "\u{37E}": true
    default: false
    }
  }

  /// Returns whether only placeholders follow the last colon of a text.
  private static func precedesPlaceholder(_ text: String) -> Bool {
    guard let colon = text.lastIndex(where: { $0 == ":" || $0 == "：" }) else { return false }
    return !String(text[text.index(after: colon)...]).hasWords
  }

  /// Whether the punctuation ends a statement.
  private var endsSentence: Bool { kind == .fullStop || kind == .exclamation }

  private static let ellipses = ["...", ". . ."].map(\.unicodeScalars)

  private static func kind(
    of end: Substring.UnicodeScalarView,
    before closers: Substring.UnicodeScalarView,
    _ language: LanguageSubject?
  ) -> Kind {
    switch end.last {
    case ".", "。", "．", "।", "۔", "։": .fullStop
    // An emoticon: two eyes and a mouth.
    case ":", ";": closers.first == ")" ? .none : asking(end.last, language)
    case "：", "︰", "﹕", "∶": .colon
    case "…", "⋯": .ellipsis
    case "?", "？", "؟", "՞", "\u{37E}": .question
    case "!", "！", "՜": .exclamation
    default: .none
    }
  }

  /// Returns the kind of a semicolon or colon.
  ///
  /// The Greek question mark looks like a semicolon.
  private static func asking(_ mark: Unicode.Scalar?, _ language: LanguageSubject?) -> Kind {
    if mark == ":" { return .colon }
    return language?.tag == "el" ? .question : .none
  }
}

extension Unicode.Scalar {
  /// Whether the character may follow end punctuation: a quotation mark or a bracket.
  fileprivate var closes: Bool {
    switch self {
    case "\"", "'", "”", "’", "»", "«", "“", "‘", ")", "]", "」", "』", "）", "】", "*", "_", "`",
      "\u{FE0E}", "\u{FE0F}":
      true
    default: false
    }
  }

  fileprivate var endsSentence: Bool {
    switch self {
    case ".", "…", "?", "!", "。", "？", "！", "\n": true
    default: false
    }
  }
}

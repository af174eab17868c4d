package import Diagnostics
import StringCatalog

/// A rule that reports leading or trailing whitespace that differs from the source text.
///
/// Spaces at the ends separate the text from adjacent ones, and line breaks determine its layout.
/// Without them, a translation runs into the adjacent text; with additional ones at the start, it is
/// misaligned. Additional ones at the end are not visible, and only a note.
/// They are hard to see in an editor. Chinese and Japanese need no space next to full-width
/// characters. A space that most languages lack, or that follows a full stop in the source text
/// alone, is a mistake of the source. Between a language that separates words with spaces and one
/// that does not, such as English and Thai, spaces may differ, but line breaks may not. A no-break
/// space is a space.
package struct SurroundingWhitespaceRule: LocalizationRule {
  package static let id: Diagnostic.ID = "mismatched-surrounding-whitespace"
  package static let title =
    "A translation starts and ends with the same spaces as the source text."
  package static let reason = """
    Spaces at the start and end separate the text from what the code puts next to it, and line \
    breaks position it. They are hard to see in an editor. --fix corrects them. Between languages \
    with and without spaces between words, only line breaks and tabs must be the same.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    for translation in localization.translations where translation.leaf.substitution == nil {
      let (leaf, source) = (translation.leaf, translation.source)
      guard leaf.traits.union(source.traits).contains(.whitespaceAtEdge) else { continue }
      let (found, wanted) = (
        SurroundingWhitespace(of: leaf.value), SurroundingWhitespace(of: source.value)
      )
      guard found != wanted, !found.middle.isEmpty, !Self.isWide(found, wanted),
        !localization.language.spacesUnlikeSource || !found.hasSameLineBreaks(as: wanted),
        !Self.isUnintended(wanted, in: localization.entry, found)
      else { continue }
      emit(
        localization.finding(
          Self.message(in: localization.language.tag, isAtStart: !found.startsLike(wanted)),
          at: leaf.path,
          // An additional space at the end is not visible.
          isMinor: found.startsLike(wanted) && wanted.end.isEmpty,
          replacement: found.text(withSpacesOf: wanted)
        )
      )
    }
  }
}

extension SurroundingWhitespaceRule {
  /// Returns whether the whitespace of a source text is probably a mistake in the source, because
  /// most languages do not have it.
  private static func isUnintended(
    _ wanted: SurroundingWhitespace,
    in entry: EntrySubject,
    _ found: SurroundingWhitespace
  ) -> Bool {
    guard found.start.isEmpty, found.end.isEmpty else { return false }
    let (count, kept) = languages(with: wanted, in: entry)
    return count > 2 && kept * 2 < count
      || wanted.start.isEmpty && wanted.end == " " && wanted.middle.last?.endsSentence ?? false
        && kept == 0
  }

  /// Returns the number of languages with texts, and of those that have the whitespace of a source
  /// text.
  private static func languages(
    with wanted: SurroundingWhitespace,
    in entry: EntrySubject,
    except language: String? = nil
  ) -> (count: Int, kept: Int) {
    let source = entry.catalog.sourceLanguage
    // A copy of the source text is not a translation yet.
    let sourceTexts = Set(entry.sources.map(\.value))
    let languages = entry.completeEntry.localizations
      .filter { $0.key != source && $0.key != language }
      .map { localization in
        LocalizationOutline(localization.value).leaves
          .filter { $0.isWritten && !sourceTexts.contains($0.value) }
      }
      .filter { !$0.isEmpty }
    let kept = languages.count { leaves in
      leaves.contains { SurroundingWhitespace(of: $0.value) == wanted }
    }
    return (languages.count, kept)
  }

  /// Returns these numbers without a language, by the variants of the source texts with whitespace;
  /// `nil` if there are none.
  static func counts(of entry: EntrySubject, except language: LanguageSubject) -> [String: [Int]]? {
    var counts: [String: [Int]] = [:]
    for source in entry.sources {
      let wanted = SurroundingWhitespace(of: source.value)
      guard !wanted.start.isEmpty || !wanted.end.isEmpty else { continue }
      let (count, kept) = languages(with: wanted, in: entry, except: language.tag)
      counts[source.path.names.joined(separator: ".")] = [count, kept]
    }
    return counts.isEmpty ? nil : counts
  }

  /// Returns whether a missing space is next to a full-width character, which needs none.
  private static func isWide(
    _ found: SurroundingWhitespace,
    _ wanted: SurroundingWhitespace
  ) -> Bool {
    agree((found.start, found.middle.first), (wanted.start, wanted.middle.first))
      && agree((found.end, found.middle.last), (wanted.end, wanted.middle.last))
  }

  /// Returns whether the whitespace at one end of two texts matches, given the adjacent characters.
  private static func agree(
    _ first: (whitespace: Substring, character: Character?),
    _ second: (whitespace: Substring, character: Character?)
  ) -> Bool {
    guard first.whitespace != second.whitespace else { return true }
    let (narrow, wide) = first.whitespace.isEmpty ? (second, first) : (first, second)
    return wide.whitespace.isEmpty && narrow.whitespace == " " && wide.character?.isWide ?? false
  }
}

extension Character {
  /// Whether the character is an ideograph, a kana, or a full-width punctuation mark.
  fileprivate var isWide: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x2E80...0xA4CF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
        0x20000...0x3FFFF:
        true
      default: false
      }
    }
  }
}

extension Character {
  /// Whether the character ends a sentence.
  fileprivate var endsSentence: Bool { ".!?…".contains(self) }

  /// Whether the character is a space of any width, and not a line break or a tab.
  fileprivate var isSpace: Bool {
    unicodeScalars.allSatisfy { $0.properties.generalCategory == .spaceSeparator }
  }

  /// The character, or a space for a no-break space.
  fileprivate var breakingSpace: Character {
    self == "\u{A0}" || self == "\u{202F}" ? " " : self
  }
}

extension SurroundingWhitespaceRule {
  /// Returns the message of a finding.
  package static func message(in language: String, isAtStart: Bool) -> Diagnostic.Message {
    if isAtStart {
      Diagnostic.Message(
        id,
        variant: "start",
        "the \(quoted: language) translation does not start with the same spaces as the source text"
      )
    } else {
      Diagnostic.Message(
        id,
        variant: "end",
        "the \(quoted: language) translation does not end with the same spaces as the source text"
      )
    }
  }

  package static let triggering = [
    RuleExample(
      """
      "Name: " : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"Nombre:" } } } }
      """
    ),
    RuleExample(
      #"""
      "Save" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "needs_review", "value" : ↓"Guardar\n" } } } }
      """#
    ),
    RuleExample(
      languages: ["en", "ja"],
      #"""
      "Saved\n" : { "localizations" : {
        "ja" : { "stringUnit" : { "state" : "translated", "value" : ↓"保存しました" } } } }
      """#
    ),
  ]

  package static let nonTriggering = [
    RuleExample(
      languages: ["en", "es"],
      sourceLanguage: "ja",
      """
      "・" : { "localizations" : { "en" : {
        "stringUnit" : { "state" : "translated", "value" : " - " } } } }
      """
    ),
    RuleExample(
      #"""
      "\nName: " : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "\nNombre: " } } } }
      """#
    ),
    RuleExample(
      """
      "Save" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "new", "value" : "Save " } } } }
      """
    ),
    RuleExample(
      languages: ["zh-Hans", "en"],
      sourceLanguage: "zh-Hans",
      """
      "网络权限," : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Network access, " } } } }
      """
    ),
    RuleExample(
      languages: ["en", "th"],
      #"""
      " saved\n" : { "localizations" : {
        "th" : { "stringUnit" : { "state" : "translated", "value" : "บันทึกแล้ว\n" } } } }
      """#
    ),
    RuleExample(
      languages: ["en", "fr"],
      #"""
      "Price: " : { "localizations" : {
        "fr" : { "stringUnit" : { "state" : "translated", "value" : "Prix :\u00a0" } } } }
      """#
    ),
    RuleExample(
      languages: ["zh-Hans"],
      """
      "Posted: " : { "localizations" : {
        "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "已发布：" } } } }
      """
    ),
  ]
}

/// The whitespace at both ends of a text.
struct SurroundingWhitespace: Equatable {
  /// The whitespace at the start.
  let start: Substring
  /// The text between the whitespace.
  let middle: Substring
  /// The whitespace at the end; empty if the text consists of whitespace.
  let end: Substring

  init(of text: String) {
    let rest = text.drop(while: \.isWhitespace)
    start = text[..<rest.startIndex]
    let last = rest.lastIndex { !$0.isWhitespace }
    let end = last.map { rest.index(after: $0) } ?? rest.startIndex
    middle = rest[..<end]
    self.end = rest[end...]
  }

  /// Returns whether two texts have the same whitespace at their ends; a no-break space is a space.
  static func == (first: SurroundingWhitespace, second: SurroundingWhitespace) -> Bool {
    first.startsLike(second) && first.endsLike(second)
  }

  /// Returns whether two texts have the same whitespace at their starts.
  func startsLike(_ other: SurroundingWhitespace) -> Bool {
    start.map(\.breakingSpace) == other.start.map(\.breakingSpace)
  }

  private func endsLike(_ other: SurroundingWhitespace) -> Bool {
    end.map(\.breakingSpace) == other.end.map(\.breakingSpace)
  }

  /// Returns whether two texts have the same whitespace at their ends except for spaces.
  func hasSameLineBreaks(as other: SurroundingWhitespace) -> Bool {
    zip([start, end], [other.start, other.end])
      .allSatisfy { $0.filter { !$0.isSpace } == $1.filter { !$0.isSpace } }
  }

  /// Returns the text with the whitespace of another one where it differs.
  func text(withSpacesOf other: SurroundingWhitespace) -> String {
    String((startsLike(other) ? start : other.start) + middle + (endsLike(other) ? end : other.end))
  }
}

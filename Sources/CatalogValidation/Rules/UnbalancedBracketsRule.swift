package import Diagnostics
import StringCatalog

/// A rule that reports unbalanced brackets and quotation marks.
///
/// An unbalanced bracket usually indicates a truncated text, or a broken Markdown link. If the
/// source text has it too, as in lists (`a)`) and emoticons (`:-)`), it is intended.
package struct UnbalancedBracketsRule: LocalizationRule {
  package static let id: Diagnostic.ID = "unbalanced-brackets"
  package static let title =
    "All brackets and quotation marks of a translation are closed, as in the source text."
  package static let reason = """
    An unclosed bracket or quotation mark usually means that the text is cut off or that a \
    link no longer works. If the source text has one too, as in lists and emoticons, it is \
    considered intentional.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    for translation in localization.translations
    where !translation.leaf.traits.isDisjoint(with: [.bracket, .wideMark, .quotationMark]) {
      let leaf = translation.leaf
      guard let mark = Self.unpaired(in: leaf.value),
        Self.unpaired(in: translation.source.value) == nil
      else { continue }
      emit(
        localization.finding(
          Self.message(in: localization.language.tag, String(mark)),
          at: leaf.path
        )
      )
    }
  }

  /// Returns the first unbalanced bracket or quotation mark, or `nil` if there is none.
  private static func unpaired(in text: String) -> Unicode.Scalar? {
    var open: [Unicode.Scalar] = []
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      if scalar == "«", open.last == "»" {
        open.removeLast()
      } else if scalar.opensBracket {
        if !isFace(at: index, in: scalars) { open.append(scalar) }
      } else if let partner = scalar.openingBracket {
        if open.last == partner {
          open.removeLast()
        } else if scalar == "»" {
          // German, Danish and Slovenian use them the other way round: »so«.
          open.append(scalar)
        } else if !isFace(at: index, in: scalars), !isListLabel(before: index, in: scalars) {
          return scalar
        }
      }
    }
    return open.first ?? unpairedQuotationMark(in: text)
  }

  /// Returns a quotation mark with an odd number of occurrences, or `nil` if there is none.
  ///
  /// Only marks that are the same at both ends are counted, or that open in one language and close
  /// in another.
  private static func unpairedQuotationMark(in text: String) -> Unicode.Scalar? {
    var curly: [Unicode.Scalar] = []
    var (straight, behindNumbers) = (0, 0)
    var previous: Unicode.Scalar?
    for (scalar, next) in zip(
      text.unicodeScalars,
      text.unicodeScalars.dropFirst().map(\.self) + ["\n"]
    ) {
      if "“”„‟".unicodeScalars.contains(scalar) { curly.append(scalar) }
      if scalar == "\"", !(isHebrew(previous) && isHebrew(next)) {
        straight += 1
        if previous?.properties.numericType != nil { behindNumbers += 1 }
      }
      previous = scalar
    }
    if !curly.count.isMultiple(of: 2) { return curly.last }
    // After a number, the mark may be a unit (inches), which is ambiguous.
    let isOdd = !straight.isMultiple(of: 2) && !(straight - behindNumbers).isMultiple(of: 2)
    return isOdd ? "\"" : nil
  }

  /// Returns whether a character is a Hebrew letter; Hebrew uses the mark in abbreviations.
  private static func isHebrew(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { (0x5D0...0x5EA).contains($0.value) } ?? false
  }

  /// Returns whether the bracket at an index is the mouth of an emoticon: `:-)`, `;(`.
  ///
  /// An emoticon has eyes, perhaps a nose, and whitespace or punctuation on both sides.
  private static func isFace(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    guard "()[]（）".unicodeScalars.contains(scalars[index]) else { return false }
    var eyes = index - 1
    if eyes > 0, "-^'".unicodeScalars.contains(scalars[eyes]) { eyes -= 1 }
    guard eyes >= 0, ":;=^-：；".unicodeScalars.contains(scalars[eyes]) else { return false }
    let isSeparate = { (scalar: Unicode.Scalar) in
      !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
    }
    // In scripts without spaces, an emoticon follows the text directly.
    let isMouth =
      index > 0 && ")]）".unicodeScalars.contains(scalars[index])
      && ":;：；".unicodeScalars.contains(scalars[eyes])
    return
      (eyes == 0 || isMouth || scalars[eyes - 1].properties.isWhitespace
      || scalars[eyes - 1].properties.isEmojiPresentation)
      && (index + 1 == scalars.count
        || isSeparate(scalars[index + 1]) && scalars[index + 1] != "\"")
  }

  /// Returns whether the bracket at an index closes the label of a list item: `a)`, `例)`.
  private static func isListLabel(before index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    guard scalars[index] == ")" || scalars[index] == "）" else { return false }
    let label = scalars[..<index].reversed()
      .prefix { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    return (1...2).contains(label.count)
  }
}

extension Unicode.Scalar {
  fileprivate var opensBracket: Bool {
    switch self {
    case "(", "[", "{", "«", "（", "［", "「", "『", "【": true
    default: false
    }
  }

  /// The opening counterpart of a closing bracket, or `nil` for other characters.
  fileprivate var openingBracket: Unicode.Scalar? {
    switch self {
    case ")": "("
    case "]": "["
    case "}": "{"
    case "»": "«"
    case "）": "（"
    case "］": "［"
    case "」": "「"
    case "』": "『"
    case "】": "【"
    default: nil
    }
  }
}

extension UnbalancedBracketsRule {
  /// Returns the message of a finding.
  package static func message(in language: String, _ mark: String) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      "\(quoted: mark) is not closed or not opened in the \(quoted: language) translation"
    )
  }

  package static let triggering = [
    RuleExample(
      """
      "Copied (%lld)" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"Copiado (%lld" } } } }
      """
    ),
    RuleExample(
      """
      "The name" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"El «nombre" } } } }
      """
    ),
    RuleExample(
      languages: ["ca", "de"],
      #"""
      "unlock “%@”" : { "localizations" : {
        "ca" : { "stringUnit" : { "state" : "translated", "value" : ↓"desbloqueja \"%@“" } },
        "de" : { "stringUnit" : { "state" : "translated", "value" : ↓"„%@ entsperren" } } } }
      """#
    ),
    RuleExample(
      languages: ["he"],
      #"""
      "Say word" : { "localizations" : {
        "he" : { "stringUnit" : { "state" : "translated", "value" : ↓"אמור \"מילה" } } } }
      """#
    ),
    RuleExample(
      #"""
      "Say %@" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"Di \"%@" } } } }
      """#
    ),
  ]

  package static let nonTriggering = [
    RuleExample(
      languages: ["zh-Hans"],
      """
      "current" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "You are up to date :)" } },
        "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "已经是最新版了：）" } } } }
      """
    ),
    RuleExample(
      """
      "a) First" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "a) Primero" } } } }
      """
    ),
    RuleExample(
      """
      "The (new) name" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "El «nombre (nuevo)»" } } } }
      """
    ),
    RuleExample(
      languages: ["de"],
      """
      "Skipped \\"%@\\"" : { "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : "»%@« übersprungen :-(" } } } },
      "Thanks! :)" : { "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : "谢谢！:)" } } } }
      """
    ),
    RuleExample(
      languages: ["de", "he"],
      #"""
      "A 5-inch report on “%@”" : { "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : "5\"-Bericht über „%@“" } },
        "he" : { "stringUnit" : { "state" : "translated", "value" : "דו\"ח 5 אינץ' על “%@”" } } } }
      """#
    ),
  ]
}

package import Diagnostics
import FormatString
import StringCatalog

/// A rule that reports texts with a count that do not vary by number.
///
/// "%lld entries" is incorrect for one entry, even in the source language, and in languages with
/// more forms for most numbers. An integer directly before a word is assumed to count it. A number
/// alone, after a word ("Page %lld"), after a number sign or next to another number ("%lld of 12") is
/// not, nor one before a preposition. Variations in substitutions or only in the source language are
/// sufficient, because other rules report missing forms.
package struct UnpluralizedRule: LocalizationRule {
  package static let id: Diagnostic.ID = "unpluralized"
  package static let title = "A text that counts something has plural forms."
  package static let reason = """
    '1 entries' is wrong. An integer directly before a word is assumed to count it; an integer \
    after a word or next to another number is not.
    """
  package static let defaultSeverity = Diagnostic.Severity.note

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    guard localization.entry.mayBeFormat, localization.entry.isTranslated,
      localization.pluralForms.isEmpty, !localization.language.keepsSingularAfterNumbers,
      (localization.language.plurals?.categories.count ?? 0) > 1
    else { return }
    if localization.language.isSource, localization.leaves.isEmpty {
      guard !localization.entry.key.contains("](inflect: true") else { return }
      let format = FormatString(parsing: localization.entry.key)
      if !format.pluralEndings.isEmpty {
        emit(localization.finding(Self.message(endingIn: localization.language.tag)))
      } else if let counter = Self.counter(in: format, localization.language) {
        emit(localization.finding(Self.message(in: localization.language.tag, counter)))
      }
      return
    }
    for leaf in localization.leaves where leaf.isWritten || localization.language.isSource {
      // Automatic grammar agreement has the forms: ^[%lld entry](inflect: true).
      guard let format = leaf.format,
        !leaf.traits.contains(.bracket) || !leaf.value.contains("](inflect: true")
      else { continue }
      if localization.language.isSource, !format.pluralEndings.isEmpty {
        emit(localization.finding(Self.message(endingIn: localization.language.tag), at: leaf.path))
        continue
      }
      guard let counter = Self.counter(in: format, localization.language) else { continue }
      emit(
        localization.finding(Self.message(in: localization.language.tag, counter), at: leaf.path)
      )
    }
  }

  /// Returns whether a segment is the second number of a ratio: `%lld/%lld selected`, `%lld of %lld`.
  private static func endsRatio(_ index: Int, in segments: [FormatString.Segment]) -> Bool {
    guard index > 1, case .text(let text) = segments[index - 1],
      case .specifier = segments[index - 2]
    else { return false }
    let words = text.split(separator: " ")
    return words.count == 1 && (words[0] == "/" || words[0].count < 4)
  }

  /// Returns whether a segment is the first number of a ratio: `%lld von %lld`, `%lld of 12 letters`.
  private static func startsRatio(_ index: Int, in segments: [FormatString.Segment]) -> Bool {
    guard index + 1 < segments.count, case .text(let text) = segments[index + 1] else {
      return false
    }
    let words = text.split(separator: " ")
    guard let word = words.first, word == "/" || word.count < 4 else { return false }
    return words.count == 1 ? index + 2 < segments.count : words[1].first?.isNumber ?? false
  }

  /// Returns whether a segment is a number in a series: `Button #%lld click`.
  private static func isOrdinal(_ index: Int, in segments: [FormatString.Segment]) -> Bool {
    guard index > 0, case .text(let text) = segments[index - 1] else { return false }
    return ["#", "№", "º", "°"].contains(text.last)
  }

  /// Returns whether a word is the symbol of a unit, which has no plural: dBm, kHz, FPS, kbps.
  private static func isUnit(_ word: Substring) -> Bool {
    word.dropFirst().contains(where: \.isUppercase) || unitSymbols.contains(word.lowercased())
      || word.utf8.allSatisfy { consonants.contains($0 | 0x20) }
  }

  private static let consonants = Set("bcdfghjklmnpqrstvwxz".utf8)
  private static let unitSymbols: Set<String> = ["dpi", "kcal", "min", "percent", "ppi", "sec"]

  /// Returns the placeholder of a number that counts the next word, or `nil` if there is none.
  private static func counter(
    in format: FormatString,
    _ language: LanguageSubject
  ) -> String? {
    let functionWords = language.conventions?.functionWords ?? []
    for (index, segment) in format.segments.enumerated().dropLast() {
      guard case .specifier(let specifier) = segment,
        case .text(let rest) = format.segments[index + 1], specifier.argumentKind.isInteger,
        !Self.startsListItem(index, in: format.segments),
        !Self.endsRatio(index, in: format.segments),
        !Self.startsRatio(index, in: format.segments),
        !Self.isOrdinal(index, in: format.segments)
      else { continue }
      let word = rest.drop { $0 == " " || $0 == "\u{A0}" }.prefix(while: \.isLetter)
      let isAbbreviation = rest[word.endIndex...].first == "." && word.count < 5
      if word.count > 2, rest.first?.isWhitespace ?? false, !Self.isUnit(word), !isAbbreviation,
        !functionWords.contains(word.lowercased())
      {
        return specifier.text
      }
    }
    return nil
  }
}

extension UnpluralizedRule {
  /// Returns whether a placeholder is the number of an item in a list with several lines:
  /// "%d Open the file⏎%d Click the button".
  private static func startsListItem(_ index: Int, in segments: [FormatString.Segment]) -> Bool {
    let startsLine = { (index: Int) in
      guard index > 0 else { return true }
      guard case .text(let text) = segments[index - 1] else { return false }
      return text.last?.isNewline ?? false
    }
    let items = segments.indices.count { index in
      if case .specifier = segments[index] { startsLine(index) } else { false }
    }
    return startsLine(index) && items > 1
  }
}

extension FormatSpecifier.ArgumentKind {
  fileprivate var isInteger: Bool {
    switch self {
    case .signedInteger, .unsignedInteger: true
    default: false
    }
  }
}

extension UnpluralizedRule {
  /// Returns the message of a finding.
  package static func message(in language: String, _ number: String) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      "the \(quoted: language) text has the number \(quoted: number), but no plural forms"
    )
  }

  /// Returns the message for a text with a placeholder as the ending of a word.
  private static func message(endingIn language: String) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      variant: "ending",
      "the \(quoted: language) text has a placeholder for the ending of a plural, which other languages cannot use; give it plural forms"
    )
  }

  package static let triggering = [
    RuleExample(
      """
      ↓"%lld app%@" : { "localizations" : {
        "ko" : { "stringUnit" : { "state" : "translated", "value" : "앱 %lld개" } } } }
      """
    ),
    RuleExample(
      """
      ↓"%lld entries" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"%lld entradas" } } } }
      """
    ),
  ]

  package static let nonTriggering = [
    RuleExample(
      #"""
      "%1$lld Open the file\n%2$lld Click the button" : {}
      """#
    ),
    RuleExample(
      """
      "%lld entries" : { "localizations" : {
        "en" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld entry" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld entries" } } } } },
        "es" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld entrada" } },
          "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld de entradas" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld entradas" } }
        } } } } }
      """
    ),
    RuleExample(
      """
      "%lld of %lld done, %lld for you" : {},
      "%lld of 12 characters" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "%lld de 12 caracteres" } } } },
      "Button #%lld click" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Clic del botón #%lld aquí" } } } },
      "%lld kbps" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "%lld kbps" } } } },
      "^[%lld author](inflect: true)" : { "localizations" : { "es" : { "stringUnit" : {
        "state" : "translated", "value" : "^[%lld autor](inflect: true)" } } } },
      "Page %lld of %lld" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Página %1$lld de %2$lld" } } } },
      "%lld km" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "%lld km" } } } },
      "Level %lld" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Nivel %lld" } } } }
      """
    ),
    RuleExample(
      kind: .interfaceBuilder,
      """
      "aB3-cd-eF5.title" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "new", "value" : "%d files" } },
        "es" : { "stringUnit" : { "state" : "translated", "value" : "%d archivos" } } } }
      """
    ),
  ]
}

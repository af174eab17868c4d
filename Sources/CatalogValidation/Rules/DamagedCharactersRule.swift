package import Diagnostics
import StringCatalog

/// A rule that reports characters that a conversion damaged.
///
/// These are the replacement character (U+FFFD), control characters, and letters of UTF-8 that were
/// read as Windows-1252 (*PÃ«rdorues* for *Përdorues*). A control of the writing direction without
/// its counterpart remains if a text was cut, and shows other texts in the wrong order. Tags, and
/// sequences of invisible characters, contain text that people do not see but programs read.
package struct DamagedCharactersRule: LocalizationRule {
  package static let id: Diagnostic.ID = "damaged-characters"
  package static let title = "No text contains characters that a conversion damaged."
  package static let reason = """
    A text that was converted with the wrong encoding has replacement characters, control \
    characters or pairs such as 'Ã©' in place of its letters. One that was cut out of another text \
    may have a control of the writing direction without its counterpart, such as U+202E. Tags and \
    sequences of invisible characters can hide instructions for language models.
    """
  package static let defaultSeverity = Diagnostic.Severity.error

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    let language = localization.language
    for leaf in localization.leaves where leaf.traits.contains(.suspectCharacter) {
      let source = language.isSource ? nil : localization.entry.source(of: leaf)
      if let damage = Self.damage(in: leaf.value) {
        guard !(source?.value.contains(damage) ?? false) else { continue }
        emit(localization.finding(Self.message(in: language.tag, damage), at: leaf.path))
      } else if let control = Self.unbalancedControl(in: leaf.value) {
        guard source.flatMap({ Self.unbalancedControl(in: $0.value) }) != control else { continue }
        emit(
          localization.finding(Self.message(in: language.tag, control: control), at: leaf.path)
        )
      } else if let hidden = Self.hiddenCharacter(in: leaf.value) {
        guard !(source?.value.unicodeScalars.contains(hidden) ?? false) else { continue }
        emit(localization.finding(Self.message(in: language.tag, hidden: hidden), at: leaf.path))
      }
    }
  }

  /// Returns the first control of the writing direction without its counterpart; `nil` if there is
  /// none.
  private static func unbalancedControl(in text: String) -> Unicode.Scalar? {
    var open: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x202A, 0x202B, 0x202D, 0x202E, 0x2066...0x2068: open.append(scalar)
      case 0x202C:
        guard let last = open.popLast(), last.value < 0x2066 else { return scalar }
      case 0x2069:
        guard let last = open.popLast(), last.value >= 0x2066 else { return scalar }
      default: continue
      }
    }
    return open.first
  }

  /// Returns the first character that hides text: a tag that is not part of a flag, or the first of
  /// three invisible characters; `nil` if there is none.
  private static func hiddenCharacter(in text: String) -> Unicode.Scalar? {
    let tags: ClosedRange<UInt32> = 0xE0000...0xE0FFF
    if let tag = text.interpretedScalars.first(where: { tags.contains($0.value) }) { return tag }
    var run: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      guard scalar.mayBeInterpreted, scalar.properties.isDefaultIgnorableCodePoint,
        !scalar.properties.isBidiControl, !tags.contains(scalar.value)
      else {
        run.removeAll()
        continue
      }
      run.append(scalar)
      if run.count == 3 { return run[0] }
    }
    return nil
  }

  /// Returns the first damaged character with its context; `nil` if there is none.
  private static func damage(in text: String) -> String? {
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      switch scalar.value {
      case 0xFFFD: return "\u{FFFD}"
      // Programs for terminals have escape sequences in their texts.
      case 0..<9, 0xB, 0xC, 0xE..<0x1B, 0x1C..<0x20, 0x7F: return String(scalar)
      case 0x80..<0xA0: return String(scalar)
      // The second byte of a letter of Latin-1 is such a character, which no word contains.
      case 0xA1...0xBF where previous == "Ã" || previous == "Â" && !isSpacing(scalar):
        return String(previous.map { Character($0) } ?? " ") + String(scalar)
      case 0x20AC where previous == "â": return "â€"
      default: continue
      }
    }
    return nil
  }

  /// Returns whether a character may follow a word that ends with a letter: a quotation mark.
  private static func isSpacing(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "«" || scalar == "»" || scalar == "·" || scalar == "¿" || scalar == "¡"
  }
}

extension DamagedCharactersRule {
  private static func message(in language: String, _ damage: String) -> Diagnostic.Message {
    Diagnostic.Message(id, "the \(quoted: language) text has the damaged character \(key: damage)")
  }

  private static func message(
    in language: String,
    control: Unicode.Scalar
  ) -> Diagnostic.Message {
    let code = String(control.value, radix: 16, uppercase: true)
    return Diagnostic.Message(
      id,
      variant: "direction",
      "the \(quoted: language) text has the direction control U+\(code) without its counterpart"
    )
  }

  private static func message(in language: String, hidden: Unicode.Scalar) -> Diagnostic.Message {
    let code = String(hidden.value, radix: 16, uppercase: true)
    return Diagnostic.Message(
      id,
      variant: "hidden",
      "the \(quoted: language) text contains characters that people do not see, such as U+\(code)"
    )
  }

  package static let triggering = [
    RuleExample(
      languages: ["sq", "et"],
      #"""
      "User" : { "localizations" : {
        "et" : { "stringUnit" : { "state" : "translated", "value" : ↓"Kasutaja \u0003" } },
        "sq" : { "stringUnit" : { "state" : "translated", "value" : ↓"PÃ«rdorues" } } } },
      "Night" : { "localizations" : {
        "et" : { "stringUnit" : { "state" : "translated", "value" : ↓"\uFFFD\uFFFD" } } } },
      "Total" : { "localizations" : {
        "et" : { "stringUnit" : { "state" : "translated", "value" : ↓"Kokku \u202E" } } } },
      "Save" : { "localizations" : {
        "et" : { "stringUnit" : { "state" : "translated", "value" : ↓"Salvesta\uDB40\uDC41" } },
        "sq" : { "stringUnit" : { "state" : "translated", "value" : ↓"Ruaj\u200B\u200C\u200D" } } } }
      """#
    )
  ]

  package static let nonTriggering = [
    RuleExample(
      languages: ["pt-BR", "fr"],
      #"""
      "No!\n\tNothing" : { "localizations" : {
        "fr" : { "stringUnit" : { "state" : "translated", "value" : "Non !\n\tRien" } },
        "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "NÃO!\n\tNADA" } } } },
      "Total" : { "localizations" : {
        "fr" : { "stringUnit" : { "state" : "translated", "value" : "\u2068Total\u2069" } } } },
      "England" : { "localizations" : {
        "fr" : { "stringUnit" : { "state" : "translated", "value" : "Angleterre 🏴󠁧󠁢󠁥󠁮󠁧󠁿" } } } }
      """#
    )
  ]
}

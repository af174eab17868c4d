package import Diagnostics
import OrderedCollections
import StringCatalog

/// A rule that reports keys that differ only in whitespace, case or final punctuation.
///
/// Such keys are usually the same text, typed twice. Both are translated, and their translations
/// diverge. A title and a button may need different capitalization, so these findings are notes.
/// Keys that differ in whitespace are a mistake, unless all their translations are equal. A colon, an
/// ellipsis or a question mark makes another text, and a comment that explains the difference shows
/// that it is meant: "Space at the end, because a name follows".
package struct NearDuplicateKeysRule: CatalogRule {
  package static let id: Diagnostic.ID = "near-duplicate-keys"
  package static let title =
    "No two keys differ only in spaces, capital letters or final punctuation."
  package static let reason = """
    Such keys are nearly always one text that was typed twice. Both are translated, and their \
    translations drift apart. Keys that differ only in spaces are a mistake, unless all their \
    translations are equal; the others are only a note. If a comment mentions the difference, such \
    as a space at the end, it is intended.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ catalog: CatalogSubject, emit: (EntrySubject?, Finding) -> Void) {
    // Other keys come from files that are no texts of a developer.
    let entries = catalog.entries.filter { $0.kind == .code && $0.isTranslated && $0.hasWords }
    var firsts: [String: EntrySubject] = [:]
    for entry in entries {
      let folded = Self.folded(entry.key)
      guard let first = firsts[folded] else {
        firsts[folded] = entry
        continue
      }
      guard first.key != entry.key else { continue }
      let difference = Difference(first.key, entry.key)
      guard ![first, entry].contains(where: { difference.isExplained(in: $0.entry.comment) }) else {
        continue
      }
      emit(
        entry,
        Finding(
          Self.message(entry.key, from: first.key, in: difference),
          at: entry.location,
          path: [entry.key],
          isMinor: difference != .spaces || Self.haveEqualTranslations(first, entry),
          notes: [
            Diagnostic.Note(.similarKey(first.key), at: first.location)
          ]
        )
      )
    }
  }

  /// The difference between two keys for the same text.
  private enum Difference: String {
    case spaces, capitals, punctuation

    /// The beginnings of words that mention the difference in a comment.
    private var mentions: [String] {
      switch self {
      case .spaces: ["space", "whitespace", "blank", "newline", "line break"]
      case .capitals: ["capital", "uppercase", "lowercase", "title case", "sentence case"]
      case .punctuation: ["period", "full stop", "punctuation"]
      }
    }

    /// Returns whether a comment says that the difference is intended.
    func isExplained(in comment: String?) -> Bool {
      guard let comment = comment?.lowercased() else { return false }
      return mentions.contains { comment.contains($0) }
    }

    init(_ first: String, _ second: String) {
      let (first, second) = (
        NearDuplicateKeysRule.normalizingWhitespace(first),
        NearDuplicateKeysRule.normalizingWhitespace(second)
      )
      self =
        first == second
        ? .spaces : first.lowercased() == second.lowercased() ? .capitals : .punctuation
    }
  }

  /// Returns whether two entries have the same translations apart from whitespace.
  ///
  /// Then their difference may be intended, such as a line break.
  private static func haveEqualTranslations(_ first: EntrySubject, _ second: EntrySubject) -> Bool {
    let (first, second) = (translations(of: first), translations(of: second))
    return !first.isEmpty && first == second
  }

  private static func translations(of entry: EntrySubject) -> [String: [String]] {
    var localizations = entry.completeEntry.localizations
    localizations[entry.catalog.sourceLanguage] = nil
    return localizations.reduce(into: [:]) { texts, localization in
      texts[localization.key] = LocalizationOutline(localization.value).leaves
        .map { normalizingWhitespace($0.value) }
    }
  }

  private static func folded(_ key: String) -> String {
    let text = normalizingWhitespace(key).lowercased()
    let end = text.lastIndex { !finalMarks.contains($0) }
    return end.map { String(text[...$0]) } ?? text
  }

  /// The marks that do not distinguish texts.
  ///
  /// A colon makes a label, an ellipsis a command, and a question mark a question.
  private static let finalMarks = Set(".。 ")

  private static func normalizingWhitespace(_ key: String) -> String {
    // In ASCII strings, which most keys are, each byte is a character.
    guard key.utf8.contains(where: { $0 >= 0x80 }) else {
      return key.utf8.split { $0 == 0x20 || (0x09...0x0D).contains($0) }
        .map { Substring($0) }.joined(separator: " ")
    }
    return key.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension NearDuplicateKeysRule {
  /// Returns the message for two keys.
  private static func message(
    _ key: String,
    from other: String,
    in difference: Difference
  ) -> Diagnostic.Message {
    switch difference {
    case .spaces:
      Diagnostic.Message(
        id,
        variant: "blanks",
        "\(key: key) differs from \(key: other) only in spaces"
      )
    case .capitals:
      Diagnostic.Message(
        id,
        variant: "capitals",
        "\(key: key) differs from \(key: other) only in capital letters"
      )
    case .punctuation:
      Diagnostic.Message(id, "\(key: key) differs from \(key: other) only in punctuation")
    }
  }

  package static let triggering = [
    RuleExample(
      """
      "Save" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Guardar" } } } },
      ↓"Save " : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Guardar " } } } }
      """
    ),
    RuleExample(
      """
      "Delete Entry" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Eliminar entrada" } } } },
      ↓"Delete entry." : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Eliminar entrada." } } } }
      """
    ),
  ]

  package static let nonTriggering = [
    RuleExample(
      """
      "Finish" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Terminar" } } } },
      "Finish " : { "comment" : "Space at the end, because a name follows", "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Terminar " } } } }
      """
    ),
    RuleExample(
      """
      "Save" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Guardar" } } } },
      "Saved" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Guardado" } } } },
      "Save " : { "extractionState" : "stale", "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Guardar" } } } }
      """
    ),
    RuleExample(
      """
      "Delete Entry" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Eliminar entrada" } } } },
      "Delete entry?" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "¿Eliminar entrada?" } } } },
      "Name" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Nombre" } } } },
      "Name:" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Nombre:" } } } }
      """
    ),
    RuleExample(
      kind: .informationPropertyList,
      """
      "PNG Image" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Imagen PNG" } } } },
      "PNG image" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "imagen PNG" } } } }
      """
    ),
  ]
}

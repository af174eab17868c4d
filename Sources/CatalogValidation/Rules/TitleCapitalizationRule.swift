package import Diagnostics
import StringCatalog

/// A rule that reports titles with English capitalization.
///
/// English titles capitalize nearly every word, Spanish ones only the first: *Añadir entrada*, not
/// *Añadir Entrada*. Users notice copied capitalization immediately. Words that are also in the
/// source text, words in capitals and known names are ignored. A single word may be an unknown
/// name, so the finding is a note. Two words are a pattern.
package struct TitleCapitalizationRule: ProseRule {
  package static let id: Diagnostic.ID = "title-capitalization"
  package static let deprecatedIDs: [Diagnostic.ID] = ["title-capitals"]
  package static let title = "Titles follow the capitalization rules of the language."
  package static let reason = """
    English titles capitalize nearly every word, Spanish titles only the first. Names keep \
    their capitals. A single word may be an unknown name and is only a note.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(
    _ prose: Prose,
    by conventions: LanguageConventions,
    of localization: LocalizationSubject,
    emit: (Finding) -> Void
  ) {
    guard conventions.writesTitlesAsSentences, !localization.language.isSource else { return }
    let source = Set(localization.entry.sources.flatMap { Self.words(of: $0.value) })
    // Names from the source text, such as iCloud, do not affect the capitalization of other words.
    let long = prose.words.filter { $0.text.count > 3 && !source.contains(String($0.text)) }
    let capitals = long.filter { !$0.startsSentence && Self.isCapitalized($0.text) }
    guard !Self.namesBundle(localization.entry.key) else { return }
    let regions = RegionNames.words(in: conventions.language)
    // A number does not begin a text: "404 Not found". A label may follow a value: "Name: %@ Size: %@".
    let first = prose.words.first { $0.text.letterCount > 0 }
    let wrong = capitals.filter { word in
      word != first && !Self.isLabel(word)
        && !conventions.names.contains(word.folded) && !regions.contains(word.folded)
        && !Self.isFolder(word, in: prose.words, by: conventions)
        && !source.contains { Self.isEqual(word.text, $0) }
    }
    guard !wrong.isEmpty, long.allSatisfy({ $0.startsSentence || capitals.contains($0) }),
      !wrong.contains(where: { Self.isName($0.text, in: localization) })
    else { return }
    emit(
      localization.finding(
        Self.message(in: localization.language.tag, wrong.map { String($0.text) }),
        at: prose.leaf.path,
        isMinor: wrong.count + (Self.isTitle(localization) ? 1 : 0) < 2
      )
    )
  }

  private static func isLabel(_ word: Prose.Word) -> Bool {
    word.text.base[word.text.endIndex...].first == ":"
  }

  /// Returns whether a word is the name of a folder, after a preposition: *Guardado en Descargas*.
  private static func isFolder(
    _ word: Prose.Word,
    in words: [Prose.Word],
    by conventions: LanguageConventions
  ) -> Bool {
    guard conventions.folders.contains(word.folded), let index = words.firstIndex(of: word),
      index > 0
    else { return false }
    return conventions.prepositions.contains(words[index - 1].folded)
  }

  /// Returns whether at least two other languages also have a word: *Mapnik*.
  private static func isName(_ word: Substring, in localization: LocalizationSubject) -> Bool {
    let entry = localization.entry
    let others = entry.completeEntry.localizations.filter { tag, other in
      tag.languageSubtag != localization.language.tag.languageSubtag
        && tag != entry.catalog.sourceLanguage
        && other.stringUnit.map { words(of: $0.value).contains(String(word)) } ?? false
    }
    return others.count > 1
  }

  /// Returns whether words are equal except for letters with diacritical marks: *Niágara*.
  private static func isEqual(_ word: Substring, _ other: String) -> Bool {
    word.count == other.count
      && zip(word, other).allSatisfy { $0 == $1 || !$0.isASCII || !$1.isASCII }
  }

  /// Returns whether a key is that of the app's name in `Info.plist`.
  private static func namesBundle(_ key: String) -> Bool {
    ["CFBundleName", "CFBundleDisplayName", "CFBundleSpokenName"].contains(key)
  }

  /// Returns whether the source text is capitalized as an English title.
  private static func isTitle(_ localization: LocalizationSubject) -> Bool {
    localization.entry.sources.contains { source in
      let words = words(of: source.value).filter { $0.count > 3 }
      return words.count > 1 && words.allSatisfy(isCapitalized)
    }
  }

  private static func words(of text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }.map { String($0) }
  }

  private static func isCapitalized(_ word: some StringProtocol) -> Bool {
    word.first?.isUppercase ?? false && word.dropFirst().allSatisfy(\.isLowercase)
  }
}

extension TitleCapitalizationRule {
  /// Returns the message of a finding.
  package static func message(in language: String, _ words: [String]) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      "\(quoted: words) in the \(quoted: language) text should not be capitalized"
    )
  }

  package static let triggering = [
    RuleExample(
      """
      "Add Entry" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : ↓"Añadir Entrada" } } } }
      """
    ),
    RuleExample(
      """
      "Delete all entries" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : ↓"Eliminar Todas las Entradas" } } } }
      """
    ),
  ]

  package static let nonTriggering = [
    RuleExample(
      """
      "Saved to Downloads / Documents" : { "localizations" : { "es" : { "stringUnit" : {
        "state" : "translated", "value" : "Guardado en Descargas / Documentos" } } } }
      """
    ),
    RuleExample(
      """
      "Done. Saved" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Listo. Guardado" } } } }
      """
    ),
    RuleExample(
      """
      "Back/Forward" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Atrás/Adelante" } } } }
      """
    ),
    RuleExample(
      """
      "Open Apple Watch App" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Abrir Apple Watch" } } } },
      "Open Settings" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Abrir Ajustes" } } } }
      """
    ),
    RuleExample(
      """
      "Saved. Go on: %@" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Guardado. Sigue: %@" } } } }
      """
    ),
  ]
}

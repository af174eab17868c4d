package import Diagnostics
import OrderedCollections
import StringCatalog

/// A rule that reports titles with English capitalization.
///
/// English titles capitalize nearly every word, Spanish ones only the first: *Añadir entrada*, not
/// *Añadir Entrada*. Users notice copied capitalization immediately. Words that are also in the
/// source text, words in capitals and known names are ignored, and so are words that the catalog
/// capitalizes within sentences. A single word may be an unknown name, so the finding is a note. Two
/// words are a pattern.
package struct TitleCapitalizationRule: CatalogRule {
  package static let id: Diagnostic.ID = "title-capitalization"
  package static let title = "Titles follow the capitalization rules of the language."
  package static let reason = """
    English titles capitalize nearly every word, Spanish titles only the first. Names keep \
    their capitals: words that other texts of the language capitalize within sentences, and texts \
    that most other languages capitalize, too. A single word may be an unknown name and is only a \
    note.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning
  package static let preparations: RulePreparations = .prose

  package func check(_ catalog: CatalogSubject, emit: (EntrySubject?, Finding) -> Void) {
    let localizations = catalog.localizations.filter {
      !$0.language.isSource && $0.language.conventions?.writesTitlesAsSentences ?? false
    }
    var titles: [Title] = []
    var names = RunningNames()
    for localization in localizations {
      guard let conventions = localization.language.conventions else { continue }
      for prose in localization.prose {
        let capitals = prose.words.filter { !$0.startsSentence && Self.isCapitalized($0) }
        guard !capitals.isEmpty else { continue }
        names.add(
          capitals,
          of: prose,
          from: localization.entry.source(of: prose.leaf)?.words.prose ?? [],
          in: conventions.language
        )
        if let title = Title(prose, capitals, by: conventions, of: localization) {
          titles.append(title)
        }
      }
    }
    guard !titles.isEmpty else { return }
    names.compare(with: localizations)
    for title in titles {
      let wrong = title.wrong.filter {
        !names.contains($0, in: title.language, from: title.localization.entry.sources)
      }
      guard !wrong.isEmpty, !title.isCapitalizedElsewhere else { continue }
      emit(title.localization.entry, title.finding(about: wrong))
    }
  }

  /// Returns whether a word has more than three letters, of which only the first is a capital.
  fileprivate static func isCapitalized(_ word: Prose.Word) -> Bool {
    // Most words are in lowercase, and the first byte shows it.
    guard let first = word.text.utf8.first, first >= 0x80 || 0x41...0x5A ~= first else {
      return false
    }
    return isLong(word) && isCapitalized(word.text)
  }

  fileprivate static func isCapitalized(_ word: some StringProtocol) -> Bool {
    word.first?.isUppercase ?? false && word.dropFirst().allSatisfy(\.isLowercase)
  }

  fileprivate static func isLong(_ word: Prose.Word) -> Bool {
    word.text.utf8.count > 3 && word.text.count > 3
  }
}

/// The words that the texts of a catalog capitalize within sentences, because they are names:
/// *cuando hay una Actividad en Vivo*.
private struct RunningNames {
  /// The numbers of occurrences, by language and word.
  private var counts: [String: [String: Int]] = [:]
  /// The capitalized words within the sentences that were translated, by language and word.
  private var originals: [String: [String: Set<String>]] = [:]

  /// Adds the capitalized words of a text if it is a sentence.
  ///
  /// - Parameters:
  ///   - capitals: The words.
  ///   - prose: The text.
  ///   - source: The words of its source text.
  ///   - language: The code of the language.
  mutating func add(
    _ capitals: [Prose.Word],
    of prose: Prose,
    from source: [Prose.Word],
    in language: String
  ) {
    guard Self.areOfSentence(capitals, among: prose.words) else { return }
    let names = source.filter { !$0.startsSentence && TitleCapitalizationRule.isCapitalized($0) }
    let isSentence = !names.isEmpty && Self.areOfSentence(names, among: source)
    for word in capitals {
      counts[language, default: [:]][word.folded, default: 0] += 1
      if isSentence {
        originals[language, default: [:]][word.folded, default: []].formUnion(names.map(\.folded))
      }
    }
  }

  /// Returns whether a text with capitalized words has at least two other words, and more of them.
  private static func areOfSentence(
    _ capitals: [Prose.Word],
    among words: [Prose.Word]
  ) -> Bool {
    let others = words.count { word in
      !word.startsSentence && TitleCapitalizationRule.isLong(word)
        && word.text.first?.isLowercase ?? false
    }
    return others > 1 && others > capitals.count
  }

  /// Removes words that the texts write in lowercase more often.
  mutating func compare(with localizations: [LocalizationSubject]) {
    guard !counts.isEmpty else { return }
    for localization in localizations {
      guard let language = localization.language.conventions?.language, counts[language] != nil
      else { continue }
      for word in localization.prose.lazy.flatMap(\.words) {
        // A word in lowercase is equal to its folded text.
        guard let count = counts[language]?[word.folded], word.text == word.folded else { continue }
        counts[language]?[word.folded] = count - 1
      }
    }
  }

  /// Returns whether a word is a name: sentences capitalize it more often than not, or at least where
  /// those of the source language capitalize a word of the source text.
  func contains(
    _ word: Prose.Word,
    in language: String,
    from sources: [LocalizationLeaf]
  ) -> Bool {
    if let count = counts[language]?[word.folded], count >= 0 { return true }
    guard let names = originals[language]?[word.folded] else { return false }
    return sources.contains { $0.words.prose.contains { names.contains($0.folded) } }
  }
}

/// A text that is capitalized like an English title.
private struct Title {
  let localization: LocalizationSubject
  /// The code of the language in ``LanguageConventions``.
  let language: String
  /// The words that should be in lowercase, unless they are names.
  let wrong: [Prose.Word]
  private let path: LocalizationPath

  /// Creates a title, or returns `nil` if the text is not capitalized like one.
  ///
  /// - Parameters:
  ///   - prose: The text.
  ///   - capitals: Its capitalized words, except at the starts of sentences.
  ///   - conventions: The conventions of the language.
  ///   - localization: The translation that has the text.
  init?(
    _ prose: Prose,
    _ capitals: [Prose.Word],
    by conventions: LanguageConventions,
    of localization: LocalizationSubject
  ) {
    guard !Self.namesBundle(localization.entry.key) else { return nil }
    let source = Set(localization.entry.sources.flatMap { Self.words(of: $0.value) })
    // Names from the source text, such as iCloud, do not affect the capitalization of other words.
    let long = prose.words.filter {
      TitleCapitalizationRule.isLong($0) && !source.contains(String($0.text))
    }
    let regions = RegionNames.words(in: conventions.language)
    let products = localization.entry.project.names
    // A number does not begin a text: "404 Not found". A label may follow a value: "Name: %@ Size: %@".
    let first = prose.words.first { $0.text.letterCount > 0 }
    let listed = Self.listedWords(in: prose.words)
    wrong = capitals.filter { word in
      word != first && !Self.isLabel(word)
        && !conventions.names.contains(word.folded) && !regions.contains(word.folded)
        && !products.contains(word.folded)
        && !Self.isFolder(word, in: prose.words, by: conventions)
        && !listed.contains(word)
        && !source.contains { Self.isEqual(word.text, $0) }
    }
    guard !wrong.isEmpty, long.allSatisfy({ $0.startsSentence || capitals.contains($0) }),
      !wrong.contains(where: { Self.isName($0.text, in: localization) })
    else { return nil }
    self.localization = localization
    language = conventions.language
    path = prose.leaf.path
  }

  func finding(about wrong: [Prose.Word]) -> Finding {
    localization.finding(
      TitleCapitalizationRule.message(
        in: localization.language.tag,
        wrong.map { String($0.text) }
      ),
      at: path,
      isMinor: wrong.count + (isTitleInSource ? 1 : 0) < 2
    )
  }

  /// Whether most other languages that write titles like sentences capitalize their translations,
  /// too, because the text is a name: *Lago de Constanza*, *Lago di Costanza*.
  var isCapitalizedElsewhere: Bool {
    let entry = localization.entry
    let source = Set(entry.sources.flatMap { Self.words(of: $0.value) })
    var (names, titles) = (0, 0)
    for (tag, other) in entry.completeEntry.localizations
    where Self.languagesWithTitlesAsSentences.contains(String(tag.languageSubtag))
      && tag.languageSubtag != localization.language.tag.languageSubtag
      && tag != entry.catalog.sourceLanguage
    {
      guard let unit = other.stringUnit else { continue }
      let words = Prose(LocalizationLeaf(unit.value, unit.state)).words
        .filter {
          !$0.startsSentence && TitleCapitalizationRule.isLong($0)
            && !source.contains(String($0.text))
        }
      guard !words.isEmpty else { continue }
      if words.allSatisfy(TitleCapitalizationRule.isCapitalized) { names += 1 } else { titles += 1 }
    }
    return names > (titles == 0 ? 1 : 2) && names >= 2 * titles
  }

  /// Languages that capitalize only the first word of a title, and names.
  private static let languagesWithTitlesAsSentences: Set<String> = [
    "bg", "ca", "cs", "da", "el", "es", "et", "fi", "fr", "gl", "hr", "hu", "it", "lt", "lv", "nb",
    "nl", "nn", "no", "pl", "pt", "ro", "ru", "sk", "sl", "sr", "sv", "uk",
  ]

  private static func isLabel(_ word: Prose.Word) -> Bool {
    word.text.base[word.text.endIndex...].first == ":"
  }

  /// Returns the items of lists of labels in brackets: *Autor (Apellido, Nombre)*.
  ///
  /// - Complexity: O(*n*) in the number of words.
  private static func listedWords(in words: [Prose.Word]) -> Set<Prose.Word> {
    var listed: Set<Prose.Word> = []
    for (previous, word) in zip(words.dropFirst(), words.dropFirst(2))
    where (previous.startsSentence || listed.contains(previous))
      && previous.text.base[previous.text.endIndex...].first == ","
    {
      listed.insert(word)
    }
    return listed
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

  /// Returns whether words are equal except for letters with diacritical marks, as in *Niágara*, or
  /// for the capitals of a name, as in *Github*.
  private static func isEqual(_ word: Substring, _ other: String) -> Bool {
    guard word.count == other.count else { return false }
    return zip(word, other).allSatisfy { $0 == $1 || !$0.isASCII || !$1.isASCII }
      || other.dropFirst().contains(where: \.isUppercase) && word.lowercased() == other.lowercased()
  }

  /// Returns whether a key is that of the app's name in `Info.plist`.
  private static func namesBundle(_ key: String) -> Bool {
    ["CFBundleName", "CFBundleDisplayName", "CFBundleSpokenName"].contains(key)
  }

  /// Whether the source text is capitalized as an English title.
  private var isTitleInSource: Bool {
    localization.entry.sources.contains { source in
      let words = Self.words(of: source.value).filter { $0.count > 3 }
      return words.count > 1 && words.allSatisfy { TitleCapitalizationRule.isCapitalized($0) }
    }
  }

  private static func words(of text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }.map { String($0) }
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
      "View on GitHub" : { "localizations" : { "es" : { "stringUnit" : {
        "state" : "translated", "value" : "Ver en Github" } } } }
      """
    ),
    RuleExample(
      """
      "Saved to Downloads / Documents" : { "localizations" : { "es" : { "stringUnit" : {
        "state" : "translated", "value" : "Guardado en Descargas / Documentos" } } } }
      """
    ),
    RuleExample(
      """
      "Start Live Activity" : { "localizations" : { "es" : { "stringUnit" : {
        "state" : "translated", "value" : "Iniciar Actividad en Vivo" } } } },
      "Shows a Live Activity on the lock screen." : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated",
        "value" : "Muestra una Actividad en Vivo mientras el dispositivo está bloqueado." } } } }
      """
    ),
    RuleExample(
      """
      "Add Formula" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Añadir Fórmula" } } } },
      "The fórmula" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "La fórmula" } } } },
      "Another fórmula" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Otra fórmula" } } } },
      "Each Formula has a version that your tools install." : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated",
        "value" : "Cada Fórmula tiene una versión que tus herramientas instalan." } } } }
      """
    ),
    RuleExample(
      """
      "Lake Constance" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Lago de Constanza" } },
        "it" : { "stringUnit" : { "state" : "translated", "value" : "Lago di Costanza" } },
        "pl" : { "stringUnit" : { "state" : "translated", "value" : "Jezioro Bodeńskie" } },
        "pt" : { "stringUnit" : { "state" : "translated", "value" : "Lago de Constança" } } } }
      """
    ),
    RuleExample(
      """
      "Author (Last, First)" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Autor (Apellido, Nombre)" } } } }
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

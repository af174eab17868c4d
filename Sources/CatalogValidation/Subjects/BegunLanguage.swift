import Diagnostics

/// A language of a catalog that has hardly any texts, and that the project does not list.
///
/// Its missing texts are one problem, not one for each key: the language was added by mistake, or a
/// service exports all that its translators may choose. Languages that the project lists, and those
/// that the user requests, must be complete.
struct BegunLanguage: Sendable {
  /// The tag of the language in the catalog.
  let tag: String
  /// The number of texts that are translated.
  private(set) var translated = 0
  /// The number of texts to translate.
  private(set) var needed = 0
  /// The location of the first text in the language.
  private(set) var location: Location?

  private init(tag: String) {
    self.tag = tag
  }

  /// In a small catalog, a few texts are a beginning.
  private var isBarelyBegun: Bool {
    location != nil && needed >= 10 && translated * 10 < needed
  }

  /// Finds the languages in which less than a tenth of the texts is translated.
  ///
  /// - Complexity: O(*n*) in the number of localizations.
  static func find(
    in localizations: [LocalizationSubject],
    of project: CatalogProject
  ) -> [BegunLanguage] {
    guard !project.languages.isEmpty else { return [] }
    var languages: [String: BegunLanguage?] = [:]
    for localization in localizations {
      let tag = localization.language.tag
      if languages[tag] == nil {
        let isUnlisted = !localization.language.isSource && project.omits(localization.language)
        languages[tag] = .some(isUnlisted ? BegunLanguage(tag: tag) : nil)
      }
      if case .some(.some(var language)) = languages[tag] {
        language.count(localization)
        languages[tag] = language
      }
    }
    return languages.values.compactMap(\.self)
      .filter(\.isBarelyBegun).sorted { $0.tag < $1.tag }
  }

  private mutating func count(_ localization: LocalizationSubject) {
    if location == nil, !localization.leaves.isEmpty {
      location = localization.location(of: LocalizationPath()) ?? localization.entry.location
    }
    guard localization.entry.isTranslated, localization.entry.hasWords else { return }
    needed += 1
    if localization.leaves.contains(where: localization.isTranslated) { translated += 1 }
  }

  /// Returns whether a finding is about a text that is missing or not finished in one of some
  /// languages.
  static func replaces(_ diagnostic: Diagnostic, in languages: Set<String>) -> Bool {
    guard
      diagnostic.id == MissingTranslationRule.id || diagnostic.id == UnfinishedTranslationRule.id
    else { return false }
    return diagnostic.language.map(languages.contains) ?? false
  }
}

import CatalogValidation
package import MachineTranslation
import StringCatalog

/// The texts of a catalog that are translated into one language.
package struct CatalogTranslationPlan: Sendable {
  /// The index of the catalog.
  let catalog: Int
  /// The path of the catalog.
  package let path: String
  /// The source language.
  package let source: String
  /// The language of the translations.
  package let language: String
  /// The number of keys whose texts have a finished translation in the catalogs already.
  package internal(set) var knownCount = 0
  /// The number of words of the texts, if they were counted.
  package internal(set) var words = WordCounts()
  /// The texts.
  package internal(set) var plan: TranslationPlan
  let rules: AnswerRules
  /// How the texts are written, for the engine.
  let style: [String: String]
  /// The keys with a finished translation that is older than its source text.
  let outdatedKeys: Set<ExactString>

  /// Plans the translation of catalogs.
  ///
  /// - Parameters:
  ///   - files: The catalogs.
  ///   - request: The request.
  ///   - former: Returns the former source texts of translations in a catalog.
  ///   - style: How the texts of each language are written.
  ///   - requiresRareForms: Whether the project requires plural forms for rare numbers.
  ///   - configuration: Returns the rules for a catalog.
  /// - Returns: The plans, by language and then by catalog. The source language of a catalog is left
  ///   out.
  static func plans(
    for files: [CatalogFile],
    _ request: TranslationRequest,
    former: [FormerSourceTexts],
    style: [String: [String: String]],
    requiresRareForms: Bool,
    configuration: (CatalogFile) -> ValidationConfiguration
  ) -> [CatalogTranslationPlan] {
    let keys = request.keys.isEmpty ? nil : request.keys
    return request.languages.flatMap { language in
      files.enumerated().filter { $0.element.catalog.sourceLanguage != language }
        .map { index, file in
          let rules = AnswerRules(
            of: file.catalog,
            in: language,
            configuration: configuration(file)
          )
          let former = former[index]
          let plan = TranslationPlan(
            of: file.catalog,
            rules.check,
            request.selection,
            keys: keys,
            rareForms: requiresRareForms ? [] : file.catalog.unusedRareCategories(in: language)
          ) { key in
            former.source(of: key, in: language)
          }
          return CatalogTranslationPlan(
            catalog: index,
            path: file.path,
            source: file.catalog.sourceLanguage,
            language: language,
            plan: plan,
            rules: rules,
            style: ([language] + languageFallbacks(of: language)).lazy.compactMap { style[$0] }
              .first ?? [:],
            outdatedKeys: former.outdatedKeys(in: language)
          )
        }
    }
  }

  /// Returns the first messages that an engine with the default masks would receive.
  package func lines(for limit: Int?) -> [[UInt8]] {
    let header = EngineHeader(
      source: source,
      target: language,
      style: style,
      count: plan.textCount
    )
    var lines = [header.line]
    for entry in plan.entries {
      for text in entry.texts {
        let request = MaskedRequest(text, of: entry, style: .tags)
        guard request.ownTranslation == nil else { continue }
        if let limit, lines.count > limit { return lines }
        lines.append(request.line(of: entry, .init(id: "\(lines.count)", number: 1)))
      }
    }
    return lines
  }
}

extension [CatalogTranslationPlan] {
  /// The keys with a finished translation that is older than its source text, by the path of the
  /// catalog.
  var outdated: [String: Set<ExactString>] {
    Dictionary(map { ($0.path, $0.outdatedKeys) }, uniquingKeysWith: { $0.union($1) })
  }
}

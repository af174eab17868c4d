import CatalogValidation
import Diagnostics
import ICU
import OrderedCollections
package import StringCatalog

/// Writes one string into a catalog.
struct TextWriting {
  private let change: ImportOutcome.Change
  private let language: String
  private let reviewsTrivialChanges: Bool
  /// The reason why the string could not be written; `nil` if it was.
  private(set) var problem: Diagnostic?

  init(_ change: ImportOutcome.Change, _ language: String, _ options: TranslationImport) {
    self.change = change
    self.language = language
    reviewsTrivialChanges = options.reviewsTrivialChanges
  }

  /// Writes the string.
  ///
  /// - Returns: The languages whose translations need review because the source string changed.
  mutating func write(to catalog: inout StringCatalog) -> [String] {
    let isPhrase = change.id.variant.phrase != nil
    guard change.oldState == nil || isPhrase else { return replace(in: &catalog) }
    do throws(StringCatalog.EditError) {
      return try catalog.apply(
        StringCatalog.TextEdit(
          change.newText,
          forKey: change.id.key,
          language: language,
          variant: change.id.variant,
          state: change.newState
        ),
        onSourceChange: .review,
        reviewsTrivialChanges: reviewsTrivialChanges
      )
    } catch {
      problem = diagnostic(of: error)
      return []
    }
  }

  /// Replaces an existing string, independently of other variants.
  private func replace(in catalog: inout StringCatalog) -> [String] {
    guard language != catalog.sourceLanguage else { return replaceSource(in: &catalog) }
    guard var entry = catalog[change.id.key, inLanguages: [language]] else { return [] }
    replace(in: &entry)
    catalog[change.id.key, inLanguages: [language]] = entry
    return []
  }

  /// Replaces an existing source string.
  private func replaceSource(in catalog: inout StringCatalog) -> [String] {
    guard var entry = catalog[change.id.key] else { return [] }
    let former = entry.sourceTexts(key: change.id.key, sourceLanguage: language)
    replace(in: &entry)
    let reviewed = entry.requestReview(
      after: former,
      of: change.id.key,
      in: language,
      includingTrivial: reviewsTrivialChanges
    )
    entry.disownEditedText(in: language)
    catalog[change.id.key] = entry
    return reviewed
  }

  private func replace(in entry: inout StringCatalog.Entry) {
    entry.localizations[language]?
      .updateUnits { unit, path in
        guard change.id.variant == StringCatalog.Localization.variant(at: path) else { return }
        unit.value = change.newText
        unit.state = change.newState
      }
  }

  private func diagnostic(of error: StringCatalog.EditError) -> Diagnostic {
    let unit = change.id.text
    let message: Diagnostic.Message =
      switch error.code {
      case .textVaries: .unitVariesOtherwise(unit)
      case .categoryNotInLanguage(let category, let existing):
        .unitCategoryUnknown(
          unit,
          language: language,
          category: category.rawValue,
          known: existing.map(\.rawValue)
        )
      case .isStringSet: .unitOfPhrases(unit)
      case .noSuchKey, .noSuchSubstitution, .isSourceLanguage: .unitUnknown(unit)
      }
    return Diagnostic(message, .error, at: change.location)
  }
}

extension StringCatalog.Localization {
  /// Copies the substitutions that the strings use and that are not yet translated.
  ///
  /// A string cannot be compiled if its language lacks one of its substitutions.
  ///
  /// - Parameters:
  ///   - source: The localization with the substitutions.
  ///   - language: The language of the strings.
  package mutating func copyMissingSubstitutions(of source: Self, for language: String) {
    let shown = rootTexts.flatMap(\.substitutionNames)
    for (name, var substitution) in source.substitutions
    where substitutions[name] == nil && shown.contains(name) {
      let categories = RequiredPluralCategories(languageTag: language)?.required(ofDecimals: true)
      if let categories { substitution.variations.fit(categories) }
      var forms = Self(variations: substitution.variations)
      forms.updateUnits { unit, _ in unit.state = .new }
      substitution.variations = forms.variations ?? substitution.variations
      substitutions[name] = substitution
    }
  }
}

extension StringCatalog.Variations {
  /// Adds the plural categories of another language; new ones are copies of `other`.
  fileprivate mutating func fit(_ categories: [PluralCategory]) {
    for index in device.values.indices { device.values[index].variations?.fit(categories) }
    guard !plural.isEmpty else { return }
    var fitted: OrderedDictionary<PluralCategory, StringCatalog.Localization> = [:]
    for category in categories { fitted[category] = plural[category] ?? plural[.other] }
    plural = fitted
  }
}

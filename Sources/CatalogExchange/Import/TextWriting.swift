import CatalogValidation
import Diagnostics
import ICU
import OrderedCollections
import StringCatalog

/// Writes one text into a catalog.
struct TextWriting {
  private let change: ImportOutcome.Change
  private let language: String
  /// Why the text could not be written; `nil` if it was.
  private(set) var problem: Diagnostic?

  init(_ change: ImportOutcome.Change, _ language: String) {
    self.change = change
    self.language = language
  }

  /// Writes the text.
  ///
  /// - Returns: The languages whose translations need review from now on, as their source text is
  ///   another one.
  mutating func write(to catalog: inout StringCatalog) -> [String] {
    guard change.oldState == nil else { return replace(in: &catalog) }
    do throws(StringCatalog.EditError) {
      return try catalog.apply(
        StringCatalog.TextEdit(
          change.newText,
          forKey: change.id.key,
          language: language,
          variant: change.id.variant,
          state: change.newState
        )
      )
    } catch {
      problem = diagnostic(of: error)
      return []
    }
  }

  /// Replaces a text where it stands, whatever stands beside it.
  private func replace(in catalog: inout StringCatalog) -> [String] {
    guard var entry = catalog[change.id.key] else { return [] }
    entry.localizations[language]?
      .updateUnits { unit, path in
        guard change.id.variant == StringCatalog.Localization.variant(at: path) else { return }
        unit.value = change.newText
        unit.state = change.newState
      }
    let isNewSource =
      language == catalog.sourceLanguage && !change.newText.hasSameCodePoints(as: change.oldText)
    let reviewed = isNewSource ? entry.requestReview(except: language) : []
    if language == catalog.sourceLanguage { entry.disownEditedText(in: language) }
    catalog[change.id.key] = entry
    return reviewed
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
    return Diagnostic(message, .error, at: change.place)
  }
}

extension StringCatalog.Localization {
  /// Takes over the substitutions that the texts show and that nobody has translated yet, to be
  /// translated.
  ///
  /// A text with a substitution that the language does not have cannot be compiled.
  ///
  /// - Parameters:
  ///   - source: what has the substitutions.
  ///   - language: the language of the texts.
  mutating func borrowSubstitutions(of source: Self, for language: String) {
    let shown = rootTexts.flatMap(\.substitutionNames)
    for (name, var substitution) in source.substitutions
    where substitutions[name] == nil && shown.contains(name) {
      let categories = PluralDemand(languageTag: language)?.required(ofDecimals: true)
      if let categories { substitution.variations.fit(categories) }
      var forms = Self(variations: substitution.variations)
      forms.updateUnits { unit, _ in unit.state = .new }
      substitution.variations = forms.variations ?? substitution.variations
      substitutions[name] = substitution
    }
  }
}

extension StringCatalog.Variations {
  /// Gives the plurals the categories of another language; those that are new start with `other`.
  fileprivate mutating func fit(_ categories: [PluralCategory]) {
    for index in device.values.indices { device.values[index].variations?.fit(categories) }
    guard !plural.isEmpty else { return }
    var fitted: OrderedDictionary<PluralCategory, StringCatalog.Localization> = [:]
    for category in categories { fitted[category] = plural[category] ?? plural[.other] }
    plural = fitted
  }
}

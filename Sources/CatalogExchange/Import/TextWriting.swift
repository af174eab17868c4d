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
    let id: Diagnostic.ID
    var arguments: [Diagnostic.Argument] = [.text(change.id.text)]
    switch error.code {
    case .textVaries(let names):
      id = .unitVariesOtherwise
      arguments.append(.list(names))
    case .categoryNotInLanguage(let category, let existing):
      id = .unitCategoryUnknown
      arguments += [.text(language), .text(category.rawValue), .list(existing.map(\.rawValue))]
    case .isStringSet: id = .unitOfPhrases
    case .noSuchKey, .noSuchSubstitution, .isSourceLanguage: id = .unitUnknown
    }
    return Diagnostic(id, .error, at: change.place, arguments: arguments)
  }
}

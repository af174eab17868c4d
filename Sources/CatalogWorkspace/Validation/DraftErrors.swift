import CatalogValidation
import Diagnostics
import OrderedCollections
import StringCatalog

extension EntryCheck {
  /// Returns the errors that new strings of a translation have or cause.
  ///
  /// Errors that other strings of the key had before do not count, so that a string can be written
  /// although another one is wrong or missing. A new translation must be complete.
  ///
  /// - Parameters:
  ///   - variations: The names of the variants of the new strings.
  ///   - entry: The entry with the new strings.
  ///   - previous: The entry before; `nil` if there was none.
  ///   - key: The key.
  /// - Returns: The errors.
  func errors(
    of variations: [String],
    in entry: StringCatalog.Entry,
    before previous: StringCatalog.Entry?,
    key: String
  ) -> [Diagnostic] {
    let found = errors(in: entry, key: key)
    guard let previous, previous.localizations[language.tag] != nil, !found.isEmpty else {
      return found
    }
    let known = Set(errors(in: previous, key: key).map(Identity.init))
    return found.filter { error in
      let variation = error.path.dropFirst(2).joined(separator: ".")
      // The phrases of a set are one string.
      let isNew = variations.contains { variation == $0 || variation.hasPrefix("\($0).") }
      return isNew || !known.contains(Identity(error))
    }
  }

  /// Returns the errors of strings that a person finishes.
  ///
  /// The other strings of the key may be missing or wrong, because each is decided for itself.
  ///
  /// - Parameters:
  ///   - variations: The names of the variants of the strings.
  ///   - entry: The entry with the strings.
  ///   - previous: The entry before; `nil` if there was none.
  ///   - key: The key.
  /// - Returns: The errors.
  func errors(
    ofFinished variations: [String],
    in entry: StringCatalog.Entry,
    before previous: StringCatalog.Entry?,
    key: String
  ) -> [Diagnostic] {
    // The phrases of a set are finished together.
    let hasPhrase = variations.contains { CatalogText.phraseIndex(ofVariation: $0) != nil }
    let all = entry.localizations[language.tag]?.variantUnits.map { $0.variant.name } ?? []
    return errors(of: hasPhrase ? all : variations, in: entry, before: previous, key: key)
      .filter { !Self.completeness.contains($0.id) && !ReviewQueue.isAboutState($0) }
  }

  /// The rules about plural forms that are missing; the forms of a plural are finished one by one.
  private static let completeness = [
    MissingPluralCategoryRule.id, MissingRarePluralCategoryRule.id,
  ]

  private func errors(in entry: StringCatalog.Entry, key: String) -> [Diagnostic] {
    diagnostics(entry, key: key)
      .filter { $0.severity == .error && $0.path.dropFirst().first == language.tag }
  }

  /// The rule and the place of an error.
  private struct Identity: Hashable {
    let id: Diagnostic.ID
    let path: [String]

    init(_ error: Diagnostic) {
      id = error.id
      path = error.path
    }
  }
}

import StringCatalog

/// A translation without variations, and its length in relation to other translations into its
/// language.
///
/// Chinese texts are shorter than English ones, and German texts longer. So a length is compared
/// with the median of the language.
struct RelativeLength: Sendable {
  /// The localization.
  let localization: LocalizationSubject
  /// The text, with its source text.
  let translation: LocalizationSubject.Translation
  /// The length of the text in relation to that of the source text, divided by the median of the
  /// language: 1 is usual.
  let ratio: Double

  /// The fewest translations that give a reliable median.
  private static let minimumCount = 10

  /// Returns the relative lengths of translations, in the same order.
  ///
  /// - Complexity: O(*n* log *n*) in the number of translations.
  static func all(of localizations: [LocalizationSubject]) -> [RelativeLength] {
    let pairs = localizations.compactMap { localization in
      plainTranslation(of: localization).map { (localization, $0, quotient(of: $0)) }
    }
    let quotients = Dictionary(grouping: pairs, by: \.0.language.tag).mapValues { $0.map(\.2) }
    let medians = quotients.filter { $0.value.count >= minimumCount }.mapValues(\.median)
    return pairs.compactMap { localization, translation, quotient in
      medians[localization.language.tag]
        .map {
          RelativeLength(localization: localization, translation: translation, ratio: quotient / $0)
        }
    }
  }

  /// Returns the only text of a localization that differs from its source text.
  private static func plainTranslation(
    of localization: LocalizationSubject
  ) -> LocalizationSubject.Translation? {
    guard localization.entry.isTranslated, localization.leaves.count == 1,
      let translation = localization.translations.first,
      translation.leaf.holder == .unit(LocalizationPath()),
      translation.leaf.value != translation.source.value
    else { return nil }
    return translation
  }

  private static func quotient(of translation: LocalizationSubject.Translation) -> Double {
    // Counts scalars, because most texts are short and many are in Indic scripts.
    Double(translation.leaf.value.unicodeScalars.count)
      / Double(max(1, translation.source.value.unicodeScalars.count))
  }
}

/// The relative lengths of the translations in a catalog.
final class RelativeLengths: Sendable {
  /// The lengths, in catalog order.
  let all: [RelativeLength]

  /// Determines the lengths.
  init(of localizations: [LocalizationSubject]) {
    all = RelativeLength.all(of: localizations)
  }
}

extension [Double] {
  /// The middle element in sorted order, of two the greater; the array must not be empty.
  var median: Double { sorted()[count / 2] }
}

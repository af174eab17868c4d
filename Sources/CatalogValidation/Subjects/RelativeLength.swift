import StringCatalog

/// A translation without variations, and its length in relation to other translations into its
/// language.
///
/// Chinese texts are shorter than English ones, and German texts longer. So a length is compared
/// with the median of the language.
struct RelativeLength: Sendable {
  /// The localization, whose only text it is.
  let localization: LocalizationSubject
  /// The length of the text in relation to that of the source text, divided by the median of the
  /// language: 1 is usual.
  let ratio: Double

  /// The text, with its source text.
  var translation: LocalizationSubject.Translation { localization.translations[0] }

  /// The fewest translations that give a reliable median.
  private static let minimumCount = 10

  /// Measures the only text of a localization in relation to its source text; `nil` if it has
  /// several, or the same as the source.
  init?(_ localization: LocalizationSubject) {
    guard localization.entry.isTranslated, localization.leaves.count == 1,
      let translation = localization.translations.first,
      translation.leaf.isPlain,
      translation.leaf.value != translation.source.value
    else { return nil }
    let length = Double(translation.leaf.value.scalarCount)
    self.init(localization, length / Double(max(1, translation.source.value.scalarCount)))
  }

  private init(_ localization: LocalizationSubject, _ ratio: Double) {
    self.localization = localization
    self.ratio = ratio
  }

  /// Returns lengths divided by the median of their language, in the same order, without those of
  /// languages with few texts.
  ///
  /// - Complexity: O(*n* log *n*) in the number of translations.
  static func normalizing(_ lengths: [RelativeLength]) -> [RelativeLength] {
    var ratios: [String: [Double]] = [:]
    for length in lengths {
      ratios[length.localization.language.tag, default: []].append(length.ratio)
    }
    let medians = ratios.filter { $0.value.count >= minimumCount }.mapValues(\.median)
    return lengths.compactMap { length in
      medians[length.localization.language.tag]
        .map { RelativeLength(length.localization, length.ratio / $0) }
    }
  }
}

extension String {
  /// The number of Unicode scalars, which is a better measure than characters in Indic scripts.
  fileprivate var scalarCount: Int { utf8.count { $0 & 0xC0 != 0x80 } }
}

extension [Double] {
  /// The middle element in sorted order, of two the greater; the array must not be empty.
  var median: Double { sorted()[count / 2] }
}

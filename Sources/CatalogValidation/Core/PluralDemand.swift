package import ICU

/// The plural categories that texts of a language need.
package struct PluralDemand: Sendable {
  /// Every category that the language distinguishes.
  package let categories: [PluralCategory]
  private let ofWholeNumbers: Set<PluralCategory>
  private let ofDecimals: Set<PluralCategory>
  private let ofOneNumber: Set<PluralCategory>

  /// Creates the demand of a language; `nil` if the CLDR has no plural rules for it.
  package init?(languageTag: String) {
    guard let categories = PluralRules.knownCategories(languageTag: languageTag),
      let rules = try? PluralRules.shared(languageTag: languageTag)
    else { return nil }
    self.categories = categories
    let numbers = Self.wholeNumbers.map { rules.category(for: $0) }
    ofWholeNumbers = Set(numbers).union([.other])
    ofOneNumber = Set(
      categories.filter { category in numbers.dropFirst().count { $0 == category } <= 1 }
    )
    ofDecimals = Set(Self.decimals.map { rules.category(for: $0, fractionDigits: 1) })
  }

  /// Returns the categories that a text cannot do without, in the order of the CLDR.
  ///
  /// `other` is always among them: it is what Apple's and all other implementations fall back to.
  /// A category that no number of everyday life has is not among them. Such are Spanish `many`, for
  /// whole millions, and for whole numbers Czech `many`, for decimals.
  package func required(ofDecimals isDecimal: Bool) -> [PluralCategory] {
    categories.filter { ofWholeNumbers.contains($0) || (isDecimal && ofDecimals.contains($0)) }
  }

  /// Returns whether a category stands for no more than one number beside 0.
  ///
  /// A word can say such a number: "One day". In Russian, `one` is 1, and 21, and 101.
  func standsForOneNumber(_ category: PluralCategory) -> Bool {
    !categories.contains(category) || ofOneNumber.contains(category)
  }

  /// Every plural rule of the CLDR repeats within these, but for those of whole millions.
  private static let wholeNumbers = Array(0...200) + [1000, 10_000, 100_000]
  private static let decimals = (0...100).map { Double($0) / 10 }
}

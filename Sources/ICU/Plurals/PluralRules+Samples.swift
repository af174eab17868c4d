extension PluralRules {
  /// Returns numbers that have each category, the smallest first.
  ///
  /// A category of decimals only, such as `other` in Polish, has decimals.
  ///
  /// - Parameter limit: The maximum number of samples of a category.
  /// - Returns: The numbers, by category.
  package func samples(limit: Int = 3) -> [PluralCategory: [Double]] {
    var samples: [PluralCategory: [Double]] = [:]
    for number in Self.wholeSamples {
      let category = category(for: number)
      if samples[category, default: []].count < limit {
        samples[category, default: []].append(Double(number))
      }
    }
    for category in categories where samples[category] == nil {
      let found = Self.decimalSamples.filter { number in
        self.category(for: number, fractionDigits: 1) == category
      }
      samples[category] = Array(found.prefix(limit))
    }
    return samples
  }

  /// Numbers that cover every rule of the CLDR for integers.
  private static let wholeSamples = Array(0...111) + [1_000, 10_000, 100_000, 1_000_000]
  private static let decimalSamples = [0.5, 1.5, 2.5, 0.1, 1.1, 10.5]
}

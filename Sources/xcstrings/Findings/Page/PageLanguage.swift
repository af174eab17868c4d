import ICU

/// A language of a catalog as the page of findings shows it.
struct PageLanguage: Encodable {
  let tag: String
  /// The name in the language of the page.
  let name: String
  /// Numbers of each plural category; a category that no whole number has has none.
  let samples: [String: [Int]]

  /// Creates the language.
  ///
  /// - Parameters:
  ///   - tag: Its tag.
  ///   - reader: The language of the page.
  init(_ tag: String, in reader: String) {
    self.tag = tag
    let identifier = try? LocaleData.identifier(ofTag: tag)
    name = identifier.flatMap { try? LocaleData.displayName(of: $0, in: reader) } ?? tag
    samples = Self.samples(of: tag)
  }

  /// Small numbers tell most categories apart; Spanish, French and others have one for millions.
  private static let numbers = Array(0...130) + [1_000_000]
  private static let sampleCount = 4

  private static func samples(of tag: String) -> [String: [Int]] {
    guard let rules = try? PluralRules.shared(languageTag: tag), rules.categories.count > 1 else {
      return [:]
    }
    return Dictionary(grouping: numbers) { rules.category(for: $0).rawValue }
      .mapValues { Array($0.prefix(sampleCount)) }
  }
}

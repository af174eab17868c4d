internal import ICU

/// The languages that messages exist in, and how they meet what a user wants.
struct LanguageNegotiation {
  private let available: [Available]
  private let sourceLanguage: String

  private struct Available {
    let tag: String
    /// The tag with its script named only where it is not the usual one.
    let canonical: String
    /// The tag with its likely script and region: "pt" and "pt-BR" are the same there.
    let likely: String

    init(tag: String) {
      let identifier = tag.replacing("-", with: "_")
      self.tag = tag
      canonical = LanguageChain.canonical(identifier).replacing("_", with: "-")
      likely = LanguageNegotiation.likely(identifier)
    }
  }

  init(available: [String], sourceLanguage: String) {
    var tags = available
    // The texts in the code are always there.
    if !tags.contains(sourceLanguage) { tags.append(sourceLanguage) }
    self.available = tags.map(Available.init(tag:))
    self.sourceLanguage = sourceLanguage
  }

  /// Returns the languages to look for a message in, the best first, the source's last.
  func languages(for locale: UserLocale) -> [String] {
    var found: [String] = []
    for chain in locale.chains {
      for tag in matches(of: chain) where !found.contains(tag) { found.append(tag) }
    }
    if found.isEmpty, let nearest = nearest(to: locale.chains) { found.append(nearest) }
    // Behind the language of the code nothing is missing: it has each message.
    return found.prefix { $0 != sourceLanguage } + [sourceLanguage]
  }

  /// Returns the available languages along a chain.
  private func matches(of chain: LanguageChain) -> [String] {
    let exact = chain.tags.compactMap { tag in
      available.first { $0.canonical.lowercased() == tag.lowercased() }?.tag
    }
    guard let last = chain.tags.last else { return exact }
    let likely = Self.likely(last.replacing("-", with: "_"))
    let same = available.filter { $0.likely == likely }.map(\.tag)
    return exact + same
  }

  /// Returns the language that speakers of a wanted one read best, as the CLDR has it: es for ca.
  ///
  /// A language in another script is none that they read: Serbian in Latin letters never ends in
  /// Cyrillic ones.
  private func nearest(to chains: [LanguageChain]) -> String? {
    let identifiers = available.map { $0.tag.replacing("-", with: "_") }
    for chain in chains {
      guard
        let nearest = (try? LocaleData.nearest(to: chain.identifier, among: identifiers)) ?? nil,
        Self.script(of: nearest) == Self.script(of: chain.identifier),
        let index = identifiers.firstIndex(of: nearest)
      else { continue }
      return available[index].tag
    }
    return nil
  }

  private static func likely(_ identifier: String) -> String {
    (try? LocaleData.addingLikelySubtags(identifier)) ?? identifier
  }

  private static func script(of identifier: String) -> String {
    (try? LocaleData.script(of: likely(identifier))) ?? ""
  }
}

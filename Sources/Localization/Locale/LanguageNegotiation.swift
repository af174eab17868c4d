internal import ICU

/// The languages that messages exist in, and how they meet what a user wants.
struct LanguageNegotiation {
  private let available: [Available]
  private let sourceLanguage: String

  private struct Available {
    let tag: String
    let identifier: String
    /// The tag with its script named only where it is not the usual one.
    let canonical: String

    init(tag: String) {
      self.tag = tag
      identifier = tag.withUnderscores
      canonical = LanguageChain.canonical(identifier)
    }

    var language: Substring { canonical.prefix { $0 != "_" } }

    /// The identifier with its likely script and region: "pt" and "pt_BR" are the same there.
    var likely: String { LanguageNegotiation.likely(canonical) }

    /// Tells whether a tag stands in for this one.
    func comes(from tag: String) -> Bool {
      LanguageChain(identifier: canonical).tags.contains(tag)
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
    if found.isEmpty, let nearest = nearest(to: locale.chains) { found.append(nearest.tag) }
    // Behind the language of the code nothing is missing: it has each message.
    return found.prefix { $0 != sourceLanguage } + [sourceLanguage]
  }

  /// Returns the available languages along a chain, or else one of another country that speaks the same.
  private func matches(of chain: LanguageChain) -> [String] {
    guard let last = chain.tags.last else { return [] }
    let identifiers = chain.tags.map { $0.withUnderscores }
    var found = identifiers.enumerated()
      .compactMap { place, identifier in
        available.first { $0.canonical == identifier }
          ?? relative(of: chain, through: place, identifiers)
      }
    let language = last.prefix { $0 != "-" }
    let others = available.filter { other in
      other.language == language && !found.contains { $0.tag == other.tag }
    }
    if !others.isEmpty {
      let likely = Self.likely(identifiers[identifiers.count - 1])
      found += others.filter { $0.likely == likely }
    }
    if found.isEmpty, !others.isEmpty {
      let script = Self.script(of: chain.identifier)
      let readable = others.filter { Self.script(of: $0.likely) == script }
      found = [nearest(to: chain.identifier, among: readable)].compactMap(\.self)
    }
    return found.map(\.tag)
  }

  /// Returns the available language that shares a parent with the wanted one, if it is nearer to it than
  /// what comes later in the chain: en-GB for an Australian, before en, for both come from en-001.
  private func relative(
    of chain: LanguageChain,
    through place: Int,
    _ identifiers: [String]
  ) -> Available? {
    let rest = identifiers[(place + 1)...]
    guard !rest.isEmpty else { return nil }
    let language = chain.tags[place].prefix { $0 != "-" }
    let relatives = available.filter { other in
      other.language == language && !identifiers.contains(other.canonical)
        && other.comes(from: chain.tags[place])
    }
    guard !relatives.isEmpty else { return nil }
    let later = available.filter { rest.contains($0.canonical) }
    let nearest = nearest(to: chain.identifier, among: relatives + later)
    return relatives.first { $0.tag == nearest?.tag }
  }

  /// Returns the language that speakers of a wanted one read best, as the CLDR has it: es for ca.
  ///
  /// A language in another script is none that they read: Serbian in Latin letters never ends in
  /// Cyrillic ones.
  private func nearest(to chains: [LanguageChain]) -> Available? {
    chains.lazy
      .compactMap { chain in
        let script = Self.script(of: chain.identifier)
        let readable = available.filter { Self.script(of: $0.likely) == script }
        return nearest(to: chain.identifier, among: readable)
      }
      .first
  }

  private func nearest(to identifier: String, among candidates: [Available]) -> Available? {
    guard !candidates.isEmpty else { return nil }
    let nearest = try? LocaleData.nearest(to: identifier, among: candidates.map(\.identifier))
    return candidates.first { $0.identifier == nearest }
  }

  private static func likely(_ identifier: String) -> String {
    (try? LocaleData.addingLikelySubtags(identifier)) ?? identifier
  }

  private static func script(of identifier: String) -> String {
    (try? LocaleData.script(of: likely(identifier))) ?? ""
  }
}

/// A language that a user wants, with the ones that stand in for it: es-MX, es-419, es.
struct LanguageChain: Hashable, Sendable {
  /// The identifier as it was asked for, without keywords: "es_MX".
  let identifier: String
  /// The language tags to look for, the most wanted first.
  ///
  /// Scripts are named where they are not the usual one of the language, so that Serbian in Latin letters never ends in Cyrillic.
  let tags: [String]

  /// Follows the parents of the CLDR from an identifier to its language.
  init(identifier: String) {
    self.identifier = String(identifier.prefix { $0 != "@" })
    var chain: [String] = []
    var next: String? = Self.canonical(self.identifier)
    while let current = next {
      chain.append(current)
      next = Self.parent(of: current)
    }
    tags = chain.map(\.withHyphens)
  }

  /// Returns what stands in for a canonical identifier; nil for nothing.
  ///
  /// Behind a script that is not the usual one there is no language without it: "be_Latn" ends there.
  private static func parent(of identifier: String) -> String? {
    guard let parent = (try? LocaleData.parent(of: identifier)) ?? nil else { return nil }
    let isLanguage = !parent.contains("_") && identifier.hasPrefix(parent + "_")
    let script = isLanguage ? try? LocaleData.script(of: identifier) : nil
    return script?.isEmpty ?? true ? parent : nil
  }

  /// Returns an identifier whose script is named if, and only if, it is not the usual one:
  /// "zh_TW" → "zh_Hant_TW", "zh_Hans_CN" → "zh_CN".
  ///
  /// Deprecated subtags have given way to their replacements.
  static func canonical(_ identifier: String) -> String {
    guard
      let identifier = try? LocaleData.replacingDeprecated(identifier),
      let language = try? LocaleData.language(of: identifier),
      let likely = try? LocaleData.addingLikelySubtags(identifier),
      let script = try? LocaleData.script(of: likely),
      let usual = try? LocaleData.script(of: LocaleData.addingLikelySubtags(language))
    else { return identifier }
    var result = script == usual ? language : language + "_" + script
    for subtag in identifier.split(separator: "_").dropFirst() where subtag != script {
      // Swift searches all conformances of a program before it joins substrings for the first time.
      result += "_" + String(subtag)
    }
    return result
  }
}

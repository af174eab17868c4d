internal import ICU

/// The available languages of messages, matched to the languages of a user.
struct LanguageNegotiation {
  private let available: [Available]
  private let sourceLanguage: String

  private struct Available {
    let tag: String
    let identifier: String
    /// The tag, with its script only if that is not the default script of the language.
    let canonical: String

    init(tag: String) {
      self.tag = tag
      identifier = tag.withUnderscores
      canonical = LanguageChain.canonical(identifier)
    }

    var language: Substring { canonical.prefix { $0 != "_" } }

    /// The identifier with its likely script and region, which is the same for "pt" and "pt_BR".
    var likely: String { LanguageNegotiation.likely(canonical) }

    /// Returns whether a tag is in the fallback chain of this language.
    func comes(from tag: String) -> Bool {
      LanguageChain(identifier: canonical).tags.contains(tag)
    }
  }

  init(available: [String], sourceLanguage: String) {
    var tags = available
    // Source strings are always available.
    if !tags.contains(sourceLanguage) { tags.append(sourceLanguage) }
    self.available = tags.map(Available.init(tag:))
    self.sourceLanguage = sourceLanguage
  }

  /// Returns the languages in which to look up a message, the best first.
  ///
  /// The source language is the last.
  func languages(for locale: UserLocale) -> [String] {
    var found: [String] = []
    for chain in locale.chains {
      for tag in matches(of: chain) where !found.contains(tag) { found.append(tag) }
    }
    if found.isEmpty, let nearest = nearest(to: locale.chains) { found.append(nearest.tag) }
    // The source language has every message, so later languages are never reached.
    return found.prefix { $0 != sourceLanguage } + [sourceLanguage]
  }

  /// Returns the available languages of a chain, or else the same language of another region.
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

  /// Returns the available language that shares a parent with the wanted one, if it is closer than
  /// the rest of the chain.
  ///
  /// For an Australian, en-GB comes before en, because en-AU and en-GB both inherit from en-001.
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

  /// Returns the language that speakers of a wanted language read best, according to the CLDR: es
  /// for ca.
  ///
  /// Languages in another script are excluded: Serbian in Latin script never falls back to
  /// Cyrillic.
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

/// A language that a user wants, with its fallbacks: es-MX, es-419, es.
struct LanguageChain: Hashable, Sendable {
  /// The identifier that was requested, without keywords: "es_MX".
  let identifier: String
  /// The language tags to look for, the most wanted first.
  ///
  /// A tag contains the script if it is not the default one of the language. Serbian in Latin
  /// script therefore never falls back to Cyrillic.
  let tags: [String]

  /// Creates the chain from an identifier and its parents in the CLDR.
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

  /// Returns the parent of a canonical identifier; `nil` if it has none.
  ///
  /// An identifier with another script than the default has no parent without a script: the chain
  /// of "be_Latn" ends.
  private static func parent(of identifier: String) -> String? {
    guard let parent = (try? LocaleData.parent(of: identifier)) ?? nil else { return nil }
    let isLanguage = !parent.contains("_") && identifier.hasPrefix(parent + "_")
    let script = isLanguage ? try? LocaleData.script(of: identifier) : nil
    return script?.isEmpty ?? true ? parent : nil
  }

  /// Returns an identifier that contains the script only if it is not the default one:
  /// "zh_TW" → "zh_Hant_TW", "zh_Hans_CN" → "zh_CN".
  ///
  /// Deprecated subtags are replaced.
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
      // The first join of substrings makes Swift search all protocol conformances of the program.
      result += "_" + String(subtag)
    }
    return result
  }
}

internal import ICU

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

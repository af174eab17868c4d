internal import CICU

extension LocaleData {
  /// Returns an identifier without deprecated subtags: "iw_IL" → "he_IL", "sh_YU" → "sr_Latn_RS",
  /// "en_UK" → "en_GB".
  ///
  /// Of a country that was split the first is taken, which the CLDR puts first for that.
  package static func replacingDeprecated(_ identifier: String) throws(ICUError) -> String {
    let keywords = identifier.drop { $0 != "@" }
    var subtags = identifier.dropLast(keywords.count)
      .split(separator: "_", omittingEmptySubsequences: false)
      .map(String.init)
    guard let language = subtags.first else { return identifier }
    var isReplaced = false
    let region = subtags.dropFirst().firstIndex { $0.utf8.count == 2 || $0.utf8.count == 3 }
    if let region, let replacement = try alias("territory", subtags[region]) {
      subtags[region] = String(replacement.prefix { $0 != " " })
      isReplaced = true
    }
    if let replacement = try alias("language", language) {
      let parts = replacement.split(separator: "_").map(String.init)
      let hasScript = subtags.count > 1 && subtags[1].utf8.count == 4
      subtags.replaceSubrange(0..<1, with: hasScript ? Array(parts.prefix(1)) : parts)
      isReplaced = true
    }
    return !isReplaced ? identifier : subtags.joined(separator: "_") + keywords
  }

  private static func alias(_ kind: String, _ subtag: String) throws(ICUError) -> String? {
    let replacement = try asciiText("find the name of a deprecated locale") {
      cicu_locale_alias(kind, subtag, $0, $1, &$2)
    }
    return replacement.isEmpty ? nil : replacement
  }
}

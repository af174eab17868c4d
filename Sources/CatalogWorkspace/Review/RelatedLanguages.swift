import ICU

/// The languages whose translations help to translate into a language, because many of their users
/// understand them.
package enum RelatedLanguages {
  /// Returns the languages that are chosen from those of a catalog.
  ///
  /// - Parameters:
  ///   - known: The languages of the catalog.
  ///   - language: The language of the translation.
  /// - Returns: The related languages, the nearest first; all if none is related.
  package static func chosen(from known: [String], for language: String) -> [String] {
    let base = primaryTag(language)
    let related = [base] + (groups.filter { $0.contains(base) }.flatMap(\.self))
    var found: [String] = []
    for tag in related {
      found += known.filter { primaryTag($0) == tag && $0 != language && !found.contains($0) }
    }
    return found.isEmpty ? known.filter { $0 != language } : found
  }

  private static func primaryTag(_ tag: String) -> String {
    String(tag.prefix { $0 != "-" && $0 != "_" }).lowercased()
  }

  /// Languages of one branch, of which the most widely known come first.
  private static let groups = [
    ["pt", "es", "it", "ca", "fr", "gl", "ro", "eu"],
    ["de", "nl", "af", "lb"],
    ["sv", "nb", "da", "nn", "no", "is", "fo"],
    ["ru", "uk", "be", "bg"],
    ["pl", "cs", "sk", "sl"],
    ["hr", "sr", "bs", "sl", "mk", "bg"],
    ["zh", "ja", "ko"],
    ["hi", "ur", "mr", "bn", "gu", "pa", "ne"],
    ["ar", "fa", "he", "ur"],
    ["fi", "et"],
    ["id", "ms"],
    ["tr", "az"],
    ["lt", "lv"],
    ["ga", "gd", "cy"],
  ]
}

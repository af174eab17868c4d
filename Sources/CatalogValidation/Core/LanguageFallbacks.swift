import ICU

/// Returns the languages that lend what a language lacks, nearest first.
///
/// They follow the CLDR's parents and stop where the script changes: who reads traditional Chinese
/// is not served by simplified.
package func languageFallbacks(of tag: String) -> [String] {
  guard let identifier = try? LocaleData.identifier(ofTag: tag),
    let script = likelyScript(of: identifier)
  else { return [] }
  var fallbacks: [String] = []
  var current = identifier
  while let parent = try? LocaleData.parent(of: current), likelyScript(of: parent) == script {
    if let tag = try? LocaleData.languageTag(of: parent) { fallbacks.append(tag) }
    current = parent
  }
  return fallbacks
}

private func likelyScript(of identifier: String) -> String? {
  guard let full = try? LocaleData.addingLikelySubtags(identifier) else { return nil }
  return try? LocaleData.script(of: full)
}

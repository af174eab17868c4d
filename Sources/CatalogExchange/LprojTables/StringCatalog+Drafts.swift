package import Diagnostics
import OrderedCollections
package import StringCatalog

extension StringCatalog {
  /// Counts the translations of which a string waits for a person, by language.
  ///
  /// - Parameter languages: The languages; `nil` for all.
  /// - Returns: The numbers; languages without drafts are absent.
  package func draftCounts(in languages: Set<String>? = nil) -> [String: Int] {
    var counts: [String: Int] = [:]
    for (_, entry) in entries where entry.shouldTranslate {
      for (language, localization) in entry.localizations
      where language != sourceLanguage && languages?.contains(language) ?? true
        && localization.hasDraft
      { counts[language, default: 0] += 1 }
    }
    return counts
  }

  /// Replaces each translation of which a string waits for a person by the source text.
  ///
  /// A key that is the source text itself gets no translation, so that programs show the key.
  package mutating func removeDrafts() {
    for (key, entry) in entries {
      var entry = entry
      let source = entry.localizations[sourceLanguage]
      let drafts = entry.localizations.filter { $0.key != sourceLanguage && $0.value.hasDraft }.keys
      guard entry.shouldTranslate, !drafts.isEmpty else { continue }
      for language in drafts { entry.localizations[language] = source }
      self[key] = entry
    }
  }
}

extension Diagnostic.Message {
  /// A compiled language contains drafts: a note.
  package static func draftsIncluded(_ count: Int, in language: String) -> Self {
    Self(
      "drafts-included",
      "\(count) drafts are included in \(quoted: language), which no person has checked",
      one: "\(count) draft is included in \(quoted: language), which no person has checked"
    )
  }

  /// A compiled language contains source texts instead of drafts: a note.
  package static func draftsLeftOut(_ count: Int, in language: String) -> Self {
    Self(
      "drafts-left-out",
      "\(count) drafts in \(quoted: language) were left out; programs show the source texts",
      one: "\(count) draft in \(quoted: language) was left out; programs show the source text"
    )
  }
}

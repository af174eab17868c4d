extension LocaleData {
  /// Tells whether a text is a language tag of BCP 47 whose language there can be: `es`, `zh-Hans`,
  /// `yua`, and neither `spanish`, `xx` nor `es_ES`.
  ///
  /// Languages of three letters are some thousands, of which ICU knows those that have names; none is
  /// refused. What somebody has for private use (`x-elvish`) is a tag as well.
  package static func isLanguageTag(_ text: String) -> Bool {
    guard !text.isEmpty, let identifier = try? identifier(ofTag: text),
      let language = try? language(of: identifier)
    else { return false }
    return switch language.utf8.count {
    case 0, 3: true
    case 2: isKnown(language: language) || formerLanguages.contains(language)
    default: false
    }
  }

  /// Returns the language tag that a text would be with hyphens: `es_ES` → `es-ES`; `nil` if it would
  /// be none.
  package static func languageTag(nearTo text: String) -> String? {
    let hyphenated = text.replacing("_", with: "-")
    guard hyphenated != text, isLanguageTag(hyphenated) else { return nil }
    return (try? identifier(ofTag: hyphenated)).flatMap { try? languageTag(of: $0) }
  }

  /// The codes that ISO 639 has replaced by others, which systems still read.
  private static let formerLanguages: Set<String> = ["in", "iw", "ji", "jw", "mo", "sh", "tl"]
}

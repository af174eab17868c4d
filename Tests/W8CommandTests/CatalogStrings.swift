import Foundation

/// The words in the catalogs of w8 as users see them.
struct CatalogStrings {
  /// The words that only occur in English texts.
  let englishAlone: Set<String>

  /// Reads the catalogs of this package.
  init(nextTo file: StaticString = #filePath) throws {
    let folder = URL(filePath: "\(file)").deletingLastPathComponent()
      .appending(path: "../../Localizations").standardized
    var (english, spanish): (Set<String>, Set<String>) = (Self.english, [])
    for name in ["W8", "CommandSupport"] {
      let data = try Data(contentsOf: folder.appending(path: "\(name).xcstrings"))
      let catalog = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      for (key, entry) in catalog?["strings"] as? [String: [String: Any]] ?? [:] {
        let languages = entry["localizations"] as? [String: Any] ?? [:]
        english.formUnion(Self.words(of: key))
        for text in Self.texts(in: languages["en"]) { english.formUnion(Self.words(of: text)) }
        for (language, texts) in languages where language.hasPrefix("es") {
          for text in Self.texts(in: texts) { spanish.formUnion(Self.words(of: text)) }
        }
      }
    }
    englishAlone = english.subtracting(spanish)
  }

  /// Returns the words of a text, without those that are not translated: commands, options and
  /// their values, names of files and variables, and quoted text.
  static func words(of text: String) -> Set<String> {
    let spoken =
      text
      .replacing(/(?m)^ +(w8|systemctl|W8_HOME=\S+ w8) .*$/, with: " ")
      .replacing(/\((?:values|valores):[^)]*\)/, with: " ")
      .replacing(/(?m)^ {0,2}[a-z-]+(?=  |: | \()/, with: " ")
      .replacing(/«[^»]*»|'[^'\n]*'|"[^"\n]*"/, with: " ")
      // The identifier of a diagnostic is not translated.
      .replacing(/\[[a-z0-9-]+\]$/.anchorsMatchLineEndings(), with: " ")
      .replacing(
        /--?[a-z][a-z-]*|w8 (?:(?:health|store|settings) )?[a-z]+|[A-Z0-9]+_[A-Z0-9_]+|[~\/][\w.\/-]+/,
        with: " "
      )
      // File names are not translated.
      .replacing(/[\w-]+\.(?:csv|json|png|svg|xml|zip)(?!\w)/, with: " ")
      // The abbreviations of inches and feet are the same in both languages.
      .replacing(/[0-9] (?:in|ft)(?![a-z])/, with: " ")
      .replacing(/%(?:\d+\$)?(?:@|lld|arg)|%#@\w+@/, with: " ")
    return Set(
      spoken.lowercased().split { !$0.isLetter }.map(String.init).filter { $0.count > 1 }
    )
  }

  private static func texts(in node: Any?) -> [String] {
    guard let node = node as? [String: Any] else { return [] }
    return node.flatMap { key, value in
      key == "value" ? [value as? String ?? ""] : texts(in: value)
    }
  }

  /// Words in ICU's English dates.
  private static let english: Set = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december", "monday", "tuesday", "wednesday", "thursday", "friday",
    "saturday", "sunday", "today", "yesterday", "ago", "days", "weeks", "months", "years",
  ]
}

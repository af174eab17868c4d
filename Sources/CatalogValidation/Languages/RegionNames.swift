import ICU

/// The words in the names of countries and regions in CLDR, which have capital letters in all
/// positions.
enum RegionNames {
  /// Returns the words of all names in a language, in lowercase; empty for languages that
  /// capitalize titles.
  static func words(in language: String) -> Set<String> {
    all[language] ?? []
  }

  private static let all = Dictionary(
    uniqueKeysWithValues: LanguageConventions.all.filter(\.writesTitlesAsSentences)
      .map { ($0.language, words(of: $0.language)) }
  )

  private static func words(of language: String) -> Set<String> {
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }
    let names = letters.flatMap { first in
      letters.compactMap { try? LocaleData.displayName(of: "_\(first)\($0)", in: language) }
    }
    let words = names.flatMap { $0.split { !$0.isLetter } }
    return Set(
      words.filter { $0.count > 3 && $0.first?.isUppercase ?? false }.map { $0.lowercased() }
    )
  }
}

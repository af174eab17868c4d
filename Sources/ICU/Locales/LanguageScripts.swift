internal import CICU

/// The scripts of a language, by the CLDR: Hiragana, Katakana and Han for "ja".
package struct LanguageScripts: Hashable, Sendable {
  private let codes: [Int32]

  /// Creates the scripts of a locale: "ja", "zh_Hant", "sr_Latn".
  ///
  /// - Returns: `nil` if the CLDR knows none.
  package init?(locale: String) {
    var codes = [Int32](repeating: 0, count: 8)
    var status: Int32 = 0
    let count = cicu_locale_scripts(locale, &codes, 8, &status)
    guard count > 0 else { return nil }
    self.codes = Array(codes.prefix(Int(count)))
  }

  /// Returns whether a letter is of one of the scripts.
  package func contains(_ letter: Unicode.Scalar) -> Bool {
    codes.contains { cicu_is_letter_of_script(letter.value, $0) == 1 }
  }
}

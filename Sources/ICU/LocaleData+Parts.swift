internal import CICU

extension LocaleData {
  /// Returns the language of an identifier: "sr_Latn_RS" → "sr".
  package static func language(of identifier: String) throws(ICUError) -> String {
    try asciiText("read a language") { cicu_locale_language(identifier, $0, $1, &$2) }
  }

  /// Returns the script of an identifier, `""` when it names none: "sr_Latn_RS" → "Latn".
  package static func script(of identifier: String) throws(ICUError) -> String {
    try asciiText("read a script") { cicu_locale_script(identifier, $0, $1, &$2) }
  }

  /// Returns the region of an identifier, `""` when it names none: "sr_Latn_RS" → "RS".
  package static func region(of identifier: String) throws(ICUError) -> String {
    try asciiText("read a region") { cicu_locale_region(identifier, $0, $1, &$2) }
  }

  /// Returns a keyword's value, `""` when it is not there: "en_GB@measure=metric" → "metric".
  package static func keyword(
    _ keyword: String,
    of identifier: String
  ) throws(ICUError) -> String {
    try asciiText("read a keyword") { cicu_locale_keyword(identifier, keyword, $0, $1, &$2) }
  }
}

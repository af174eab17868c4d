extension String {
  /// An identifier of ICU with the marks of a language tag: "es_MX" → "es-MX".
  var withHyphens: String {
    replacing(UInt8(ascii: "_"), by: UInt8(ascii: "-"))
  }

  /// A language tag with the marks of an identifier of ICU: "es-MX" → "es_MX".
  var withUnderscores: String {
    replacing(UInt8(ascii: "-"), by: UInt8(ascii: "_"))
  }

  /// By bytes: the generic search of the standard library takes its time when a program starts.
  private func replacing(_ mark: UInt8, by replacement: UInt8) -> String {
    String(decoding: utf8.map { $0 == mark ? replacement : $0 }, as: UTF8.self)
  }
}

extension UserLocale {
  /// Reads the wishes of a visitor from the header `Accept-Language` of HTTP.
  ///
  /// Languages of a greater weight come first, those of the same weight in the order of the header. The
  /// first is the locale of numbers, dates and units too. A language of weight 0 is not wanted, `*` says
  /// nothing about any, and a part that is not well formed is left out and noted. A header that wants
  /// nothing gives a locale that wants nothing, as an empty environment does.
  ///
  /// ```swift
  /// let locale = UserLocale(acceptLanguage: "es-MX, es;q=0.9, en;q=0.5")
  /// String(localized: "Goal", locale: locale)
  /// ```
  ///
  /// Source: RFC 9110, section 12.5.4.
  public init(acceptLanguage header: String) {
    var wanted: [(weight: Int, identifier: String)] = []
    var ignored: [IgnoredSetting] = []
    for part in header.split(separator: ",", maxSplits: greatestCount).prefix(greatestCount) {
      let text = part.trimmingBlanks
      guard !text.isEmpty else { continue }
      guard let range = LanguageRange(parsing: text) else {
        let setting = IgnoredSetting(name: "Accept-Language", value: String(text))
        if !ignored.contains(setting) { ignored.append(setting) }
        continue
      }
      if let identifier = range.identifier, range.weight > 0 {
        wanted.append((range.weight, identifier))
      }
    }
    // The sort of the standard library keeps the order of equals.
    wanted.sort { $0.weight > $1.weight }
    self.init(
      chains: wanted.map { LanguageChain(identifier: $0.identifier) },
      formats: wanted.first.map { FormatLocale($0.identifier) } ?? .posix,
      numbersFollowMessages: true,
      ignoredSettings: ignored
    )
  }
}

/// More languages than any person lists; a header may come from an attacker.
private let greatestCount = 50

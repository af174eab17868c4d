internal import ICU

extension UserLocale {
  /// Returns the locales for what stands inside a message of a language.
  ///
  /// Numbers and dates keep the user's locale where it is of the message's language. Elsewhere they
  /// take the one in which the user asked for that language, or else the language itself. The
  /// locale `C` gives way only to a language that was asked for.
  public func formats(inMessagesOf language: String) -> FormatLocale {
    guard numbersFollowMessages else { return formats }
    let wanted = chains.first { $0.tags.contains(language) }?.identifier
    var result = formats
    result.numbers = Self.identifier(formats.numbers, inMessagesOf: language, wanted)
    result.dates = Self.identifier(formats.dates, inMessagesOf: language, wanted)
    return result
  }

  private static func identifier(
    _ own: String,
    inMessagesOf language: String,
    _ wanted: String?
  ) -> String {
    let fallback = wanted ?? language.withUnderscores
    if own == FormatLocale.posixIdentifier, wanted == nil { return own }
    return base(of: own) == base(of: fallback) ? own : fallback
  }

  private static func base(of identifier: String) -> String {
    (try? LocaleData.language(of: identifier)) ?? identifier
  }
}

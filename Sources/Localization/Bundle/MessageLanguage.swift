internal import ICU

/// The language of a message, and how it shows numbers and dates to one user.
final class MessageLanguage: Sendable {
  /// The language as a tag of BCP 47.
  let tag: String
  /// The locales of numbers and dates in the message.
  let formats: FormatLocale
  /// The user, for texts that are looked up inside the message.
  let locale: UserLocale
  private let openedRules = OnDemand<PluralRules?>()
  private let preparedDecimals = OnDemand<DecimalWriter?>()

  init(tag: String, locale: UserLocale) {
    self.tag = tag
    self.locale = locale
    formats = locale.formats(inMessagesOf: tag)
  }

  /// The plural rules; nil when ICU cannot open them.
  var pluralRules: PluralRules? {
    openedRules.value { try? PluralRules.shared(languageTag: tag) }
  }

  /// What writes numbers without ICU; nil when the locale needs ICU for it.
  var decimals: DecimalWriter? {
    preparedDecimals.value { DecimalWriter.shared(locale: formats.numbers) }
  }
}

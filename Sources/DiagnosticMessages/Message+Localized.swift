package import Diagnostics
package import Localization

extension Diagnostic.Message {
  /// Returns the message in the language of a user.
  ///
  /// A message without a translation is in English, as declared.
  package func text(in locale: UserLocale = .current) -> String {
    let value = LocalizationValue(text.format, arguments: arguments.map { $0.value(in: locale) })
    return DiagnosticTexts.text(value, forKey: translationKey, in: locale)
  }

  /// The message in English, for JSON and other machine-readable formats.
  package var machineText: String { text(in: .machines) }
}

extension UserLocale {
  /// The locale for machine-readable output.
  ///
  /// It is cached because creating it takes longer than formatting a message.
  fileprivate static let machines = UserLocale("en")
}

extension Diagnostic.Argument {
  /// Returns the value to insert into the format of a message.
  fileprivate func value(in locale: UserLocale) -> any Sendable {
    switch self {
    case .integer(let count): count
    case .percentage(let number, let digits):
      NumberStyle.percent(fractionDigits: digits)
        .format(number / 100, locale: LocalizationBundle.module.formats(for: locale))
    default: text(quotedBy: { Quotation.of($0, locale: locale) })
    }
  }
}

/// The translations of messages and of related strings.
package enum DiagnosticTexts {
  /// Returns the translation of an English string.
  ///
  /// - Parameters:
  ///   - english: The string to use if there is no translation.
  ///   - key: The key of the translations.
  ///   - locale: The locale of the user.
  /// - Returns: The translation.
  package static func text(
    _ english: String,
    forKey key: String,
    in locale: UserLocale
  ) -> String {
    text(LocalizationValue(english), forKey: key, in: locale)
  }

  /// Returns the translation of a message with other arguments than those of a diagnostic.
  ///
  /// - Parameters:
  ///   - key: The key of the translations.
  ///   - arguments: The arguments; without them, the placeholders remain.
  ///   - locale: The locale of the user.
  /// - Returns: The translation.
  package static func text(
    forKey key: String,
    arguments: [any Sendable],
    in locale: UserLocale
  ) -> String {
    text(LocalizationValue(key, arguments: arguments), forKey: key, in: locale)
  }

  fileprivate static func text(
    _ value: LocalizationValue,
    forKey key: String,
    in locale: UserLocale
  ) -> String {
    String(
      localized: LocalizedStringResource(
        key: key,
        defaultValue: value,
        locale: locale,
        bundle: .module
      )
    )
  }
}

/// Names and values in messages, in the quotation marks of the user's language.
package enum Quotation {
  /// Returns `text` in quotation marks.
  package static func of(_ text: String, locale: UserLocale = .current) -> String {
    String(localized: "'\(text)'", locale: locale, comment: "A name or a value in quotation marks")
  }

  /// Returns each of `texts` in quotation marks, separated by commas.
  package static func list(_ texts: [String], locale: UserLocale = .current) -> String {
    texts.map { of($0, locale: locale) }.joined(separator: ", ")
  }
}

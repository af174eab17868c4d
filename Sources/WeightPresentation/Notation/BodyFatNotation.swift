package import Localization
package import WeightCore

/// The user's notation of body fat, in percent.
///
/// ```swift
/// let notation = BodyFatNotation(locale: UserLocale("es_ES"))
/// try notation.bodyFat(parsing: "24,5 %").percent  // 24.5
/// ```
package struct BodyFatNotation: Sendable {
  private let locale: UserLocale
  private let formats: FormatLocale

  /// Creates the notation of a locale.
  package init(locale: UserLocale) {
    self.locale = locale
    formats = LocalizationBundle.module.formats(for: locale)
  }

  /// Parses a percentage such as "24,5" or "24,5 %" in the format of the locale.
  ///
  /// - Throws: ``InputError`` with the input and examples of valid input.
  package func bodyFat(parsing text: String) throws(InputError) -> BodyFat {
    let (number, rest) = try parsed(text)
    let unit = rest.filter { !$0.isWhitespace && !Self.invisible.contains($0) }
    guard unit.isEmpty || unit == "%" else { throw notAShare(text, like: example) }
    guard let bodyFat = BodyFat(percent: number.value) else {
      throw MassNotation(locale: locale)
        .refusal(.bodyFatOutside(BodyFat.percentRange), of: text)
    }
    return bodyFat
  }

  private static let invisible: Set<Character> = ["\u{200E}", "\u{200F}", "\u{61C}"]

  private func parsed(_ text: String) throws(InputError) -> (number: ParsedNumber, rest: Substring)
  {
    do {
      return try NumberParser(locale: formats).parse(prefixOf: formats.withOwnDecimalMark(text))
    } catch {
      if case .unexpectedSeparator = error.reason { throw notAShare(text, like: error.example) }
      throw notAShare(text, like: example)
    }
  }

  private var example: String { formats.text(of: 24.5) }

  private func notAShare(_ text: String, like example: String) -> InputError {
    InputError(
      String(
        localized: "'\(text)' is not a percentage.",
        locale: locale,
        comment: "Error: the input for body fat cannot be read"
      ),
      hint: String(
        localized:
          "Write it like this: \([example, formats.text(ofPercent: 24.5)], format: .list(.or))",
        locale: locale,
        comment: "Hint; the argument is a list of formats, such as '72.5 or 72.5 kg'"
      ),
      code: .invalidBodyFat
    )
  }
}

/// A format of body fat: "24.5%", or "24,5 %" in Spain.
package struct BodyFatFormat: LocalizedFormat {
  /// Creates a format.
  package init() {}

  /// Returns the formatted fraction.
  package func format(_ value: BodyFat, locale: FormatLocale) -> String {
    locale.text(ofPercent: value.percent)
  }
}

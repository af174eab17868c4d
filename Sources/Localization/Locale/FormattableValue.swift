public import FoundationEssentials

/// A type of values that formats of this library accept.
///
/// ```swift
/// 1234.5.formatted(.number, locale: FormatLocale("es_ES"))              // "1234,5"
/// ["peso", "imagen"].formatted(.list(), locale: FormatLocale("es_ES"))  // "peso e imagen"
/// ```
///
/// Conform your own type to it to give it the same method: `extension Score: FormattableValue {}`.
public protocol FormattableValue: Hashable, Sendable {}

extension Double: FormattableValue {}
extension Int: FormattableValue {}
extension String: FormattableValue {}
extension Duration: FormattableValue {}
extension Date: FormattableValue {}
extension Array: FormattableValue where Element == String {}
extension ClosedRange: FormattableValue where Bound == Double {}
extension Range: FormattableValue where Bound == Date {}

extension FormattableValue {
  /// Returns the value as a string.
  ///
  /// ```swift
  /// 0.125.formatted(.percent, locale: .current)
  /// ```
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - locale: The locales of numbers and dates; `.current` are those of the user of this task or
  ///     process.
  /// - Returns: The string.
  public func formatted<Format: LocalizedFormat<Self>>(
    _ format: Format,
    locale: FormatLocale
  ) -> String {
    format.format(self, locale: locale)
  }

  /// Returns the value as a string for a user.
  ///
  /// ```swift
  /// 0.125.formatted(.percent, locale: UserLocale("es_ES"))
  /// ```
  @_disfavoredOverload
  public func formatted<Format: LocalizedFormat<Self>>(
    _ format: Format,
    locale: UserLocale
  ) -> String {
    format.format(self, locale: locale.formats)
  }

  /// Returns the value as a string in a locale of Foundation.
  ///
  /// ```swift
  /// 0.125.formatted(.percent, locale: Locale(identifier: "es_ES"))
  /// ```
  @_disfavoredOverload
  public func formatted<Format: LocalizedFormat<Self>>(
    _ format: Format,
    locale: Locale
  ) -> String {
    format.format(self, locale: FormatLocale(locale))
  }
}

extension FixedWidthInteger {
  /// Returns the integer as a string, to its last digit.
  ///
  /// ```swift
  /// Int64.max.formatted(.number, locale: FormatLocale("en"))  // "9,223,372,036,854,775,807"
  /// ```
  public func formatted(_ style: NumberStyle, locale: FormatLocale) -> String {
    style.format(self, locale: locale)
  }

  /// Returns the integer as an amount of money.
  ///
  /// ```swift
  /// 25.formatted(.currency("EUR"), locale: FormatLocale("en_IE"))  // "€25.00"
  /// ```
  public func formatted(_ style: CurrencyStyle, locale: FormatLocale) -> String {
    style.format(self, locale: locale)
  }
}

extension Decimal {
  /// Returns the number as an amount of money, to its last digit.
  ///
  /// ```swift
  /// Decimal(25).formatted(.currency("EUR"), locale: FormatLocale("en_IE"))  // "€25.00"
  /// ```
  public func formatted(_ style: CurrencyStyle, locale: FormatLocale) -> String {
    style.format(self, locale: locale)
  }
}

extension LocalizedFormat {
  /// Returns a value as a string for a user.
  ///
  /// ```swift
  /// NumberStyle.number.format(2.5, locale: UserLocale("es_ES"))  // "2,5"
  /// ```
  @_disfavoredOverload
  public func format(_ value: Input, locale: UserLocale) -> String {
    format(value, locale: locale.formats)
  }

  /// Returns a value as a string in a locale of Foundation.
  ///
  /// ```swift
  /// NumberStyle.number.format(2.5, locale: Locale(identifier: "es_ES"))  // "2,5"
  /// ```
  @_disfavoredOverload
  public func format(_ value: Input, locale: Locale) -> String {
    format(value, locale: FormatLocale(locale))
  }
}

extension FormatLocale {
  /// The locales of numbers and dates of the user of this task or process.
  ///
  /// ```swift
  /// NumberStyle.number.format(2.5, locale: .current)
  /// ```
  ///
  /// They are those of ``UserLocale/current``. In a message, values have those of its language.
  public static var current: FormatLocale { UserLocale.current.formats }

  /// Creates a value from a locale of Foundation, for all categories.
  ///
  /// ```swift
  /// FormatLocale(Locale(identifier: "es_ES")).numbers  // "es_ES"
  /// ```
  public init(_ locale: Locale) {
    self.init(locale.identifier)
  }
}

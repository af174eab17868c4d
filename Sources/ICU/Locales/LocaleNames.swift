internal import CICU

/// The names of languages, regions, scripts and currencies in a language.
///
/// ```swift
/// try LocaleNames.shared(reader: "es", usesDialects: true).name(of: "es_MX", .language)
/// // "español de México"
/// ```
package final class LocaleNames: Sendable {
  // `uldn.h` does not guarantee thread safety, so only one thread uses the handle at a time.
  private let handle: Locked<Handle>

  /// The kind of a code.
  ///
  /// The raw values are those of `CICU.h`.
  package enum Kind: Int, Hashable, Sendable {
    /// A locale: "es_MX", "zh_Hant".
    case language
    /// A region: "MX", "419".
    case region
    /// A script: "Cyrl".
    case script
    /// A currency: "EUR".
    case currency
  }

  private init(reader: String, usesDialects: Bool) throws(ICUError) {
    handle = Locked(try Handle(reader: reader, usesDialects: usesDialects))
  }

  /// Returns the name of a code; the code itself if it has none.
  ///
  /// - Throws: ``ICUError`` if the code is not well formed.
  package func name(of code: String, _ kind: Kind) throws(ICUError) -> String {
    try handle.withLock { handle throws(ICUError) in
      try utf16Text("name a code") {
        cicu_names_name(handle.pointer, Int32(kind.rawValue), code, $0, $1, &$2)
      }
    }
  }

  /// Returns the names in a language from the cache; they are opened on first use.
  ///
  /// - Parameters:
  ///   - reader: The locale of the names.
  ///   - usesDialects: Whether a language and a region may have one name: "español de México".
  ///     Otherwise it is "español (México)".
  /// - Returns: The names.
  /// - Throws: ``ICUError`` if memory or data is missing.
  package static func shared(reader: String, usesDialects: Bool) throws(ICUError) -> LocaleNames {
    let signature = Signature(reader: reader, usesDialects: usesDialects)
    return try cache.value(for: signature) { key throws(ICUError) in
      try LocaleNames(reader: key.reader, usesDialects: key.usesDialects)
    }
  }

  private struct Signature: Hashable, Sendable {
    let reader: String
    let usesDialects: Bool
  }

  private static let cache = KeyedCache<Signature, LocaleNames>(elementSize: 20_000)

  /// ICU's names, which are closed with their owner.
  private struct Handle: ~Copyable, @unchecked Sendable {
    // The handle may move between threads: nothing in it depends on the thread that opened it.
    let pointer: UnsafeMutableRawPointer

    init(reader: String, usesDialects: Bool) throws(ICUError) {
      pointer = try opened("open the names of locales") {
        cicu_names_open(reader, usesDialects ? 1 : 0, &$0)
      }
    }

    deinit { cicu_names_close(pointer) }
  }
}

/// The amounts of currencies, in ISO 4217 and the CLDR.
package enum CurrencyData {
  /// Returns the number of fraction digits of amounts, or of coins: 2 for EUR, 0 for JPY.
  ///
  /// - Parameters:
  ///   - currency: The code, three letters.
  ///   - ofCash: Whether the amount is paid in coins.
  /// - Returns: The number of digits; 2 for an unknown currency.
  package static func fractionDigits(of currency: String, ofCash: Bool) -> Int {
    let digits = try? checked("find the digits of a currency") {
      cicu_currency_fraction_digits(currency, ofCash ? 1 : 0, &$0)
    }
    return digits.map { Int($0) } ?? usualDigits
  }

  /// Returns whether cash is rounded to more than one unit of the last digit: 0.05 in CHF.
  package static func hasCashStep(_ currency: String) -> Bool {
    let step = try? checked("find the coins of a currency") {
      cicu_currency_cash_step(currency, &$0)
    }
    return (step ?? 0) > 0
  }

  private static let usualDigits = 2
}

/// The direction of text.
package enum TextDirection {
  /// Returns whether the language of a locale is written from right to left.
  package static func isRightToLeft(locale: String) -> Bool {
    cicu_locale_is_right_to_left(locale) != 0
  }

  /// The kinds of characters in the Unicode Bidirectional Algorithm, as far as they matter here.
  package enum Kind {
    /// A letter of a script from left to right.
    case leftToRight
    /// A letter of a script from right to left, or an Arabic digit.
    case rightToLeft
    /// A European digit.
    case digit
    /// The end of a paragraph, which ends all isolates.
    case paragraphSeparator
    /// A mark, a sign, a space or a control.
    case other
  }

  /// Returns the kind of a character.
  ///
  /// Source: UAX #9, table 4. The numbers are those of `UCharDirection`.
  package static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch cicu_bidi_class(scalar.value) {
    case 0: .leftToRight
    case 1, 5, 13: .rightToLeft
    case 2: .digit
    case 7: .paragraphSeparator
    default: .other
    }
  }
}

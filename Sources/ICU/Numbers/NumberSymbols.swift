internal import CICU

/// The marks and groups of a locale's numbers.
package struct NumberSymbols: Hashable, Sendable {
  /// The mark before the fraction: "," in es_ES, "." in es_MX.
  package let decimal: String
  /// The mark between groups of digits.
  package let grouping: String
  /// The sign of a number below zero.
  package let minus: String
  /// The sign of a number above zero.
  package let plus: String
  /// The digit zero; the other nine follow it in Unicode.
  package let zero: UnicodeScalar
  /// The length of the last group before the mark; 0 where digits are not grouped.
  package let primaryGrouping: Int
  /// The length of the groups before it: 2 in hi_IN, else the same.
  package let secondaryGrouping: Int

  /// Reads the marks of a locale.
  package init(locale: String) throws(ICUError) {
    let data = try opened("read the marks of numbers") { cicu_number_data_open(locale, &$0) }
    defer { cicu_number_data_close(data) }
    func symbol(_ place: Int) throws(ICUError) -> String {
      try utf16Text("read the marks of numbers") {
        cicu_number_data_symbol(data, Int32(place), $0, $1, &$2)
      }
    }
    decimal = try symbol(cicuSymbolDecimal)
    grouping = try symbol(cicuSymbolGrouping)
    minus = try symbol(cicuSymbolMinus)
    plus = try symbol(cicuSymbolPlus)
    zero = try symbol(cicuSymbolZeroDigit).unicodeScalars.first ?? "0"
    primaryGrouping = Int(cicu_number_data_primary_grouping(data))
    let secondary = Int(cicu_number_data_secondary_grouping(data))
    secondaryGrouping = secondary > 0 ? secondary : primaryGrouping
  }
}

extension NumberSymbols {
  /// Returns the marks of a locale from the cache, read at the first call.
  package static func shared(locale: String) throws(ICUError) -> NumberSymbols {
    try cache.value(for: locale) { locale throws(ICUError) in try NumberSymbols(locale: locale) }
  }

  private static let cache = KeyedCache<String, NumberSymbols>()
}

internal import CICU

/// The symbols and group lengths of a locale's numbers.
package struct NumberSymbols: Hashable, Sendable {
  /// The decimal separator: "," in es_ES, "." in es_MX.
  package let decimal: String
  /// The grouping separator.
  package let grouping: String
  /// The minus sign.
  package let minus: String
  /// The plus sign.
  package let plus: String
  /// The digit zero; the other nine follow it in Unicode.
  package let zero: UnicodeScalar
  /// The length of the last group of integer digits; 0 if digits are not grouped.
  package let primaryGrouping: Int
  /// The length of the groups before it: 2 in hi_IN, otherwise the same.
  package let secondaryGrouping: Int

  /// Reads the symbols of a locale.
  package init(locale: String) throws(ICUError) {
    let data = try opened("read the marks of numbers") { cicu_number_data_open(locale, &$0) }
    defer { cicu_number_data_close(data) }
    func symbol(_ location: Int) throws(ICUError) -> String {
      try utf16Text("read the marks of numbers") {
        cicu_number_data_symbol(data, Int32(location), $0, $1, &$2)
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
  /// Returns the symbols of a locale from the cache; they are read on first use.
  package static func shared(locale: String) throws(ICUError) -> NumberSymbols {
    try cache.value(for: locale) { locale throws(ICUError) in try NumberSymbols(locale: locale) }
  }

  private static let cache = KeyedCache<String, NumberSymbols>()
}

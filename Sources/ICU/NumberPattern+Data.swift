extension NumberPattern {
  /// Reads the marks of a locale's plain numbers.
  ///
  /// - Returns: nil when the digits are not those of ASCII, or the pattern is none of the usual.
  init?(dataOf locale: String) {
    // Keywords ask for other digits and marks than the usual ones of the locale.
    guard !locale.utf8.contains(UInt8(ascii: "@")),
      let elements = LocaleResources(locale: locale)?.table("NumberElements"),
      elements.text("default") == "latn",
      let latin = elements.table("latn"),
      let leastGrouped = Self.leastGrouped(elements.text("minimumGroupingDigits")),
      let groups = Self.groups(of: latin.table("patterns")?.text("decimalFormat")),
      let symbols = latin.table("symbols"),
      let decimal = symbols.text("decimal"),
      let grouping = symbols.text("group"),
      let minus = symbols.text("minusSign")
    else { return nil }
    self.init(
      decimal: Array(decimal.utf8),
      grouping: Array(grouping.utf8),
      minus: Array(minus.utf8),
      groups: groups,
      leastGrouped: leastGrouped
    )
    guard isShort else { return nil }
  }

  /// Returns the least number with a mark, by the least number of digits that stand before one.
  private static func leastGrouped(_ digits: String?) -> UInt64? {
    switch digits {
    case "1": 1000
    case "2": 10_000
    default: nil
    }
  }

  private static func groups(of pattern: String?) -> (primary: Int, secondary: Int)? {
    switch pattern {
    case "#,##0.###": (3, 3)
    case "#,##,##0.###": (3, 2)
    default: nil
    }
  }
}

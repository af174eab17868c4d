internal import ICU

/// The digits, marks and signs that printf's numbers have in a locale.
struct PrintfMarks: Sendable {
  let symbols: NumberSymbols
  /// How many digits a whole number has at least when it is grouped: four, or in Spain five.
  let leastGroupedCount: Int
  let infinity: String
  let notANumber: String

  /// Returns the marks of a locale from the cache; nil when ICU fails for want of memory.
  static func shared(locale: String) -> PrintfMarks? {
    cache.value(for: locale) { PrintfMarks(locale: $0) }
  }

  private static let cache = BoundedCache<String, PrintfMarks?>()

  private init?(locale: String) {
    guard
      let symbols = try? NumberSymbols.shared(locale: locale),
      let format = try? DecimalFormat.shared(skeleton: DecimalFormat.Skeleton(""), locale: locale),
      let thousand = try? format.string(from: Int64(1000)),
      let infinity = try? format.string(from: Double.infinity),
      let notANumber = try? format.string(from: Double.nan)
    else { return nil }
    self.symbols = symbols
    let isEarly = thousand.unicodeScalars.count > 4
    leastGroupedCount = symbols.primaryGrouping == 0 ? .max : isEarly ? 4 : 5
    self.infinity = infinity
    self.notANumber = notANumber
  }

  /// Returns digits of ASCII as the locale writes them.
  func digits(_ digits: some StringProtocol) -> String {
    guard symbols.zero != "0" else { return String(digits) }
    var text = String.UnicodeScalarView()
    for digit in digits.unicodeScalars {
      let value = digit.value &- 0x30
      text.append(value < 10 ? UnicodeScalar(symbols.zero.value + value) ?? digit : digit)
    }
    return String(text)
  }

  /// Returns digits in groups, if there are so many that the locale marks groups.
  func grouped(_ digits: String) -> String {
    guard digits.utf8.count >= leastGroupedCount else { return self.digits(digits) }
    var groups: [Substring] = []
    var rest = digits[...]
    var length = symbols.primaryGrouping
    while rest.count > length {
      groups.append(rest.suffix(length))
      rest = rest.dropLast(length)
      length = symbols.secondaryGrouping
    }
    groups.append(rest)
    return groups.reversed().map { self.digits($0) }.joined(separator: symbols.grouping)
  }
}

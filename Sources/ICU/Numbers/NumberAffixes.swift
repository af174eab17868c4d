/// What stands before and behind the digits of a number, as UTF-8: its sign, a percent sign, a unit.
package final class NumberAffixes: Sendable {
  /// What stands before the digits.
  package let prefix: [UInt8]
  /// What stands behind the digits.
  package let suffix: [UInt8]

  /// Takes what stands before and behind the digits.
  package init(prefix: [UInt8], suffix: [UInt8]) {
    self.prefix = prefix
    self.suffix = suffix
  }

  /// Learns from a text with its digits.
  ///
  /// - Returns: nil when the digits are not in the text, or in it more than once.
  package init?(of text: String, around digits: String) {
    let ranges = text.ranges(of: digits)
    guard ranges.count == 1, let range = ranges.first else { return nil }
    prefix = Array(text[..<range.lowerBound].utf8)
    suffix = Array(text[range.upperBound...].utf8)
  }

  /// The number of bytes.
  var count: Int { prefix.count + suffix.count }
}

// MARK: - Units

extension NumberAffixes {
  /// Reads what stands around the numbers of a unit whose name is cut short: " kg".
  ///
  /// - Parameters:
  ///   - unit: the name of the unit in the CLDR.
  ///   - kind: what it measures, as the CLDR calls it: "mass".
  ///   - locale: the locale.
  /// - Returns: one for all numbers, or one for each of ``PluralCategory/allCases``; nil when ICU has none,
  ///   or one that is not plainly a text on each side.
  package static func ofUnit(_ unit: String, kind: String, locale: String) -> [NumberAffixes]? {
    // Keywords may ask for another unit.
    guard !locale.utf8.contains(UInt8(ascii: "@")),
      let units = LocaleResources(locale: locale, package: .units)?.table("unitsShort"),
      let forms = units.table(kind)?.table(unit),
      let usual = forms.text(PluralCategory.other.rawValue)
    else { return nil }
    var affixes: [NumberAffixes] = []
    var isVaried = false
    for category in PluralCategory.allCases {
      let pattern = forms.text(category.rawValue) ?? usual
      isVaried = isVaried || pattern != usual
      guard let read = NumberAffixes(pattern: pattern) else { return nil }
      affixes.append(read)
    }
    return isVaried ? affixes : [affixes[0]]
  }

  /// Takes a pattern: "{0} kg".
  private convenience init?(pattern: String) {
    let utf8 = Array(pattern.utf8)
    // An apostrophe quotes what follows.
    guard !utf8.contains(UInt8(ascii: "'")),
      let start = utf8.firstIndex(of: UInt8(ascii: "{")),
      utf8[start...].starts(with: place)
    else { return nil }
    let rest = utf8[(start + place.count)...]
    guard !rest.contains(UInt8(ascii: "{")) else { return nil }
    self.init(prefix: Array(utf8[..<start]), suffix: Array(rest))
  }

  /// Returns the same with a sign before the digits.
  package func withSign(_ sign: [UInt8]) -> NumberAffixes {
    NumberAffixes(prefix: prefix + sign, suffix: suffix)
  }
}

/// Where the number stands in a pattern.
private let place = Array("{0}".utf8)

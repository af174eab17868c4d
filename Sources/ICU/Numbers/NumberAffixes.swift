/// The UTF-8 before and after the digits of a number: its sign, a percent sign, a unit.
package final class NumberAffixes: Sendable {
  /// The bytes before the digits, and those after them.
  private let bytes: ConstantBuffer<UInt8>
  /// The number of bytes before the digits.
  private let prefixCount: Int

  /// Creates affixes.
  package init(prefix: [UInt8], suffix: [UInt8]) {
    bytes = ConstantBuffer(prefix + suffix)
    prefixCount = prefix.count
  }

  /// Infers the affixes from a string and its digits.
  ///
  /// - Returns: `nil` if the string does not contain the digits exactly once.
  package convenience init?(of text: String, around digits: String) {
    let ranges = text.ranges(of: digits)
    guard ranges.count == 1, let range = ranges.first else { return nil }
    self.init(
      prefix: Array(text[..<range.lowerBound].utf8),
      suffix: Array(text[range.upperBound...].utf8)
    )
  }

  /// The bytes before the digits.
  var prefix: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes.elements[..<prefixCount])
  }

  /// The bytes after the digits.
  var suffix: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes.elements[prefixCount...])
  }

  /// The number of bytes.
  var count: Int { bytes.count }
}

// MARK: - Units

extension NumberAffixes {
  /// Reads the affixes of a unit whose name is abbreviated: " kg".
  ///
  /// - Parameters:
  ///   - unit: The CLDR name of the unit.
  ///   - kind: The CLDR name of the quantity: "mass".
  ///   - locale: The locale.
  /// - Returns: One value for all numbers, or one for each of ``PluralCategory/allCases``. `nil` if
  ///   ICU has none, or if one is more than a string on each side.
  package static func ofUnit(_ unit: String, kind: String, locale: String) -> [NumberAffixes]? {
    // A keyword may select another unit.
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

  /// Parses a pattern: "{0} kg".
  private convenience init?(pattern: String) {
    let utf8 = Array(pattern.utf8)
    // An apostrophe quotes the characters after it.
    guard !utf8.contains(UInt8(ascii: "'")),
      let start = utf8.firstIndex(of: UInt8(ascii: "{")),
      utf8[start...].starts(with: location)
    else { return nil }
    let rest = utf8[(start + location.count)...]
    guard !rest.contains(UInt8(ascii: "{")) else { return nil }
    self.init(prefix: Array(utf8[..<start]), suffix: Array(rest))
  }

  /// Returns a copy with a sign before the digits.
  package func withSign(_ sign: [UInt8]) -> NumberAffixes {
    NumberAffixes(prefix: Array(prefix) + sign, suffix: Array(suffix))
  }
}

/// The placeholder of the number in a pattern.
private let location = Array("{0}".utf8)

/// The separators of numbers in a locale as UTF-8, and their positions.
struct NumberPattern: Hashable, Sendable {
  /// The digits.
  let digits: UTF8Digits
  /// The decimal separator.
  let decimal: [UInt8]
  /// The grouping separator.
  let grouping: [UInt8]
  /// The minus sign.
  let minus: [UInt8]
  /// The length of the last group of integer digits; 0 if digits are not grouped.
  let primaryGroup: Int
  /// The length of the groups before it: 2 in hi_IN, otherwise the same.
  let secondaryGroup: Int
  /// The smallest number with a grouping separator: 10,000 in es_ES.
  let leastGrouped: UInt64

  init(
    digits: UTF8Digits = .ascii,
    decimal: [UInt8],
    grouping: [UInt8],
    minus: [UInt8],
    groups: (primary: Int, secondary: Int),
    leastGrouped: UInt64
  ) {
    self.digits = digits
    self.decimal = decimal
    self.grouping = grouping
    self.minus = minus
    (primaryGroup, secondaryGroup) = groups
    self.leastGrouped = leastGrouped
  }

  /// Whether all symbols fit in the buffer.
  var isShort: Bool {
    decimal.count <= longestMark && grouping.count <= longestMark && minus.count <= longestMark
  }

  /// Infers the pattern from a formatted -1234567.5.
  ///
  /// The result is `nil` if the digits are not those of ASCII, if there is text after them, or if a
  /// symbol is longer than any known one.
  ///
  /// - Parameters:
  ///   - sample: The formatted number.
  ///   - isGroupedEarly: Whether 1000 has a grouping separator.
  init?(learnedFrom sample: String, isGroupedEarly: Bool) {
    let runs = Self.runs(of: Array(sample.utf8))
    guard runs.count >= 4, runs.count.isMultiple(of: 2), let minus = runs.first,
      runs.allSatisfy({ $0.count <= longestMark + 1 })
    else { return nil }
    let groups = stride(from: 1, to: runs.count - 1, by: 2).map { runs[$0] }
    let marks = Set(stride(from: 2, to: runs.count - 2, by: 2).map { runs[$0] })
    guard Array(groups.joined()) == Array("1234567".utf8), runs.last == Array("5".utf8),
      marks.count <= 1
    else { return nil }
    digits = .ascii
    self.minus = minus
    decimal = runs[runs.count - 2]
    grouping = marks.first ?? []
    primaryGroup = groups.count > 1 ? groups[groups.count - 1].count : 0
    secondaryGroup = groups.count > 2 ? groups[groups.count - 2].count : primaryGroup
    // Some languages require two digits before the first separator; none requires more.
    leastGrouped = primaryGroup == 0 ? .max : isGroupedEarly ? 1000 : 10_000
  }

  /// Returns alternating runs of other bytes and digits.
  ///
  /// The first run is of other bytes, the last of digits; if they are not, the result is empty.
  private static func runs(of utf8: [UInt8]) -> [[UInt8]] {
    var runs: [[UInt8]] = []
    var isLastDigits = true
    for byte in utf8 {
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      if isDigit == isLastDigits, !runs.isEmpty {
        runs[runs.count - 1].append(byte)
      } else {
        guard !runs.isEmpty || !isDigit else { return [] }
        runs.append([byte])
      }
      isLastDigits = isDigit
    }
    return isLastDigits ? runs : []
  }
}

/// The length of the longest symbol that a writer supports, in bytes.
private let longestMark = 6

// MARK: - Data

extension NumberPattern {
  /// Reads the separators of a locale's plain numbers.
  ///
  /// - Returns: `nil` if the digits do not follow each other in Unicode, or if the pattern is
  ///   unusual.
  init?(dataOf locale: String) {
    // A keyword may select other digits and symbols than the default ones of the locale.
    guard !locale.utf8.contains(UInt8(ascii: "@")),
      let elements = LocaleResources(locale: locale)?.table("NumberElements"),
      let system = elements.text("default"),
      let digits = UTF8Digits(system: system, locale: locale),
      let data = elements.table(system),
      let latin = elements.table("latn"),
      let leastGrouped = Self.leastGrouped(elements.text("minimumGroupingDigits")),
      let pattern = data.table("patterns")?.text("decimalFormat")
        ?? latin.table("patterns")?.text("decimalFormat"),
      let groups = Self.groups(of: pattern),
      let symbols = data.table("symbols"),
      let decimal = symbols.text("decimal"),
      let grouping = symbols.text("group"),
      let minus = symbols.text("minusSign")
    else { return nil }
    self.init(
      digits: digits,
      decimal: Array(decimal.utf8),
      grouping: Array(grouping.utf8),
      minus: Array(minus.utf8),
      groups: groups,
      leastGrouped: leastGrouped
    )
    guard isShort else { return nil }
  }

  /// Returns the smallest number with a grouping separator, from the minimum number of digits
  /// before one.
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

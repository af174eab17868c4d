/// The marks between the digits of a locale's numbers, as UTF-8, and where they stand.
struct NumberPattern: Hashable, Sendable {
  /// The mark before the fraction.
  let decimal: [UInt8]
  /// The mark between groups of digits.
  let grouping: [UInt8]
  /// The sign of a number below zero.
  let minus: [UInt8]
  /// The length of the last group before the mark; 0 where digits are not grouped.
  let primaryGroup: Int
  /// The length of the groups before it: 2 in hi_IN, else the same.
  let secondaryGroup: Int
  /// The least number that has a mark between its digits: 10,000 in es_ES.
  let leastGrouped: UInt64

  init(
    decimal: [UInt8],
    grouping: [UInt8],
    minus: [UInt8],
    groups: (primary: Int, secondary: Int),
    leastGrouped: UInt64
  ) {
    self.decimal = decimal
    self.grouping = grouping
    self.minus = minus
    (primaryGroup, secondaryGroup) = groups
    self.leastGrouped = leastGrouped
  }

  /// Whether there is room for all marks.
  var isShort: Bool {
    decimal.count <= longestMark && grouping.count <= longestMark && minus.count <= longestMark
  }

  /// Learns from the text of -1234567.5; nil when the digits are not those of ASCII, something stands behind
  /// them, or a mark is longer than any that is known.
  ///
  /// - Parameters:
  ///   - sample: the text.
  ///   - isGroupedEarly: whether 1000 has a mark between its digits.
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
    self.minus = minus
    decimal = runs[runs.count - 2]
    grouping = marks.first ?? []
    primaryGroup = groups.count > 1 ? groups[groups.count - 1].count : 0
    secondaryGroup = groups.count > 2 ? groups[groups.count - 2].count : primaryGroup
    // Some languages want two digits before the mark; none wants more.
    leastGrouped = primaryGroup == 0 ? .max : isGroupedEarly ? 1000 : 10_000
  }

  /// Returns runs of digits and of other bytes in turn, the first being others, the last digits; none
  /// when it is not so.
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

/// The bytes of the longest mark or sign that a writer makes room for.
private let longestMark = 6

// MARK: - Data

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

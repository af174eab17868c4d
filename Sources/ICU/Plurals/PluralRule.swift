/// A plural rule of the CLDR: a category and its condition.
///
/// ```swift
/// PluralRule(parsing: "one: n = 1 @integer 1")
/// ```
struct PluralRule: Hashable, Sendable {
  /// The category.
  let category: PluralCategory
  /// The alternatives.
  ///
  /// In each, all relations have to be true; there are none for `other`.
  let conditions: [[PluralRelation]]

  /// Parses one rule, and skips its samples.
  ///
  /// - Returns: `nil` if the text is not a rule.
  init?(parsing text: Substring) {
    guard let colon = text.firstIndex(of: ":"),
      let category = PluralCategory(rawValue: text[..<colon].filter { $0 != " " })
    else { return nil }
    self.category = category
    let words = text[text.index(after: colon)...].prefix { $0 != "@" }.split(separator: " ")
    guard !words.isEmpty else {
      conditions = []
      return
    }
    var parsed: [[PluralRelation]] = []
    for alternative in words.split(separator: "or") {
      var condition: [PluralRelation] = []
      for relation in alternative.split(separator: "and") {
        guard let relation = PluralRelation(parsing: relation) else { return nil }
        condition.append(relation)
      }
      parsed.append(condition)
    }
    conditions = parsed
  }
}

extension PluralRule {
  /// The same rule, simplified for integers.
  ///
  /// They have no fraction digits and no exponent.
  var forWholeNumbers: PluralRule {
    let alternatives = conditions.filter { $0.allSatisfy { $0.isTrueForWholeNumbers != false } }
    return PluralRule(
      category: category,
      conditions: alternatives.map { condition in
        let unknown = condition.filter { $0.isTrueForWholeNumbers == nil }
        return unknown.isEmpty ? [.always] : unknown
      }
    )
  }

  private init(category: PluralCategory, conditions: [[PluralRelation]]) {
    self.category = category
    self.conditions = conditions
  }
}

extension PluralRelation {
  /// A relation that is true for every number.
  fileprivate static let always = PluralRelation(
    operand: .integer,
    modulus: 0,
    isNegated: false,
    ranges: [0...UInt64.max]
  )

  /// Whether the relation is true for all integers or for none; `nil` if that depends on the
  /// number.
  fileprivate var isTrueForWholeNumbers: Bool? {
    switch operand {
    case .number, .integer: nil
    case .fraction, .significantFraction, .fractionDigits, .significantFractionDigits, .exponent,
      .compactExponent:
      ranges.contains { $0.contains(0) } != isNegated
    }
  }

  /// Parses the words of a relation: `n`, `%`, `10`, `!=`, `2..4,7`.
  fileprivate init?(parsing words: ArraySlice<Substring>) {
    var words = words
    guard let operand = words.popFirst().flatMap(Operand.init(letter:)) else { return nil }
    var modulus: UInt64 = 0
    if words.first == "%" {
      guard let number = words.dropFirst().first.flatMap({ UInt64($0) }), number > 0 else {
        return nil
      }
      modulus = number
      words = words.dropFirst(2)
    }
    guard let sign = words.popFirst(), sign == "=" || sign == "!=" else { return nil }
    let texts = words.joined().split(separator: ",")
    let ranges = texts.compactMap(parsedRange)
    guard !ranges.isEmpty, ranges.count == texts.count else { return nil }
    self.init(operand: operand, modulus: modulus, isNegated: sign == "!=", ranges: ranges)
  }
}

/// Returns the range "2..4", or that of the number "7".
private func parsedRange(_ text: Substring) -> ClosedRange<UInt64>? {
  let bounds = text.split(separator: ".").map { UInt64($0) }
  guard (1...2).contains(bounds.count), let low = bounds[0], let high = bounds[bounds.count - 1],
    low <= high
  else { return nil }
  return low...high
}

/// One relation of a plural rule: "i % 10 = 2..4", "n != 1".
///
/// Source: Unicode Technical Standard 35, part 3, "Plural Rules Syntax".
struct PluralRelation: Hashable, Sendable {
  /// The operand.
  let operand: Operand
  /// The divisor whose remainder is compared; 0 for none.
  let modulus: UInt64
  /// Whether the relation is true if the value is outside the ranges.
  let isNegated: Bool
  /// The values.
  let ranges: [ClosedRange<UInt64>]

  /// The operands of a rule, by the letters of the CLDR.
  enum Operand: Hashable, Sendable {
    /// `n`: the number itself.
    case number
    /// `i`: the integer digits.
    case integer
    /// `f`: the fraction digits.
    case fraction
    /// `t`: the fraction digits without trailing zeros.
    case significantFraction
    /// `v`: the number of fraction digits.
    case fractionDigits
    /// `w`: the number of fraction digits without trailing zeros.
    case significantFractionDigits
    /// `e`: the power of ten of a compact number.
    case exponent
    /// `c`: the newer name of `e`.
    case compactExponent

    /// Creates an operand from its letter; returns `nil` for a letter that the CLDR does not use.
    init?(letter: Substring) {
      switch letter {
      case "n": self = .number
      case "i": self = .integer
      case "f": self = .fraction
      case "t": self = .significantFraction
      case "v": self = .fractionDigits
      case "w": self = .significantFractionDigits
      case "e": self = .exponent
      case "c": self = .compactExponent
      default: return nil
      }
    }
  }
}

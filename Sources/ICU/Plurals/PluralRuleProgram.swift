/// The plural rules of a language in a form that answers in nanoseconds.
///
/// The relations stand in a row. One that holds leads to the next one, or is the last of its condition
/// and decides; one that does not leads to the condition behind the next "or".
final class PluralRuleProgram: Sendable {
  private let steps: [Step]
  /// The ranges of all relations, one relation's behind those of the one before.
  private let ranges: [ClosedRange<UInt64>]
  /// The categories that the rules name, and `other`.
  let categories: [PluralCategory]

  /// One relation.
  ///
  /// It holds no reference, so that nothing is counted while the steps are walked.
  private struct Step: Sendable {
    let operand: PluralRelation.Operand
    let modulus: UInt64
    let isNegated: Bool
    /// Where the ranges are that the value is looked for in.
    let ranges: Range<Int>
    /// What is decided when the relation holds; nil when the next one has to hold too.
    let category: PluralCategory?
    /// The step to go on with when the relation does not hold.
    let alternative: Int
  }

  /// Joins the rules in the order in which they are tried.
  init(_ rules: [PluralRule]) {
    var steps: [Step] = []
    var ranges: [ClosedRange<UInt64>] = []
    for rule in rules {
      for condition in rule.conditions {
        let alternative = steps.count + condition.count
        for (index, relation) in condition.enumerated() {
          let step = Step(
            operand: relation.operand,
            modulus: relation.modulus,
            isNegated: relation.isNegated,
            ranges: ranges.count..<(ranges.count + relation.ranges.count),
            category: index == condition.count - 1 ? rule.category : nil,
            alternative: alternative
          )
          ranges += relation.ranges
          steps.append(step)
        }
      }
    }
    self.steps = steps
    self.ranges = ranges
    let named = Set(rules.map(\.category)).union([.other])
    categories = PluralCategory.allCases.filter(named.contains)
  }

  /// Returns the category of a number.
  ///
  /// - Complexity: O(*n*), where *n* is the number of relations, at most some twenty.
  func category(of number: PluralOperands) -> PluralCategory {
    var index = 0
    while index < steps.count {
      let step = steps[index]
      guard holds(step, for: number) else {
        index = step.alternative
        continue
      }
      if let category = step.category { return category }
      index += 1
    }
    return .other
  }

  private func holds(_ step: Step, for number: PluralOperands) -> Bool {
    // A number that is not whole is in no list of whole ones.
    if step.operand == .number, number.fraction != 0 { return step.isNegated }
    let value = number.value(of: step.operand)
    // To divide takes longer than all the rest.
    let compared = step.modulus == 0 || value < step.modulus ? value : value % step.modulus
    for index in step.ranges where ranges[index].contains(compared) { return !step.isNegated }
    return step.isNegated
  }
}

extension PluralOperands {
  fileprivate func value(of operand: PluralRelation.Operand) -> UInt64 {
    switch operand {
    case .number, .integer: integer
    case .fraction: fraction
    case .significantFraction: significantFraction
    case .fractionDigits: UInt64(fractionDigits)
    case .significantFractionDigits: UInt64(significantFractionDigits)
    case .exponent, .compactExponent: UInt64(exponent)
    }
  }
}

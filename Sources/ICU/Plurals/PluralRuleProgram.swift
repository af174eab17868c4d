/// The plural rules of a language, compiled for evaluation in nanoseconds.
///
/// The relations are in one array. If a relation is true, the next one follows, or it is the last
/// of its condition and gives the category. If it is false, evaluation continues at the condition
/// after the next "or".
final class PluralRuleProgram: Sendable {
  private let steps: [Step]
  /// The ranges of all relations, in the order of the relations.
  private let ranges: [ClosedRange<UInt64>]
  /// The categories of the rules, and `other`.
  let categories: [PluralCategory]

  /// One relation.
  ///
  /// It contains no references, so that iterating over the steps retains nothing.
  private struct Step: Sendable {
    let operand: PluralRelation.Operand
    let modulus: UInt64
    let isNegated: Bool
    /// The positions of the ranges that are compared with the value.
    let ranges: Range<Int>
    /// The result if the relation is true; `nil` if the next one has to be true as well.
    let category: PluralCategory?
    /// The next step if the relation is false.
    let alternative: Int
  }

  /// Compiles rules, in the order of their evaluation.
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
  /// - Complexity: O(*n*), where *n* is the number of relations, about twenty at most.
  func category(of number: PluralOperands) -> PluralCategory {
    var index = 0
    while index < steps.count {
      let step = steps[index]
      guard isTrue(step, for: number) else {
        index = step.alternative
        continue
      }
      if let category = step.category { return category }
      index += 1
    }
    return .other
  }

  private func isTrue(_ step: Step, for number: PluralOperands) -> Bool {
    // The ranges contain only integers.
    if step.operand == .number, number.fraction != 0 { return step.isNegated }
    let value = number.value(of: step.operand)
    // A division takes longer than everything else.
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

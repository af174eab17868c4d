import ICU

/// The plural rules of a language as an expression of C, for whole numbers alone.
struct PluralRuleExpression {
  /// The value of `Plural-Forms`.
  let field: String

  /// Writes the rules of a language; `nil` if a rule holds what no expression of C can tell.
  ///
  /// - Parameters:
  ///   - rules: The words of the rules as the CLDR has them.
  ///   - categories: The categories to tell apart, in the order of their numbers; the last one is what
  ///     no rule before it takes.
  init?(_ rules: String, categories: [PluralCategory]) {
    let conditions = rules.split(separator: ";")
      .reduce(into: [PluralCategory: String]()) { conditions, rule in
        guard let colon = rule.firstIndex(of: ":"),
          let category = PluralCategory(rawValue: rule[..<colon].filter { $0 != " " })
        else { return }
        let words = rule[rule.index(after: colon)...].prefix { $0 != "@" }
        conditions[category] = Self.condition(words.split(separator: " ").map(String.init))
      }
    var text = "\(categories.count - 1)"
    for (index, category) in categories.enumerated().dropLast().reversed() {
      guard let condition = conditions[category] else { return nil }
      text = "\(condition) ? \(index) : \(text)"
    }
    field = "nplurals=\(categories.count); plural=\(categories.count > 1 ? "(\(text))" : text);"
  }

  /// Returns alternatives, each of which is a row of relations; `nil` if none can hold.
  private static func condition(_ words: [String]) -> String? {
    let alternatives = words.split(separator: "or")
      .compactMap { alternative -> String? in
        var relations: [String] = []
        for words in alternative.split(separator: "and") {
          switch relation(words.joined()) {
          case .never: return nil
          case .always: break
          case .written(let relation): relations.append(relation)
          }
        }
        return relations.isEmpty ? "1" : relations.joined(separator: " && ")
      }
    return alternatives.isEmpty ? nil : alternatives.joined(separator: " || ")
  }

  /// What is left of a relation where numbers are whole.
  private enum Relation {
    case always
    case never
    case written(String)
  }

  /// Returns the relation of words without blanks: `n%10=2..4,9`, `v!=0`.
  private static func relation(_ words: String) -> Relation {
    guard let sign = words.firstRange(of: /!?=/) else { return .never }
    let isNegated = words[sign].count == 2
    let ranges = words[sign.upperBound...].split(separator: ",").map { $0.split(separator: ".") }
    let operand = words[..<sign.lowerBound]
    guard operand.first == "n" || operand.first == "i" else {
      // Everything else that rules look at is 0 in a whole number.
      return ranges.contains([Substring("0")]) == isNegated ? .never : .always
    }
    let value = "n" + operand.dropFirst()
    let parts = ranges.map { range in
      let (low, high) = (range[0], range[range.count - 1])
      return switch (isNegated, low == high) {
      case (false, true): "\(value)==\(low)"
      case (true, true): "\(value)!=\(low)"
      case (false, false): "(\(value)>=\(low) && \(value)<=\(high))"
      case (true, false): "(\(value)<\(low) || \(value)>\(high))"
      }
    }
    let joined = parts.joined(separator: isNegated ? " && " : " || ")
    return .written(parts.count > 1 ? "(\(joined))" : joined)
  }
}

extension POFile {
  /// The number of plural forms and the rule that selects one: the field `Plural-Forms`.
  ///
  /// ```swift
  /// let forms = POFile.PluralForms(parsing: "nplurals=2; plural=(n != 1);")
  /// forms?.index(of: 7)  // 1
  /// ```
  package struct PluralForms: Hashable, Sendable {
    /// The number of forms.
    package let count: Int
    /// The expression that computes the plural form of a number.
    package let expression: PluralExpression

    /// Creates plural forms.
    package init(count: Int, expression: PluralExpression) {
      self.count = count
      self.expression = expression
    }

    /// Reads the value of the field; `nil` if it is not well-formed.
    package init?(parsing text: String) {
      guard text.utf8.count <= PluralExpression.greatestLength * 2 else { return nil }
      let text = text.filter { !$0.isWhitespace }
      let parts = text.split(separator: ";", maxSplits: 1).map(String.init)
      guard parts.count == 2, parts[0].hasPrefix("nplurals="), parts[1].hasPrefix("plural="),
        let count = Int(parts[0].dropFirst("nplurals=".count)), (1...100).contains(count)
      else { return nil }
      let words = parts[1].dropFirst("plural=".count)
      guard
        let expression = PluralExpression(parsing: words.hasSuffix(";") ? words.dropLast() : words)
      else { return nil }
      self.init(count: count, expression: expression)
    }

    /// Returns the plural form of a number, counted from 0; `nil` for an invalid index.
    package func index(of number: UInt64) -> Int? {
      guard let value = expression.value(of: number), value < UInt64(count) else { return nil }
      return Int(value)
    }
  }
}

extension POFile {
  /// An expression of C with the variable `n` and unsigned integer arithmetic.
  package struct PluralExpression: Hashable, Sendable {
    /// The instructions in their order of execution, on a stack of numbers.
    private let steps: [Step]

    /// A limit against malicious files; the longest expressions of real languages have 200 bytes.
    fileprivate static let greatestLength = 2_000

    /// An instruction, which pushes a number, or pops operands and pushes the result.
    fileprivate enum Step: Hashable, Sendable {
      case number(UInt64)
      case variable
      case not
      case choose
      case binary(Operator)
    }

    /// Reads an expression; `nil` if it is not well-formed.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the string.
    package init?(parsing text: some StringProtocol) {
      guard text.utf8.count <= Self.greatestLength else { return nil }
      var parser = PluralExpressionParser(Array(text.utf8))
      guard let steps = parser.parse() else { return nil }
      self.steps = steps
    }

    /// Returns the value for a number; `nil` if the expression divides by 0.
    ///
    /// All operands are computed, including those that C would skip. As in C, a division by 0 in a
    /// skipped operand is ignored.
    package func value(of number: UInt64) -> UInt64? {
      var stack: [UInt64?] = []
      for step in steps {
        switch step {
        case .number(let value): stack.append(value)
        case .variable: stack.append(number)
        case .not:
          let value = stack.popLast() ?? nil
          stack.append(value.map { $0 == 0 ? 1 : 0 })
        case .choose:
          let no = stack.popLast() ?? nil
          let yes = stack.popLast() ?? nil
          let condition = stack.popLast() ?? nil
          stack.append(condition.flatMap { $0 == 0 ? no : yes })
        case .binary(let binary):
          let right = stack.popLast() ?? nil
          let left = stack.popLast() ?? nil
          stack.append(binary.value(left, right))
        }
      }
      return stack.last ?? nil
    }
  }
}

/// A binary operator.
private enum Operator: String, Hashable, Sendable, CaseIterable {
  case or = "||"
  case and = "&&"
  case equal = "=="
  case unequal = "!="
  case atMost = "<="
  case atLeast = ">="
  case less = "<"
  case greater = ">"
  case plus = "+"
  case minus = "-"
  case times = "*"
  case divided = "/"
  case remainder = "%"

  /// The precedence of the operator; a higher number binds tighter.
  var rank: Int {
    switch self {
    case .or: 0
    case .and: 1
    case .equal, .unequal: 2
    case .atMost, .atLeast, .less, .greater: 3
    case .plus, .minus: 4
    case .times, .divided, .remainder: 5
    }
  }

  func value(_ left: UInt64?, _ right: UInt64?) -> UInt64? {
    guard let left else { return nil }
    switch self {
    case .or where left != 0: return 1
    case .and where left == 0: return 0
    default: break
    }
    guard let right else { return nil }
    return switch self {
    case .or, .and: right == 0 ? 0 : 1
    case .equal: left == right ? 1 : 0
    case .unequal: left == right ? 0 : 1
    case .atMost: left <= right ? 1 : 0
    case .atLeast: left >= right ? 1 : 0
    case .less: left < right ? 1 : 0
    case .greater: left > right ? 1 : 0
    case .plus: left &+ right
    case .minus: left &- right
    case .times: left &* right
    case .divided: right == 0 ? nil : left / right
    case .remainder: right == 0 ? nil : left % right
    }
  }
}

/// Reads an expression from left to right by operator precedence.
private struct PluralExpressionParser {
  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0
  private var steps: [POFile.PluralExpression.Step] = []

  /// A limit against malicious files; the expressions of real languages are far below it.
  private static let greatestDepth = 100

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func parse() -> [POFile.PluralExpression.Step]? {
    guard parseChoice(), offset == bytes.count else { return nil }
    return steps
  }

  private mutating func parseChoice() -> Bool {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.greatestDepth, parseBinary(above: 0) else { return false }
    guard take("?") else { return true }
    guard parseChoice(), take(":"), parseChoice() else { return false }
    steps.append(.choose)
    return true
  }

  private mutating func parseBinary(above rank: Int) -> Bool {
    guard parseUnary() else { return false }
    while let next = nextOperator, next.rank >= rank {
      offset += next.rawValue.utf8.count
      guard parseBinary(above: next.rank + 1) else { return false }
      steps.append(.binary(next))
    }
    return true
  }

  private mutating func parseUnary() -> Bool {
    var negations = 0
    while nextOperator != .unequal, take("!") {
      negations += 1
      guard depth + negations <= Self.greatestDepth else { return false }
    }
    guard parseOperand() else { return false }
    steps += Array(repeating: .not, count: negations)
    return true
  }

  private mutating func parseOperand() -> Bool {
    if take("n") {
      steps.append(.variable)
      return true
    }
    if take("(") { return parseChoice() && take(")") }
    let digits = bytes[offset...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard let number = UInt64(String(decoding: digits, as: UTF8.self)) else { return false }
    offset += digits.count
    steps.append(.number(number))
    return true
  }

  private var nextOperator: Operator? {
    Operator.allCases.first { bytes[offset...].starts(with: $0.rawValue.utf8) }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }
}

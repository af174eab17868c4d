import TestSupport

@testable import SwiftTypeChecker

/// Makes up trees of sources, the same ones for the same seed.
struct TreeGenerator {
  private var numbers: SeededGenerator
  private var depth = 0

  /// How deep values of the same kind enclose each other.
  private static let maximumDepth = 5

  init(seed: UInt64) {
    numbers = SeededGenerator(seed: seed)
  }

  /// Makes up a value.
  mutating func next<Value: Generated>() -> Value {
    Value(&self)
  }

  /// Makes up a number.
  mutating func number(in range: Range<Int>) -> Int {
    Int.random(in: range, using: &numbers)
  }

  /// Makes up a case of an enum.
  ///
  /// - Parameters:
  ///   - count: How many cases there are.
  ///   - make: Returns a case by its number. The case 0 encloses no value of the same type.
  /// - Returns: Any case; the case 0 deep inside of other values.
  mutating func oneCase<Value>(
    of count: Int,
    _ make: (_ number: Int, inout TreeGenerator) -> Value
  ) -> Value {
    depth += 1
    defer { depth -= 1 }
    return make(depth > Self.maximumDepth ? 0 : number(in: 0..<count), &self)
  }

  /// Makes up elements, fewer of them the deeper they are.
  mutating func elements<Element: Generated>() -> [Element] {
    (0..<number(in: 0..<max(1, 4 - depth))).map { _ in next() }
  }
}

/// A value that a ``TreeGenerator`` makes up.
protocol Generated {
  init(_ generator: inout TreeGenerator)
}

extension Bool: Generated {
  init(_ generator: inout TreeGenerator) { self = generator.number(in: 0..<2) == 1 }
}

extension Int: Generated {
  init(_ generator: inout TreeGenerator) {
    let bits = generator.number(in: 0..<63)
    self = generator.number(in: 0..<(1 << bits))
  }
}

extension String: Generated {
  init(_ generator: inout TreeGenerator) {
    let letters = Array("ab. \0\n\u{7F}éß体😀")
    self = String(
      (0..<generator.number(in: 0..<6))
        .map { _ in
          letters[generator.number(in: 0..<letters.count)]
        }
    )
  }
}

extension Optional: Generated where Wrapped: Generated {
  init(_ generator: inout TreeGenerator) {
    self = generator.number(in: 0..<3) == 0 ? nil : .some(generator.next())
  }
}

extension Array: Generated where Element: Generated {
  init(_ generator: inout TreeGenerator) { self = generator.elements() }
}

extension Generated where Self: CaseIterable, AllCases == [Self] {
  init(_ generator: inout TreeGenerator) {
    self = Self.allCases[generator.number(in: 0..<Self.allCases.count)]
  }
}

// MARK: - Types

extension TypeReference: Generated {
  static let caseCount = 7

  init(_ generator: inout TreeGenerator) {
    self = generator.oneCase(of: Self.caseCount) { number, generator in
      switch number {
      case 0: return .unknown
      case 1: return .named(generator.next() as [Component])
      case 2: return .optional(generator.next())
      case 3: return .tuple(generator.next())
      case 4: return .function(generator.next(), generator.next())
      case 5: return .composition(generator.next())
      default: return .metatype(generator.next())
      }
    }
  }
}

extension TypeReference.Component: Generated {
  init(_ generator: inout TreeGenerator) {
    self.init(name: generator.next(), arguments: generator.next())
  }
}

extension TypeReference.Element: Generated {
  init(_ generator: inout TreeGenerator) {
    self.init(label: generator.next(), type: generator.next())
  }
}

extension GenericParameter: Generated {
  init(_ generator: inout TreeGenerator) {
    self.init(name: generator.next(), bounds: generator.next())
  }
}

extension TypeDeclaration.Equality: Generated {
  init(_ generator: inout TreeGenerator) {
    self.init(left: generator.next(), type: generator.next())
  }
}

// MARK: - Expressions

extension Expression: Generated {
  convenience init(_ generator: inout TreeGenerator) {
    self.init(generator.next(), at: 0)
  }
}

extension Expression.Kind: Generated {
  static let caseCount = 28

  init(_ generator: inout TreeGenerator) {
    self = generator.oneCase(of: Self.caseCount) { number, generator in
      switch number {
      case 0: return .integer
      case 1: return .floatingPoint
      case 2: return .boolean
      case 3: return .null
      case 4: return .string(generator.next())
      case 5: return .name(generator.next(), generator.next())
      case 6: return .member(generator.next(), generator.next(), generator.next())
      case 7: return .call(generator.next())
      case 8: return .macro(generator.next())
      case 9: return .subscripting(generator.next(), generator.next())
      case 10: return .closure(generator.next())
      case 11: return .array(generator.next())
      case 12: return .dictionary(generator.next())
      case 13: return .tuple(generator.next())
      case 14: return .branches(generator.next())
      case 15: return .keyPath(root: generator.next(), generator.next())
      case 16: return .opaque(generator.next())
      default: return Self(operation: number, &generator)
      }
    }
  }

  private init(operation number: Int, _ generator: inout TreeGenerator) {
    switch number {
    case 17: self = .binary(generator.next(), generator.next(), generator.next())
    case 18: self = .prefix(generator.next(), generator.next())
    case 19: self = .postfix(generator.next(), generator.next())
    case 20:
      self = .conditional(
        condition: generator.next(),
        then: generator.next(),
        otherwise: generator.next()
      )
    case 21: self = .assignment(to: generator.next(), generator.next())
    case 22: self = .cast(generator.next(), generator.next(), generator.next())
    case 23: self = .isOfType(generator.next())
    case 24: self = .optionalTry(generator.next())
    case 25: self = .chained(generator.next())
    case 26: self = .forced(generator.next())
    default: self = .type(generator.next())
    }
  }
}

extension Expression.Cast: Generated {}

extension Expression.Argument: Generated {
  init(_ generator: inout TreeGenerator) {
    self.init(label: generator.next(), value: generator.next())
  }
}

extension Expression.DictionaryElement: Generated {
  init(_ generator: inout TreeGenerator) {
    self.init(key: generator.next(), value: generator.next())
  }
}

extension Expression.Call: Generated {
  init(_ generator: inout TreeGenerator) {
    self.init(
      callee: generator.next(),
      arguments: generator.next(),
      trailingClosures: generator.next()
    )
  }
}

extension Expression.Branches: Generated {
  init(_ generator: inout TreeGenerator) {
    self.init(branches: generator.next(), subject: generator.next())
  }
}

extension Expression.Branch: Generated {
  init(_ generator: inout TreeGenerator) {
    self.init(conditions: generator.next(), body: generator.next())
  }
}

extension Expression.Closure: Generated {
  init(_ generator: inout TreeGenerator) {
    self.init(
      parameters: generator.next(),
      hasSignature: generator.next(),
      anonymousParameterCount: generator.next(),
      result: generator.next(),
      captures: generator.next(),
      body: generator.next()
    )
  }
}

extension Expression.Closure.Parameter: Generated {
  init(_ generator: inout TreeGenerator) {
    self.init(name: generator.next(), type: generator.next())
  }
}

extension StringLiteral: Generated {
  init(_ generator: inout TreeGenerator) {
    self.init(segments: generator.next(), range: 0..<0, isDebugOnly: generator.next())
  }
}

extension StringLiteral.Segment: Generated {
  static let caseCount = 2

  init(_ generator: inout TreeGenerator) {
    self = generator.oneCase(of: Self.caseCount) { number, generator in
      number == 0 ? .text(generator.next()) : .interpolation(generator.next())
    }
  }
}

extension StringLiteral.Interpolation: Generated {
  init(_ generator: inout TreeGenerator) {
    self.init(arguments: generator.next(), range: 0..<0, source: generator.next())
  }
}

// MARK: - Statements

extension Statement: Generated {
  static let caseCount = 8

  init(_ generator: inout TreeGenerator) {
    self = generator.oneCase(of: Self.caseCount) { number, generator in
      switch number {
      case 0: return .expression(generator.next())
      case 1: return .declaration(generator.next())
      case 2: return .returning(generator.next())
      case 3: return .guarding(generator.next(), body: generator.next())
      case 4: return .looping(generator.next(), body: generator.next())
      case 5:
        return .iterating(
          generator.next(),
          over: generator.next(),
          where: generator.next(),
          body: generator.next()
        )
      case 6: return .scope(generator.next())
      default: return .catching(generator.next(), body: generator.next())
      }
    }
  }
}

extension Condition: Generated {
  static let caseCount = 3

  init(_ generator: inout TreeGenerator) {
    self = generator.oneCase(of: Self.caseCount) { number, generator in
      switch number {
      case 0: return .expression(generator.next())
      case 1: return .binding(generator.next(), type: generator.next(), value: generator.next())
      default: return .matching(generator.next(), value: generator.next())
      }
    }
  }
}

extension Pattern: Generated {
  static let caseCount = 7

  init(_ generator: inout TreeGenerator) {
    self = generator.oneCase(of: Self.caseCount) { number, generator in
      switch number {
      case 0: return .wildcard
      case 1: return .name(generator.next())
      case 2: return .tuple(generator.next())
      case 3: return .enumCase(generator.next(), of: generator.next(), generator.next())
      case 4: return .optional(generator.next())
      case 5: return .typed(generator.next(), generator.next())
      default: return .expression(generator.next())
      }
    }
  }
}

extension PatternElement: Generated {
  init(_ generator: inout TreeGenerator) {
    self.init(label: generator.next(), pattern: generator.next())
  }
}

/// Whether an expression can be an argument of a type, and how well it matches.
///
/// The score of a string literal decides between overloads. A `String` is a perfect match, because
/// that is the literal's own type. A generic string is worse, and a type with a role worse again.
extension OverloadResolver {
  /// Returns the score of an expression as an argument of a type.
  ///
  /// - Parameters:
  ///   - expression: The argument.
  ///   - type: The type of the parameter.
  ///   - bounds: The bounds of the generic parameters that the type mentions, by name.
  /// - Returns: The score; `nil` if the expression cannot be an argument of the type.
  func conversionScore(
    of expression: Expression,
    to type: SwiftType,
    _ bounds: [String: [SwiftType]]
  ) -> OverloadScore? {
    guard inference.effort.hasRoom else { return .init(.unknownType) }
    inference.effort.spend()
    inference.effort.depth += 1
    defer { inference.effort.depth -= 1 }
    if let wrapped = type.wrapped {
      return conversionScore(of: expression, toOptional: wrapped, bounds)
    }
    switch expression.kind {
    case .string(let literal): return conversionScore(of: literal, to: type, bounds)
    case .integer: return numberScore(isFloatingPoint: false, to: type)
    case .floatingPoint: return numberScore(isFloatingPoint: true, to: type)
    case .prefix("-", let operand) where operand.isNumberLiteral:
      return conversionScore(of: operand, to: type, bounds)
    case .boolean: return conversionScore(of: .bool, to: type, bounds)
    case .null: return nullScore(to: type)
    case .array(let elements): return arrayScore(of: elements, to: type, bounds)
    case .dictionary: return collectionScore(to: type)
    case .closure(let closure): return conversionScore(of: closure, to: type, bounds)
    case .conditional(_, let then, let otherwise):
      return worstScore(of: [then, otherwise], to: type, bounds)
    case .binary("??", let value, let fallback):
      return fallbackScore(of: value, fallback, to: type, bounds)
    case .binary("...", let lower, let upper), .binary("..<", let lower, let upper):
      return rangeScore(of: expression, lower, upper, to: type, bounds)
    case .binary where expression.isNumberLiteral:
      return numberScore(isFloatingPoint: inference.type(of: expression) == .double, to: type)
    case .binary("+", let left, let right) where left.isStringLiteral || right.isStringLiteral:
      return conversionScore(of: .string, to: type, bounds)
    case .member(nil, let name, _): return implicitMemberScore(name, nil, to: type)
    case .subscripting(let base, _):
      return elementScore(of: base, to: type, bounds)
        ?? conversionScore(of: inference.type(of: expression), to: type, bounds)
    case .forced(let value) where value.isSubscriptedLiteral:
      return conversionScore(of: value, to: .optional(type), bounds)
    case .call(let call):
      if case .member(nil, let name, _) = call.callee.kind {
        return implicitMemberScore(name, call, to: type)
      }
      if case .closure(let closure) = call.callee.kind {
        return returnedValueScore(of: closure, to: type, bounds)
      }
      return conversionScore(of: inference.type(of: expression), to: type, bounds)
        ?? conversionScore(of: call, toTypeWithRole: type)
    default: return conversionScore(of: inference.type(of: expression), to: type, bounds)
    }
  }

  /// Returns the worst score of several expressions; `nil` if one of them cannot be an argument.
  func worstScore(
    of expressions: some Sequence<Expression>,
    to type: SwiftType,
    _ bounds: [String: [SwiftType]]
  ) -> OverloadScore? {
    var worst = OverloadScore.perfect
    for expression in expressions {
      guard let score = conversionScore(of: expression, to: type, bounds) else { return nil }
      worst = max(worst, score)
    }
    return worst
  }

  private func conversionScore(
    of expression: Expression,
    toOptional wrapped: SwiftType,
    _ bounds: [String: [SwiftType]]
  ) -> OverloadScore? {
    switch expression.kind {
    case .null: return .perfect
    case .conditional(_, let then, let otherwise):
      return worstScore(of: [then, otherwise], to: .optional(wrapped), bounds)
    default:
      let isOpen =
        expression.isLiteral
        || expression.isSubscriptedLiteral && inference.role(of: wrapped) != nil
      let own = isOpen ? nil : inference.type(of: expression)
      if let inner = own?.wrapped { return conversionScore(of: inner, to: wrapped, bounds) }
      return conversionScore(of: expression, to: wrapped, bounds)
        .map { $0 + .init(.valueToOptional) }
    }
  }

  /// Returns the score of an element that is taken out of a collection literal at once; `nil` for
  /// that of another collection.
  private func elementScore(
    of base: Expression,
    to type: SwiftType,
    _ bounds: [String: [SwiftType]]
  ) -> OverloadScore? {
    guard let collection = collection(base, of: type), inference.role(of: type) != nil else {
      return nil
    }
    if case .dictionary(let elements) = base.kind {
      return worstScore(of: elements.lazy.map(\.value), to: type.unwrapped, bounds)
    }
    return conversionScore(of: base, to: collection, bounds)
  }

  /// Returns the type of a collection literal whose element has an expected type; `nil` for
  /// other expressions.
  package func collection(_ base: Expression, of element: SwiftType) -> SwiftType? {
    switch base.kind {
    case .array: .array(element)
    case .dictionary: .nominal("Dictionary", [.unknown, element.unwrapped])
    default: nil
    }
  }

  private func fallbackScore(
    of value: Expression,
    _ fallback: Expression,
    to type: SwiftType,
    _ bounds: [String: [SwiftType]]
  ) -> OverloadScore? {
    let left = inference.type(of: value)
    if left.isUnknown {
      // An optional of a type with a role is rare; an optional string with a literal is not.
      return fallback.isStringLiteral && inference.role(of: type) != nil
        ? nil : conversionScore(of: fallback, to: type, bounds)
    }
    // The project declares an operator `??` for values that are not optional.
    guard left.wrapped != nil else { return .init(.unknownType) }
    var first = conversionScore(of: left.unwrapped, to: type, bounds)
    if first == nil, case .call(let call) = value.kind {
      first = conversionScore(of: call, toTypeWithRole: .optional(type))
    }
    if first == nil, case .subscripting(let base, _) = value.kind {
      first = elementScore(of: base, to: type, bounds)
    }
    guard let first, let second = conversionScore(of: fallback, to: type, bounds) else {
      return nil
    }
    return max(first, second)
  }
}

// MARK: - Calls

/// The scores of calls and implicit members whose type follows from the expected one.
extension OverloadResolver {
  /// Returns the score of a call whose result can have a role if that is expected.
  ///
  /// The result is that of an overload, or a generic parameter that literals alone bind.
  private func conversionScore(
    of call: Expression.Call,
    toTypeWithRole type: SwiftType
  ) -> OverloadScore? {
    guard inference.role(of: type) != nil, inference.effort.hasRoomForImplicitMember,
      call.mayTakeExpectedType
    else { return nil }
    inference.effort.implicitDepth += 1
    defer { inference.effort.implicitDepth -= 1 }
    let candidates = inference.candidates(for: call.callee, asking: type)
      .filter { candidate in
        let declaration = candidate.entry.declaration
        let signature = lookup.signature(of: candidate.entry)
        guard let made = signature.result, declaration.kind == .function else { return false }
        return inference.role(of: made) != nil || made.mentions(signature.generics)
      }
    guard !candidates.isEmpty, let found = resolution(of: call, among: candidates, asking: type)
    else { return nil }
    return conversionScore(of: found.result, to: type, [:]).map { $0 + .init(.nonDefaultLiteral) }
  }

  /// Returns the score of `.name` or `.name(…)`.
  ///
  /// A member that is not known makes an overload worse, not impossible.
  private func implicitMemberScore(
    _ name: String,
    _ call: Expression.Call?,
    to type: SwiftType
  ) -> OverloadScore? {
    switch type {
    case .unknown, .dependent, .composition: return .init(.unknownType)
    case .parameter:
      // `.init` does not name a type; the other arguments would have to bind the parameter.
      return .init(name == "init" ? .doubtfulArgument : .genericArgument)
    case .function, .tuple, .metatype: return nil
    case .nominal(let nominal, _):
      guard let call else {
        let member = inference.type(ofMember: name, [], of: .metatype(type))
        return member.isUnknown ? .init(.doubtfulArgument) : .perfect
      }
      // Each level tries every overload of the next.
      guard inference.effort.hasRoomForImplicitMember else { return .init(.doubtfulArgument) }
      inference.effort.implicitDepth += 1
      defer { inference.effort.implicitDepth -= 1 }
      let candidates = inference.implicitMembers(named: name, of: type)
      let hasRole = index.type(named: nominal)?.role != nil
      if let found = resolution(of: call, among: candidates) {
        if found.candidate.entry.declaration.isDisfavoured { return .init(.disfavoredOverload) }
        // If `.init("…")` can make several types, the one with a role is meant.
        return hasRole || name != "init" ? .perfect : .init(.minorConversion)
      }
      // All initializers of a type with a role are known.
      return hasRole && name == "init" && !candidates.isEmpty ? nil : .init(.doubtfulArgument)
    }
  }
}

extension Expression.Call {
  /// Whether the arguments leave the type of a string open.
  ///
  /// They do if all of them are literals, or closures that only return literals.
  fileprivate var mayTakeExpectedType: Bool {
    let strings = (arguments + trailingClosures).filter { !$0.value.isNumberOrBoolean }
    return !strings.isEmpty
      && strings.allSatisfy { argument in
        guard case .closure(let closure) = argument.value.kind else {
          return argument.value.isOpenString
        }
        let values = closure.body.returnedValues
        return closure.result == nil && !values.isEmpty && values.allSatisfy(\.isOpenString)
      }
  }
}

extension Expression {
  /// Whether the expression is a string of the type that is expected of it.
  fileprivate var isOpenString: Bool {
    switch kind {
    case .string, .null: true
    case .conditional(_, let then, let otherwise): then.isOpenString && otherwise.isOpenString
    case .call(let call): call.mayTakeExpectedType
    default: false
    }
  }

  /// Whether the expression is the literal of a number or a Boolean.
  fileprivate var isNumberOrBoolean: Bool {
    switch kind {
    case .integer, .floatingPoint, .boolean: true
    default: false
    }
  }
}

/// Whether an expression can be an argument of a type, and how well it fits.
///
/// The cost of a string literal decides between overloads: a `String` is nothing, a generic string
/// a little, a localizable type one, because the literal's own type is `String`.
extension OverloadResolver {
  /// Returns how well an expression fits a type, 0 at best; `nil` where it cannot be.
  func fit(
    _ expression: Expression,
    to type: SwiftType,
    _ bounds: [String: [SwiftType]]
  ) -> Double? {
    guard inference.effort.hasRoom else { return 0.3 }
    inference.effort.spend()
    inference.effort.depth += 1
    defer { inference.effort.depth -= 1 }
    if let wrapped = type.wrapped { return fit(expression, toOptional: wrapped, bounds) }
    switch expression.kind {
    case .string(let literal): return fitString(literal, to: type, bounds)
    case .integer: return fitNumber(isFloatingPoint: false, to: type, bounds)
    case .floatingPoint: return fitNumber(isFloatingPoint: true, to: type, bounds)
    case .prefix("-", let operand) where operand.isNumberLiteral:
      return fit(operand, to: type, bounds)
    case .boolean: return convert(.bool, to: type, bounds)
    case .null: return fitNull(to: type)
    case .array(let elements): return fitArray(elements, to: type, bounds)
    case .dictionary: return fitCollection(to: type)
    case .closure(let closure): return fit(closure, to: type, bounds)
    case .conditional(_, let then, let otherwise):
      guard let first = fit(then, to: type, bounds), let second = fit(otherwise, to: type, bounds)
      else { return nil }
      return max(first, second)
    case .binary("??", let value, let fallback):
      return fitFallback(value, fallback, to: type, bounds)
    case .binary("...", let lower, let upper), .binary("..<", let lower, let upper):
      return fitRange(expression, lower, upper, to: type, bounds)
    case .binary where expression.isNumberLiteral:
      return fitNumber(isFloatingPoint: inference.type(of: expression) == .double, to: type, bounds)
    case .binary("+", let left, let right) where left.isStringLiteral || right.isStringLiteral:
      return convert(.string, to: type, bounds)
    case .member(nil, let name, _): return fitImplicit(name, nil, to: type, bounds)
    case .subscripting(let base, _):
      return fit(subscripted: base, to: type, bounds)
        ?? convert(inference.type(of: expression), to: type, bounds)
    case .forced(let value) where value.isSubscriptedLiteral:
      return fit(value, to: .optional(type), bounds)
    case .call(let call):
      if case .member(nil, let name, _) = call.callee.kind {
        return fitImplicit(name, call, to: type, bounds)
      }
      if case .closure(let closure) = call.callee.kind {
        return fit(returnsOf: closure, to: type, bounds)
      }
      return convert(inference.type(of: expression), to: type, bounds) ?? fit(call, toText: type)
    default: return convert(inference.type(of: expression), to: type, bounds)
    }
  }

  private func fit(
    _ expression: Expression,
    toOptional wrapped: SwiftType,
    _ bounds: [String: [SwiftType]]
  ) -> Double? {
    switch expression.kind {
    case .null: return 0
    case .conditional(_, let then, let otherwise):
      guard let first = fit(then, to: .optional(wrapped), bounds),
        let second = fit(otherwise, to: .optional(wrapped), bounds)
      else { return nil }
      return max(first, second)
    default:
      let isOpen =
        expression.isLiteral
        || expression.isSubscriptedLiteral && inference.role(of: wrapped) != nil
      let own = isOpen ? nil : inference.type(of: expression)
      if let inner = own?.wrapped { return convert(inner, to: wrapped, bounds) }
      return fit(expression, to: wrapped, bounds).map { $0 + 0.2 }
    }
  }

  /// Returns how well an element fits that is taken out of a collection literal at once; `nil` for
  /// that of another collection.
  private func fit(
    subscripted base: Expression,
    to type: SwiftType,
    _ bounds: [String: [SwiftType]]
  ) -> Double? {
    guard let collection = collection(base, of: type), inference.role(of: type) != nil else {
      return nil
    }
    if case .dictionary(let elements) = base.kind {
      return elements.lazy.map { self.fit($0.value, to: type.unwrapped, bounds) }
        .reduce(0) { cost, fit in cost.flatMap { cost in fit.map { max(cost, $0) } } }
    }
    return fit(base, to: collection, bounds)
  }

  /// Returns the type that a collection literal takes whose element a place asks for; `nil` for what
  /// is no such literal.
  package func collection(_ base: Expression, of element: SwiftType) -> SwiftType? {
    switch base.kind {
    case .array: .array(element)
    case .dictionary: .nominal("Dictionary", [.unknown, element.unwrapped])
    default: nil
    }
  }

  private func fitFallback(
    _ value: Expression,
    _ fallback: Expression,
    to type: SwiftType,
    _ bounds: [String: [SwiftType]]
  ) -> Double? {
    let left = inference.type(of: value)
    if left.isUnknown {
      // An optional of a localizable type is rare; an optional string with a literal is not.
      return fallback.isStringLiteral && inference.role(of: type) != nil
        ? nil : fit(fallback, to: type, bounds)
    }
    // What is no optional has an operator of the project.
    guard left.wrapped != nil else { return 0.3 }
    var first = convert(left.unwrapped, to: type, bounds)
    if first == nil, case .call(let call) = value.kind {
      first = fit(call, toText: .optional(type))
    }
    if first == nil, case .subscripting(let base, _) = value.kind {
      first = fit(subscripted: base, to: type, bounds)
    }
    guard let first, let second = fit(fallback, to: type, bounds) else { return nil }
    return max(first, second)
  }
}

// MARK: - Fit calls

/// How well calls and implicit members, whose type follows from their place, fit a type.
extension OverloadResolver {
  /// Returns how well a call fits a localizable type whose result follows from its place: that of
  /// an overload, or of a generic parameter that literals alone bind.
  func fit(_ call: Expression.Call, toText type: SwiftType) -> Double? {
    guard inference.role(of: type) != nil, inference.effort.hasRoomForImplicitMember,
      call.mayTakeTypeFromPlace
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
    return convert(found.result, to: type, [:]).map { $0 + 1 }
  }

  /// Returns how well `.name` or `.name(…)` fits; a member that is not known makes a candidate
  /// dearer, not impossible.
  func fitImplicit(
    _ name: String,
    _ call: Expression.Call?,
    to type: SwiftType,
    _ bounds: [String: [SwiftType]]
  ) -> Double? {
    switch type {
    case .unknown, .dependent, .composition: return 1
    case .parameter:
      // `.init` names no type by itself; the other arguments would have to.
      return name == "init" ? 2 : 1
    case .function, .tuple, .metatype: return nil
    case .nominal(let nominal, _):
      guard let call else {
        let member = inference.type(ofMember: name, [], of: .metatype(type))
        return member.isUnknown ? 2 : 0
      }
      // Each level tries every overload of the next.
      guard inference.effort.hasRoomForImplicitMember else { return 2 }
      inference.effort.implicitDepth += 1
      defer { inference.effort.implicitDepth -= 1 }
      let candidates = inference.implicitMembers(named: name, of: type)
      if let found = resolution(of: call, among: candidates) {
        if found.candidate.entry.declaration.isDisfavoured { return 0.5 }
        // Where `.init("…")` may make several types, a localizable one is meant.
        return index.type(named: nominal)?.role == nil && name == "init" ? 0.1 : 0
      }
      guard name == "init", !candidates.isEmpty else { return 2 }
      // The initializers of a localizable type are all known.
      return index.type(named: nominal)?.role == nil ? 3 : nil
    }
  }
}

extension Expression.Call {
  /// Whether the arguments leave it open of which type a text is: literals, and closures that
  /// return nothing else.
  fileprivate var mayTakeTypeFromPlace: Bool {
    let texts = (arguments + trailingClosures).filter { !$0.value.isTextless }
    return !texts.isEmpty
      && texts.allSatisfy { argument in
        guard case .closure(let closure) = argument.value.kind else {
          return argument.value.isOpenText
        }
        let values = closure.body.returnedValues
        return closure.result == nil && !values.isEmpty && values.allSatisfy(\.isOpenText)
      }
  }
}

extension Expression {
  /// Whether the type of the expression is that of a text which its place asks for.
  fileprivate var isOpenText: Bool {
    switch kind {
    case .string, .null: true
    case .conditional(_, let then, let otherwise): then.isOpenText && otherwise.isOpenText
    case .call(let call): call.mayTakeTypeFromPlace
    default: false
    }
  }

  /// Whether the expression cannot be a text: a number, a name of one.
  fileprivate var isTextless: Bool {
    switch kind {
    case .integer, .floatingPoint, .boolean: true
    default: false
    }
  }
}

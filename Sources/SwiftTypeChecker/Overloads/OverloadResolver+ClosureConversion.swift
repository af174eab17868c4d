/// The scores of closures as arguments.
extension OverloadResolver {
  /// Returns the score of a closure as an argument of a type; `nil` if it cannot be one.
  func conversionScore(
    of closure: Expression.Closure,
    to type: SwiftType,
    _ bounds: [String: [SwiftType]]
  ) -> OverloadScore? {
    switch type {
    case .unknown, .dependent: return .init(.unknownType)
    case .parameter(let name):
      // A function conforms to no protocol, but may cross to another actor.
      let bounds = bounds[name] ?? inference.scope.bounds[name] ?? []
      return bounds.allSatisfy { $0.name == "Sendable" } ? .init(.genericArgument) : nil
    case .function(let parameters, _):
      let count =
        closure.hasSignature ? closure.parameters.count : closure.anonymousParameterCount
      if closure.hasSignature ? count != parameters.count : count > max(parameters.count, 1) {
        return tupleScore(ofClosureWith: count, to: parameters)
      }
      // A closure cannot ignore its arguments, unless it names them in code that was not read.
      return !closure.hasSignature && count == 0 && !parameters.isEmpty
        ? .init(.doubtfulArgument) : .perfect
    case .nominal(let name, _):
      if name == "Any" { return .init(.existential) }
      return index.declaresType(named: name) ? nil : .init(.unknownType)
    default: return nil
    }
  }

  /// Returns the score of a closure with several parameters as a function of one tuple, which the
  /// closure takes apart.
  private func tupleScore(
    ofClosureWith count: Int,
    to parameters: [SwiftType]
  ) -> OverloadScore? {
    guard parameters.count == 1, count > 1 else { return nil }
    if case .tuple(let elements) = parameters[0] {
      return elements.count == count ? .init(.implicitConversion) : nil
    }
    // A parameter whose type is not known may be a tuple.
    return .init(.unknownType)
  }

  /// Returns the score of a string literal that is the only value of a closure; perfect for other
  /// arguments.
  func returnedLiteralScore(
    of argument: Expression,
    to type: SwiftType,
    _ bounds: [String: [SwiftType]]
  ) -> OverloadScore? {
    guard case .closure(let closure) = argument.kind, closure.result == nil,
      case .function(_, let result) = type.unwrapped, result != .void, closure.body.count == 1,
      case .string(let literal)? = closure.body[0].value?.kind
    else { return .perfect }
    return conversionScore(of: literal, to: result, bounds)
  }

  /// Returns the worst score of the values that a closure returns which is called at once.
  func returnedValueScore(
    of closure: Expression.Closure,
    to type: SwiftType,
    _ bounds: [String: [SwiftType]]
  ) -> OverloadScore? {
    if let written = closure.result {
      return conversionScore(of: inference.resolve(written), to: type, bounds)
    }
    return inference.inScope {
      inference.bindParameters(
        of: closure,
        to: closure.parameterTypes(expected: []) { inference.resolve($0) }
      )
      var worst = OverloadScore(.unknownType)
      let areAllConvertible = inference.returnedValues(of: closure.body) { value in
        guard let score = conversionScore(of: value, to: type, bounds) else { return false }
        worst = max(worst, score)
        return true
      }
      return areAllConvertible ? worst : nil
    }
  }
}

extension Statement {
  /// The value of an expression or of a `return`; `nil` for other statements.
  fileprivate var value: Expression? {
    switch self {
    case .expression(let value), .returning(let value): value
    default: nil
    }
  }
}

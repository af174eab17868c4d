/// How well closures fit a type.
extension OverloadResolver {
  func fit(
    _ closure: Expression.Closure,
    to type: SwiftType,
    _ bounds: [String: [SwiftType]]
  ) -> Double? {
    switch type {
    case .unknown, .dependent: return 0.3
    case .parameter(let name):
      // A function conforms to no protocol, but may cross to another actor.
      let bounds = bounds[name] ?? inference.scope.bounds[name] ?? []
      return bounds.allSatisfy { $0.name == "Sendable" } ? 0.3 : nil
    case .function(let parameters, _):
      if closure.hasSignature, closure.parameters.count != parameters.count {
        return fit(closure.parameters.count, toTupleIn: parameters)
      }
      if !closure.hasSignature, closure.anonymousParameterCount > max(parameters.count, 1) {
        return fit(closure.anonymousParameterCount, toTupleIn: parameters)
      }
      return !closure.hasSignature && closure.anonymousParameterCount == 0 && !parameters.isEmpty
        ? 0.1 : 0
    case .nominal(let name, _):
      if name == "Any" { return 0.4 }
      return index.declaresType(named: name) ? nil : 0.5
    default: return nil
    }
  }

  /// Returns how well a closure of several parameters fits a function of one, a tuple that the
  /// closure takes apart.
  private func fit(_ count: Int, toTupleIn parameters: [SwiftType]) -> Double? {
    guard parameters.count == 1, count > 1 else { return nil }
    if case .tuple(let elements) = parameters[0] { return elements.count == count ? 0.2 : nil }
    // What is not known may be a tuple; a function of as many parameters is more likely meant.
    return 0.8
  }

  /// Returns how well the values fit that a closure returns which is called at once.
  func fit(
    returnsOf closure: Expression.Closure,
    to type: SwiftType,
    _ bounds: [String: [SwiftType]]
  ) -> Double? {
    if let written = closure.result { return convert(inference.resolve(written), to: type, bounds) }
    return inference.inScope {
      inference.bindParameters(
        of: closure,
        to: closure.parameterTypes(expected: []) { inference.resolve($0) }
      )
      var cost = 0.3
      let doAllFit = inference.returnedValues(of: closure.body) { value in
        guard let fit = fit(value, to: type, bounds) else { return false }
        cost = max(cost, fit)
        return true
      }
      return doAllFit ? cost : nil
    }
  }
}

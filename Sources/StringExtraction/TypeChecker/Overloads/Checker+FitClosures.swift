/// How well closures fit a type.
extension Checker {
  func fit(
    _ closure: Expression.Closure,
    to type: SwiftType,
    _ bounds: [String: [SwiftType]]
  ) -> Double? {
    switch type {
    case .unknown, .dependent: return 0.3
    case .parameter(let name):
      // A function conforms to no protocol, but may cross to another actor.
      let bounds = bounds[name] ?? self.bounds[name] ?? []
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
    if let written = closure.result { return convert(resolve(written), to: type, bounds) }
    return inScope {
      bindParameters(of: closure, to: closure.parameterTypes(expected: []) { resolve($0) })
      var cost = 0.3
      let doAllFit = returnedValues(of: closure.body) { value in
        guard let fit = fit(value, to: type, bounds) else { return false }
        cost = max(cost, fit)
        return true
      }
      return doAllFit ? cost : nil
    }
  }
}

// MARK: - Returned values

/// The values that a body returns, each looked at where it stands.
extension Checker {
  /// Returns whether all values that a body returns satisfy a predicate.
  ///
  /// The names that are in sight of a value are bound while the predicate looks at it.
  func returnedValues(
    of body: [Statement],
    allSatisfy predicate: (Expression) -> Bool
  ) -> Bool {
    declareFunctions(in: body)
    guard body.count == 1, case .expression(let value)? = body.first else {
      return returns(in: body, allSatisfy: predicate)
    }
    guard case .branches(let branches) = value.kind else { return predicate(value) }
    return branches.branches.allSatisfy { branch in
      inScope {
        bind(branch.conditions, subject: branches.subject)
        return returnedValues(of: branch.body, allSatisfy: predicate)
      }
    }
  }

  private func returns(
    in statements: [Statement],
    allSatisfy predicate: (Expression) -> Bool
  ) -> Bool {
    statements.allSatisfy { returns(in: $0, allSatisfy: predicate) }
  }

  private func returns(
    in statement: Statement,
    allSatisfy predicate: (Expression) -> Bool
  ) -> Bool {
    switch statement {
    case .returning(let value): return predicate(value)
    case .declaration(.variable(let variable)): bindLocal(variable)
    case .declaration: break
    case .expression(let value):
      guard case .branches(let branches) = value.kind else { break }
      return branches.branches.allSatisfy { branch in
        inScope {
          bind(branch.conditions, subject: branches.subject)
          return returns(in: branch.body, allSatisfy: predicate)
        }
      }
    case .guarding(let conditions, let body):
      guard inScope({ returns(in: body, allSatisfy: predicate) }) else { return false }
      bind(conditions, subject: nil)
    case .looping(let conditions, let body):
      return inScope {
        bind(conditions, subject: nil)
        return returns(in: body, allSatisfy: predicate)
      }
    case .iterating(let pattern, let sequence, _, let body):
      return inScope {
        bind(pattern, to: elementType(of: type(of: sequence)))
        return returns(in: body, allSatisfy: predicate)
      }
    case .scope(let body):
      return inScope { returns(in: body, allSatisfy: predicate) }
    case .catching(let conditions, let body):
      return inScope {
        bind("error", to: .nominal("Error", []))
        bind(conditions, subject: nil)
        return returns(in: body, allSatisfy: predicate)
      }
    }
    return true
  }
}

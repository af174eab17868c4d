/// The values that a body returns, each evaluated in its scope.
extension TypeInference {
  /// Returns whether all values that a body returns satisfy a predicate.
  ///
  /// The names that are visible to a value are bound while the predicate evaluates it.
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

/// The reason why the type of an expression is not known.
package enum UnknownType: Hashable, Sendable {
  /// No source that was read declares the name.
  case undeclared(String)
  /// No source that was read declares the type whose member is used.
  case undeclaredType(String)
  /// The type is declared, but without the member in the sources that were read.
  case undeclaredMember(String, of: String)
  /// The name is declared, but not for these arguments.
  case noOverload(String)
  /// The name is declared, but its type could not be inferred.
  case notFollowed(String)
  /// The platform declares it, and its known overloads do not take a key.
  case ofPlatform(String)
}

extension UnknownType {
  /// The stable name of the reason, for machines.
  package var code: String {
    switch self {
    case .undeclared: "undeclared"
    case .undeclaredType: "undeclared-type"
    case .undeclaredMember: "undeclared-member"
    case .noOverload: "no-overload"
    case .notFollowed: "not-inferred"
    case .ofPlatform: "platform"
    }
  }
}

extension TypeInference {
  /// Returns the reason why the type of an expression is not known, from the innermost unknown
  /// part.
  package func reason(forUnknown expression: Expression) -> UnknownType {
    switch expression.kind {
    case .name(let name, _):
      return isDeclared(name) ? .notFollowed(name) : .undeclared(name)
    case .member(let base?, let name, _): return reason(forMember: name, of: base)
    case .member(nil, let name, _): return .notFollowed(".\(name)")
    case .call(let call): return reason(forCall: call)
    case .subscripting(let base, _):
      return type(of: base).isUnknown ? reason(forUnknown: base) : .notFollowed("subscript")
    case .chained(let value), .forced(let value), .optionalTry(let value), .prefix(_, let value):
      return reason(forUnknown: value)
    case .binary(_, let left, let right), .conditional(_, let left, let right):
      return reason(forUnknown: type(of: left).isUnknown ? left : right)
    case .macro(let call): return .undeclared("#\(call.callee.calleeName)")
    default: return .notFollowed("")
    }
  }

  private func reason(forMember name: String, of base: Expression) -> UnknownType {
    let owner = type(of: base)
    guard !owner.isUnknown else { return reason(forUnknown: base) }
    let instance = owner.instance ?? owner.unwrapped
    guard let typeName = instance.name else { return .notFollowed(name) }
    guard index.declaresType(named: typeName) else {
      return .undeclaredType(typeName.plainTypeName)
    }
    let isMember = declaresMember(name, ofType: typeName)
    return isMember ? .notFollowed(name) : .undeclaredMember(name, of: typeName.plainTypeName)
  }

  private func reason(forCall call: Expression.Call) -> UnknownType {
    let candidates = candidates(for: call.callee, asking: nil)
    guard !candidates.isEmpty else { return reason(forUnknown: call.callee) }
    let name = call.callee.calleeName
    return overloads.resolution(of: call, among: candidates) == nil
      ? .noOverload(name) : .notFollowed(name)
  }

  /// Whether the sources that were read declare a plain name.
  private func isDeclared(_ name: String) -> Bool {
    let plain = name.drop { $0 == "$" || $0 == "_" }
    if local(name) != nil || local(String(plain)) != nil { return true }
    if ["self", "super", "Self"].contains(name) { return true }
    var owner = scope.context.owner
    while let current = owner {
      if declaresMember(String(plain), ofType: current) { return true }
      owner = current.enclosingTypeName
    }
    return !index.variables(named: name).isEmpty || !index.functions(named: name).isEmpty
      || index.declaresType(named: name)
  }

  private func declaresMember(_ name: String, ofType type: String) -> Bool {
    !index.variables(named: name, ofType: type).isEmpty
      || !index.functions(named: name, ofType: type).isEmpty
  }
}

/// Whether a value has the members of an extension that asks something of its type's parameters.
extension Checker {
  /// Whether the parameters may be what an extension requires; what is not known may be anything.
  ///
  /// - Parameters:
  ///   - equalities: The requirements such as `Element == Int`.
  ///   - added: The parameters with the bounds that the extension adds to them.
  ///   - owner: The name of the type that is extended.
  ///   - bindings: What the parameters stand for.
  /// - Returns: Whether nothing that is known is in the way.
  func meets(
    _ equalities: [TypeDeclaration.Equality],
    _ added: [GenericParameter],
    of owner: String?,
    with bindings: Bindings
  ) -> Bool {
    for equality in equalities {
      guard let name = equality.name, name != "Self", let bound = bindings[name],
        let boundName = declaredName(of: bound),
        let required = declaredName(
          of: lookup.resolve(equality.type, in: TypeContext(owner: owner))
        )
      else { continue }
      if boundName != required { return false }
    }
    return added.allSatisfy { parameter in
      guard parameter.name != "Self", let type = bindings[parameter.name],
        declaredName(of: type) != nil
      else { return true }
      return parameter.bounds.allSatisfy { mayConform(type, to: $0, of: owner) }
    }
  }

  private func mayConform(
    _ type: SwiftType,
    to bound: TypeReference,
    of owner: String?
  ) -> Bool {
    guard let name = lookup.resolve(bound, in: TypeContext(owner: owner)).name,
      Self.strictBounds.contains(name) || isProtocolOfProject(name)
    else { return true }
    return lookup.conforms(type, to: name) != false
  }

  private func isProtocolOfProject(_ name: String) -> Bool {
    guard let entry = index.type(named: name) else { return false }
    return entry.kind == .protocolType && !entry.isOfPlatform
  }

  /// Returns the name of a type that is no protocol and whose declaration is in sight.
  private func declaredName(of type: SwiftType) -> String? {
    guard case .nominal(let name, _) = type, let entry = index.type(named: name),
      entry.isDeclared, entry.kind != .protocolType
    else { return nil }
    return name
  }
}

import SwiftTypeChecker

/// Walks declarations.
extension KeyCollector {
  func visit(_ declaration: Declaration) {
    if !inference.isInBody { inference.beginDeclaration() }
    // A local variable is visible to the statements that follow, whatever its value is.
    if case .variable(let variable) = declaration { return visit(variable) }
    guard declaration.holdsLiterals else { return }
    switch declaration {
    case .type(let type): visit(type)
    case .function(let function): visit(function)
    case .variable, .alias: return
    }
  }

  private func visit(_ type: TypeDeclaration) {
    let outer = returnType
    defer { returnType = outer }
    inference.inType(type) {
      visit(type.attributes)
      for member in type.members { visit(member) }
      visit(type.statements)
    }
  }

  private func visit(_ function: FunctionDeclaration) {
    inference.withGenerics(of: function) {
      visit(function.attributes)
      if let value = function.rawValue {
        at(.rawValue(function), value) {
          visit(value, asking: inference.rawType(of: inference.selfType))
        }
      }
      let outer = parameterNames
      parameterNames = outer.union(function.parameters.map(\.name))
      defer { parameterNames = outer }
      let types = function.parameters.map { inference.resolve($0.type) }
      for (position, type) in types.enumerated() {
        guard let value = function.parameters[position].defaultValue else { continue }
        at(.defaultValue(function, position), value) { visit(value, asking: type) }
      }
      inference.inScope {
        if function.kind == .function { bindSelf(isStatic: function.isStatic) }
        for (parameter, type) in zip(function.parameters, types) {
          inference.bind(parameter.name, to: parameter.isVariadic ? .array(type) : type)
        }
        if function.kind == .subscripting || function.kind == .initializer {
          inference.bind("newValue", to: function.result.map { inference.resolve($0) } ?? .unknown)
        }
        let result = function.result.map { inference.resolve($0) } ?? .void
        returning(result) {
          at(.function(function)) {
            visitBody(function.body, asking: result, builder: function.builder)
          }
        }
      }
    }
  }

  /// Binds `self` to the type itself in static members.
  private func bindSelf(isStatic: Bool) {
    if isStatic, inference.owner != nil {
      inference.bind("self", to: .metatype(inference.selfType))
    }
  }

  private func visit(_ variable: VariableDeclaration) {
    visit(variable.attributes, wrapping: variable.initialValue)
    let isLocal = inference.isInBody || inference.owner == nil
    guard isLocal || variable.holdsLiterals else { return }
    let declared = variable.type.map { inference.resolve($0) } ?? requiredType(of: variable)
    if let value = variable.initialValue {
      at(.initialValue(variable), value) { visit(value, asking: declared) }
    }
    let type = declared ?? variable.initialValue.map { inference.type(of: $0) } ?? .unknown
    if isLocal { inference.bind(variable.pattern, to: type) }
    guard variable.holdsLiterals else { return }
    if let getter = variable.getter {
      inference.inScope {
        bindSelf(isStatic: variable.isStatic)
        returning(declared) {
          at(.getter(variable)) {
            visitBody(getter, asking: declared, builder: variable.builder)
          }
        }
      }
    }
    for accessor in variable.otherAccessors {
      inference.inScope {
        inference.bind(accessor.parameter, to: type)
        returning(nil) { visitBody(accessor.body, asking: nil, builder: nil) }
      }
    }
  }

  /// Returns the localizable type that a protocol of the platform requires of a static variable
  /// that has a literal and no declared type, such as the `description` of an intent.
  private func requiredType(of variable: VariableDeclaration) -> SwiftType? {
    guard variable.isStatic, let name = variable.name, inference.owner != nil,
      case .string? = variable.initialValue?.kind
    else { return nil }
    for parent in inference.lookup.supertypes(of: inference.selfType).dropFirst() {
      guard let owner = parent.name else { continue }
      let required = inference.index.variables(named: name, ofType: owner)
        .first { $0.isKnown && $0.declaration.isStatic }
      guard let reference = required?.declaration.type else { continue }
      let type = inference.lookup.resolve(reference, in: TypeContext(owner: owner))
      if inference.role(of: type) != nil { return type }
    }
    return nil
  }

  /// Walks the arguments of attributes, which are calls of the initializers of wrappers, or expand
  /// macros.
  ///
  /// The initial value of a variable is an argument as well.
  private func visit(_ attributes: [Attribute], wrapping value: Expression? = nil) {
    for attribute in attributes where attribute.holdsLiterals {
      guard case .named(let components) = attribute.name, let name = components.last?.name else {
        continue
      }
      let callee = Expression(.name(name, components.last?.arguments ?? []), at: attribute.offset)
      let call = Expression.Call(
        callee: callee,
        arguments: attribute.arguments,
        trailingClosures: []
      )
      var candidates = inference.initializers(of: inference.resolve(attribute.name))
      if candidates.isEmpty { candidates = inference.macros(named: callee) }
      visitArguments(of: call, resolution(of: call, wrapping: value, among: candidates))
    }
  }

  /// Returns the initializer that the attribute of a wrapper calls with its arguments.
  private func resolution(
    of call: Expression.Call,
    wrapping value: Expression?,
    among candidates: [Candidate]
  ) -> Resolution? {
    guard let value else { return inference.overloads.resolution(of: call, among: candidates) }
    var whole = call
    whole.arguments.insert(Expression.Argument(label: "wrappedValue", value: value), at: 0)
    guard var found = inference.overloads.resolution(of: whole, among: candidates) else {
      return inference.overloads.resolution(of: call, among: candidates)
    }
    found.parameters.removeFirst()
    found.types.removeFirst()
    return found
  }
}

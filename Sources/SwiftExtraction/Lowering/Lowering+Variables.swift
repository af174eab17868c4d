import SwiftSyntax

extension Lowering {
  mutating func variables(_ declaration: VariableDeclSyntax) -> [VariableDeclaration] {
    let attributes = lower(declaration.attributes)
    var result: [VariableDeclaration] = []
    for binding in declaration.bindings {
      let type = binding.typeAnnotation.map { lower($0.type) }
      let accessors = accessors(of: binding.accessorBlock)
      result.append(
        VariableDeclaration(
          pattern: lower(binding.pattern),
          type: type,
          initialValue: binding.initializer.map { initialValue($0, isTyped: type != nil) },
          attributes: attributes,
          isStatic: declaration.modifiers.isStatic,
          isPrivate: declaration.modifiers.isPrivate,
          isConstant: declaration.bindingSpecifier.tokenKind == .keyword(.let),
          isLazy: declaration.modifiers.contains(.lazy),
          builder: accessors.getter != nil || type?.isFunction ?? false
            ? attributes.possibleBuilderName : attributes.builderName,
          getter: accessors.getter,
          otherAccessors: accessors.others
        )
      )
    }
    // In `var a, b: Int` the annotation belongs to the names before it, too.
    for index in result.indices.dropLast().reversed()
    where result[index].type == nil && result[index].initialValue == nil {
      result[index].type = result[index + 1].type
    }
    return result
  }

  /// Reads an initial value where it tells the type or may hold a literal.
  private mutating func initialValue(
    _ initializer: InitializerClauseSyntax,
    isTyped: Bool
  ) -> Expression {
    if isTyped, !holdsLiterals(initializer.value) {
      return Expression(.opaque([]), at: offset(of: initializer.value))
    }
    return lower(initializer.value)
  }

  /// Reads the bodies of accessors; those that hold no literal are empty.
  mutating func accessors(
    of block: AccessorBlockSyntax?
  ) -> (getter: [Statement]?, others: [VariableDeclaration.Accessor]) {
    switch block?.accessors {
    case .getter(let statements):
      return (holdsLiterals(statements) ? lower(statements) : [], [])
    case .accessors(let list):
      var getter: [Statement]?
      var others: [VariableDeclaration.Accessor] = []
      for accessor in list {
        let body = body(accessor.body)
        let keyword = accessor.accessorSpecifier.tokenKind
        if keyword == .keyword(.get) || keyword == .keyword(._read) {
          getter = body
        } else if !body.isEmpty {
          let name = accessor.parameters?.name.identifierName
          let standard = keyword == .keyword(.didSet) ? "oldValue" : "newValue"
          others.append(VariableDeclaration.Accessor(parameter: name ?? standard, body: body))
        }
      }
      return (getter, others)
    case nil:
      return (nil, [])
    }
  }
}

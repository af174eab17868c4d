@_spi(RawSyntax) import SwiftSyntax

extension Lowering {
  /// The content of a type or file: declarations, and the uses of macros among them.
  struct Members {
    var declarations: [Declaration] = []
    var statements: [Statement] = []
  }

  mutating func lower(_ declaration: RawDeclSyntax, into members: inout Members) {
    deeper { $0.lowerHere(declaration.form, into: &members) }
  }

  private mutating func lowerHere(_ declaration: RawDeclaration, into members: inout Members) {
    switch declaration {
    case .variableDecl(let declaration):
      members.declarations += variables(declaration).map(Declaration.variable)
    case .functionDecl(let declaration):
      members.declarations.append(.function(lower(declaration)))
    case .initializerDecl(let declaration):
      members.declarations.append(.function(lower(declaration)))
    case .subscriptDecl(let declaration):
      members.declarations.append(.function(lower(declaration)))
    case .deinitializerDecl(let declaration):
      if let body = declaration.body { members.statements.append(.scope(lower(body.statements))) }
    case .enumCaseDecl(let declaration):
      members.declarations += cases(declaration).map(Declaration.function)
    case .macroDecl(let declaration):
      members.declarations.append(.function(lower(declaration)))
    case .typeAliasDecl(let declaration):
      members.declarations.append(.alias(alias(declaration)))
    case .associatedTypeDecl(let declaration):
      members.declarations.append(.alias(alias(declaration)))
    default:
      lowerType(declaration, into: &members)
    }
  }

  private mutating func lowerType(_ declaration: RawDeclaration, into members: inout Members) {
    switch declaration {
    case .structDecl(let declaration):
      add(type(.structure, declaration), to: &members)
    case .classDecl(let declaration):
      add(type(.nominal, declaration), to: &members)
    case .actorDecl(let declaration):
      add(type(.nominal, declaration), to: &members)
    case .enumDecl(let declaration):
      add(type(.enumeration, declaration), to: &members)
    case .protocolDecl(let declaration):
      add(lower(declaration), to: &members)
    case .extensionDecl(let declaration):
      add(lower(declaration), to: &members)
    case .ifConfigDecl(let config):
      lower(config, into: &members)
    case .macroExpansionDecl(let macro):
      let kind = lowerMacro(
        name: macro.macroName,
        arguments: macro.arguments,
        macro.trailingClosure,
        macro.additionalTrailingClosures
      )
      members.statements.append(.expression(Expression(kind, at: offset(of: macro))))
    default:
      break
    }
  }

  private func add(_ type: TypeDeclaration?, to members: inout Members) {
    if let type { members.declarations.append(.type(type)) }
  }

  private mutating func lower(_ config: RawIfConfigDeclSyntax, into members: inout Members) {
    forEachClause(of: config) { lowering, clause in
      switch clause.content {
      case .statements(let statements):
        for statement in statements.elements {
          if case .decl(let declaration)? = statement.content {
            lowering.lower(declaration, into: &members)
          } else {
            lowering.lower(statement, into: &members.statements)
          }
        }
      case .decls(let declarations):
        for member in declarations.elements { lowering.lower(member.decl, into: &members) }
      default:
        break
      }
    }
  }

  private mutating func alias(_ declaration: RawTypeAliasDeclSyntax) -> AliasDeclaration {
    AliasDeclaration(
      name: typeName(declaration.name),
      generics: generics(declaration.genericParameterClause, declaration.genericWhereClause),
      target: lower(declaration.initializer.value)
    )
  }

  private mutating func alias(_ declaration: RawAssociatedTypeDeclSyntax) -> AliasDeclaration {
    AliasDeclaration(
      name: declaration.name.identifierName,
      generics: [],
      target: declaration.initializer.map { lower($0.value) },
      bounds: lower(declaration.inheritanceClause)
    )
  }

  mutating func lower(_ attributes: RawAttributeListSyntax) -> [Attribute] {
    attributes.elements.compactMap { element in
      guard let attribute = RawAttributeSyntax(element) else { return nil }
      let list = attribute.arguments.flatMap { RawLabeledExprListSyntax($0) }
      let arguments = list.map { lower($0) } ?? []
      return Attribute(
        name: lower(attribute.attributeName),
        arguments: arguments,
        offset: offset(of: attribute)
      )
    }
  }
}

extension RawDeclModifierListSyntax {
  /// Whether a member belongs to the type and not to its values.
  var isStatic: Bool {
    contains("static") || contains("class")
  }

  func contains(_ keyword: SyntaxText) -> Bool {
    elements.contains { $0.name.isKeyword(keyword) }
  }
}

extension [Attribute] {
  /// Whether an attribute of this name is among them.
  package func contains(named name: String) -> Bool {
    contains { $0.simpleName == name }
  }

  /// The name of the result builder among them.
  ///
  /// A builder is recognized by its name. Apple's API follows this convention without exception,
  /// and a builder may be declared in a module whose source is not available.
  var builderName: String? {
    lazy.compactMap(\.simpleName).first { $0.hasSuffix("Builder") }
  }

  /// The name of the attribute among them that is the result builder, if one is.
  ///
  /// A builder of the project may have any name; its declaration decides.
  var possibleBuilderName: String? {
    builderName
      ?? lazy.compactMap(\.simpleName)
      .first { $0.first?.isUppercase ?? false && $0 != "MainActor" && $0 != "Sendable" }
  }
}

extension Attribute {
  /// The last component of the name.
  var simpleName: String? {
    guard case .named(let components) = name else { return nil }
    return components.last?.name
  }
}

// MARK: - Variables

extension Lowering {
  mutating func variables(_ declaration: RawVariableDeclSyntax) -> [VariableDeclaration] {
    let attributes = lower(declaration.attributes)
    var result: [VariableDeclaration] = []
    for binding in declaration.bindings.elements {
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
          isConstant: declaration.bindingSpecifier.isKeyword("let"),
          isLazy: declaration.modifiers.contains("lazy"),
          builder: accessors.getter != nil || type?.isFunction ?? false
            ? attributes.possibleBuilderName : attributes.builderName,
          getter: accessors.getter,
          otherAccessors: accessors.others
        )
      )
    }
    // In `var a, b: Int`, the annotation also applies to the names before it.
    for index in result.indices.dropLast().reversed()
    where result[index].type == nil && result[index].initialValue == nil {
      result[index].type = result[index + 1].type
    }
    return result
  }

  /// Reads an initial value if it determines the type or may contain a literal.
  private mutating func initialValue(
    _ initializer: RawInitializerClauseSyntax,
    isTyped: Bool
  ) -> Expression {
    if isTyped, !holdsLiterals(initializer.value) {
      return Expression(.opaque([]), at: offset(of: initializer.value))
    }
    return lower(initializer.value)
  }

  /// Reads the bodies of accessors; those without a literal are empty.
  mutating func accessors(
    of block: RawAccessorBlockSyntax?
  ) -> (getter: [Statement]?, others: [VariableDeclaration.Accessor]) {
    switch block?.content {
    case .getter(let statements):
      return (holdsLiterals(statements) ? lower(statements) : [], [])
    case .accessors(let list):
      var getter: [Statement]?
      var others: [VariableDeclaration.Accessor] = []
      for accessor in list.elements {
        let body = body(accessor.body)
        let keyword = accessor.accessorSpecifier
        if keyword.isKeyword("get") || keyword.isKeyword("_read") {
          getter = body
        } else if !body.isEmpty {
          let name = accessor.parameters?.name.identifierName
          let standard = keyword.isKeyword("didSet") ? "oldValue" : "newValue"
          others.append(VariableDeclaration.Accessor(parameter: name ?? standard, body: body))
        }
      }
      return (getter, others)
    case nil:
      return (nil, [])
    }
  }
}

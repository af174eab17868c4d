import SwiftSyntax

extension Lowering {
  /// What stands in a type or file: declarations, and the uses of macros among them.
  struct Members {
    var declarations: [Declaration] = []
    var statements: [Statement] = []
  }

  mutating func lower(_ declaration: DeclSyntax, into members: inout Members) {
    deeper { $0.lowerHere(declaration.as(DeclSyntaxEnum.self), into: &members) }
  }

  private mutating func lowerHere(_ declaration: DeclSyntaxEnum, into members: inout Members) {
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

  private mutating func lowerType(_ declaration: DeclSyntaxEnum, into members: inout Members) {
    switch declaration {
    case .structDecl(let declaration):
      add(type(.structure, declaration, name: declaration.name), to: &members)
    case .classDecl(let declaration):
      add(type(.nominal, declaration, name: declaration.name), to: &members)
    case .actorDecl(let declaration):
      add(type(.nominal, declaration, name: declaration.name), to: &members)
    case .enumDecl(let declaration):
      add(type(.enumeration, declaration, name: declaration.name), to: &members)
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

  private mutating func lower(_ config: IfConfigDeclSyntax, into members: inout Members) {
    forEachClause(of: config) { lowering, clause in
      switch clause.elements {
      case .statements(let statements):
        for statement in statements {
          if case .decl(let declaration) = statement.item {
            lowering.lower(declaration, into: &members)
          } else {
            lowering.lower(statement.item, into: &members.statements)
          }
        }
      case .decls(let declarations):
        for member in declarations { lowering.lower(member.decl, into: &members) }
      default:
        break
      }
    }
  }

  private mutating func alias(_ declaration: TypeAliasDeclSyntax) -> AliasDeclaration {
    AliasDeclaration(
      name: typeName(declaration.name),
      generics: generics(declaration.genericParameterClause, declaration.genericWhereClause),
      target: lower(declaration.initializer.value)
    )
  }

  private mutating func alias(_ declaration: AssociatedTypeDeclSyntax) -> AliasDeclaration {
    AliasDeclaration(
      name: declaration.name.identifierName,
      generics: [],
      target: declaration.initializer.map { lower($0.value) },
      bounds: lower(declaration.inheritanceClause)
    )
  }

  mutating func lower(_ attributes: AttributeListSyntax) -> [Attribute] {
    attributes.compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      var arguments: [Expression.Argument] = []
      if case .argumentList(let list)? = attribute.arguments { arguments = lower(list) }
      return Attribute(
        name: lower(attribute.attributeName),
        arguments: arguments,
        offset: offset(of: attribute)
      )
    }
  }
}

extension DeclModifierListSyntax {
  /// Whether a member belongs to the type and not to its values.
  var isStatic: Bool {
    contains { modifier in
      modifier.name.tokenKind == .keyword(.static) || modifier.name.tokenKind == .keyword(.class)
    }
  }

  func contains(_ keyword: Keyword) -> Bool {
    contains { $0.name.tokenKind == .keyword(keyword) }
  }
}

extension [Attribute] {
  /// Whether an attribute of this name is among them.
  package func contains(named name: String) -> Bool {
    contains { $0.simpleName == name }
  }

  /// The name of the result builder among them.
  ///
  /// A builder is known by its name: the convention is without exception in Apple's API, and a
  /// builder may be declared in a module whose source is not at hand.
  var builderName: String? {
    lazy.compactMap(\.simpleName).first { $0.hasSuffix("Builder") }
  }

  /// The name of the attribute among them that is the result builder, if one is.
  ///
  /// One of the project may be called anything; whether it is one, its declaration tells.
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

import SwiftParser
import SwiftSyntax

extension Lowering {
  mutating func lower(_ declaration: FunctionDeclSyntax) -> FunctionDeclaration {
    let attributes = lower(declaration.attributes)
    var parameters = parameters(declaration.signature.parameterClause.parameters)
    if declaration.name.isOperator {
      for index in parameters.indices { parameters[index].label = nil }
    }
    return FunctionDeclaration(
      kind: .function,
      name: declaration.name.identifierName,
      generics: generics(declaration.genericParameterClause, declaration.genericWhereClause),
      equalities: equalities(of: declaration.genericWhereClause),
      parameters: parameters,
      result: declaration.signature.returnClause.map { lower($0.type) },
      isStatic: declaration.modifiers.isStatic,
      isPrivate: declaration.modifiers.isPrivate,
      isDisfavoured: attributes.contains(named: "_disfavoredOverload"),
      builder: attributes.possibleBuilderName,
      attributes: attributes,
      body: body(declaration.body)
    )
  }

  mutating func lower(_ declaration: InitializerDeclSyntax) -> FunctionDeclaration {
    let attributes = lower(declaration.attributes)
    return FunctionDeclaration(
      kind: .initializer,
      name: "init",
      generics: generics(declaration.genericParameterClause, declaration.genericWhereClause),
      equalities: equalities(of: declaration.genericWhereClause),
      parameters: parameters(declaration.signature.parameterClause.parameters),
      isStatic: true,
      isPrivate: declaration.modifiers.isPrivate,
      isFailable: declaration.optionalMark != nil,
      isDisfavoured: attributes.contains(named: "_disfavoredOverload"),
      attributes: attributes,
      body: body(declaration.body)
    )
  }

  mutating func lower(_ declaration: SubscriptDeclSyntax) -> FunctionDeclaration {
    let attributes = lower(declaration.attributes)
    let accessors = accessors(of: declaration.accessorBlock)
    var parameters = parameters(declaration.parameterClause.parameters)
    // The first name of a subscript's parameter is a label only if a second one follows.
    for (index, parameter) in declaration.parameterClause.parameters.enumerated()
    where parameter.secondName == nil {
      parameters[index].label = nil
    }
    return FunctionDeclaration(
      kind: .subscripting,
      name: "subscript",
      generics: generics(declaration.genericParameterClause, declaration.genericWhereClause),
      equalities: equalities(of: declaration.genericWhereClause),
      parameters: parameters,
      result: lower(declaration.returnClause.type),
      isStatic: declaration.modifiers.isStatic,
      isPrivate: declaration.modifiers.isPrivate,
      isDisfavoured: attributes.contains(named: "_disfavoredOverload"),
      attributes: attributes,
      body: (accessors.getter ?? []) + accessors.others.map { .scope($0.body) }
    )
  }

  mutating func lower(_ declaration: MacroDeclSyntax) -> FunctionDeclaration {
    FunctionDeclaration(
      kind: .macro,
      name: declaration.name.identifierName,
      generics: generics(declaration.genericParameterClause, declaration.genericWhereClause),
      equalities: equalities(of: declaration.genericWhereClause),
      parameters: parameters(declaration.signature.parameterClause.parameters),
      result: declaration.signature.returnClause.map { lower($0.type) },
      attributes: lower(declaration.attributes),
      macroImplementation: implementation(of: declaration)
    )
  }

  mutating func cases(_ declaration: EnumCaseDeclSyntax) -> [FunctionDeclaration] {
    declaration.elements.map { element in
      FunctionDeclaration(
        kind: .enumCase,
        name: element.name.identifierName,
        parameters: element.parameterClause.map { $0.parameters.map { parameter($0) } } ?? [],
        isStatic: true,
        rawValue: wanted(element.rawValue)
      )
    }
  }

  private mutating func parameters(
    _ list: FunctionParameterListSyntax
  ) -> [FunctionDeclaration.Parameter] {
    list.map { parameter in
      let first = parameter.firstName.identifierName
      let attributes = TypeAttributes(parameter.type)
      return FunctionDeclaration.Parameter(
        label: first == "_" ? nil : first,
        name: (parameter.secondName ?? parameter.firstName).identifierName,
        type: type(ofParameter: parameter.type),
        isVariadic: parameter.ellipsis != nil || parameter.type.is(PackExpansionTypeSyntax.self),
        isAutoclosure: attributes.isAutoclosure,
        builder: lower(parameter.attributes).possibleBuilderName,
        hasDefault: parameter.defaultValue != nil,
        defaultValue: wanted(parameter.defaultValue)
      )
    }
  }

  private mutating func parameter(
    _ parameter: EnumCaseParameterSyntax
  ) -> FunctionDeclaration.Parameter {
    let first = parameter.firstName?.identifierName
    return FunctionDeclaration.Parameter(
      label: first == "_" ? nil : first,
      name: (parameter.secondName ?? parameter.firstName)?.identifierName ?? "_",
      type: lower(parameter.type),
      hasDefault: parameter.defaultValue != nil,
      defaultValue: wanted(parameter.defaultValue)
    )
  }

  /// Reads the type of a parameter, which accepts `nil` also if it is implicitly unwrapped.
  ///
  /// For a pack, it is the type of one element.
  private mutating func type(ofParameter type: TypeSyntax) -> TypeReference {
    if let pack = type.as(PackExpansionTypeSyntax.self) { return lower(pack.repetitionPattern) }
    let lowered = lower(type)
    return type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ? .optional(lowered) : lowered
  }

  /// Reads a default value if it may contain a literal.
  private mutating func wanted(_ initializer: InitializerClauseSyntax?) -> Expression? {
    guard let value = initializer?.value, holdsLiterals(value) else { return nil }
    return lower(value)
  }

  mutating func body(_ block: CodeBlockSyntax?) -> [Statement] {
    guard let block, holdsLiterals(block) else { return [] }
    return lower(block.statements)
  }

  /// Returns the type that implements a macro, by the last argument of `#externalMacro`.
  private func implementation(of declaration: MacroDeclSyntax) -> String? {
    guard let call = declaration.definition?.value.as(MacroExpansionExprSyntax.self) else {
      return nil
    }
    let type = call.arguments.first { $0.label?.text == "type" }?.expression
    return type?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}

extension TokenSyntax {
  /// Whether the token is the name of an operator, whose operands have no labels.
  fileprivate var isOperator: Bool {
    switch tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }
}

/// The information from the attributes of a parameter's type.
private struct TypeAttributes {
  var isAutoclosure = false

  init(_ type: TypeSyntax) {
    guard let attributed = type.as(AttributedTypeSyntax.self) else { return }
    isAutoclosure = attributed.attributes.contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text == "autoclosure"
    }
  }
}

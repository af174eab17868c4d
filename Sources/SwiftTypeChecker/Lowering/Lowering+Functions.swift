@_spi(RawSyntax) import SwiftSyntax

extension Lowering {
  mutating func lower(_ declaration: RawFunctionDeclSyntax) -> FunctionDeclaration {
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

  mutating func lower(_ declaration: RawInitializerDeclSyntax) -> FunctionDeclaration {
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

  mutating func lower(_ declaration: RawSubscriptDeclSyntax) -> FunctionDeclaration {
    let attributes = lower(declaration.attributes)
    let accessors = accessors(of: declaration.accessorBlock)
    var parameters = parameters(declaration.parameterClause.parameters)
    // The first name of a subscript's parameter is a label only if a second one follows.
    for (index, parameter) in declaration.parameterClause.parameters.elements.enumerated()
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

  mutating func lower(_ declaration: RawMacroDeclSyntax) -> FunctionDeclaration {
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

  mutating func cases(_ declaration: RawEnumCaseDeclSyntax) -> [FunctionDeclaration] {
    declaration.elements.elements.map { element in
      FunctionDeclaration(
        kind: .enumCase,
        name: element.name.identifierName,
        parameters: element.parameterClause.map { $0.parameters.elements.map { parameter($0) } }
          ?? [],
        isStatic: true,
        rawValue: element.rawValue == nil ? implicitRawValue(element) : wanted(element.rawValue)
      )
    }
  }

  /// Returns the name of a case as a literal, if the compiler uses it as such.
  private func implicitRawValue(_ element: RawEnumCaseElementSyntax) -> Expression? {
    guard readsBodies, namesAreLiterals, element.parameterClause == nil else { return nil }
    let range = range(of: element.name)
    let literal = StringLiteral(
      segments: [.text(element.name.identifierName)],
      range: range,
      isDebugOnly: isDebugOnly
    )
    return Expression(.string(literal), at: range.lowerBound)
  }

  private mutating func parameters(
    _ list: RawFunctionParameterListSyntax
  ) -> [FunctionDeclaration.Parameter] {
    list.elements.map { parameter in
      let first = parameter.firstName.identifierName
      let attributes = TypeAttributes(parameter.type)
      return FunctionDeclaration.Parameter(
        label: first == "_" ? nil : first,
        name: (parameter.secondName ?? parameter.firstName).identifierName,
        type: type(ofParameter: parameter.type),
        isVariadic: parameter.ellipsis != nil || parameter.type.is(RawPackExpansionTypeSyntax.self),
        isAutoclosure: attributes.isAutoclosure,
        builder: lower(parameter.attributes).possibleBuilderName,
        hasDefault: parameter.defaultValue != nil,
        defaultValue: wanted(parameter.defaultValue)
      )
    }
  }

  private mutating func parameter(
    _ parameter: RawEnumCaseParameterSyntax
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
  private mutating func type(ofParameter type: RawTypeSyntax) -> TypeReference {
    if let pack = type.as(RawPackExpansionTypeSyntax.self) { return lower(pack.repetitionPattern) }
    let lowered = lower(type)
    return type.is(RawImplicitlyUnwrappedOptionalTypeSyntax.self) ? .optional(lowered) : lowered
  }

  /// Reads a default value if it may contain a literal.
  private mutating func wanted(_ initializer: RawInitializerClauseSyntax?) -> Expression? {
    guard let value = initializer?.value, holdsLiterals(value) else { return nil }
    return lower(value)
  }

  mutating func body(_ block: RawCodeBlockSyntax?) -> [Statement] {
    guard let block, holdsLiterals(block) else { return [] }
    return lower(block.statements)
  }

  /// Returns the type that implements a macro, by the last argument of `#externalMacro`.
  private func implementation(of declaration: RawMacroDeclSyntax) -> String? {
    guard let call = declaration.definition?.value.as(RawMacroExpansionExprSyntax.self) else {
      return nil
    }
    let type = call.arguments.elements.first { $0.label?.text == "type" }?.expression
    return type?.as(RawStringLiteralExprSyntax.self)?.plainText
  }
}

extension RawTokenSyntax {
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

  init(_ type: RawTypeSyntax) {
    guard let attributed = type.as(RawAttributedTypeSyntax.self) else { return }
    isAutoclosure = attributed.attributes.elements.contains { element in
      guard let attribute = RawAttributeSyntax(element) else { return false }
      return attribute.attributeName.as(RawIdentifierTypeSyntax.self)?.name.text == "autoclosure"
    }
  }
}

@_spi(RawSyntax) import SwiftSyntax

extension Lowering {
  /// Reads a class, struct, enum or actor; `nil` for a provider of previews that are not wanted.
  mutating func type(
    _ kind: TypeDeclaration.Kind,
    _ declaration: some RawNominalDeclaration
  ) -> TypeDeclaration? {
    let inherited = lower(declaration.inheritanceClause)
    if isUnwantedPreview(inherited) { return nil }
    let outer = namesAreLiterals
    namesAreLiterals = kind == .enumeration && inherited.contains(where: \.isRawTypeOfKeys)
    let members = members(of: declaration.memberBlock)
    namesAreLiterals = outer
    return TypeDeclaration(
      kind: kind,
      name: [typeName(declaration.name)],
      generics: generics(declaration.genericParameterClause, declaration.genericWhereClause),
      equalities: equalities(of: declaration.genericWhereClause),
      inherited: inherited,
      attributes: lower(declaration.attributes),
      members: members.declarations,
      statements: members.statements,
      isLocalizingMacro: inherited.contains(named: "ExpressionMacro") && localizes(declaration)
    )
  }

  /// Whether the expansion of a macro's implementation contains a localized string.
  private func localizes(_ declaration: some RawNominalDeclaration) -> Bool {
    let source = String(decoding: bytes[range(of: declaration)], as: UTF8.self)
    return source.contains("String(localized:") || source.contains("NSLocalizedString(")
      || source.contains("LocalizedStringResource(")
  }

  mutating func lower(_ declaration: RawProtocolDeclSyntax) -> TypeDeclaration {
    let members = members(of: declaration.memberBlock)
    return TypeDeclaration(
      kind: .protocolType,
      name: [typeName(declaration.name)],
      generics: generics(declaration.primaryAssociatedTypeClause),
      equalities: [],
      inherited: lower(declaration.inheritanceClause),
      attributes: lower(declaration.attributes),
      members: members.declarations,
      statements: members.statements
    )
  }

  mutating func lower(_ declaration: RawExtensionDeclSyntax) -> TypeDeclaration? {
    let inherited = lower(declaration.inheritanceClause)
    if isUnwantedPreview(inherited) { return nil }
    let extended = lower(declaration.extendedType)
    guard case .named(let components) = extended.desugared else { return nil }
    let members = members(of: declaration.memberBlock)
    return TypeDeclaration(
      kind: .extended,
      name: components.map(\.name),
      generics: bounds(of: declaration.genericWhereClause),
      equalities: equalities(of: declaration.genericWhereClause) + extended.desugared.equalities,
      inherited: inherited,
      attributes: lower(declaration.attributes),
      members: members.declarations,
      statements: members.statements,
      isPrivate: declaration.modifiers.isPrivate
    )
  }

  private func isUnwantedPreview(_ inherited: [TypeReference]) -> Bool {
    guard !options.includesPreviews else { return false }
    return inherited.contains(named: "PreviewProvider")
  }

  private mutating func members(of block: RawMemberBlockSyntax) -> Members {
    typeDepth += 1
    defer { typeDepth -= 1 }
    var members = Members()
    for member in block.members.elements { lower(member.decl, into: &members) }
    return members
  }

  // An empty syntax collection allocates an arena, so a missing clause has no collection.

  mutating func lower(_ clause: RawInheritanceClauseSyntax?) -> [TypeReference] {
    guard let clause else { return [] }
    return clause.inheritedTypes.elements.map { lower($0.type) }
  }

  mutating func generics(
    _ clause: RawGenericParameterClauseSyntax?,
    _ requirements: RawGenericWhereClauseSyntax?
  ) -> [GenericParameter] {
    var result: [GenericParameter] = []
    if let clause {
      result = clause.parameters.elements.map { parameter in
        let bounds = parameter.inheritedType.map { [lower($0)] } ?? []
        return GenericParameter(name: parameter.name.identifierName, bounds: bounds)
      }
    }
    for requirement in bounds(of: requirements) {
      if let index = result.firstIndex(where: { $0.name == requirement.name }) {
        result[index].bounds += requirement.bounds
      } else {
        result.append(requirement)
      }
    }
    return result
  }

  /// Returns the conformances in a `where` clause that plain names must have.
  private mutating func bounds(of clause: RawGenericWhereClauseSyntax?) -> [GenericParameter] {
    guard let clause else { return [] }
    return clause.requirements.elements.compactMap { requirement in
      guard let conformance = RawConformanceRequirementSyntax(requirement.requirement),
        let name = conformance.leftType.as(RawIdentifierTypeSyntax.self)?.name.identifierName
      else { return nil }
      return GenericParameter(name: name, bounds: [lower(conformance.rightType)])
    }
  }

  mutating func equalities(
    of clause: RawGenericWhereClauseSyntax?
  ) -> [TypeDeclaration.Equality] {
    guard let clause else { return [] }
    return clause.requirements.elements.compactMap { requirement in
      guard let equality = RawSameTypeRequirementSyntax(requirement.requirement),
        let left = RawTypeSyntax(equality.leftType), let right = RawTypeSyntax(equality.rightType)
      else { return nil }
      return TypeDeclaration.Equality(left: lower(left), type: lower(right))
    }
  }

  private func generics(_ clause: RawPrimaryAssociatedTypeClauseSyntax?) -> [GenericParameter] {
    guard let clause else { return [] }
    return clause.primaryAssociatedTypes.elements.map {
      GenericParameter(name: $0.name.identifierName, bounds: [])
    }
  }
}

extension TypeReference {
  /// Whether an enum with this raw type has keys as raw values.
  fileprivate var isRawTypeOfKeys: Bool {
    guard case .named(let components) = self, let name = components.last?.name else { return false }
    return ["LocalizedStringKey", "LocalizedStringResource", "LocalizationValue"].contains(name)
  }

  /// The type with `T?` written as `Optional<T>`.
  fileprivate var desugared: TypeReference {
    if case .optional(let wrapped) = self { return .named("Optional", [wrapped]) }
    return self
  }

  /// The requirements of an extension of `[Int]`, `Int?` or `[String: Int]` on its type's
  /// parameters.
  fileprivate var equalities: [TypeDeclaration.Equality] {
    guard case .named(let components) = self, components.count == 1, let type = components.first,
      let names = Self.genericParameters[type.name]
    else { return [] }
    return zip(names, type.arguments)
      .map { TypeDeclaration.Equality(left: .named($0), type: $1) }
  }

  /// The parameters of the types with special syntax.
  private static let genericParameters = [
    "Optional": ["Wrapped"], "Array": ["Element"], "Dictionary": ["Key", "Value"],
    "Set": ["Element"],
  ]
}

extension [TypeReference] {
  /// Whether one of the types has this name.
  fileprivate func contains(named name: String) -> Bool {
    contains { type in
      guard case .named(let components) = type else { return false }
      return components.last?.name == name
    }
  }
}

/// The private types of a file or a body, under unique names.
///
/// Two files may each declare a `private struct Row`, and so may two functions. Each uses its own
/// declaration.
struct FileTypes {
  private let mark: String
  private var names: [String: String] = [:]

  /// Collects the private types and aliases of a file's top level.
  init(_ statements: RawCodeBlockItemListSyntax, of path: String) {
    mark = "\u{0}" + String(Fingerprint(path).rawValue, radix: 36)
    collect(statements)
  }

  /// Returns the unique name of a type that the file calls `name`.
  func name(for name: String) -> String {
    names[name] ?? name
  }

  /// Adds the types and aliases that a body declares; `number` identifies the body in its file.
  mutating func enter(_ body: RawCodeBlockItemListSyntax, number: Int) {
    for statement in body.elements {
      guard case .decl(let declaration)? = statement.content,
        let name = Self.name(of: declaration)
      else { continue }
      names[name] = "\(name)\(mark)-\(number)"
    }
  }

  private mutating func collect(_ statements: RawCodeBlockItemListSyntax) {
    for statement in statements.elements {
      guard case .decl(let declaration)? = statement.content else { continue }
      if let config = declaration.as(RawIfConfigDeclSyntax.self) {
        for clause in config.clauses.elements {
          if case .statements(let inner)? = clause.content { collect(inner) }
        }
      } else if let name = Self.privateName(of: declaration) {
        names[name] = name + mark
      }
    }
  }

  private static func privateName(of declaration: RawDeclSyntax) -> String? {
    guard let (name, modifiers) = head(of: declaration), modifiers.isPrivate else { return nil }
    return name.identifierName
  }

  /// Returns the name of a type or alias; `nil` for other declarations.
  static func name(of declaration: RawDeclSyntax) -> String? {
    head(of: declaration)?.name.identifierName
  }

  private static func head(
    of declaration: RawDeclSyntax
  ) -> (name: RawTokenSyntax, modifiers: RawDeclModifierListSyntax)? {
    switch declaration.form {
    case .structDecl(let type): (type.name, type.modifiers)
    case .classDecl(let type): (type.name, type.modifiers)
    case .enumDecl(let type): (type.name, type.modifiers)
    case .actorDecl(let type): (type.name, type.modifiers)
    case .protocolDecl(let type): (type.name, type.modifiers)
    case .typeAliasDecl(let alias): (alias.name, alias.modifiers)
    default: nil
    }
  }
}

extension String {
  /// The name of a type as written, without the identification of its file.
  package var plainTypeName: String {
    guard utf8.contains(0) else { return self }
    return split(separator: ".").map { String($0.prefix { $0 != "\u{0}" }) }
      .joined(separator: ".")
  }
}

extension RawDeclModifierListSyntax {
  /// Whether the declaration is visible in its file only.
  var isPrivate: Bool {
    elements.contains { modifier in
      (modifier.name.isKeyword("private") || modifier.name.isKeyword("fileprivate"))
        && modifier.detail == nil
    }
  }
}

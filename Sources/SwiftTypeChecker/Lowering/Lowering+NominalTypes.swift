import SwiftSyntax

extension Lowering {
  /// Reads a class, struct, enum or actor; `nil` for a provider of previews that are not wanted.
  mutating func type(
    _ kind: TypeDeclaration.Kind,
    _ declaration: some DeclGroupSyntax & WithGenericParametersSyntax,
    name: TokenSyntax
  ) -> TypeDeclaration? {
    let inherited = lower(declaration.inheritanceClause)
    if isUnwantedPreview(inherited) { return nil }
    let members = members(of: declaration.memberBlock)
    return TypeDeclaration(
      kind: kind,
      name: [typeName(name)],
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
  private func localizes(_ declaration: some DeclGroupSyntax) -> Bool {
    let source = String(decoding: bytes[range(of: declaration)], as: UTF8.self)
    return source.contains("String(localized:") || source.contains("NSLocalizedString(")
      || source.contains("LocalizedStringResource(")
  }

  mutating func lower(_ declaration: ProtocolDeclSyntax) -> TypeDeclaration {
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

  mutating func lower(_ declaration: ExtensionDeclSyntax) -> TypeDeclaration? {
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

  private mutating func members(of block: MemberBlockSyntax) -> Members {
    typeDepth += 1
    defer { typeDepth -= 1 }
    var members = Members()
    for member in block.members { lower(member.decl, into: &members) }
    return members
  }

  // An empty syntax collection allocates an arena, so a missing clause has no collection.

  mutating func lower(_ clause: InheritanceClauseSyntax?) -> [TypeReference] {
    guard let clause else { return [] }
    return clause.inheritedTypes.map { lower($0.type) }
  }

  mutating func generics(
    _ clause: GenericParameterClauseSyntax?,
    _ requirements: GenericWhereClauseSyntax?
  ) -> [GenericParameter] {
    var result: [GenericParameter] = []
    if let clause {
      result = clause.parameters.map { parameter in
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
  private mutating func bounds(of clause: GenericWhereClauseSyntax?) -> [GenericParameter] {
    guard let clause else { return [] }
    return clause.requirements.compactMap { requirement in
      guard case .conformanceRequirement(let conformance) = requirement.requirement,
        let name = conformance.leftType.as(IdentifierTypeSyntax.self)?.name.identifierName
      else { return nil }
      return GenericParameter(name: name, bounds: [lower(conformance.rightType)])
    }
  }

  mutating func equalities(
    of clause: GenericWhereClauseSyntax?
  ) -> [TypeDeclaration.Equality] {
    guard let clause else { return [] }
    return clause.requirements.compactMap { requirement in
      guard case .sameTypeRequirement(let equality) = requirement.requirement,
        case .type(let left) = equality.leftType, case .type(let right) = equality.rightType
      else { return nil }
      return TypeDeclaration.Equality(left: lower(left), type: lower(right))
    }
  }

  private func generics(_ clause: PrimaryAssociatedTypeClauseSyntax?) -> [GenericParameter] {
    guard let clause else { return [] }
    return clause.primaryAssociatedTypes.map {
      GenericParameter(name: $0.name.identifierName, bounds: [])
    }
  }
}

extension TypeReference {
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
  init(_ statements: CodeBlockItemListSyntax, of path: String) {
    mark = "\u{0}" + String(Fingerprint(path).rawValue, radix: 36)
    collect(statements)
  }

  /// Returns the unique name of a type that the file calls `name`.
  func name(for name: String) -> String {
    names[name] ?? name
  }

  /// Adds the types and aliases that a body declares; `number` identifies the body in its file.
  mutating func enter(_ body: CodeBlockItemListSyntax, number: Int) {
    for statement in body {
      guard case .decl(let declaration) = statement.item,
        let name = Self.name(of: declaration)
      else { continue }
      names[name] = "\(name)\(mark)-\(number)"
    }
  }

  private mutating func collect(_ statements: CodeBlockItemListSyntax) {
    for statement in statements {
      guard case .decl(let declaration) = statement.item else { continue }
      if let config = declaration.as(IfConfigDeclSyntax.self) {
        for clause in config.clauses {
          if case .statements(let inner)? = clause.elements { collect(inner) }
        }
      } else if let name = Self.privateName(of: declaration) {
        names[name] = name + mark
      }
    }
  }

  private static func privateName(of declaration: DeclSyntax) -> String? {
    guard let (name, modifiers) = head(of: declaration), modifiers.isPrivate else { return nil }
    return name.identifierName
  }

  /// Returns the name of a type or alias; `nil` for other declarations.
  static func name(of declaration: DeclSyntax) -> String? {
    head(of: declaration)?.name.identifierName
  }

  private static func head(
    of declaration: DeclSyntax
  ) -> (name: TokenSyntax, modifiers: DeclModifierListSyntax)? {
    switch declaration.as(DeclSyntaxEnum.self) {
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

extension DeclModifierListSyntax {
  /// Whether the declaration is visible in its file only.
  var isPrivate: Bool {
    contains { modifier in
      let keyword = modifier.name.tokenKind
      return (keyword == .keyword(.private) || keyword == .keyword(.fileprivate))
        && modifier.detail == nil
    }
  }
}

import SwiftSyntax

/// The types that a file or a body declares for itself, under names that nothing else has.
///
/// Two files may each declare a `private struct Row`, and so may two functions; each of them sees
/// its own.
struct FileTypes {
  private let mark: String
  private var names: [String: String] = [:]

  /// Collects the private types and aliases of a file's top level.
  init(_ statements: CodeBlockItemListSyntax, of path: String) {
    mark = "\u{0}" + String(Fingerprint(path).rawValue, radix: 36)
    collect(statements)
  }

  /// Returns the name under which a type is known that the file calls `name`.
  func name(for name: String) -> String {
    names[name] ?? name
  }

  /// Adds the types and aliases that a body declares; `number` tells the bodies of a file apart.
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
  /// The name of a type as the source writes it, without what tells its file.
  var plainTypeName: String {
    guard utf8.contains(0) else { return self }
    return split(separator: ".").map { String($0.prefix { $0 != "\u{0}" }) }
      .joined(separator: ".")
  }
}

extension DeclModifierListSyntax {
  /// Whether only the file sees the declaration.
  var isPrivate: Bool {
    contains { modifier in
      let keyword = modifier.name.tokenKind
      return (keyword == .keyword(.private) || keyword == .keyword(.fileprivate))
        && modifier.detail == nil
    }
  }
}

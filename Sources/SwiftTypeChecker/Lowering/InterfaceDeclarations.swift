import SwiftSyntax

/// Returns the declarations of an interface, in its order, without bodies.
///
/// - Parameters:
///   - source: A `.swiftinterface` file, or a hand-written file in the same format.
///   - isGenerated: Whether the compiler wrote it; then only public declarations are returned.
/// - Returns: The declarations outside of types; types contain their members.
package func declarations(ofInterface source: SourceFile, isGenerated: Bool) -> [Declaration] {
  var source = source
  if isGenerated { source.bytes = HiddenDeclarations.erased(in: source) }
  let tree = Lowering.read(source, options: LoweringOptions(), readsBodies: false)
  return tree.statements.compactMap { statement in
    if case .declaration(let declaration) = statement { declaration } else { nil }
  }
}

/// Finds the declarations of a generated interface that sources cannot use: those that are not
/// public, and those that are unavailable everywhere.
final class HiddenDeclarations: SyntaxVisitor {
  private var ranges: [Range<Int>] = []

  /// Returns the bytes of an interface with spaces for hidden declarations; line breaks stay.
  static func erased(in source: SourceFile) -> [UInt8] {
    var bytes = source.bytes
    guard let syntax = try? source.parseForVisitor() else { return bytes }
    let visitor = HiddenDeclarations(viewMode: .sourceAccurate)
    visitor.walk(syntax)
    for range in visitor.ranges {
      for index in range where bytes[index] != UInt8(ascii: "\n") {
        bytes[index] = UInt8(ascii: " ")
      }
    }
    return bytes
  }

  override func visit(_ item: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    visit(item.decl, needsModifier: !item.isRequirement)
  }

  override func visit(_ item: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard case .decl(let declaration) = item.item else { return .skipChildren }
    return visit(declaration, needsModifier: true)
  }

  private func visit(
    _ declaration: DeclSyntax,
    needsModifier: Bool
  ) -> SyntaxVisitorContinueKind {
    if declaration.is(IfConfigDeclSyntax.self) { return .visitChildren }
    let isHidden = declaration.isUnavailable || (needsModifier && !declaration.isPublic)
    guard isHidden else {
      return declaration.asProtocol((any DeclGroupSyntax).self) == nil
        ? .skipChildren : .visitChildren
    }
    let start = declaration.positionAfterSkippingLeadingTrivia.utf8Offset
    ranges.append(start..<max(start, declaration.endPositionBeforeTrailingTrivia.utf8Offset))
    return .skipChildren
  }
}

extension MemberBlockItemSyntax {
  /// Whether the member belongs to a protocol, and so is as visible as the protocol.
  fileprivate var isRequirement: Bool {
    var node = parent
    while let current = node {
      if current.is(ProtocolDeclSyntax.self) { return true }
      if current.asProtocol((any DeclGroupSyntax).self) != nil { return false }
      node = current.parent
    }
    return false
  }
}

extension DeclSyntax {
  /// Whether the declaration is visible in other modules; extensions and cases need no modifier.
  fileprivate var isPublic: Bool {
    if self.is(ExtensionDeclSyntax.self) || self.is(EnumCaseDeclSyntax.self) { return true }
    guard let modified = asProtocol((any WithModifiersSyntax).self) else { return true }
    return modified.modifiers.contains { modifier in
      modifier.name.tokenKind == .keyword(.public) || modifier.name.tokenKind == .keyword(.open)
    }
  }

  /// Whether `@available(*, unavailable)` forbids the use on every platform.
  fileprivate var isUnavailable: Bool {
    guard let attributed = asProtocol((any WithAttributesSyntax).self) else { return false }
    return attributed.attributes.contains { element in
      guard case .attribute(let attribute) = element,
        case .availability(let arguments)? = attribute.arguments
      else { return false }
      let words = arguments.compactMap { $0.argument.as(TokenSyntax.self)?.text }
      return words.contains("*") && words.contains("unavailable")
    }
  }
}

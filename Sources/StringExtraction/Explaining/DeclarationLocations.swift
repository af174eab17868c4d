import Diagnostics
import SwiftSyntax
import SwiftTypeChecker

/// Finds the locations of declarations.
///
/// The index does not contain locations, because they change with each edit. The few locations that
/// an explanation needs are looked up in the syntax of their files.
final class DeclarationLocations {
  private let sources: [SourceFile]
  private var files: [Int: [DeclarationName: Location]] = [:]

  /// Creates a finder for the files of an index, in the order of the index.
  init(_ sources: [SourceFile]) {
    self.sources = sources
  }

  /// Returns the location of a function of the project.
  ///
  /// For a memberwise initializer it is the location of the property of the parameter.
  func location(of entry: FunctionEntry, parameter: Int? = nil) -> Location? {
    if let location = location(of: entry.declarationName, in: entry.file) { return location }
    if let parameter, entry.declaration.parameters.indices.contains(parameter) {
      let name = entry.declaration.parameters[parameter].name
      let property = DeclarationName(owner: entry.owner, name: name, labels: nil)
      if let location = location(of: property, in: entry.file) { return location }
    }
    let type = DeclarationName(owner: nil, name: (entry.owner ?? "").plainTypeName, labels: nil)
    return location(of: type, in: entry.file)
  }

  /// Returns the location of a declaration of a file.
  func location(of name: DeclarationName, in file: Int) -> Location? {
    var name = name
    name.owner = name.owner?.plainTypeName
    guard sources.indices.contains(file) else { return nil }
    if let known = files[file] { return known[name] }
    let source = sources[file]
    let lineIndex = LineIndex(source.bytes)
    var locations: [DeclarationName: Location] = [:]
    if let syntax = try? source.parseForVisitor() {
      let collector = DeclarationCollector(viewMode: .sourceAccurate)
      collector.walk(syntax)
      locations = collector.offsets.mapValues { lineIndex.location(of: $0..<$0, in: source.path) }
    }
    files[file] = locations
    return locations[name]
  }
}

/// Collects the declarations of a file with the offsets of their names.
private final class DeclarationCollector: SyntaxVisitor {
  private(set) var offsets: [DeclarationName: Int] = [:]
  private var owners: [String] = []

  private var owner: String? { owners.isEmpty ? nil : owners.joined(separator: ".") }

  private func enter(_ name: String, _ token: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    owners.append(name)
    note(DeclarationName(owner: nil, name: owner ?? name, labels: nil), token)
    return .visitChildren
  }

  private func note(_ name: DeclarationName, _ token: some SyntaxProtocol) {
    if offsets[name] == nil {
      offsets[name] = token.positionAfterSkippingLeadingTrivia.utf8Offset
    }
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.identifierName, node.name)
  }
  override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.identifierName, node.name)
  }
  override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.identifierName, node.name)
  }
  override func visitPost(_ node: EnumDeclSyntax) { owners.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.identifierName, node.name)
  }
  override func visitPost(_ node: ActorDeclSyntax) { owners.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.identifierName, node.name)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { owners.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    owners.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.identifierName, node.signature.parameterClause, at: node.name)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    note("init", node.signature.parameterClause, at: node.initKeyword)
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    note("subscript", node.parameterClause, at: node.subscriptKeyword)
    return .visitChildren
  }

  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.identifierName, node.signature.parameterClause, at: node.name)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.parameterClause?.parameters.map { $0.firstName?.identifierName ?? "_" } ?? []
    let name = DeclarationName(owner: owner, name: node.name.identifierName, labels: labels)
    note(name, node.name)
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let pattern = node.pattern.as(IdentifierPatternSyntax.self) {
      let name = pattern.identifier.identifierName
      note(DeclarationName(owner: owner, name: name, labels: nil), pattern)
    }
    return .visitChildren
  }

  private func note(
    _ name: String,
    _ clause: FunctionParameterClauseSyntax,
    at token: TokenSyntax
  ) {
    let labels = clause.parameters.map(\.firstName.identifierName)
    note(DeclarationName(owner: owner, name: name, labels: labels), token)
  }
}

/// The name that identifies a declaration in its file.
struct DeclarationName: Hashable {
  /// The qualified name of the enclosing type.
  var owner: String?
  var name: String
  /// The labels of its parameters; `nil` for declarations that cannot be called.
  var labels: [String]?
}

extension FunctionEntry {
  /// The name that identifies the declaration in its file.
  var declarationName: DeclarationName {
    DeclarationName(
      owner: owner,
      name: declaration.name,
      labels: declaration.parameters.map { $0.label ?? "_" }
    )
  }
}
